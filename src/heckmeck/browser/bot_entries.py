"""Entries of the bots: what they need is laid out first, then they decide."""

from heckmeck.bots.built_in import PARAMETERS
from heckmeck.bots.champion.network import SIZE
from heckmeck.bots.decision import decision_of
from heckmeck.browser import places
from heckmeck.browser.addresses import (
    Address,
    floats_at,
    longs_at,
    shorts_at,
    singles_at,
    states_at,
    unsigned_words_at,
    words_at,
)
from heckmeck.browser.desk import STATES, desk_for, forget_plans, grown_tree, tree_at, turn_at
from heckmeck.browser.tree_growth import grow_tree
from heckmeck.browser.weights import unpack
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import DICE
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.solved_turn import best_in_room, forget_turn

CHANCE = 4  # numbers of a generator (dice_rng.py)


@compiled
def lay_trees(golden_die_standard: int) -> None:
    """Grow the trees of a turn with eight and with nine dice: once, and again for the other golden die (M5)."""
    forget_plans()
    words_at(places.EIGHT, 1)[0] = grow_tree(tree_at(places.EIGHT, STATES), DICE, False)
    words_at(places.NINE, 1)[0] = grow_tree(tree_at(places.NINE, STATES), DICE + 1, golden_die_standard == 0)


@compiled
def lay_weights(file: Address) -> None:
    """Unpack the file of a network: before the champion is asked, or anybody whom it advises."""
    forget_plans()
    runs = unsigned_words_at(file, 1)[0]
    numbers = file + 4 + runs * 8
    count = 0
    table = unsigned_words_at(file + 4, (runs, 2))
    for run in range(runs):
        count += table[run, 1]
    unpack(table, shorts_at(numbers, (count,)), singles_at(places.WEIGHTS, (SIZE,)))


@compiled
def decide(state: Address, bot: int, parameters: Address, chance: Address) -> int:
    """Return a bot's decision where one is due; one that plays at random moves on the four numbers of `chance`."""
    states = states_at(state, (1,))
    numbers, whim = floats_at(parameters, (PARAMETERS,)), longs_at(chance, (CHANCE,))
    turn = turn_at(places.REPLY + places.TURN)
    return decision_of(states, bot, numbers, desk_for(states[0].players), turn, whim)


@compiled
def solve_turn(state: Address, endings: Address) -> int:
    """Return the best decision of a turn for what each of its ends is worth (endings.py)."""
    s = states_at(state, (1,))[0]
    turn = turn_at(places.REPLY + places.TURN)
    forget_turn(turn)
    eight, nine = grown_tree(places.EIGHT), grown_tree(places.NINE)
    return best_in_room(eight, nine, floats_at(endings, (ENDINGS,)), turn, s)


ENTRIES = (lay_trees, lay_weights, decide, solve_turn)
