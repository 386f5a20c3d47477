"""Values of endings that the tests of the solver share."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from heckmeck.solver.endings import ENDINGS, TOTALS, Floats, join_endings

TRUTH: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "truth" / "turn.json").read_text(encoding="utf-8")
)


def worms(total: int) -> int:
    """The worms of the tile that a total takes from a full grill (M1, S4)."""
    return 0 if total < 21 else (min(total, 36) - 17) // 4


def for_worms(bratworm: float = 0.0) -> Floats:
    """Worms of the tile taken, and this much for the Bratworm, which a failure does not lose (B1)."""
    stop = np.zeros((2, 2, TOTALS))
    stop[1] = [worms(total) for total in range(TOTALS)]
    stop[:, 1] += bratworm
    return join_endings(stop, [0.0, bratworm])


def for_totals(wanted: list[int]) -> Floats:
    """One for a stop with a worm and one of these totals."""
    stop = np.zeros((2, 2, TOTALS))
    stop[1, :, wanted] = 1.0
    return join_endings(stop, 0.0)


def for_double_one() -> Floats:
    return join_endings(np.broadcast_to([[0.0], [1.0]], (2, 2, TOTALS)), [0.0, 1.0])


def random_endings(seed: int) -> Floats:
    return np.random.default_rng(seed).uniform(-5.0, 5.0, ENDINGS)
