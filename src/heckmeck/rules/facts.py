"""What follows from a state and is shown with it: everybody's worms and places, and the total of the dice."""

import numpy as np

from heckmeck.rules.claim import dice_total, final_total
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import places, worms_of, worms_on
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.specialists import specialist_of
from heckmeck.rules.state import HIGHEST_TILE, LOWEST_TILE, MOST_PLAYERS, State

Facts = np.record

FACTS = np.dtype(
    [
        ("legal", "i8"),  # the decisions allowed now, as a set (actions.py)
        ("total", "i1"),  # of the dice set aside
        ("final_total", "i1"),  # that a stop counts, with the canned worm
        ("white_due", "i1"),  # dice in the hand without the golden one
        ("worms", "i1", (MOST_PLAYERS,)),
        ("specialist", "i1", (MOST_PLAYERS,)),
        ("place", "i1", (MOST_PLAYERS,)),  # from 0, as things stand
        ("worms_on", "i1", (HIGHEST_TILE + 1,)),  # the worms of each tile
    ],
    align=True,
)


@compiled
def find_facts(s: State, facts: Facts) -> None:
    """Fill in the facts of a state; seats that are not at the table keep what was there."""
    facts.legal = legal_actions(s)
    facts.total = dice_total(s)
    facts.final_total = final_total(s)
    facts.white_due = s.dice_left - s.golden_left
    for seat in range(s.players):
        facts.worms[seat] = worms_of(s, seat)
        facts.specialist[seat] = specialist_of(s, seat)
    places(s, facts.place)
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        facts.worms_on[tile] = worms_on(s, tile)


def facts_of(s: State) -> Facts:
    """Return the facts of a state."""
    facts: Facts = np.zeros(1, FACTS).view(np.recarray)[0]
    find_facts(s, facts)
    return facts
