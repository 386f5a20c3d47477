"""The champion: plays each turn exactly for the chance of winning the game."""

import numpy as np

from heckmeck.bots.built_in import CHAMPION, DEPTH, PARAMETERS, Parameters
from heckmeck.bots.champion.replies import value_turn_by_replies
from heckmeck.bots.champion.valuation import valuation_for, value_by_networks
from heckmeck.bots.planning import PlanningBot
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import State
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import MOST_POSITIONS, new_outcomes
from heckmeck.solver.turn_tree import eight_dice, nine_dice


class ChampionBot(PlanningBot):
    """Plays each turn exactly for the chance of winning, which a network trained by self-play estimates.

    With `depth=2` it also looks at the next player's best reply.
    """

    kind = CHAMPION

    def __init__(self, depth: int = 1) -> None:
        if depth not in (1, 2):
            raise ValueError("depth is 1 or 2")
        self._depth = depth

    def value_positions(self, before: State, positions: np.recarray, count: int, edition: Edition) -> Floats:
        worth = np.zeros(MOST_POSITIONS)
        value_by_networks(valuation_for(edition), int(before.seat), positions, count, worth)
        return worth

    def value_endings(self, states: np.recarray, edition: Edition) -> Floats:
        if self._depth == 1:
            return super().value_endings(states, edition)
        worth, endings = np.zeros(MOST_POSITIONS), np.zeros(ENDINGS)
        networks, nine = valuation_for(edition), nine_dice(edition.golden_die)
        room = new_outcomes(), new_outcomes()
        value_turn_by_replies(states, networks, eight_dice(), nine, *room, worth, endings)
        return endings

    def parameters(self, players: int) -> Parameters:
        del players
        numbers = np.zeros(PARAMETERS)
        numbers[DEPTH] = self._depth
        return numbers
