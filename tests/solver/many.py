"""Many solves in one compiled call, and vectors of endings by their parts."""

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.solver.endings import FAILURE, TOTALS, Floats
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import TurnTree


@compiled
def start_values(tree: TurnTree, endings: Floats, weasel: bool) -> Floats:
    """Return what the whole turn is worth for each row of `endings`."""
    starts = np.empty(len(endings))
    value, roll = new_values(tree), new_values(tree)
    for row in range(len(endings)):
        solve(tree, endings[row], weasel, value, roll)
        starts[row] = value[int(weasel), 0]
    return starts


def stops_of(endings: Floats) -> Floats:
    """Return the stops as a view `[worm, bratworm, total]`."""
    return endings[:FAILURE].reshape(2, 2, TOTALS)


def fails_of(endings: Floats) -> Floats:
    """Return the dead rolls as a view `[bratworm]`."""
    return endings[FAILURE:]
