"""The exact solution of a turn: what every state is worth under the best play.

Layers are solved from the last to the first. The keeps of a block are gathered into a table of rows and
lanes, then one walk over the nodes (rolls.py) gives the mean of the best keep over all rolls, four states at
a time.

The weasel (K5) is a second pass: the best keep of every roll, also of a dead one, competes with rolling the
same dice again without it. What that is worth is known from the first pass.

The values of endings (endings.py) must be finite. `value` and `roll` hold `[weasel at hand, slot]` for the
slots of the tree (turn_tree.py): what a state is worth before the choice to stop or roll, and what rolling
there is worth. Where nobody has the weasel they need no second row.
"""

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.solver.endings import FAILURE, Floats
from heckmeck.solver.rolls import FACES, SCRAP
from heckmeck.solver.turn_tree import EXTRA_SLOTS, LANES, MOST_DICE, TurnTree

MOST_ROWS = FACES * MOST_DICE + 1


@compiled
def solve(tree: TurnTree, endings: Floats, weasel: bool, value: Floats, roll: Floats) -> None:
    """Fill the first row of `value` and `roll`, and with `weasel` the second."""
    solve_from(tree, endings, weasel, 0, value, roll)


@compiled
def solve_from(
    tree: TurnTree, endings: Floats, weasel: bool, faces_used: int, value: Floats, roll: Floats
) -> None:
    """Solve only the states with at least this many faces used; the rest of `value` and `roll` means nothing.

    This is enough in the middle of a turn. With 1 it also serves whoever plays a turn without the weasel: after
    the first roll only states with a face used count.
    """
    never = np.full(slots(tree), -np.inf)  # what a re-roll is worth to whoever has none
    solve_pass(tree, endings, never, faces_used, value[0], roll[0])
    if weasel:
        solve_pass(tree, endings, roll[0], faces_used, value[1], roll[1])


@compiled
def new_values(tree: TurnTree) -> Floats:
    """Return room for the values of all slots, without and with the weasel at hand."""
    return np.empty((2, slots(tree)))


@compiled
def slots(tree: TurnTree) -> int:
    """Return how many slots a tree has: its states, and those that follow them."""
    return len(tree.left) + EXTRA_SLOTS


@compiled
def solve_pass(
    tree: TurnTree, endings: Floats, reroll: Floats, faces_used: int, value: Floats, roll: Floats
) -> None:
    """Fill one row of `value` and `roll`; `reroll` is what re-rolling the dice of each state is worth."""
    table = np.empty(MOST_ROWS * LANES)
    stack = np.empty((SCRAP + 1) * LANES)
    means = np.empty(LANES)
    child, lane_state = tree.child, tree.lane_state  # read once: a field of a tuple costs in a loop
    prepare(tree, endings, value, roll)
    for layer in range(FACES, faces_used - 1, -1):
        for block in range(tree.layer_block[layer], tree.layer_block[layer + 1]):
            first = tree.block_child[block]
            for i in range(tree.block_child[block + 1] - first):
                table[i] = value[child[first + i]]
            for lane in range(LANES):
                stack[lane] = reroll[lane_state[block, lane]]
            mean_of_best(tree, block, table, stack, means)
            for lane in range(LANES):
                roll[lane_state[block, lane]] += tree.block_share[block] * means[lane]
        for state in range(tree.layer_state[layer], tree.layer_state[layer + 1]):
            value[state] = larger(value[state], roll[state])


@compiled
def prepare(tree: TurnTree, endings: Floats, value: Floats, roll: Floats) -> None:
    """Begin with the value of a stop in every state; at the start of the turn there is none (T4)."""
    states = len(tree.left)
    ending, left = tree.ending, tree.left
    for state in range(states):
        value[state] = endings[ending[state]]
        roll[state] = 0.0 if left[state] else -np.inf
    value[0] = -np.inf
    value[states] = endings[FAILURE]
    value[states + 1] = endings[FAILURE + 1]
    value[states + 2] = 0.0
    roll[states:] = 0.0


@compiled
def mean_of_best(tree: TurnTree, block: int, table: Floats, stack: Floats, means: Floats) -> None:
    """Fill `means` with the mean of the best keep over all rolls, for each lane.

    The stack begins with what is certain whatever the roll. It is written out by lane, so that the four sums do not
    wait for each other.
    """
    parent, own, row, chance = tree.node_parent, tree.node_own, tree.node_row, tree.node_chance
    mean0 = mean1 = mean2 = mean3 = 0.0
    for node in range(tree.block_node[block, 0], tree.block_node[block, 1]):
        p, o, r, weight = parent[node], own[node], row[node], chance[node]
        best0 = larger(table[r], stack[p])
        best1 = larger(table[r + 1], stack[p + 1])
        best2 = larger(table[r + 2], stack[p + 2])
        best3 = larger(table[r + 3], stack[p + 3])
        stack[o], stack[o + 1], stack[o + 2], stack[o + 3] = best0, best1, best2, best3
        mean0 += weight * best0
        mean1 += weight * best1
        mean2 += weight * best2
        mean3 += weight * best3
    means[0], means[1], means[2], means[3] = mean0, mean1, mean2, mean3


@compiled
def larger(a: float, b: float) -> float:
    """Return the larger number; unlike `max` it does not look for NaN."""
    return a if a > b else b
