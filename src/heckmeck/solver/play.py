"""Decisions inside a turn, read from a solution. `value`, `roll` and the weasel are as in solve.py.

A roll is given by its count of dice on each face, the golden die included, and the face the golden die shows.
Ties: stop rather than roll; the first face in the order 1, 2, 3, 4, 5, worm; the weasel only where it helps.
A gain up to `TIE` is rounding.
"""

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.compiled import compiled
from heckmeck.solver.endings import Floats
from heckmeck.solver.rolls import FACES
from heckmeck.solver.states import ONE, POINTS
from heckmeck.solver.turn_tree import NOWHERE, TurnTree

Counts = NDArray[np.integer]

REROLL = FACES  # decisions 0..5 keep that face
GIVE_UP = FACES + 1
DECISIONS = FACES + 2
TIE = 1e-13


@compiled
def state_of(tree: TurnTree, kept: Counts, golden_left: bool) -> int:
    """Return the state with `kept` dice of each face set aside, or NOWHERE if no turn gets there."""
    used = total = count = 0
    for face in range(FACES):
        if kept[face] > 0:
            used |= 1 << face
            total += int(kept[face]) * POINTS[face]
            count += int(kept[face])
    left = int(tree.left[0]) - count
    if left < 0:
        return NOWHERE
    golden = int(golden_left and tree.golden[0] > 0)
    return int(tree.find[golden, int(kept[ONE] >= 2), used, left, total])


@compiled
def state_after_keep(tree: TurnTree, state: int, face: int, count: int, golden: bool) -> int:
    """Return the state after a keep of `count` dice, the golden die among them or not (T2, B1)."""
    return int(
        tree.find[
            int(tree.golden[state] > 0 and not golden),
            int(tree.bratworm[state] > 0 or (face == ONE and count >= 2)),
            int(tree.used[state]) | 1 << face,
            int(tree.left[state]) - int(count),
            int(tree.total[state]) + int(count) * POINTS[face],
        ]
    )


@compiled
def stop_is_best(tree: TurnTree, endings: Floats, roll: Floats, weasel: bool, state: int) -> bool:
    """Say whether to stop here (T4); never at the start of the turn, always with no dice left (T5)."""
    return state > 0 and rather_stop(endings[tree.ending[state]], roll[int(weasel), state])


@compiled
def rather_stop(stop: float, roll: float) -> bool:
    """Say whether a stop is worth at least as much as rolling."""
    return stop >= roll - TIE


@compiled
def worth_of_decisions(
    tree: TurnTree, value: Floats, roll: Floats, weasel: bool, state: int, counts: Counts, golden_face: int
) -> Floats:
    """Return what each decision after a roll is worth, minus infinity where it is not legal (T2, T3, K5)."""
    worth = np.full(DECISIONS, -np.inf)
    dead = True
    for face in range(FACES):
        if counts[face] > 0 and not tree.used[state] >> face & 1:
            dead = False
            after = state_after_keep(tree, state, face, counts[face], face == golden_face)
            worth[face] = value[int(weasel), after]
    if weasel:
        worth[REROLL] = roll[0, state]
    if dead:
        worth[GIVE_UP] = value[0, len(tree.left) + int(tree.bratworm[state])]
    return worth


@compiled
def best_of(worth: Floats) -> int:
    """Return the best decision after a roll: a face to keep (0..5), REROLL or GIVE_UP."""
    best = GIVE_UP
    for decision in range(DECISIONS - 1):  # the faces in order, then REROLL
        if worth[decision] > worth[best] + TIE:
            best = decision
    return best
