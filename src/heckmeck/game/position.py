"""The position line: a position without its history, as six fields of text (docs/notation.md 4)."""

from collections.abc import Iterator
from dataclasses import replace

from heckmeck.errors import Illegal
from heckmeck.game.moves import spell_dice
from heckmeck.rules.edition import Edition
from heckmeck.rules.specialists import owns, specialist_of, specialist_on
from heckmeck.rules.state import (
    DICE,
    DOWN,
    GOLDEN_DIE,
    GONE,
    HIGHEST_TILE,
    LOWEST_PORTION,
    LOWEST_TILE,
    NONE,
    UP,
    Phase,
    State,
)
from heckmeck.rules.turn import is_new_turn

FIELDS = ("RULES", "GRILL", "SUPPLY", "STACKS", "SEAT", "TURN")
LETTERS = "chrwga"  # of the specialists, in the engine's order
NOTHING = "-"
SHORTEST_RUN = 3


def write_position(edition: Edition, s: State) -> str:
    """Return the line of a position; in the middle of a choice there is none (P7)."""
    if s.phase in (Phase.CLAIM, Phase.PUT_BACK, Phase.BRATWORM):
        raise Illegal("position-in-a-choice", "P7")
    over = s.phase == Phase.OVER
    stacks = "/".join(stack_text(s, seat) for seat in range(s.players))
    fields = (
        rules_text(edition, s),
        ",".join(grill_items(s)) or NOTHING,
        str(s.supply),
        stacks,
        NOTHING if over else str(s.seat),
        NOTHING if over else turn_text(s),
    )
    return " ".join(fields)


def rules_text(edition: Edition, s: State) -> str:
    """Write the edition with the turns still to be played (P1)."""
    left = int(s.max_turns - s.turns) if s.max_turns and s.phase != Phase.OVER else None
    return ",".join(str(replace(edition, max_turns=left, text="")).split())


def grill_items(s: State) -> Iterator[str]:
    """Yield the tiles of the grill, three or more plain ones in a row as a run (P2)."""
    run: list[int] = []
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        specialist = specialist_on(s, tile)
        if tile >= LOWEST_PORTION and s.grill[tile] == UP and specialist == NONE:
            run.append(tile)
            continue
        yield from run_items(run)
        run = []
        if s.grill[tile] != GONE:
            side = NOTHING if s.grill[tile] == DOWN else ""
            yield f"{tile}{letter(specialist)}{side}"
    yield from run_items(run)


def run_items(run: list[int]) -> list[str]:
    return [f"{run[0]}..{run[-1]}"] if len(run) >= SHORTEST_RUN else [str(tile) for tile in run]


def stack_text(s: State, seat: int) -> str:
    tiles = ".".join(map(str, s.stack[seat, : s.height[seat]].tolist()))
    specialist = letter(specialist_of(s, seat))
    bratworms = int(s.bratworms[seat])
    return f"{tiles or NOTHING}{specialist and ':'}{specialist}{f'*{bratworms}' if bratworms else ''}"


def letter(specialist: int) -> str:
    return "" if specialist == NONE else LETTERS[specialist]


def turn_text(s: State) -> str:
    """Write what is set aside, and the dice on the table or how many there are in the hand (P6)."""
    if is_new_turn(s):
        return NOTHING
    kept = spell_dice(s.kept, NONE)
    used = "~" if s.weasel_used else ""
    if s.phase == Phase.KEEP:
        roll = spell_dice(s.roll, s.golden)
        return f"{kept}:{'>' if reads_as_a_number(s, kept, roll) else ''}{roll}{used}"
    falling = ">" if s.phase == Phase.ROLLING else ""
    return f"{kept}:{s.dice_left}{'+' if s.golden_left else ''}{falling}{used}"


def reads_as_a_number(s: State, kept: str, rest: str) -> bool:
    """Whether a digit is a number of dice rather than a die: with the dice set aside it makes a whole turn (P6)."""
    if len(rest) != 1 or rest not in "12345":
        return False
    dice = len(kept) + int(rest)
    return dice == DICE or (dice == DICE + 1 and bool(owns(s, s.seat, GOLDEN_DIE)))
