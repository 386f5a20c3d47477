"""Bots that play each turn exactly by what the positions after it are worth to them."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.worth import value_by_kind
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.rules.actions import ACTIONS, holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply_legal, legal_actions
from heckmeck.rules.state import NONE, OVER, State, empty_states
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import (
    MOST_POSITIONS,
    find_outcomes,
    giver_as_planned,
    new_outcomes,
    value_endings,
)
from heckmeck.solver.solved_turn import SolvedTurn, is_planned


class PlanningBot(BuiltInBot):
    """Values the endings of a turn and takes the best decision; bots differ in what a position is worth to them.

    Whatever a decision needs is made afresh: several threads may ask one bot at once.
    """

    def decide(self, game: Game) -> str:
        states = empty_states(1)
        states[0] = game.state
        s = states[0]
        if is_planned(s):
            return SPELLING[SolvedTurn(s, self.value_endings(states, game.edition)).best(s)]
        giver = int(giver_as_planned(s))
        if giver != NONE:
            return SPELLING[giver]
        worth = self.value_choices(states, game.edition)
        return SPELLING[max(worth, key=worth.__getitem__)]

    def value_positions(self, before: State, positions: np.recarray, count: int, edition: Edition) -> Floats:
        """Return what each of the positions that can follow `before` is worth to the player to move there."""
        del edition
        worth = np.zeros(MOST_POSITIONS)
        value_by_kind(self.kind, self.parameters(int(before.players)), before, positions, count, worth)
        return worth

    def value_endings(self, states: np.recarray, edition: Edition) -> Floats:
        """Return what every ending of the turn under way in `states[0]` is worth to the bot."""
        outcomes, endings = new_outcomes(), np.zeros(ENDINGS)
        find_outcomes(states, outcomes)
        distinct = int(outcomes.found[1])
        value_endings(
            outcomes, self.value_positions(states[0], outcomes.position, distinct, edition), endings
        )
        return endings

    def value_choices(self, states: np.recarray, edition: Edition) -> dict[int, float]:
        """Return what each tile, specialist or giver that can be chosen in `states[0]` is worth (S7, G2, B2)."""
        positions, chosen = empty_states(MOST_POSITIONS), np.zeros(MOST_POSITIONS, np.int64)
        count = int(find_choices(states, positions, chosen))
        found = self.value_positions(states[0], positions, count, edition)
        best: dict[int, float] = {}
        for action, worth in zip(chosen[:count].tolist(), found[:count].tolist(), strict=True):
            best[action] = max(best.get(action, worth), worth)
        return best


@compiled
def find_choices(states: np.recarray, positions: np.recarray, chosen: NDArray[np.int64]) -> int:
    """Carry out every choice that is due in `states[0]`; a tile may ask for a second one (G2, K8).

    Fill in the positions that follow and what was chosen for each; return how many there are.
    """
    count = 0
    options = legal_actions(states[0])
    for action in range(ACTIONS):
        if holds(options, action):
            positions[count] = states[0]
            apply_legal(positions[count], action)
            chosen[count] = action
            if positions[count].turns > states[0].turns or positions[count].phase == OVER:
                count += 1
                continue
            seconds = legal_actions(positions[count])
            for second in range(ACTIONS):
                if holds(seconds, second):
                    positions[count] = states[0]
                    apply_legal(positions[count], action)
                    apply_legal(positions[count], second)
                    chosen[count] = action
                    count += 1
    return count
