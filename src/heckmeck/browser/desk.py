"""The desk of the page: the trees of a turn and room to work in, at their places in memory."""

from itertools import accumulate

from heckmeck.bots.champion.network import SIZE, Networks
from heckmeck.bots.kernel import Desk
from heckmeck.browser import places
from heckmeck.browser.addresses import (
    Address,
    bytes_at,
    floats_at,
    longs_at,
    shorts_at,
    singles_at,
    states_at,
    unsigned_bytes_at,
    unsigned_words_at,
    words_at,
)
from heckmeck.browser.places import LARGEST_TREE, MOST_SLOTS, after
from heckmeck.coach.judging import MOST_DECISIONS, CoachRoom
from heckmeck.coach.plan import Plan, forget
from heckmeck.coach.prospect import COLUMNS
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import MOST_PLAYERS
from heckmeck.solver.distribution import STACK, Walk
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import CLAIMS, MOST_POSITIONS, Outcomes
from heckmeck.solver.solved_turn import TurnRoom
from heckmeck.solver.turn_tree import Trees, TurnTree

HEAD = places.ALIGNED  # of a tree: how many states it has
OFFSETS = tuple(accumulate((array.nbytes for array in LARGEST_TREE), after, initial=HEAD))
FIND, USED, LEFT, TOTAL, BRATWORM, GOLDEN, ENDING, LAYER_STATE, LAYER_BLOCK, BLOCK_NODE = OFFSETS[:10]
BLOCK_CHILD, BLOCK_SHARE, LANE_STATE, CHILD, NODE_PARENT, NODE_OWN, NODE_ROW, NODE_CHANCE, THROW = OFFSETS[
    10:-1
]
STATES, CHILDREN, NODES = len(LARGEST_TREE.left), len(LARGEST_TREE.child), len(LARGEST_TREE.node_row)
BLOCKS, LANES = LARGEST_TREE.lane_state.shape
SHAPE_OF_FIND, LAYERS = LARGEST_TREE.find.shape, len(LARGEST_TREE.layer_state)


@compiled
def tree_at(place: Address, states: int) -> TurnTree:
    """Return the tree at a place, with room for the largest one; only as many states as it has are seen."""
    return TurnTree(
        shorts_at(place + FIND, SHAPE_OF_FIND),
        unsigned_bytes_at(place + USED, (states,)),
        unsigned_bytes_at(place + LEFT, (states,)),
        unsigned_bytes_at(place + TOTAL, (states,)),
        unsigned_bytes_at(place + BRATWORM, (states,)),
        unsigned_bytes_at(place + GOLDEN, (states,)),
        shorts_at(place + ENDING, (states,)),
        shorts_at(place + LAYER_STATE, (LAYERS,)),
        shorts_at(place + LAYER_BLOCK, (LAYERS,)),
        unsigned_words_at(place + BLOCK_NODE, (BLOCKS, 2)),
        unsigned_words_at(place + BLOCK_CHILD, (BLOCKS + 1,)),
        floats_at(place + BLOCK_SHARE, (BLOCKS,)),
        shorts_at(place + LANE_STATE, (BLOCKS, LANES)),
        shorts_at(place + CHILD, (CHILDREN,)),
        shorts_at(place + NODE_PARENT, (NODES,)),
        shorts_at(place + NODE_OWN, (NODES,)),
        shorts_at(place + NODE_ROW, (NODES,)),
        floats_at(place + NODE_CHANCE, (NODES,)),
        shorts_at(place + THROW, (states, 2)),
    )


@compiled
def grown_tree(place: Address) -> TurnTree:
    """Return a tree that has been grown."""
    return tree_at(place, words_at(place, 1)[0])


@compiled
def outcomes_at(place: Address) -> Outcomes:
    """Return room for the outcomes of a position."""
    longs = place + (MOST_POSITIONS + 2) * places.STATE_SIZE
    small = longs + (2 + ENDINGS) * places.WORD
    return Outcomes(
        states_at(place, (MOST_POSITIONS,)),
        bytes_at(small, (MOST_POSITIONS,)),
        bytes_at(small + MOST_POSITIONS, (MOST_POSITIONS,)),
        longs_at(longs, (2,)),
        longs_at(longs + 2 * places.WORD, (ENDINGS,)),
        states_at(place + MOST_POSITIONS * places.STATE_SIZE, (2,)),
    )


@compiled
def networks_for(players: int) -> Networks:
    """Return the networks by number of players, of which only this one is here: the last."""
    return singles_at(places.WEIGHTS - players * 4 * SIZE, (players + 1, SIZE))


@compiled
def turn_at(place: Address) -> TurnRoom:
    """Return room for a turn with either tree."""
    walk = place + places.WALK
    stack = walk + 2 * places.VALUES_SIZE
    return TurnRoom(
        values_at(place),
        values_at(place + places.VALUES_SIZE),
        values_at(place + 2 * places.VALUES_SIZE),
        values_at(place + 3 * places.VALUES_SIZE),
        longs_at(place + places.SOLVED, (2, 2)),
        Walk(
            values_at(walk),
            values_at(walk + places.VALUES_SIZE),
            floats_at(stack, (STACK,)),
            shorts_at(stack + places.STACK_SIZE, (STACK,)),
        ),
    )


@compiled
def values_at(place: Address) -> Floats:
    return floats_at(place, (2, MOST_SLOTS))


@compiled
def desk_for(players: int) -> Desk:
    """Return the desk of the bots, for a table of this many."""
    turn = turn_at(places.REPLY + places.TURN)
    return Desk(
        grown_tree(places.EIGHT),
        grown_tree(places.NINE),
        outcomes_at(places.OUTCOMES),
        floats_at(places.WORTH, (MOST_POSITIONS,)),
        floats_at(places.ENDINGS_WORTH, (ENDINGS,)),
        turn.value8,
        turn.roll8,
        turn.value9,
        turn.roll9,
        states_at(places.CHOICES, (MOST_POSITIONS,)),
        longs_at(places.CHOSEN, (MOST_POSITIONS,)),
        networks_for(players),
        outcomes_at(places.REPLY),
        floats_at(
            places.HEAP_END, (0, ENDINGS)
        ),  # a page plays no whole games: it remembers no turns for them
        floats_at(places.HEAP_END, (0, 1, 1)),
    )


@compiled
def plan_at(place: Address) -> Plan:
    """Return a plan of the coach."""
    return Plan(
        states_at(place + places.TABLE, (1,)),
        longs_at(place + places.MADE, (2,)),
        outcomes_at(place),
        floats_at(place + places.WIN, (MOST_POSITIONS, MOST_PLAYERS)),
        longs_at(place + places.BEST, (2, CLAIMS)),
        longs_at(place + places.LEADS_TO, (ENDINGS,)),
        floats_at(place + places.PLAN_ENDINGS, (ENDINGS,)),
        floats_at(place + places.CHANCES, (ENDINGS,)),
        turn_at(place + places.TURN),
    )


@compiled
def coach_for(players: int) -> CoachRoom:
    """Return the room of the coach, for a table of this many."""
    return CoachRoom(
        Trees(grown_tree(places.EIGHT), grown_tree(places.NINE)),
        networks_for(players),
        plan_at(places.PLAN),
        plan_at(places.REPLY),
        states_at(places.MOMENT, (1,)),
        longs_at(places.CHOSEN, (MOST_POSITIONS,)),
        floats_at(places.ROWS, (MOST_DECISIONS, COLUMNS)),
    )


@compiled
def forget_plans() -> None:
    """Let the coach look afresh: networks or trees have changed, or the depth."""
    forget(plan_at(places.PLAN))
