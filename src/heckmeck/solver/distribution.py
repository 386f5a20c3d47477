"""How likely every ending is under the best play, from any state: the solution walked forwards.

The same nodes as in solve.py, one throw at a time, with the decisions of play.py.
"""

from typing import NamedTuple

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.solver.endings import ENDINGS, FAILURE, Floats
from heckmeck.solver.play import TIE, rather_stop
from heckmeck.solver.rolls import SCRAP
from heckmeck.solver.solve import slots
from heckmeck.solver.turn_tree import LANES, NOWHERE, Shorts, TurnTree

STACK = (SCRAP + 1) * LANES


class Walk(NamedTuple):
    """Room for a walk: how likely each slot is reached, and each state is rolled in, and the best keeps of a throw."""

    reached: Floats  # [weasel at hand, slot]
    rolled: Floats
    best_value: Floats
    best_slot: Shorts


@compiled
def chances_of_endings(
    tree: TurnTree, endings: Floats, value: Floats, roll: Floats, weasel: bool, state: int, must_roll: bool
) -> Floats:
    """Return the chance of each ending from a state; `must_roll` leaves no choice to stop there."""
    chances, room = np.zeros(ENDINGS), (2, slots(tree))
    walk = Walk(np.empty(room), np.empty(room), np.empty(STACK), np.empty(STACK, np.uint16))
    find_chances(tree, endings, value, roll, weasel, state, must_roll, walk, chances)
    return chances


@compiled
def find_chances(
    tree: TurnTree,
    endings: Floats,
    value: Floats,
    roll: Floats,
    weasel: bool,
    state: int,
    must_roll: bool,
    walk: Walk,
    chances: Floats,
) -> None:
    """Write the chance of each ending."""
    reached, rolled = walk.reached, walk.rolled
    chances[:] = 0.0
    reached[:, state:] = 0.0
    rolled[:, state:] = 0.0
    if must_roll:
        rolled[int(weasel), state] = 1.0
    else:
        reached[int(weasel), state] = 1.0
    for at_hand in range(int(weasel), -1, -1):
        for here in range(state, len(tree.left)):
            if reached[at_hand, here] > 0.0:
                if here > 0 and rather_stop(endings[tree.ending[here]], roll[at_hand, here]):
                    chances[tree.ending[here]] += reached[at_hand, here]
                else:
                    rolled[at_hand, here] += reached[at_hand, here]
            if rolled[at_hand, here] > 0.0:
                reroll = roll[0, here] if at_hand else -np.inf
                for way in range(2):
                    throw = int(tree.throw[here, way])
                    if throw != NOWHERE:
                        share = rolled[at_hand, here] * tree.block_share[throw // LANES]
                        again = spread(tree, value[at_hand], throw, reroll, share, reached[at_hand], walk)
                        rolled[0, here] += again
        for bratworm in range(2):
            chances[FAILURE + bratworm] += reached[at_hand, len(tree.left) + bratworm]


@compiled
def spread(
    tree: TurnTree, value: Floats, throw: int, reroll: float, share: float, reached: Floats, walk: Walk
) -> float:
    """Add the chance `share` of a throw to the slots that its best keeps reach; return what is re-rolled."""
    parent, own, row, chance = tree.node_parent, tree.node_own, tree.node_row, tree.node_chance
    child, used = tree.child, tree.used
    best_value, best_slot = walk.best_value, walk.best_slot
    best_value[0] = reroll
    best_slot[0] = NOWHERE
    again = 0.0
    block = throw // LANES
    keeps = int(tree.block_child[block]) + throw % LANES
    for node in range(tree.block_node[block, 0], tree.block_node[block, 1]):
        best, best_worth = best_slot[parent[node]], best_value[parent[node]]
        slot = child[keeps + int(row[node])]
        worth = value[slot]
        # A keep before the re-roll; among equal keeps the first face wins, whatever the order of the nodes.
        before = best == NOWHERE or used[slot] < used[best]
        if worth > best_worth + TIE or (before and worth >= best_worth - TIE):
            best, best_worth = slot, worth
        best_slot[own[node]], best_value[own[node]] = best, best_worth
        if best == NOWHERE:
            again += share * chance[node]
        else:
            reached[best] += share * chance[node]
    return again
