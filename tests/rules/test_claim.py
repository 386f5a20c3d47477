"""Taking, stealing, the next lower tile: S1-S7, K6."""

import pytest

from heckmeck import Illegal
from tests.positions import face_up, play, position, stack, where

TOTAL_26 = "123WWWWW; keep W; roll; 123; keep 1; stop"
TOTAL_25 = "123WWWWW; keep W; stop"
TOTAL_40 = "WWWWWWWW; keep W"


def test_s2_the_grill_comes_first_and_is_not_a_choice():
    """Also with every option of S7: the exact tile on the grill is simply taken."""
    game = play(position("classic steal=optional lower_tile=any"), TOTAL_26)
    assert stack(game, 0) == [26]


def test_s3_11_and_13_are_never_stolen():
    game = position("deluxe", grill=[30], stacks=[[], [13]], on={})
    play(game, "122233WW; keep W; roll; 122224; keep 1; roll; 22224; keep 2")
    play(game, "stop")
    assert (stack(game, 0), stack(game, 1)) == ([], [13])


def test_s4_a_total_above_36_takes_the_highest():
    assert stack(play(position(), TOTAL_40), 0) == [36]


def test_s4_higher_tiles_in_the_box():
    """M7."""
    assert stack(play(position("classic highest_tile=24"), TOTAL_26), 0) == [24]


def test_s5_no_such_tile_fails():
    assert stack(play(position(grill=[30]), TOTAL_26), 0) == []


def test_s7_any_lower_tile_but_11_and_13():
    game = position("deluxe lower_tile=any", grill=[11, 13, 22, 24, 30], on={})
    play(game, TOTAL_26)
    assert game.legal == ["take 22", "take 24"]
    with pytest.raises(Illegal, match="S7"):
        game.play("take 30")
    assert stack(play(game, "take 22"), 0) == [22]


def test_s7_an_optional_steal_offers_only_the_next_lower_tile():
    """Also with lower_tile=any."""
    game = position("classic steal=optional lower_tile=any", stacks=[[], [26]])
    assert play(game, TOTAL_26).legal == ["take 25", "take 26"]


def test_s7_lower_tile_any_does_not_make_a_steal_optional():
    game = play(position("classic lower_tile=any", stacks=[[], [26]]), TOTAL_26)
    assert stack(game, 0) == [26]


def test_s7_an_optional_steal_with_nothing_lower_is_no_choice():
    game = play(position("russian", grill=[30], stacks=[[], [26]]), TOTAL_26)
    assert stack(game, 0) == [26]


def test_g1_a_steal_brings_the_specialist_along():
    game = position("deluxe", stacks=[[], [30, 25]], on={}, owners={"apple": 1})
    play(game, TOTAL_25)
    assert (stack(game, 0), stack(game, 1)) == ([25], [30])
    assert where(game, "apple") == {"seat": 0}


def test_k6_the_hen_is_taken_and_owned_without_a_tile():
    game = play(position("deluxe", stacks=[[], [25]], on={}, owners={"hen": 1}), TOTAL_25)
    assert (stack(game, 0), stack(game, 1)) == ([], [25])
    assert where(game, "hen") == {"seat": 0}
    assert game.seat == 1


def test_k6_instead_of_the_hen_the_next_lower_tile_where_steals_are_optional():
    game = position("deluxe steal=optional", stacks=[[], [25]], on={}, owners={"hen": 1})
    play(game, TOTAL_25)
    assert game.legal == ["take 24", "take 25"]
    assert stack(play(game.copy(), "take 24"), 0) == [24]
    assert where(play(game, "take 25"), "hen") == {"seat": 0}


def test_k6_a_hen_owner_without_a_tile_keeps_it_when_failing():
    game = position("deluxe", on={}, owners={"hen": 0})
    play(game, "11233445; keep 1; stop")
    assert where(game, "hen") == {"seat": 0}
    assert len(face_up(game)) == 18


def test_11_and_13_are_taken_with_exactly_that_total():
    game = position("deluxe")
    play(game, "112223WW; keep W; roll; 112223; keep 3; stop")
    assert stack(game, 0) == [13]
    play(game, "112223WW; keep W; roll; 122223; keep 1; stop")
    assert stack(game, 1) == [11]
    assert where(game, "canned_worm") == {"seat": 1}
