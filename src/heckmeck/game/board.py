"""The table as people see it: grill, stacks and dice.

Every line is a rich Text with styles; `str(game)` takes the letters only. Drawn for 80 columns.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from heckmeck.game.moves import FACE_LETTERS, SPECIALIST_NAMES
from heckmeck.language import Words, current_words
from heckmeck.rules.claim import dice_total, final_total
from heckmeck.rules.ending import worms_of, worms_on
from heckmeck.rules.state import DOWN, NONE, UP, WITH_SEAT, Phase, State

if TYPE_CHECKING:
    from heckmeck.game import Game

WIDTH = 80
WORMS_WIDTH = 10  # where the language needs no more
NAME_WIDTH = 12
TILE = "black on yellow"
EDGE = "yellow"
DOWN_STYLE = "dim"
SPECIALIST = "bold magenta"
BRATWORM = "bold red"
GOLDEN = "bold yellow"
TURN = "bold green"


def table_text(game: "Game") -> str:
    """Return the whole table as plain text."""
    words = current_words()
    lines = [title(game, words), *grill(game, words), Text(), *players(game, words)]
    if not game.over:
        lines += [Text(), *dice(game, words)]
    return "\n".join(line.plain.rstrip() for line in lines)


def title(game: "Game", words: Words) -> Text:
    """Which game this is, whose turn it is, and the supply of Bratworms."""
    state = game.state
    if game.over:
        line = Text(words.say("table-over", rules=str(game.edition), turns=int(state.turns)), "bold")
    else:
        turn = int(state.turns) + 1
        name = game.players[state.seat]
        line = Text(words.say("table-title", rules=str(game.edition), turn=turn, name=name), "bold")
    if game.edition.is_deluxe:
        supply = Text.assemble(
            (words.say("table-supply"), ""), " ", ("●" * int(state.supply) or "–", BRATWORM)
        )
        return column(line.plain, WIDTH - supply.cell_len, "bold").append_text(supply)
    line.truncate(WIDTH, overflow="ellipsis")
    return line


# The grill


def grill(game: "Game", words: Words) -> list[Text]:
    """Return the row of tiles with their worms; in deluxe, two rows of labels for the specialists on them."""
    state = game.state
    places = [(tile, column * 4) for column, tile in enumerate(game.edition.tiles)]
    lines = [
        Text.assemble(*(part for tile, _ in places for part in tile_cell(state, tile, row)))
        for row in range(3)
    ]
    if not game.edition.is_deluxe:
        return lines
    return [*lines, *specialist_labels(state, dict(places), words)]


def tile_cell(state: State, tile: int, row: int) -> Iterator[tuple[str, str]]:
    """Yield four columns of a tile: its number in row 0, up to two worms in each row below."""
    if state.grill[tile] == UP:
        content = str(tile) if row == 0 else worm_row(int(worms_on(state, tile)), row)
        yield from (("▐", EDGE), (content, f"bold {TILE}" if row == 0 else TILE), ("▌", EDGE))
    elif state.grill[tile] == DOWN:
        yield "▐░░▌", DOWN_STYLE
    else:
        yield "    ", ""


def worm_row(worms: int, row: int) -> str:
    return f"{'~' * max(0, min(2, worms - 2 * (row - 1))):<2}"


def specialist_labels(state: State, columns: Mapping[int, int], words: Words) -> list[Text]:
    """Return two rows of labels, used in turn: neighbours have eight columns each."""
    standing = [
        (int(tile), name)
        for name, tile in zip(SPECIALIST_NAMES, state.specialist, strict=True)
        if tile in columns
    ]
    rows = [Text(), Text()]
    for number, (tile, name) in enumerate(sorted(standing)):
        row = rows[number % 2]
        row.append(" " * (columns[tile] + 1 - row.cell_len))
        row.append(words.say("specialist-label", specialist=name), SPECIALIST)
    return rows


# The players


def players(game: "Game", words: Words, notes: Sequence[str] = ()) -> list[Text]:
    """Return one line per player: worms, top tile and how many below, specialist, Bratworms, and a note."""
    width = min(NAME_WIDTH, max(Text(name).cell_len for name in game.players))
    worms = [words.say("worms", n=int(worms_of(game.state, seat))) for seat in range(len(game.players))]
    worms_width = max(WORMS_WIDTH, 1 + max(Text(told).cell_len for told in worms))
    lines = []
    for seat, name in enumerate(game.players):
        line = player_line(game, seat, column(name, width + 1), column(worms[seat], worms_width), words)
        if notes and notes[seat]:
            line.append(notes[seat], "italic")
        line.truncate(WIDTH, overflow="ellipsis")
        lines.append(line)
    return lines


def player_line(game: "Game", seat: int, name: Text, worms: Text, words: Words) -> Text:
    state = game.state
    at_turn = seat == game.seat
    name.stylize(TURN if at_turn else "bold")
    line = Text().append("▶ " if at_turn else "  ", TURN).append_text(name).append_text(worms)
    line.append_text(stack(state, seat))
    if game.edition.is_deluxe:
        owned = [
            item for index, item in enumerate(SPECIALIST_NAMES) if state.specialist[index] == WITH_SEAT + seat
        ]
        label = "+".join(words.say("specialist-label", specialist=item) for item in owned)
        line.append_text(column(label, 8, SPECIALIST))
        line.append_text(column("●" * int(state.bratworms[seat]), 8, BRATWORM))
    return line


def stack(state: State, seat: int) -> Text:
    """The top tile with its worms, and how many tiles lie below it, in 13 columns."""
    height = int(state.height[seat])
    if height == 0:
        return column("–", 13, "dim")
    tile = int(state.stack[seat, height - 1])
    line = Text.assemble(("▐", EDGE), (str(tile), f"bold {TILE}"), ("▌", EDGE))
    line.append_text(column("~" * int(worms_on(state, tile)), 5, "red"))
    return line.append_text(column(f"+{height - 1}" if height > 1 else "", 4))


def column(text: str, width: int, style: str = "") -> Text:
    """Return text cut or filled up to a width, with a blank at its end."""
    cell = Text(text, style)
    cell.truncate(width - 1, overflow="ellipsis")
    return cell.append(" " * (width - cell.cell_len))


# The dice


def dice(game: "Game", words: Words) -> list[Text]:
    """Return the dice set aside, then those on the table or in the hand, in four lines; the golden one stands out."""
    state = game.state
    aside = dice_aside(state)
    left = [Text(total_text(state, words) if aside else "", "bold"), *boxes_of(aside)]
    label = (
        words.say("table-roll")
        if state.phase == Phase.KEEP
        else words.say("dice-left", n=int(state.dice_left))
    )
    right = [Text(label, "bold"), *boxes_of(dice_in_play(state))]
    gap = max(line.cell_len for line in left) + 3 if aside else 0
    return [
        line.append(" " * (gap - line.cell_len)).append_text(more)
        for line, more in zip(left, right, strict=True)
    ]


def total_text(state: State, words: Words) -> str:
    total, final = int(dice_total(state)), int(final_total(state))
    if final > total:
        return words.say("table-total-canned-worm", total=total, final=final)
    return words.say("table-total", total=total)


Die = tuple[str, bool]  # what it shows, and whether it is the golden one


def dice_aside(state: State) -> list[Die]:
    return [
        (face, False) for face, count in zip(FACE_LETTERS, state.kept, strict=True) for _ in range(int(count))
    ]


def dice_in_play(state: State) -> list[Die]:
    """Return the dice on the table, or blank ones for those that are still to be rolled."""
    if state.phase == Phase.KEEP:
        white = [
            (face, False)
            for face, count in zip(FACE_LETTERS, state.roll, strict=True)
            for _ in range(int(count))
        ]
        return white if state.golden == NONE else [*white, (FACE_LETTERS[state.golden], True)]
    golden = int(state.golden_left)
    return [(" ", False)] * (int(state.dice_left) - golden) + [(" ", True)] * golden


def boxes_of(faces: Sequence[Die]) -> list[Text]:
    """Draw dice as boxes of three lines."""
    lines = [Text(), Text(), Text()]
    for face, golden in faces:
        top, side, bottom = ("╔═══╗", "║", "╚═══╝") if golden else ("┌───┐", "│", "└───┘")
        edge = GOLDEN if golden else ""
        lines[0].append(top, edge)
        lines[1].append(side, edge).append(f" {face} ", "bold red" if face == "W" else "bold").append(
            side, edge
        )
        lines[2].append(bottom, edge)
    return lines
