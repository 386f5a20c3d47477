"""The screen of a game: table, message, choices and question, on 24 lines of 80 columns."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from heckmeck.cli.screen.choices import Choice
from heckmeck.game import Game, board
from heckmeck.language import Words

KEY = "bold cyan"
HALF = board.WIDTH // 2


def screen(
    game: Game,
    words: Words,
    height: int,
    notes: Sequence[str],
    message: str = "",
    options: Sequence[Choice] = (),
    question: str = "",
) -> list[Text]:
    """Return the lines of the screen, the question last; the message gets the room that is left."""
    above = [
        [board.title(game, words), *board.grill(game, words)],
        board.players(game, words, notes),
        [] if game.over else board.dice(game, words),
    ]
    below = [choice_lines(options), [question_line(question, words)] if question else []]
    room = height - sum(map(len, above + below))
    told = wrapped(message, "italic")[: max(0, room)] if message else []
    return spread([section for section in (*above, told, *below) if section], height)


def question_line(question: str, words: Words) -> Text:
    """The question and, where they fit beside it, the keys that always work."""
    line = Text.assemble((question, "bold"), "  ", (words.say("keys"), "dim"))
    return (line if line.cell_len < board.WIDTH else Text(question, "bold")).append(" > ")


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
    """Two columns where there are many choices, otherwise one per line, wrapped."""
    if len(options) <= 3:
        return [line for option in options for line in below_each_other(option)]
    rows = -(-len(options) // 2)
    left, right = map(short, options[:rows]), map(short, options[rows:])
    return [line.append_text(more) for line, more in zip_longest(left, right, fillvalue=Text())]


def short(option: Choice) -> Text:
    line = labelled(option.key, option.label)
    line.truncate(HALF - 1, overflow="ellipsis")
    return line.append(" " * (HALF - line.cell_len))


def below_each_other(option: Choice) -> list[Text]:
    first, *more = wrapped(option.label, width=board.WIDTH - 5)
    return [labelled(option.key, first.plain), *(Text(" " * 4).append_text(line) for line in more)]


def labelled(key: str, label: str) -> Text:
    return Text.assemble((f"[{key}]", KEY), f" {label}")


def wrapped(text: str, style: str = "", width: int = board.WIDTH) -> list[Text]:
    """Break text at words; letters of double width count as two."""
    return list(Text(text, style).wrap(Console(width=width), width))


def paragraphs(texts: Sequence[str]) -> list[Text]:
    """Return texts wrapped at words, with a blank line between them."""
    lines = [line for text in texts for line in (*wrapped(" ".join(text.split())), Text())]
    return lines[:-1]


def one_line(text: str) -> Text:
    line = Text(text)
    line.truncate(board.WIDTH, overflow="ellipsis")
    return line
