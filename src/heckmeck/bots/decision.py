"""What a built-in bot decides at any moment, in compiled code: the same as its method `decide`."""

import numpy as np

from heckmeck.bots.built_in import PLANS_A_TURN, RANDOM, Parameters
from heckmeck.bots.kernel import Chance, Desk, best_choice, random_decision, value_turn
from heckmeck.bots.simple import simple_decision
from heckmeck.rules.compiled import compiled
from heckmeck.solver.solved_turn import TurnRoom, best_in_room, forget_turn, is_planned


@compiled
def decision_of(
    states: np.recarray, kind: int, parameters: Parameters, desk: Desk, turn: TurnRoom, whim: Chance
) -> int:
    """Return the decision of the bot of this kind in `states[0]`, where one is due; `turn` is room to solve it."""
    s = states[0]
    if kind == RANDOM:
        return random_decision(s, whim)
    if kind < PLANS_A_TURN:
        return simple_decision(s)
    if not is_planned(s):
        return best_choice(states, kind, parameters, desk)
    value_turn(states, kind, parameters, desk)
    forget_turn(turn)
    return best_in_room(desk.eight, desk.nine, desk.endings, turn, s)
