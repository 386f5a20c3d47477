"""Which seats are played from outside, and which by bots inside the compiled kernel."""

from collections.abc import Sequence

import numpy as np

from heckmeck.bots.built_in import RANDOM, SIMPLE
from heckmeck.bots.simple import simple_decision
from heckmeck.game.dice_rng import below
from heckmeck.rules.actions import pick, size
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import NONE, State

OUTSIDE = NONE  # whoever calls the environment decides, or a bot that is not in the kernel
COMPILED_BOTS = {"random": RANDOM, "simple": SIMPLE}


def minds_of(players: int, opponents: Sequence[str]) -> np.ndarray:
    """Return who decides for each seat; the last seats are the opponents', in order."""
    minds = np.full(players, OUTSIDE, np.int8)
    for seat, bot in enumerate(opponents, players - len(opponents)):
        minds[seat] = COMPILED_BOTS.get(bot, OUTSIDE)
    return minds


@compiled
def any_of(options: np.int64, chance: np.ndarray) -> int:
    """Return one of these actions, each with the same chance."""
    return pick(options, below(chance, size(options)))


@compiled
def decide(mind: int, s: State, chance: np.ndarray) -> int:
    return simple_decision(s) if mind == SIMPLE else any_of(legal_actions(s), chance)
