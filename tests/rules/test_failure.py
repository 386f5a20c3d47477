"""Giving back and turning over: F1-F4."""

import pytest

from tests.positions import face_down, face_up, play, position, stack, where

FAIL = "12333445; keep 1; stop"


def test_f3_with_no_tile_nothing_is_turned_over():
    game = play(position(), FAIL)
    assert (face_down(game), len(face_up(game))) == ([], 16)


@pytest.mark.parametrize(
    ("faster", "down"),
    [("off", []), ("highest", [30]), ("returned", [28, 30])],
    ids=["off", "highest", "returned"],
)
def test_f4_when_the_returned_tile_is_the_highest(faster, down):
    game = play(position(f"classic faster={faster}", grill=[22, 28], stacks=[[24, 30]]), FAIL)
    assert face_down(game) == down
    assert stack(game, 0) == [24]


def test_f2_11_and_13_can_be_turned_over():
    game = play(position("deluxe", grill=[11, 13], stacks=[[24]], on={"raven": 13}), FAIL)
    assert (face_up(game), face_down(game)) == ([11, 13, 24], [])
    game = play(position("deluxe", grill=[13], stacks=[[11]], on={"raven": 13}), FAIL)
    assert (face_up(game), face_down(game)) == ([11], [13])
    assert where(game, "raven") == {"tile": 11}


def test_f1_the_specialist_goes_back_even_if_tiles_remain():
    game = play(position("deluxe", grill=[30, 36], stacks=[[21, 24]], on={}, owners={"apple": 0}), FAIL)
    assert stack(game, 0) == [21]
    assert where(game, "apple") == {"tile": 24}
    assert face_down(game) == [36]


def test_f4_returned_with_a_specialist_on_the_turned_tile():
    game = position(
        "deluxe faster=returned", grill=[22, 34], stacks=[[28]], on={"apple": 34}, owners={"weasel": 0}
    )
    play(game, FAIL)
    assert face_down(game) == [28, 34]
    assert where(game, "weasel") == {"tile": 22}
    assert where(game, "apple") is None
