"""The tree of a turn grown by compiled code, array by array; turn_tree.py says what they are.

`tree` has room for the largest tree. Layers are numbered one after another: what a keep reaches lies in the next one.
"""

import numpy as np

from heckmeck.rules.actions import size
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import NONE
from heckmeck.solver.endings import TOTALS
from heckmeck.solver.play import state_after_keep
from heckmeck.solver.rolls import FACES, SCRAP
from heckmeck.solver.states import ONE, POINTS, WORM
from heckmeck.solver.turn_tree import LANES, MOST_DICE, NOWHERE, TurnTree

REACHED = 0  # in `find`, before a state has its number
SHAPES = 4 * (FACES + 1) * (MOST_DICE + 1)
LED, HALF = (
    1,
    2,
)  # bits of a shape: the golden die shows an allowed face; the throw is half of the state's rolls


@compiled
def grow_tree(tree: TurnTree, dice: int, golden: bool) -> int:
    """Fill in the tree of a turn with these dice; return how many states it has."""
    states = number_states(tree, dice, golden)
    blocks = 0
    for layer in range(FACES + 1):
        tree.layer_block[layer] = blocks
        blocks = cut_blocks(tree, tree.layer_state[layer], tree.layer_state[layer + 1], blocks, states + 2)
    tree.layer_block[FACES + 1] = blocks
    lay_children(tree, blocks, states)
    lay_nodes(tree, blocks)
    return states


@compiled
def number_states(tree: TurnTree, dice: int, golden: bool) -> int:
    """Number every state that the turn can reach; the order is that of their fields."""
    tree.find[:] = NOWHERE
    tree.throw[:] = NOWHERE
    tree.find[int(golden), 0, 0, dice, 0] = REACHED
    states = 0
    for layer in range(FACES + 1):
        tree.layer_state[layer] = states
        for used in range(1 << FACES):
            if size(np.int64(used)) == layer:
                states = number_states_of(tree, used, states)
    tree.layer_state[FACES + 1] = states
    return states


@compiled
def number_states_of(tree: TurnTree, used: int, states: int) -> int:
    """Number the states with this set of faces used."""
    for left in range(MOST_DICE + 1):
        for total in range(TOTALS):
            for bratworm in range(2):
                for golden in range(2):
                    if tree.find[golden, bratworm, used, left, total] != NOWHERE:
                        tree.find[golden, bratworm, used, left, total] = states
                        tree.used[states] = used
                        tree.left[states] = left
                        tree.total[states] = total
                        tree.bratworm[states] = bratworm
                        tree.golden[states] = golden
                        tree.ending[states] = (2 * (used >> WORM & 1) + bratworm) * TOTALS + total
                        reach_keeps(tree, used, left, total, bratworm, golden)
                        states += 1
    return states


@compiled
def reach_keeps(tree: TurnTree, used: int, left: int, total: int, bratworm: int, golden: int) -> None:
    """Mark what every keep from a state leads to, with the golden die among the kept dice or not."""
    plain = left - golden
    for face in range(FACES):
        if not used >> face & 1:
            for with_golden in range(1 + (golden if face == ONE or face == WORM else 0)):
                for count in range(1, plain + with_golden + 1):
                    earned = int(bratworm > 0 or (face == ONE and count >= 2))
                    after, points = used | 1 << face, total + count * POINTS[face]
                    tree.find[golden - with_golden, earned, after, left - count, points] = REACHED


@compiled
def throws_of(tree: TurnTree, state: int) -> int:
    """Return how many throws a state has."""
    if tree.golden[state]:
        return 1 if tree.used[state] >> ONE & 1 and tree.used[state] >> WORM & 1 else 2
    return 1 if tree.left[state] else 0


@compiled
def shown_by_golden(tree: TurnTree, state: int, number: int) -> int:
    """Return the allowed face that the golden die shows in this throw of a state, or NONE."""
    if tree.golden[state]:
        for face in (ONE, WORM):
            if not tree.used[state] >> face & 1:
                if number == 0:
                    return face
                number -= 1
    return NONE


@compiled
def shape_of(tree: TurnTree, state: int, number: int) -> int:
    """Return the shape of a throw as one number, in the order in which shapes are laid out."""
    faces, dice = FACES - size(np.int64(tree.used[state])), int(tree.left[state]) - int(tree.golden[state])
    led = LED if shown_by_golden(tree, state, number) != NONE else 0
    half = HALF if tree.golden[state] and throws_of(tree, state) == 2 else 0
    return 4 * (faces * (MOST_DICE + 1) + dice) + led + half


@compiled
def cut_blocks(tree: TurnTree, first: int, end: int, blocks: int, idle: int) -> int:
    """Put the throws of a layer into blocks of lanes, those of a shape together, in the order of their first ones."""
    begins = np.full(SHAPES, -1, np.int64)
    lanes = np.zeros(SHAPES, np.int64)
    order = np.zeros(SHAPES, np.int64)
    shapes = 0
    for state in range(first, end):
        for number in range(throws_of(tree, state)):
            shape = shape_of(tree, state, number)
            if lanes[shape] == 0:
                order[shapes] = shape
                shapes += 1
            lanes[shape] += 1
    for index in range(shapes):
        begins[order[index]] = blocks
        blocks += (lanes[order[index]] + LANES - 1) // LANES
        lanes[order[index]] = 0
    for state in range(first, end):
        for number in range(throws_of(tree, state)):
            shape = shape_of(tree, state, number)
            block, lane = begins[shape] + lanes[shape] // LANES, lanes[shape] % LANES
            lanes[shape] += 1
            if lane == 0:
                tree.lane_state[block, :] = idle
                tree.block_share[block] = 0.5 if shape & HALF else 1.0
                tree.block_node[block, 0] = shape  # until the nodes are laid
            tree.lane_state[block, lane] = state
            tree.throw[state, number] = block * LANES + lane
    return blocks


