"""The ways a turn can end, as places in one vector of 186 numbers.

A player stops with a total of 0 to 45, with or without a worm die set aside (S1, K3), with or without the
Bratworm of a double 1 (B1); or a dead roll ends the turn (T3), with or without the Bratworm. What each of
these is worth is the input of a solve; how likely each is under the best play is its output.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]

TOTALS = 46
FAILURE = 4 * TOTALS
ENDINGS = FAILURE + 2
BRATWORM_OF_ENDING = np.append(np.arange(FAILURE) // TOTALS % 2, (0, 1))
BRATWORM_OF_ENDING.setflags(write=False)


def join_endings(stop: ArrayLike, fail: ArrayLike) -> Floats:
    """Return the vector of `stop[worm][bratworm][total]` and `fail[bratworm]`; both broadcast."""
    endings = np.empty(ENDINGS)
    endings[:FAILURE] = np.broadcast_to(stop, (2, 2, TOTALS)).ravel()
    endings[FAILURE:] = fail
    return endings
