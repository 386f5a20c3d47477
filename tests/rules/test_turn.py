"""Rolling, setting aside, stopping: T1-T6, B1, K3-K5."""

import numpy as np
import pytest

from heckmeck import Illegal
from heckmeck.rules.engine import apply_dice
from heckmeck.rules.state import NONE
from tests.positions import face_down, play, position, stack, where


def turn(game):
    return game.document()["turn"]


def test_t1_eight_dice_and_no_pass():
    game = position()
    assert (game.phase.name, game.legal, turn(game)["dice_left"]) == ("ROLLING", [], 8)
    with pytest.raises(Illegal, match="T1"):
        game.play("stop")


def test_t2_all_dice_of_one_face():
    game = play(position(), "11123WWW; keep W")
    assert turn(game)["kept"] == {"W": 3}
    assert turn(game)["dice_left"] == 5


def test_t3_a_roll_of_used_faces_fails_at_once():
    game = play(position(stacks=[[25]]), "1111WWWW; keep W; roll; WWWW")
    assert (game.seat, stack(game, 0)) == (1, [])


def test_t5_with_no_dice_left_the_turn_stops_by_itself():
    game = play(
        position(),
        "1123345W; keep 1; roll; 22333W; keep 2; roll; 345W; keep 3; roll; 45W; keep 4; roll; 5W; keep 5; roll; W; "
        "keep W",
    )
    assert game.seat == 1  # the last die was set aside: an automatic stop


def test_t5_rolling_with_all_six_faces_set_aside_is_legal_and_fails():
    game = position(stacks=[[25]])
    play(
        game, "12334455; keep 1; roll; 2334455; keep 2; roll; 34455W; keep 3; roll; 4555W; keep 4; roll; 5WWW"
    )
    play(game, "keep 5; roll; 11W; keep W")
    assert (game.legal, turn(game)["total"]) == (["roll", "stop"], 20)
    play(game, "roll; 12")
    assert (game.seat, stack(game, 0)) == (1, [])


def test_dice_that_cannot_fall_change_nothing():
    game = position()
    before = game.state.tobytes()
    assert not apply_dice(game.state, np.array([-1, 9, 0, 0, 0, 0], np.int8), NONE)
    assert not apply_dice(game.state, np.array([8, 0, 0, 0, 0, 0], np.int8), 0)
    assert game.state.tobytes() == before


def test_t6_stopping_is_legal_at_any_total():
    game = play(position(stacks=[[25]]), "11123345; keep 1; stop")
    assert (stack(game, 0), face_down(game)) == ([], [36])


@pytest.mark.parametrize(("dice", "gets"), [("11223344", 1), ("12233445", 0)])
def test_b1_two_or_more_1s_earn_a_bratworm(dice, gets):
    game = play(position("deluxe"), f"{dice}; keep 1")
    document = game.document()
    assert document["players"][0]["bratworms"] == gets
    assert document["supply"] == 7 - gets


def test_b1_the_golden_die_counts_and_the_bratworm_survives_a_failure():
    game = position("deluxe", on={}, owners={"golden_die": 0}, stacks=[[25]])
    play(game, "roll golden; 12223344+1; keep 1; roll; 2223344; keep 2; stop")
    assert game.document()["players"][0]["bratworms"] == 1
    assert where(game, "golden_die") == {"tile": 11}


def test_b1_no_bratworms_in_classic():
    game = play(position(), "11223344; keep 1")
    assert game.document()["players"][0]["bratworms"] == 0


def test_k3_the_canned_worm_neither_rescues_a_dead_roll_nor_marks_the_worm_face():
    game = position("deluxe", on={}, owners={"canned_worm": 0}, stacks=[[25]])
    play(game, "11233555; keep 5; roll; 1123W; keep W; roll; 1123; keep 3; stop")
    assert stack(game, 0) == [25, 23]  # 15 + 5 + 3: with a worm die set aside it adds nothing
    game = position("deluxe", on={}, owners={"canned_worm": 0}, stacks=[[25]])
    play(game, "11155555; keep 5; roll; 555")
    assert stack(game, 0) == []


def test_k4_the_owner_chooses_eight_or_nine():
    game = position("deluxe", on={}, owners={"golden_die": 0}, stacks=[[25]])
    assert (game.phase.name, game.legal, turn(game)["dice_left"]) == ("START", ["roll", "roll golden"], 8)
    nine = play(game.copy(), "roll golden")
    assert (turn(nine)["dice_left"], turn(nine)["golden_left"]) == (9, True)
    play(nine, "11223345+W; keep W")
    assert (turn(nine)["dice_left"], turn(nine)["golden_left"], turn(nine)["kept"]) == (8, False, {"W": 1})
    eight = play(game, "roll; 11223345")
    assert turn(eight)["golden"] is None


def test_k4_the_golden_die_alone():
    game = position("deluxe", on={}, owners={"golden_die": 0}, stacks=[[25]])
    play(game, "roll golden; 22222222+W; keep 2; roll; +1")
    assert (turn(game)["roll"], turn(game)["golden"]) == ("", "1")


def test_k5_the_weasel_serves_once_a_turn_also_after_a_dead_roll():
    game = position("deluxe", on={}, owners={"weasel": 0}, stacks=[[25]])
    play(game, "1111WWWW; keep W; roll; WWWW")
    assert game.legal == ["stop", "weasel"]
    rescued = play(game.copy(), "weasel; 1111")
    assert rescued.legal == ["keep 1"]
    assert turn(rescued)["weasel_used"]
    failed = play(game.copy(), "stop")
    assert stack(failed, 0) == []
    lost = play(game, "weasel; WWWW")
    assert stack(lost, 0) == []
