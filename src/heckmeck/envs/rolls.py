"""Every roll that looks different, with its exact chance: white dice as a multiset, and the golden die."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from heckmeck.rules.state import FACES, NONE, ONE, WORM


class Roll(NamedTuple):
    """How many white dice show each face, the golden die's face or NONE, and the chance of it."""

    white: np.ndarray
    golden: int
    chance: Fraction


def golden_faces(golden_left: bool, standard: bool) -> dict[int, Fraction]:
    """Return the faces of the golden die with their chances, or NONE where it is not rolled (M5)."""
    if not golden_left:
        return {NONE: Fraction(1)}
    if standard:
        return {face: Fraction(1, FACES) for face in range(FACES)}
    return {ONE: Fraction(1, 2), WORM: Fraction(1, 2)}


def white_rolls(dice: int) -> Iterator[tuple[np.ndarray, Fraction]]:
    """Yield the multisets of this many dice: 1,287 of eight, for 1,679,616 equally likely sequences."""
    for shown in combinations_with_replacement(range(FACES), dice):
        counts = Counter(shown)
        white = np.array([counts[face] for face in range(FACES)], np.int8)
        white.setflags(write=False)
        ways = factorial(dice) // prod(factorial(count) for count in counts.values())
        yield white, Fraction(ways, FACES**dice)


@cache
def rolls(white_dice: int, golden_left: bool, standard: bool) -> tuple[Roll, ...]:
    """Return every roll of these dice; its number in this order is the chance outcome of OpenSpiel."""
    golden = golden_faces(golden_left, standard)
    return tuple(
        Roll(white, face, chance * golden[face])
        for white, chance in white_rolls(white_dice)
        for face in golden
    )


@cache
def outcomes(white_dice: int, golden_left: bool, standard: bool) -> tuple[tuple[int, float], ...]:
    """Return the numbers of these rolls with their chances as OpenSpiel takes them."""
    fall = rolls(white_dice, golden_left, standard)
    return tuple((number, float(roll.chance)) for number, roll in enumerate(fall))
