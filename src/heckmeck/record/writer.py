"""Writing the `.heck` game record (docs/notation.md 1)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from heckmeck.errors import Illegal
from heckmeck.game.events import Event, what_happened
from heckmeck.language import current_words
from heckmeck.record.names import VERSION, quoted
from heckmeck.record.unseen import unseen_turns

if TYPE_CHECKING:
    from heckmeck.game import Game


def write(game: "Game") -> str:
    """Return the record of a game, with comments that say what happened (N7); one from a position has none (P7)."""
    if game.origin:
        raise Illegal("record-of-a-position", "P7")
    counted = game.corrected()
    return "\n".join([*header_lines(counted), "", *turn_lines(counted), ""])


def header_lines(game: "Game") -> Iterator[str]:
    own = {
        "rules": str(game.edition),
        "players": ", ".join(map(quoted, game.players)),
        "start": quoted(game.players[game.start]),
    }
    facts = game.headers if "rules" in game.headers else {**own, **game.headers}
    yield VERSION
    for key, value in facts.items():
        yield f"{key} {own.get(key, value)}".rstrip()


def turn_lines(game: "Game") -> Iterator[str]:
    """Yield one line per turn; a decided `roll` whose dice have not fallen is not written (N8)."""
    tokens: list[str] = []
    events: list[Event] = []
    unseen = unseen_turns(game)
    for step in game.steps:
        write_step(tokens, step.move, game)
        events += what_happened(step.before, step.move, step.after)
        if step.after.turns > step.before.turns:
            comment = comment_on(events, game, unseen=int(step.after.turns) in unseen)
            yield turn_line(game, int(step.before.seat), tokens, comment)
            tokens, events = [], []
    if tokens:
        yield turn_line(game, int(game.state.seat), tokens, "")


def turn_line(game: "Game", seat: int, tokens: list[str], comment: str) -> str:
    line = " ".join([quoted(game.players[seat]), *tokens])
    return f"{line}  # {comment}" if comment else line


def write_step(tokens: list[str], move: str, game: "Game") -> None:
    kind, _, value = move.partition(" ")
    match kind:
        case "dice":
            tokens.append(value)
        case "keep":
            tokens[-1] += f">{value}"
        case "weasel":
            tokens[-1] += "~"
        case "stop":
            tokens.append("stop")
        case "take":
            tokens.append(f"take:{value}")
        case "put":
            tokens.append(f"back:{value.removeprefix('back ')}")
        case "from":
            tokens.append(f"from:{quoted(game.players[int(value)])}")


def comment_on(events: list[Event], game: "Game", unseen: bool = False) -> str:
    """Say what a turn brought, for people who read the record (N7), and that its dice were not all told (C2)."""
    words = current_words()
    said = [words.say(f"event-{event.kind}.short", **event.details(game.players)) for event in events]
    return ", ".join([*said, words.say("record-unseen")] if unseen else said)
