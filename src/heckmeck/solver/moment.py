"""A moment of a turn in the terms of a tree: where it is, and what its decisions are worth and lead to."""

import numpy as np

from heckmeck.rules.actions import KEEP_FACE, ROLL, STOP, USE_WEASEL, holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import DECIDE, FACES, ONE, ROLLING, START, State
from heckmeck.rules.turn import shown, weasel_is_usable
from heckmeck.solver.distribution import Walk, find_chances
from heckmeck.solver.endings import BRATWORM_OF_ENDING, ENDINGS, FAILURE, Floats
from heckmeck.solver.play import best_of, state_after_keep, state_of, stop_is_best, worth_of_decisions
from heckmeck.solver.turn_tree import NOWHERE, TurnTree

# The actions by the numbers that play.py gives decisions after a roll
AFTER_A_ROLL: tuple[int, ...] = (*range(KEEP_FACE, KEEP_FACE + FACES), USE_WEASEL, STOP)


@compiled
def turn_so_far(s: State) -> tuple[int, int, bool]:
    """Return how many dice are played, how many faces are set aside, and whether the weasel is at hand."""
    dice, faces = int(s.dice_left), 0
    for face in range(FACES):
        if s.kept[face] > 0:
            dice += int(s.kept[face])
            faces += 1
    return dice, faces, weasel_is_usable(s)


@compiled
def node_of(tree: TurnTree, s: State) -> int:
    """Return the state of the tree that a moment is in."""
    node = state_of(tree, s.kept, s.phase == START or s.golden_left == 1)
    if node == NOWHERE:
        raise ValueError("no turn sets these dice aside (T2)")
    return node


@compiled
def worth_of_roll(s: State, tree: TurnTree, value: Floats, roll: Floats) -> Floats:
    """Return what each decision after the roll on the table is worth, as in play.py."""
    counts = np.zeros(FACES, np.int64)
    for face in range(FACES):
        counts[face] = shown(s, face)
    state = state_of(tree, s.kept, s.golden_left == 1)
    return worth_of_decisions(tree, value, roll, weasel_is_usable(s), state, counts, s.golden)


@compiled
def planned_decision(s: State, tree: TurnTree, endings: Floats, value: Floats, roll: Floats) -> int:
    """Return the best decision of a solved turn: which face, weasel, roll or stop."""
    if s.phase == DECIDE:
        state = state_of(tree, s.kept, s.golden_left == 1)
        return STOP if stop_is_best(tree, endings, roll, weasel_is_usable(s), state) else ROLL
    return AFTER_A_ROLL[best_of(worth_of_roll(s, tree, value, roll))]


@compiled
def worth_before_roll(s: State, tree: TurnTree, endings: Floats, roll: Floats) -> tuple[float, float]:
    """Return what stopping is worth, and what rolling is."""
    node = node_of(tree, s)
    return endings[tree.ending[node]], roll[int(weasel_is_usable(s)), node]


@compiled
def chances_after(
    s: State,
    tree: TurnTree,
    endings: Floats,
    value: Floats,
    roll: Floats,
    action: int,
    walk: Walk,
    chances: Floats,
) -> None:
    """Write the chance of each ending when the turn continues with this action."""
    if not (holds(legal_actions(s), action) or (s.phase == ROLLING and action == ROLL)):
        raise ValueError("this action is not legal here (T2)")
    node, weasel, must_roll = node_of(tree, s), weasel_is_usable(s), True
    if action == STOP:
        chances[:] = 0.0
        chances[tree.ending[node] if s.phase == DECIDE else FAILURE + int(tree.bratworm[node])] = 1.0
        return
    if action == USE_WEASEL:
        weasel = False
    elif action >= KEEP_FACE:
        face = action - KEEP_FACE
        node, must_roll = state_after_keep(tree, node, face, shown(s, face), s.golden == face), False
    find_chances(tree, endings, value, roll, weasel, node, must_roll, walk, chances)


@compiled
def are_finite(endings: Floats, state: State) -> bool:
    """Whether every ending that can still come has a value; after a double 1 none comes without the Bratworm (B1)."""
    for ending in range(ENDINGS):
        if (BRATWORM_OF_ENDING[ending] or state.kept[ONE] < 2) and not np.isfinite(endings[ending]):
            return False
    return True
