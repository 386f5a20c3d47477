"""The tree of a turn as plain arrays, laid out for one fast pass.

States are numbered by layers, one layer per number of faces used, because a keep always leads to the next
layer; the start of the turn is state 0. Three more slots follow the states: failure without and with the
Bratworm, and one for lanes that hold nothing. Throws of one layer and one shape read the same nodes
(rolls.py), so four of them, the lanes of a block, are walked together. The Bratworm flag is always told
apart: it adds 3 % of the work.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.solver.endings import FAILURE, TOTALS, Floats
from heckmeck.solver.rolls import FACES, Node, roll_nodes
from heckmeck.solver.states import WORM, State, Throw, grow

LANES = 4
EXTRA_SLOTS = 3
MOST_DICE = 9
NOWHERE = 0xFFFF

Bytes = NDArray[np.uint8]
Shorts = NDArray[np.uint16]
Words = NDArray[np.uint32]
Shape = tuple[int, int, bool]
Lane = tuple[State, Throw]  # a state and one of its throws


class TurnTree(NamedTuple):
    """All that compiled code reads about a turn. Unsigned indices, because they are twice as fast."""

    find: Shorts  # [golden left, bratworm, set of faces used, dice left, total] -> state, or NOWHERE
    used: Bytes  # set of faces used, one bit per face
    left: Bytes  # dice left, the golden die included
    total: Bytes
    bratworm: Bytes
    golden: Bytes  # golden die left; never set where it has standard faces
    ending: Shorts  # the ending of a stop here (endings.py)
    layer_state: Shorts  # first state of each layer, and the end
    layer_block: Shorts  # first block of each layer, and the end
    block_node: Words  # [block, (first node, end)]
    block_child: Words  # where the keeps of each block begin, and the end
    block_share: Floats
    lane_state: Shorts  # [block, lane] -> state
    child: Shorts  # the slots that keeps lead to, by block, row and lane
    node_parent: Shorts  # these three as in rolls.py, times LANES
    node_own: Shorts
    node_row: Shorts
    node_chance: Floats
    throw: Shorts  # [state, (first, second)] -> block * LANES + lane, or NOWHERE


class Trees(NamedTuple):
    """The trees of the turns of a game; where no golden die can play, `nine` is the smaller one."""

    eight: TurnTree
    nine: TurnTree


def trees_with(golden_die: str | None) -> Trees:
    """Return both trees; None stands for a game without the golden die."""
    return Trees(eight_dice(), eight_dice() if golden_die is None else nine_dice(golden_die))


@cache
def eight_dice() -> TurnTree:
    """Return the tree of a turn with eight dice (T1)."""
    return build(State(0, 8, 0, False, False))


@cache
def nine_dice(golden_die: str) -> TurnTree:
    """Return the tree of a turn with the golden die, `"ones_and_worms"` or `"standard"` (K4, M5)."""
    if golden_die not in ("ones_and_worms", "standard"):
        raise ValueError(f"golden_die must be ones_and_worms or standard, not {golden_die!r} (M5)")
    return build(State(0, 9, 0, False, golden_die == "ones_and_worms"))


def build(start: State) -> TurnTree:
    """Return the tree of the turn that starts here."""
    layers = grow(start)
    slot = {state: number for number, state in enumerate(state for layer in layers for state in layer)}
    used, left, total, bratworm, golden = np.array(list(slot), dtype=np.uint8).T.copy()
    find = np.full((2, 2, 1 << FACES, MOST_DICE + 1, TOTALS), NOWHERE, dtype=np.uint16)
    find[golden, bratworm, used, left, total] = np.arange(len(slot))
    ending = np.arange(FAILURE, dtype=np.uint16).reshape(2, 2, TOTALS)[used >> WORM & 1, bratworm, total]

    layer_blocks = [cut_blocks(layer) for layer in layers]
    blocks = [block for layer in layer_blocks for block in layer]
    nodes, node_bounds = lay_nodes({shape(block) for block in blocks})
    lane_state = np.full((len(blocks), LANES), len(slot) + 2, dtype=np.uint16)
    throw = np.full((len(slot), 2), NOWHERE, dtype=np.uint16)
    for number, block in enumerate(blocks):
        for lane, (state, _) in enumerate(block):
            lane_state[number, lane] = slot[state]
            second = int(throw[slot[state], 0] != NOWHERE)
            throw[slot[state], second] = number * LANES + lane
    tree = TurnTree(
        find=find,
        used=used,
        left=left,
        total=total,
        bratworm=bratworm,
        golden=golden,
        ending=ending,
        layer_state=offsets([len(layer) for layer in layers]).astype(np.uint16),
        layer_block=offsets([len(layer) for layer in layer_blocks]).astype(np.uint16),
        block_node=np.array([node_bounds[shape(block)] for block in blocks], dtype=np.uint32),
        block_child=offsets([LANES * len(block[0][1].keeps) for block in blocks]),
        block_share=np.array([block[0][1].share for block in blocks]),
        lane_state=lane_state,
        child=np.concatenate([lay_children(block, slot) for block in blocks]),
        node_parent=np.array([LANES * node.parent for node in nodes], dtype=np.uint16),
        node_own=np.array([LANES * node.own for node in nodes], dtype=np.uint16),
        node_row=np.array([LANES * node.row for node in nodes], dtype=np.uint16),
        node_chance=np.array([node.chance for node in nodes]),
        throw=throw,
    )
    for array in tree:
        array.setflags(write=False)  # a tree serves every turn of the process
    return tree


def shape(block: list[Lane]) -> Shape:
    """Return what the lanes of a block have in common: faces, dice, lead."""
    throw = block[0][1]
    return throw.faces, throw.dice, throw.lead


def cut_blocks(layer: dict[State, list[Throw]]) -> list[list[Lane]]:
    """Return the throws of a layer in blocks of at most four of the same shape and share."""
    alike: dict[tuple[int, int, bool, float], list[Lane]] = {}
    for state, ways in layer.items():
        for throw in ways:
            alike.setdefault((throw.faces, throw.dice, throw.lead, throw.share), []).append((state, throw))
    return [lanes[i : i + LANES] for lanes in alike.values() for i in range(0, len(lanes), LANES)]


def lay_nodes(shapes: set[Shape]) -> tuple[list[Node], dict[Shape, tuple[int, int]]]:
    """Return the nodes of all shapes in one list, and where each shape begins and ends."""
    nodes: list[Node] = []
    bounds = {}
    for faces, dice, lead in sorted(shapes):
        first = len(nodes)
        nodes.extend(roll_nodes(faces, dice, lead))
        bounds[faces, dice, lead] = first, len(nodes)
    return nodes, bounds


def lay_children(block: list[Lane], slot: dict[State, int]) -> Shorts:
    """Return the slots that the keeps of a block lead to, by row and lane; idle lanes repeat the first."""
    lanes = [
        [len(slot) + state.bratworm if keep is None else slot[keep] for keep in throw.keeps]
        for state, throw in block
    ]
    lanes += [lanes[0]] * (LANES - len(lanes))
    return np.array(lanes, dtype=np.uint16).T.ravel()


def offsets(lengths: list[int]) -> Words:
    """Return where pieces of these lengths begin, one after another, and the end."""
    return np.cumsum([0, *lengths]).astype(np.uint32)
