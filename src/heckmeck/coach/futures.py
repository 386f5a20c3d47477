"""The positions that can follow a turn, and how likely each is after a decision."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.worth import took_something
from heckmeck.coach.valuation import Valuation
from heckmeck.rules.ending import worms_of
from heckmeck.rules.specialists import raven_was_disturbed
from heckmeck.rules.state import BRATWORM, OVER, PUT_BACK, UP, State
from heckmeck.solver.endings import Floats

FAILURE = 0  # where a claim is a tile
NO_CLAIM = -1  # the tile has been claimed: only a choice is left


class Futures:
    """Positions after the turn of one player, judged for every seat."""

    def __init__(
        self, before: State, positions: np.recarray, claim: NDArray[np.int8], valuation: Valuation
    ) -> None:
        seat = int(before.seat)
        self.seat = seat
        self.win = valuation(positions, len(positions))  # [position, seat]
        self.claim = claim  # [position]: the tile taken or stolen, FAILURE or NO_CLAIM
        self.over: NDArray[np.bool_] = positions.phase == OVER
        worms_now = int(worms_of(before, seat))
        self.worms = np.array([worms_of(position, seat) - worms_now for position in positions], np.float64)
        self.steals = (claim > FAILURE) & (before.grill[np.maximum(claim, 0)] != UP)

    @property
    def worth(self) -> Floats:
        """What each position is worth to the player whose turn it was."""
        return np.ascontiguousarray(self.win[:, self.seat])

    def only(self, index: int) -> "Prospect":
        """Return the prospect of this position for certain."""
        chance = np.zeros(len(self.win))
        chance[index] = 1.0
        return Prospect(chance, self)


class Prospect(NamedTuple):
    """What a decision leads to, with the best play for the rest of the turn."""

    chance: Floats  # [position]
    futures: Futures

    @property
    def win(self) -> Floats:
        """Every seat's chance of winning."""
        return self.chance @ self.futures.win

    @property
    def own_win(self) -> float:
        return float(self.win[self.futures.seat])

    @property
    def fail(self) -> float:
        """The chance that the attempt fails."""
        return float(self.chance[self.futures.claim == FAILURE].sum())

    @property
    def worms(self) -> float:
        """Worms at the end of the turn less worms now, on average."""
        return float(self.chance @ self.futures.worms)

    @property
    def steals(self) -> float:
        return float(self.chance[self.futures.steals].sum())

    @property
    def ends(self) -> float:
        """The chance that the game ends with this turn."""
        return float(self.chance[self.futures.over].sum())

    @property
    def likeliest(self) -> tuple[int, float] | None:
        """The likeliest claim, a tile or FAILURE, and its chance; None where the tile has been claimed already."""
        claims = self.futures.claim
        if claims.min() == NO_CLAIM:
            return None
        chances = np.bincount(claims, weights=self.chance)
        return int(chances.argmax()), float(chances.max())


def at_the_end_of_the_turn(before: State, after: State, valuation: Valuation) -> Prospect:
    """Return the one prospect of a turn that is over, or whose last choice is taken."""
    seat = int(before.seat)
    claim = (
        int(after.stack[seat, after.height[seat] - 1])
        if after.height[seat] > before.height[seat]
        else NO_CLAIM
    )
    if claim == NO_CLAIM and not took_already(before) and not took_something(before, after, seat):
        claim = FAILURE
    positions = np.array([after], dtype=after.dtype).view(np.recarray)
    return Futures(before, positions, np.array([claim], np.int8), valuation).only(0)


def took_already(s: State) -> bool:
    """Whether the attempt has succeeded and only a choice is left: what to put back (G2), or the raven's giver (K7)."""
    return bool(s.phase == PUT_BACK or (s.phase == BRATWORM and raven_was_disturbed(s)))
