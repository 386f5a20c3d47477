"""A bot that plays each turn exactly by what its outcomes are worth, asked one decision at a time."""

import numpy as np

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.champion.valuation import valuation_for
from heckmeck.bots.planning import best_choice, is_planned, planned_decision, value_turn
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.rules.actions import ROLL, ROLL_GOLDEN
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import DICE, START, State, empty_states
from heckmeck.rules.turn import weasel_is_usable
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import MOST_POSITIONS, new_outcomes
from heckmeck.solver.solve import new_values, solve_from
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice


class PlanningBot(BuiltInBot):
    """Values the endings of a turn, solves what is left of it, and takes the best decision.

    Whatever a decision needs is made for it: one bot may be asked by several threads at once.
    """

    def decide(self, game: Game) -> str:
        states = empty_states(3)
        states[0] = game.state
        s = states[0]
        if not is_planned(s):
            parameters = self.parameters(len(game.players))
            return SPELLING[best_choice(states, self.kind, parameters, valuation_for(game.edition))]
        endings = self.value_endings(states, game.edition)
        nine = nine_dice(game.edition.golden_die)
        if s.phase == START:
            gain = worth_of_turn(s, nine, endings) - worth_of_turn(s, eight_dice(), endings)
            return SPELLING[ROLL_GOLDEN if gain > 0 else ROLL]
        tree = nine if s.dice_left + s.kept.sum() > DICE else eight_dice()
        return SPELLING[planned_decision(s, tree, endings, *solved(s, tree, endings))]

    def value_endings(self, states: np.recarray, edition: Edition) -> Floats:
        """Return what every ending of the turn under way in `states[0]` is worth to the bot."""
        parameters, networks = self.parameters(int(states[0].players)), valuation_for(edition)
        worth, endings = np.zeros(MOST_POSITIONS), np.zeros(ENDINGS)
        value_turn(states, self.kind, parameters, new_outcomes(), worth, endings, networks)
        return endings


def solved(s: State, tree: TurnTree, endings: Floats) -> tuple[Floats, Floats]:
    """Solve what is left of a turn: the value of every state, and of rolling there."""
    value, roll = new_values(tree), new_values(tree)
    solve_from(tree, endings, weasel_is_usable(s), int(np.count_nonzero(s.kept)), value, roll)
    return value, roll


def worth_of_turn(s: State, tree: TurnTree, endings: Floats) -> float:
    """Return what the whole turn is worth with the dice of this tree."""
    value, _ = solved(s, tree, endings)
    return float(value[int(weasel_is_usable(s)), 0])
