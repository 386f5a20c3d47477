"""A turn solved for whoever plays it, with every seat's chances at each decision."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.coach.futures import Futures, Prospect
from heckmeck.coach.valuation import Valuation
from heckmeck.rules.state import State, empty_states
from heckmeck.solver.endings import BRATWORM_OF_ENDING, Floats
from heckmeck.solver.outcomes import Outcomes, find_outcomes, new_outcomes
from heckmeck.solver.solved_turn import SolvedTurn


class Plan:
    """The best play for the rest of a turn. It serves every moment of the turn until a Bratworm moves."""

    def __init__(self, state: State, valuation: Valuation) -> None:
        states, outcomes = empty_states(1), new_outcomes()
        states[0] = state
        find_outcomes(states, outcomes)
        count = int(outcomes.found[0])
        positions = outcomes.position[:count].view(np.recarray)
        self.futures = Futures(state, positions, outcomes.claim[:count], valuation)
        self._leads_to, endings = choose_positions(outcomes, self.futures.worth)
        self.turn = SolvedTurn(state, endings)

    def prospect(self, state: State, action: int | None = None) -> Prospect:
        """Return how likely each position after the turn is, after `action` or the best one."""
        chances = self.turn.chances(state, action)
        chance: Floats = np.bincount(self._leads_to, chances, len(self.futures.win)).astype(np.float64)
        return Prospect(chance, self.futures)


def choose_positions(outcomes: Outcomes, worth: Floats) -> tuple[NDArray[np.intp], Floats]:
    """Return for every ending the best position that it offers, and what that is worth (S7, G2, B2)."""
    count = len(worth)
    offered = (outcomes.offered[:, None] >> outcomes.claim[:count]) & 1 == 1
    offered &= BRATWORM_OF_ENDING[:, None] == outcomes.bratworm[:count]
    choices = np.where(offered, worth, -np.inf)
    return choices.argmax(axis=1), choices.max(axis=1)
