"""`heckmeck tournament run FILE`: opens the file and hands the organiser's words to the desk."""

import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from heckmeck.cli.commands.tournament.desk import Desk, Leave
from heckmeck.cli.commands.tournament.files import (
    EventFile,
    decoded,
    house_rules,
    read_name_file,
    refused_line,
)
from heckmeck.cli.complaints import about_file
from heckmeck.cli.files import STANDARD_INPUT, naming
from heckmeck.cli.options import seed_from
from heckmeck.cli.output import put
from heckmeck.errors import Malformed, Refused
from heckmeck.language import current_words
from heckmeck.tournament.stages import plan
from heckmeck.tournament.tournament import Tournament

PROMPT = "> "
APOSTROPHES = "'‘’"
QUOTES = {
    '"': '"',
    "“": "”",
    "”": "”",
    "„": "“”",
    "«": "»",
    "»": "«",
    "'": "'",
    "‘": "’",
    "’": "’",
    "‚": "‘’",
}
TYPOGRAPHIC_QUOTES = re.compile("[“”„«»]")
WHOLE_IN_APOSTROPHES = re.compile(r"(?<!\S)'([^']*)'(?!\S)")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def run_desk(
    file: str, words: Sequence[str], name: str, names: str, rules_file: str, seed: str, script: str
) -> None:
    """Open a tournament or make a new one; then carry out one command, a script, or what the organiser types."""
    path = Path(file)
    new = not path.exists()
    if not new and (name or rules_file or seed):
        with naming(file):
            raise Malformed("tournament-exists", "L1")
    rules = house_rules(rules_file)
    arriving = read_name_file(names) if names else []
    if new and len(arriving) > 1:
        plan(len(arriving), rules)  # refuses what cannot work for so many
    with EventFile(path, new=new) as events:
        if new:
            source = seed_from(seed) if seed else None
            tournament = Tournament.create(name or path.stem, source, rules, now)
            events.append(tournament.events[0])
        else:
            found, torn = events.read()
            with naming(file):
                tournament = Tournament(found, now)
            if torn:
                put(current_words().say("tournament-torn-line"))
        tournament.keep = events.append
        desk = Desk(tournament)
        if arriving:
            desk.register(arriving)
        if words:
            with suppress(Leave):
                desk.do(list(words))
        elif script or not sys.stdin.isatty():
            run_script(desk, script or STANDARD_INPUT)
        else:
            talk(desk)


def run_script(desk: Desk, file: str) -> None:
    """Carry out one command per line; the first that is refused ends it, and what was done before stays done."""
    for number, line in enumerate(decoded(file).splitlines(), 1):
        try:
            desk.do(split(line))
        except Leave:
            return
        except Refused as refusal:
            raise refused_line(file, number, refusal) from None


def talk(desk: Desk) -> None:
    """Carry out what the organiser types, until `quit` or Ctrl-D; a refusal is shown and changes nothing."""
    with suppress(ImportError):
        import readline  # noqa: F401  (input() then knows arrow keys and earlier lines)
    desk.ask = lambda question: input(f"{question} ")
    desk.welcome()
    while True:
        try:
            desk.do(split(input(PROMPT)))
        except (EOFError, Leave):
            return
        except Refused as refusal:
            put(str(refusal))
        except OSError as error:
            put(about_file(error))


def split(line: str) -> list[str]:
    """Split a command into words: quotation marks of any language hold a name together, `#` begins a comment.

    Marks count only around a whole word, so that O'Brien and Team#1 are names.
    """
    words: list[str] = []
    rest = line.strip()
    while rest and not rest.startswith("#"):
        end = _closing(rest)
        word = rest[: end + 1] if end else rest.split(maxsplit=1)[0]
        words.append(word[1:-1].strip() if end else word)
        rest = rest[len(word) :].strip()
    return words


def _closing(text: str) -> int:
    """Return where the quotation mark that begins a text is closed; 0 where none begins it."""
    closing = QUOTES.get(text[0])
    if closing is None:
        return 0
    end = re.search(rf"[{closing}](?=\s|$)", text[1:])
    if end is None and text[0] not in APOSTROPHES:
        raise Malformed("tournament-quotes", "")
    return 0 if end is None else end.start() + 1
