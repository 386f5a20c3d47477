"""Bratworms, putting back, the raven: B2, G2, G3, K7, K8."""

import pytest

from heckmeck import Illegal
from tests.positions import play, position, stack, where

DOUBLE_1 = "11223344; keep 1"
TOTAL_23 = "1234WWWW; keep W; roll; 1123; keep 3; stop"


def bratworms(game):
    return [player["bratworms"] for player in game.document()["players"]]


def test_b2_one_candidate_is_automatic():
    game = position("deluxe", players=3, supply=0, bratworms=[0, 4, 3], owners={"hen": 2}, on={})
    play(game, DOUBLE_1)
    assert bratworms(game) == [1, 3, 3]
    assert game.phase.name == "DECIDE"


def test_b2_several_candidates_are_a_choice():
    game = position("deluxe", players=4, supply=0, bratworms=[1, 3, 2, 1], owners={"hen": 3}, on={})
    play(game, DOUBLE_1)
    assert (game.phase.name, game.legal) == ("BRATWORM", ["from 1", "from 2"])
    for seat, reason in ((0, "themselves"), (3, "hen"), (6, "no Bratworm")):
        with pytest.raises(Illegal, match=rf"{reason}.*\(B2\)"):
            game.play(f"from {seat}")
    play(game, "from 2")
    assert bratworms(game) == [2, 3, 1, 1]
    assert game.phase.name == "DECIDE"


def test_b2_no_candidate_no_bratworm():
    game = position("deluxe", supply=0, bratworms=[7, 0])
    assert bratworms(play(game, DOUBLE_1)) == [7, 0]


def test_b2_the_choice_before_an_automatic_stop():
    """The last dice are two 1s: first the choice, then the stop."""
    game = position("deluxe", players=3, supply=0, bratworms=[1, 3, 3], on={})
    play(game, "11WWWWWW; keep W; roll; 11; keep 1")
    assert game.phase.name == "BRATWORM"
    play(game, "from 1")
    assert stack(game, 0) == [32]
    assert game.seat == 1


def test_g2_a_second_specialist_is_a_choice_and_the_tile_taken_has_left_the_grill():
    game = position("deluxe", grill=[21, 23, 34], stacks=[[25]], on={"apple": 23}, owners={"weasel": 0})
    play(game, TOTAL_23)
    document = game.document()
    assert document["legal"] == ["put back weasel", "put back apple"]
    assert document["players"][0]["specialist"] == "weasel"
    assert document["players"][0]["worms"] == 2 + 1 + 3  # both specialists count
    play(game, "put back weasel")
    assert where(game, "weasel") == {"tile": 21}
    assert where(game, "apple") == {"seat": 0}


def test_g3_out_of_the_game_where_no_tile_is_free():
    game = position(
        "deluxe", grill=[21, 23], stacks=[[25]], on={"apple": 23, "raven": 21}, owners={"weasel": 0}
    )
    play(game, TOTAL_23 + "; put back weasel")
    assert where(game, "weasel") is None
    assert stack(game, 0) == [25, 23]


def test_g4_a_raven_on_a_turned_tile_moves_and_brings_nothing():
    """K7."""
    game = position("deluxe", grill=[22, 34], stacks=[[25]], on={"raven": 34})
    play(game, "12333445; keep 1; stop")
    assert where(game, "raven") == {"tile": 22}
    assert bratworms(game) == [0, 0]


def test_k7_the_raven_leaves_a_bratworm_and_is_put_back():
    game = play(position("deluxe"), TOTAL_23)
    assert bratworms(game) == [1, 0]
    assert where(game, "raven") == {"tile": 13}
    assert game.document()["players"][0]["specialist"] is None


def test_k8_the_ravens_bratworm_may_be_a_choice_and_the_raven_waits_on_its_tile():
    game = position("deluxe", players=3, supply=0, bratworms=[0, 4, 3])
    play(game, TOTAL_23)
    assert game.phase.name == "BRATWORM"
    assert where(game, "raven") == {"tile": 23}
    assert stack(game, 0) == [23]
    play(game, "from 2")
    assert where(game, "raven") == {"tile": 13}
    assert bratworms(game) == [1, 4, 2]
    assert game.seat == 1
