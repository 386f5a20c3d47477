"""The tree of rolls against plain counting."""

from fractions import Fraction
from math import comb

import pytest

from heckmeck.solver.rolls import FACES, SCRAP, Node, roll_nodes

SHAPES = [(faces, dice) for faces in range(FACES + 1) for dice in range(7)]
LEADS = [(faces, dice, lead) for faces, dice in SHAPES for lead in (False, True) if faces or not lead]


@pytest.mark.parametrize(("faces", "dice", "lead"), LEADS)
def test_chances_of_all_rolls_sum_to_one(faces: int, dice: int, lead: bool) -> None:
    nodes = roll_nodes(faces, dice, lead)
    assert float(sum(Fraction(node.chance) for node in nodes)) == pytest.approx(1.0, abs=1e-14)


@pytest.mark.parametrize(("faces", "dice"), SHAPES)
def test_as_many_rolls_as_differ_on_the_allowed_faces(faces: int, dice: int) -> None:
    possible = [node for node in roll_nodes(faces, dice, False) if node.chance > 0]
    assert len(possible) == (comb(dice + 5, 5) if faces == FACES else comb(dice + faces, faces))


@pytest.mark.parametrize(("faces", "dice", "lead"), LEADS)
def test_each_roll_comes_once_and_after_the_roll_it_extends(faces: int, dice: int, lead: bool) -> None:
    stack: dict[int, tuple[int, ...]] = {0: ()}
    seen = set()
    for node in roll_nodes(faces, dice, lead):
        rows = (*stack[node.parent], node.row)
        assert rows == tuple(sorted(rows))
        assert rows not in seen
        seen.add(rows)
        if node.own != SCRAP:
            stack[node.own] = rows


def test_two_dice_with_one_face_allowed() -> None:
    dead, one, both = roll_nodes(1, 2, False)
    assert dead == Node(0, SCRAP, 0, 25 / 36)
    assert one == Node(0, 1, 1, 10 / 36)
    assert both == Node(0, 1, 2, 1 / 36)
