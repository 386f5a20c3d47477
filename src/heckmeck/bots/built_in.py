"""What the built-in bots share: a kind and parameters, the numbers by which compiled code tells them apart."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.bot import Bot

RANDOM, SIMPLE, CAREFUL, WORMS, CHAMPION = range(5)
PLANS_A_TURN = CAREFUL  # from here on a bot values outcomes and plays the turn exactly

# Parameters of WORMS; the specialists follow in the engine's order
STEAL, LOSS, BRATWORM, SPECIALIST = 0, 1, 2, 3
PARAMETERS = SPECIALIST + 6
DEPTH = 0  # the parameter of CHAMPION: how many turns it looks ahead

Parameters = NDArray[np.float64]


class BuiltInBot(Bot):
    """A bot that also plays whole games inside the compiled kernel."""

    kind: int

    def parameters(self, players: int) -> Parameters:
        """Return the numbers that the kernel reads, for a table of this many."""
        del players
        return np.zeros(PARAMETERS)
