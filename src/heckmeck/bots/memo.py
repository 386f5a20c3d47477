"""Turns solved before. Positions repeat, and with them what the endings of a turn are worth to a bot.

Only turns of eight dice without the weasel are remembered: nearly all in the classic game. A turn has one place,
computed from its endings; a later turn with the same place overwrites it. The endings themselves are compared, so a
turn is either recalled exactly or solved.
"""

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.solver.endings import ENDINGS, FAILURE, TOTALS, Floats
from heckmeck.solver.solve import slots, solve
from heckmeck.solver.turn_tree import TurnTree

PLACES = 4093  # a prime, because sums of round numbers share factors; 18 KB each, taken as they fill
MODULUS = 2**31 - 1
FACTOR = 1_000_003
SHIFT = 44  # sign, exponent and the first bits of a float tell small round numbers apart


def no_endings() -> Floats:
    """Return the endings of each place; NaN equals nothing, so that every place is empty."""
    return np.full((PLACES, ENDINGS), np.nan)


def no_values(tree: TurnTree) -> Floats:
    """Return room for the values of each place."""
    return np.empty((PLACES, 1, slots(tree)))


@compiled
def place_of(endings: Floats) -> int:
    """Mix the values of the stops with a worm, and of failure, into the number of a place."""
    bits = endings.view(np.int64)
    mixed = bits[FAILURE] >> SHIFT
    for ending in range(2 * TOTALS, 3 * TOTALS):
        mixed = (mixed * FACTOR + (bits[ending] >> SHIFT)) % MODULUS
    return mixed % PLACES


@compiled
def same(endings: Floats, others: Floats) -> bool:
    for ending in range(ENDINGS):
        if endings[ending] != others[ending]:
            return False
    return True


@compiled
def recall_or_solve(
    tree: TurnTree, endings: Floats, solved_endings: Floats, solved_values: Floats, roll: Floats
) -> Floats:
    """Return the value of every state of a turn of eight dice without the weasel."""
    place = place_of(endings)
    value = solved_values[place]
    if not same(solved_endings[place], endings):
        solve(tree, endings, False, value, roll)
        solved_endings[place] = endings
    return value
