"""The screen of a game: table, message, choices and question, on 24 lines of 80 columns."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from heckmeck import table
from heckmeck.cli.choices import Choice
from heckmeck.game import Game
from heckmeck.language import Words

KEY = "bold cyan"
HALF = table.WIDTH // 2


def screen(
    game: Game,
    words: Words,
    height: int,
    notes: Sequence[str],
    message: str = "",
    options: Sequence[Choice] = (),
    question: str = "",
) -> list[Text]:
    """Return the lines of the screen, the question last; sections stand apart as far as there is room."""
    sections = [
        [table.title(game, words), *table.grill(game, words)],
        table.players(game, words, notes),
        [] if game.over else table.dice(game, words),
        [Text(line, "italic") for line in wrap(message, table.WIDTH)],
        choice_lines(options),
        [Text.assemble((question, "bold"), "  ", (words.say("keys"), "dim"), " ")] if question else [],
    ]
    return spread([section for section in sections if section], height)


def spread(sections: Sequence[list[Text]], height: int) -> list[Text]:
    """Join sections with blank lines, the first gaps first, as long as the screen has room."""
    spare = height - sum(map(len, sections))
    lines: list[Text] = []
    for number, section in enumerate(sections):
        if number and spare >= number:
            lines.append(Text())
        lines += section
    return lines


def choice_lines(options: Sequence[Choice]) -> list[Text]:
    """Two columns where every label is short, else one choice a line, wrapped."""
    if len(options) > 2 and all(len(option.label) + 5 < HALF for option in options):
        rows = -(-len(options) // 2)
        return [pair(options[row], options[row + rows] if row + rows < len(options) else None) for row in range(rows)]
    return [line for option in options for line in wrapped(option)]


def pair(left: Choice, right: Choice | None) -> Text:
    line = labelled(left.key, left.label)
    if right is not None:
        line.append(" " * (HALF - line.cell_len)).append_text(labelled(right.key, right.label))
    return line


def wrapped(option: Choice) -> list[Text]:
    first, *more = wrap(option.label, table.WIDTH - 5) or [""]
    return [labelled(option.key, first), *(Text(" " * 4 + line) for line in more)]


def labelled(key: str, label: str) -> Text:
    return Text.assemble((f"[{key}]", KEY), f" {label}")