@compiled
def lay_children(tree: TurnTree, blocks: int, states: int) -> None:
    """Fill in where the keeps of every block lead; idle lanes repeat the first."""
    first = 0
    for block in range(blocks):
        tree.block_child[block] = first
        rows = 0
        for lane in range(LANES):
            state = tree.lane_state[block, lane]
            if state < states:
                number = int(tree.throw[state, 0] != block * LANES + lane)
                rows = lay_keeps(tree, states, state, number, first + lane)
            else:
                for row in range(rows):
                    tree.child[first + row * LANES + lane] = tree.child[first + row * LANES]
        first += rows * LANES
    tree.block_child[blocks] = first


@compiled
def lay_keeps(tree: TurnTree, states: int, state: int, number: int, place: int) -> int:
    """Fill in a lane, from `place` on; return the number of its rows."""
    shown, dice = shown_by_golden(tree, state, number), int(tree.left[state]) - int(tree.golden[state])
    rows = 1
    if shown == NONE:
        tree.child[place] = states + int(tree.bratworm[state])
    else:
        for count in range(dice + 1):
            tree.child[place + count * LANES] = state_after_keep(tree, state, shown, count + 1, True)
        rows = dice + 1
    for face in range(FACES):
        if face != shown and not tree.used[state] >> face & 1:
            for count in range(1, dice + 1):
                after = state_after_keep(tree, state, face, count, False)
                tree.child[place + rows * LANES] = after
                rows += 1
    return rows


@compiled
def lay_nodes(tree: TurnTree, blocks: int) -> None:
    """Lay the rolls of every shape that occurs, and tell each block where its own are."""
    bounds = np.zeros((SHAPES, 2), np.int64)
    nodes = 0
    for block in range(blocks):
        bounds[int(tree.block_node[block, 0]) & ~HALF, 1] = 1
    for shape in range(SHAPES):
        if bounds[shape, 1]:
            bounds[shape, 0] = nodes
            faces_and_dice = shape // 4
            faces, dice = faces_and_dice // (MOST_DICE + 1), faces_and_dice % (MOST_DICE + 1)
            nodes = lay_rolls(tree, faces, dice, shape & LED == LED, nodes)
            bounds[shape, 1] = nodes
    for block in range(blocks):
        shape = int(tree.block_node[block, 0]) & ~HALF
        tree.block_node[block, 0], tree.block_node[block, 1] = bounds[shape, 0], bounds[shape, 1]


@compiled
def lay_rolls(tree: TurnTree, faces: int, dice: int, led: bool, nodes: int) -> int:
    """Lay all rolls of these dice, parents before children."""
    if not led:
        lay_node(tree, nodes, 0, SCRAP, 0, chance_of(faces, dice, dice, 1))
        return extend(tree, faces, dice, 0, dice, 1, nodes + 1)
    same = 1
    for count in range(dice + 1):
        same *= max(count, 1)
        lay_node(tree, nodes, 0, 1, count, chance_of(faces, dice, dice - count, same))
        nodes = extend(tree, faces, dice, 1, dice - count, same, nodes + 1)
    return nodes


@compiled
def extend(tree: TurnTree, faces: int, dice: int, first: int, free: int, same: int, nodes: int) -> int:
    """Lay the rolls that add faces from `first` on to a roll with `free` dice left over, one face a level."""
    face, count = np.zeros(FACES + 1, np.int64), np.zeros(FACES + 1, np.int64)
    left, orders = np.zeros(FACES + 1, np.int64), np.zeros(FACES + 1, np.int64)
    more = np.zeros(FACES + 1, np.int64)  # the product of k!, with that of this level
    top = first
    face[top], left[top], orders[top], more[top] = first, free, same, same
    while top >= first:
        count[top] += 1
        more[top] *= count[top]
        if face[top] == faces:
            top -= 1
        elif count[top] > left[top]:
            face[top] += 1
            count[top], more[top] = 0, orders[top]
        elif faces < FACES or face[top] < faces - 1 or count[top] == left[top]:
            # with every face allowed no die is left over
            after = left[top] - count[top]
            chance = chance_of(faces, dice, after, more[top])
            lay_node(tree, nodes, top, top + 1, face[top] * dice + count[top], chance)
            nodes += 1
            face[top + 1], count[top + 1], left[top + 1] = face[top] + 1, 0, after
            orders[top + 1] = more[top + 1] = more[top]
            top += 1
    return nodes


@compiled
def lay_node(tree: TurnTree, node: int, parent: int, own: int, row: int, chance: float) -> None:
    tree.node_parent[node] = LANES * parent
    tree.node_own[node] = LANES * own
    tree.node_row[node] = LANES * row
    tree.node_chance[node] = chance


@compiled
def chance_of(faces: int, dice: int, free: int, same: int) -> float:
    """Return the chance of a roll: `free` dice on used faces, `same` the product of k! over the others."""
    orders = factorial(dice) // (same * factorial(free))
    return float(orders * power(FACES - faces, free)) / float(power(FACES, dice))


@compiled
def factorial(number: int) -> int:
    product = 1
    for factor in range(2, number + 1):
        product *= factor
    return product


@compiled
def power(base: int, exponent: int) -> int:
    product = 1
    for _ in range(exponent):
        product *= base
    return product
