"""Playing a whole turn exactly, given what each outcome is worth: the decisions of every bot that plans."""

from functools import cache
from typing import NamedTuple

import numpy as np

from heckmeck.bots.kinds import Parameters
from heckmeck.bots.worth import worth_of
from heckmeck.rules.actions import ACTIONS, KEEP_FACE, ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply_legal, legal_actions
from heckmeck.rules.state import (
    DECIDE,
    DICE,
    FACES,
    KEEP,
    OVER,
    START,
    State,
    empty_states,
)
from heckmeck.rules.turn import shown, weasel_is_usable
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import MOST_POSITIONS, Outcomes, find_outcomes, new_outcomes, value_endings
from heckmeck.solver.play import GIVE_UP, REROLL, best_decision, state_of, stop_is_best
from heckmeck.solver.solve import new_values, solve_from
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice


class Desk(NamedTuple):
    """The trees of a turn and room to work in; one for each thread."""

    eight: TurnTree
    nine: TurnTree  # the golden die with ones and worms
    nine_standard: TurnTree
    outcomes: Outcomes
    worth: Floats
    endings: Floats
    value8: Floats
    roll8: Floats
    value9: Floats
    roll9: Floats
    scratch: np.recarray


def new_desk() -> Desk:
    """Return a desk of its own."""
    eight, nine, standard = eight_dice(), nine_dice("ones_and_worms"), nine_dice("standard")
    room = [new_values(tree) for tree in (eight, eight, nine, nine)]
    return Desk(
        eight, nine, standard, new_outcomes(), np.zeros(MOST_POSITIONS), np.zeros(ENDINGS), *room, empty_states(3)
    )


@cache
def shared_desk() -> Desk:
    """Return the desk of bots that are asked one at a time."""
    return new_desk()


@compiled
def dice_of_the_turn(s: State) -> int:
    return s.dice_left + s.kept.sum()


@compiled
def golden_tree(s: State, desk: Desk) -> TurnTree:
    return desk.nine_standard if s.golden_die_standard else desk.nine


@compiled
def plan_turn(states: np.recarray, kind: int, parameters: Parameters, desk: Desk) -> None:
    """Value the outcomes of the turn under way in `states[0]` and solve the rest of it."""
    find_outcomes(states, 0, desk.outcomes)
    s = states[0]
    for index in range(desk.outcomes.count[0]):
        desk.worth[index] = worth_of(kind, parameters, s, desk.outcomes.position[index], s.seat)
    value_endings(desk.outcomes, desk.worth, desk.endings)
    solve_turn(s, desk)


@compiled
def solve_turn(s: State, desk: Desk) -> None:
    """Solve what is left of the turn for the values of its endings."""
    weasel = weasel_is_usable(s)
    used = 0
    for face in range(FACES):
        used += 1 if s.kept[face] > 0 else 0
    if dice_of_the_turn(s) == DICE:
        solve_from(desk.eight, desk.endings, weasel, used, desk.value8, desk.roll8)
    if s.phase == START or dice_of_the_turn(s) > DICE:
        solve_from(golden_tree(s, desk), desk.endings, weasel, used, desk.value9, desk.roll9)


@compiled
def value_of_turn(s: State, desk: Desk) -> float:
    """Return what the turn is worth before its next roll or decision to roll; solve_turn comes first."""
    weasel = int(weasel_is_usable(s))
    if s.phase == START:
        return max(desk.value8[weasel, 0], desk.value9[weasel, 0])
    nine = dice_of_the_turn(s) > DICE
    tree = golden_tree(s, desk) if nine else desk.eight
    value = desk.value9 if nine else desk.value8
    return value[weasel, state_of(tree, s.kept, s.golden_left == 1)]


@compiled
def planned_decision(s: State, desk: Desk) -> int:
    """Return the best decision of a solved turn: how many dice, which face, weasel, roll or stop."""
    weasel = weasel_is_usable(s)
    if s.phase == START:
        return ROLL_GOLDEN if desk.value9[int(weasel), 0] > desk.value8[int(weasel), 0] else ROLL
    nine = dice_of_the_turn(s) > DICE
    tree = golden_tree(s, desk) if nine else desk.eight
    value = desk.value9 if nine else desk.value8
    roll = desk.roll9 if nine else desk.roll8
    state = state_of(tree, s.kept, s.golden_left == 1)
    if s.phase == DECIDE:
        return STOP if stop_is_best(tree, desk.endings, roll, weasel, state) else ROLL
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
def chosen(states: np.recarray, kind: int, parameters: Parameters, desk: Desk) -> int:
    """Return the best of the choices after a stop or a Bratworm (S7, G2, B2), by what follows each."""
    options = legal_actions(states[0])
    best, most = -1, -np.inf
    for action in range(ACTIONS):
        if holds(options, action):
            worth = worth_of_choice(states, action, kind, parameters, desk)
            if best < 0 or worth > most:
                best, most = action, worth
    return best


@compiled
def worth_of_choice(states: np.recarray, action: int, kind: int, parameters: Parameters, desk: Desk) -> float:
    """Carry out a choice on a copy and value what follows: the next turn, a second choice, or the rest of this turn."""
    before = states[0]
    desk.scratch[1] = states[0]
    apply_legal(desk.scratch[1], action)
    after = desk.scratch[1]
    if after.turns > before.turns or after.phase == OVER:
        return worth_of(kind, parameters, before, after, before.seat)
    if after.phase == DECIDE:
        desk.scratch[0] = desk.scratch[1]
        plan_turn(desk.scratch, kind, parameters, desk)
        gained = worth_of(kind, parameters, before, after, before.seat)
        return gained + value_of_turn(desk.scratch[0], desk)
    most = -np.inf
    options = legal_actions(after)
    for second in range(ACTIONS):
        if holds(options, second):
            desk.scratch[2] = desk.scratch[1]
            apply_legal(desk.scratch[2], second)
            most = max(most, worth_of(kind, parameters, before, desk.scratch[2], before.seat))
    return most


@compiled
def is_planned(s: State) -> bool:
    """Whether the decision is one of those that a solved turn answers."""
    return s.phase == START or s.phase == KEEP or s.phase == DECIDE
