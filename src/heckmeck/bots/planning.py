"""Playing a whole turn exactly, given what each outcome is worth: the decisions of every bot that plans."""

import numpy as np

from heckmeck.bots.champion.network import Networks
from heckmeck.bots.champion.valuation import value_outcomes, win_chances
from heckmeck.bots.kinds import CHAMPION, Parameters
from heckmeck.bots.worth import worth_of
from heckmeck.rules.actions import ACTIONS, FROM_SEAT, KEEP_FACE, ROLL, STOP, USE_WEASEL, holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply_legal, legal_actions
from heckmeck.rules.specialists import raven_was_disturbed
from heckmeck.rules.state import BRATWORM, DECIDE, FACES, KEEP, MOST_PLAYERS, OVER, START, State
from heckmeck.rules.turn import shown, weasel_is_usable
from heckmeck.solver.endings import Floats
from heckmeck.solver.outcomes import Outcomes, find_outcomes, richest, value_endings
from heckmeck.solver.play import GIVE_UP, REROLL, best_decision, state_of, stop_is_best
from heckmeck.solver.turn_tree import TurnTree


@compiled
def value_turn(
    states: np.recarray,
    kind: int,
    parameters: Parameters,
    outcomes: Outcomes,
    worth: Floats,
    endings: Floats,
    networks: Networks,
) -> None:
    """Value every ending of the turn under way in `states[0]` as the bot of this kind does."""
    find_outcomes(states, outcomes)
    before = states[0]
    if kind == CHAMPION:
        value_outcomes(networks, before, outcomes, worth)
    else:
        for index in range(outcomes.found[0]):
            worth[index] = worth_of(kind, parameters, before, outcomes.position[index], before.seat)
    value_endings(outcomes, worth, endings)


@compiled
def is_planned(s: State) -> bool:
    """Whether the decision is one of those that a solved turn answers."""
    return s.phase == START or s.phase == KEEP or s.phase == DECIDE


@compiled
def planned_decision(s: State, tree: TurnTree, endings: Floats, value: Floats, roll: Floats) -> int:
    """Return the best decision of a solved turn: which face, weasel, roll or stop."""
    weasel = weasel_is_usable(s)
    state = state_of(tree, s.kept, s.golden_left == 1)
    if s.phase == DECIDE:
        return STOP if stop_is_best(tree, endings, roll, weasel, state) else ROLL
    counts = np.zeros(FACES, np.int64)
    for face in range(FACES):
        counts[face] = shown(s, face)
    decision = best_decision(tree, value, roll, weasel, state, counts, s.golden)
    if decision == REROLL:
        return USE_WEASEL
    if decision == GIVE_UP:
        return STOP
    return KEEP_FACE + decision


@compiled
def best_choice(states: np.recarray, kind: int, parameters: Parameters, networks: Networks) -> int:
    """Return the best tile or specialist to choose, by what follows; a Bratworm of a double 1 comes from the richest.

    S7, G2, B2. `states` has room for two more states after the first. The giver is the one that find_outcomes expects.
    """
    s = states[0]
    options = legal_actions(s)
    if s.phase == BRATWORM and not raven_was_disturbed(s):
        return FROM_SEAT + richest(s, options)
    best, most = -1, -np.inf
    for action in range(ACTIONS):
        if holds(options, action):
            worth = worth_of_choice(states, action, kind, parameters, networks)
            if best < 0 or worth > most:
                best, most = action, worth
    return best


@compiled
def worth_of_choice(
    states: np.recarray, action: int, kind: int, parameters: Parameters, networks: Networks
) -> float:
    """Carry out a choice on a copy and value what follows; a tile may ask for a second choice (G2, K8)."""
    before, after = states[0], states[1]
    states[1] = states[0]
    apply_legal(after, action)
    if after.turns > before.turns or after.phase == OVER:
        return worth_of_position(states, 1, kind, parameters, networks)
    most = -np.inf
    options = legal_actions(after)
    for second in range(ACTIONS):
        if holds(options, second):
            states[2] = states[1]
            apply_legal(states[2], second)
            most = max(most, worth_of_position(states, 2, kind, parameters, networks))
    return most


@compiled
def worth_of_position(
    states: np.recarray, index: int, kind: int, parameters: Parameters, networks: Networks
) -> float:
    """Value the position `states[index]`, which follows `states[0]`, to the player who chooses."""
    before = states[0]
    if kind == CHAMPION:
        chance = np.zeros((1, MOST_PLAYERS))
        win_chances(networks, states[index : index + 1], 1, chance)
        return chance[0, before.seat]
    return worth_of(kind, parameters, before, states[index], before.seat)
