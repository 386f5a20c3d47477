"""What the coach knows about the game: every seat's chance of winning at the beginning of a turn."""

from collections.abc import Callable
from functools import cache

import numpy as np

from heckmeck.bots.champion.valuation import result_of, valuation_for, win_chances
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import MOST_PLAYERS, State
from heckmeck.solver.endings import Floats

# (positions, how many) -> [position, seat]: chances of winning, ties shared. Rows sum to 1; a finished game is exact.
Valuation = Callable[[np.recarray, int], Floats]


@cache
def champion_valuation(edition: Edition) -> Valuation:
    """Return the champion's valuation for games of this edition."""
    networks = valuation_for(edition)

    def valuation(positions: np.recarray, count: int) -> Floats:
        win = np.zeros((count, MOST_PLAYERS))
        win_chances(networks, positions, count, win)
        return win[:, : int(positions[0].players)]

    return valuation


def shares_of(state: State) -> Floats:
    """Return what a finished game gives each seat: the win, or an equal share of a shared first place (E3)."""
    shares = np.zeros(MOST_PLAYERS)
    result_of(state, shares)
    return shares[: int(state.players)]
