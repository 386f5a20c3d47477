"""What a decision leads to, read from its row of numbers."""

from typing import NamedTuple

import numpy as np

from heckmeck.coach.prospect import (
    CLAIM,
    ENDS,
    FAIL,
    LIKELY,
    LIKELY_CHANCE,
    STEALS,
    WIN,
    WORMS,
    Rows,
)
from heckmeck.rules.state import NONE, State
from heckmeck.solver.endings import Floats


class Prospect(NamedTuple):
    """What a decision leads to, with the best play for the rest of the turn."""

    win: Floats  # every seat's chance of winning
    own_win: float
    fail: float  # the chance that the attempt fails
    worms: float  # at the end of the turn less worms now, on average
    steals: float
    ends: float  # the chance that the game ends with this turn
    likeliest: (
        tuple[int, float] | None
    )  # a tile or FAILURE, and its chance; None where the tile has been claimed already
    chance: Floats  # of each claim


def prospect_of(s: State, row: Rows) -> Prospect:
    """Return the prospect of a decision in `s`."""
    number: list[float] = row.tolist()
    return Prospect(
        win=np.array(number[WIN : WIN + int(s.players)]),
        own_win=number[WIN + int(s.seat)],
        fail=number[FAIL],
        worms=number[WORMS],
        steals=number[STEALS],
        ends=number[ENDS],
        likeliest=None if number[LIKELY] == NONE else (int(number[LIKELY]), number[LIKELY_CHANCE]),
        chance=np.array(number[CLAIM:]),
    )
