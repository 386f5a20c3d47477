"""The built-in bots as numbers, so that compiled code can tell them apart."""

import numpy as np
from numpy.typing import NDArray

RANDOM, SIMPLE, CAREFUL, WORMS, CHAMPION = range(5)
PLANS_A_TURN = CAREFUL  # from here on a bot values outcomes and plays the turn exactly

# Parameters of WORMS; the specialists follow in the engine's order
STEAL, LOSS, BRATWORM, SPECIALIST = 0, 1, 2, 3
PARAMETERS = SPECIALIST + 6
DEPTH = 0  # the parameter of CHAMPION: how many turns it looks ahead

Parameters = NDArray[np.float64]
