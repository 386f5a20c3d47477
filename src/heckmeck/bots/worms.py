"""Plays each turn exactly, for worms."""

import numpy as np

from heckmeck.bots.built_in import BRATWORM, LOSS, PARAMETERS, SPECIALIST, STEAL, WORMS, Parameters
from heckmeck.bots.planning import PlanningBot
from heckmeck.rules.state import APPLE, CANNED_WORM, GOLDEN_DIE, HEN, WEASEL


class WormsBot(PlanningBot):
    """Plays each turn for the most worms on average, less the tile at stake.

    A stolen tile counts `steal` times (by default 1 + 1/(n-1) at a table of n), a tile lost by failing `loss` times.
    A Bratworm is worth `bratworm` worms, and each specialist the worms given here.
    """

    kind = WORMS

    def __init__(
        self,
        steal: float | None = None,
        loss: float = 1.0,
        bratworm: float = 1.0,
        canned_worm: float = 0.5,
        hen: float = 0.5,
        weasel: float = 1.0,
        golden_die: float = 1.5,
        apple: float = 0.5,
    ) -> None:
        self._steal = steal
        self._numbers = np.zeros(PARAMETERS)
        self._numbers[LOSS], self._numbers[BRATWORM] = loss, bratworm
        prices = {CANNED_WORM: canned_worm, HEN: hen, WEASEL: weasel, GOLDEN_DIE: golden_die, APPLE: apple}
        for specialist, price in prices.items():
            self._numbers[SPECIALIST + specialist] = price

    def parameters(self, players: int) -> Parameters:
        numbers = self._numbers.copy()
        numbers[STEAL] = 1 + 1 / (players - 1) if self._steal is None else self._steal
        return numbers
