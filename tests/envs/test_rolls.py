"""Chances of rolls as multisets (M2, M5)."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from heckmeck.envs.rolls import outcomes, rolls
from heckmeck.rules.state import NONE


@pytest.mark.parametrize("dice", range(1, 9))
def test_there_are_as_many_as_multisets_and_their_chances_sum_to_one(dice):
    fallen = rolls(dice, False, False)
    assert len(fallen) == len({roll.white.tobytes() for roll in fallen}) == comb(dice + 5, 5)
    assert sum(roll.chance for roll in fallen) == 1
    assert all(roll.white.sum() == dice and roll.golden == NONE for roll in fallen)


def test_eight_dice_show_1287_rolls():
    assert len(rolls(8, False, False)) == 1287


def test_chances_are_those_of_counting_every_sequence():
    counted: dict[tuple[int, ...], int] = {}
    for dice in product(range(6), repeat=5):
        shown = tuple(dice.count(face) for face in range(6))
        counted[shown] = counted.get(shown, 0) + 1
    for roll in rolls(5, False, False):
        assert roll.chance == Fraction(counted[tuple(roll.white.tolist())], 6**5)


@pytest.mark.parametrize(("standard", "faces"), [(False, {0: 3, 5: 3}), (True, dict.fromkeys(range(6), 1))])
@pytest.mark.parametrize("dice", [0, 1, 8])
def test_the_golden_die_falls_beside_the_white_ones(standard, faces, dice):
    fallen = rolls(dice, True, standard)
    assert sum(roll.chance for roll in fallen) == 1
    for face, sides in faces.items():
        assert sum(roll.chance for roll in fallen if roll.golden == face) == Fraction(sides, 6)
    assert {roll.golden for roll in fallen} == set(faces)


def test_outcomes_are_numbered_in_order():
    numbers, chances = zip(*outcomes(8, True, True), strict=True)
    assert numbers == tuple(range(1287 * 6))
    assert sum(chances) == pytest.approx(1, abs=1e-12)
