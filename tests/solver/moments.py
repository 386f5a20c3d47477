"""Moments of a turn, laid by hand."""

from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import (
    DECIDE,
    DICE,
    FACES,
    GOLDEN_DIE,
    KEEP,
    ROLLING,
    START,
    WEASEL,
    WITH_SEAT,
    State,
)

NOTHING = (0,) * FACES


def moment(
    kept: tuple[int, ...] = NOTHING,
    roll: tuple[int, ...] | None = None,
    nine: bool = False,
    golden_left: bool = True,
    golden_face: int | None = None,
    weasel: bool = False,
    rules: str = "deluxe",
) -> State:
    """Lay dice set aside by face, and the roll on the table if it waits for a decision.

    The golden die, if it plays, is still to be rolled or shows `golden_face`; it is one of the dice of the roll.
    """
    s = new_game(Edition.parse(rules), 2)
    s.kept[:] = kept
    s.dice_left = DICE + nine - sum(kept)
    s.golden_left = nine and golden_left
    s.phase = DECIDE if sum(kept) else ROLLING
    if weasel:
        s.specialist[WEASEL] = WITH_SEAT
    if roll is not None:
        s.phase = KEEP
        s.roll[:] = roll
        if golden_face is not None:
            s.roll[golden_face] -= 1
            s.golden = golden_face
    return s


def eight_or_nine(weasel: bool = False, rules: str = "deluxe") -> State:
    """Lay the beginning of a turn with the golden die (K4)."""
    s = moment(weasel=weasel, rules=rules)
    s.specialist[GOLDEN_DIE] = WITH_SEAT
    s.phase = START
    return s
