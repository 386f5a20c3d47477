"""A roll of which people tell only what was done with it: its other dice are made up so that the rules allow it."""

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import FACES, NONE, ONE, WORM, State


@compiled
def lowest_kept(s: State) -> int:
    """Return the lowest face set aside in this turn, or the 1 where there is none."""
    for face in range(FACES):
        if s.kept[face] > 0:
            return face
    return ONE


@compiled
def made_up_golden(s: State, face: int) -> int:
    """Return a face of the golden die that was not set aside with `face`, or with nothing (M5, T2, T3)."""
    if face != NONE:
        return WORM if face == ONE else ONE
    if s.kept[ONE] > 0:
        return ONE
    if s.kept[WORM] > 0 or not s.golden_die_standard:
        return WORM
    return lowest_kept(s)


@compiled
def make_up_roll(s: State, white: np.ndarray, golden: int, face: int) -> int:
    """Add to the dice set aside, all of one face, as many as are due, of a face that stays on the table (T2).

    With NONE as the face nothing was set aside: then all show what was set aside before, so that the attempt fails
    (T3), or is saved by the weasel (K5). Returns the golden die's face, NONE where it is not rolled.
    """
    other = lowest_kept(s) if face == NONE else (WORM if face == ONE else ONE)
    missing = s.dice_left - s.golden_left
    for each in range(FACES):
        missing -= white[each]
    white[other] += max(0, missing)
    if s.golden_left and golden == NONE:
        return made_up_golden(s, face)
    return golden
