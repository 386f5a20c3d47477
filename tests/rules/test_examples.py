"""The examples of the printed sheets, X1-X20 of docs/rules.md."""

import pytest

from heckmeck import Illegal
from tests.positions import face_down, face_up, play, position, stack, where


@pytest.mark.parametrize(("rules", "specialist"), [("classic", None), ("deluxe", "golden_die")])
def test_x1_one_new_face_after_each_roll(rules, specialist):
    game = play(position(rules), "11233444; keep 4; roll; 2344W")
    with pytest.raises(Illegal, match=r"4 has already been set aside \(T2\)"):
        game.play("keep 4")
    play(game, "keep W; roll; 55WW")
    assert game.legal == ["keep 5"]
    assert game.document()["turn"]["total"] == 17
    play(game, "keep 5; stop")
    assert stack(game, 0) == [27]
    assert game.document()["players"][0]["specialist"] == specialist


def test_x2_only_faces_set_aside_before_fail_and_cost_the_top_tile():
    game = position(stacks=[[22, 30]])
    play(game, "11223344; keep 3; roll; 112555; keep 5; roll; 22W; keep W")
    assert game.document()["turn"]["total"] == 26
    play(game, "roll; 3W")
    assert stack(game, 0) == [22]
    assert 30 in face_up(game)
    assert face_down(game) == [36]


def test_x3_takes_23():
    game = play(position(), "112233WW; keep W; roll; 112344; keep 4; roll; 445W; keep 5; stop")
    assert stack(game, 0) == [23]


def test_x4_takes_24():
    game = play(position(), "112233WW; keep W; roll; 112344; keep 4; roll; 2224; keep 2; stop")
    assert stack(game, 0) == [24]


def test_x5_steals_21():
    game = play(position(stacks=[[], [30, 21]]), "1234WWWW; keep W; roll; 1233; keep 1; stop")
    assert (stack(game, 0), stack(game, 1)) == ([21], [30])


def test_x6_own_top_and_a_buried_tile_are_passed_over():
    game = position(stacks=[[23], [22, 30]])
    play(game, "1234WWWW; keep W; roll; 3445; keep 3; stop")
    assert stack(game, 0) == [23, 21]


def test_x7_takes_the_next_lower_tile():
    game = position(down=[31], stacks=[[], [30, 29, 33]])
    play(game, "12WWWWWW; keep W; roll; 12; keep 1; stop")
    assert stack(game, 0) == [28]


def test_x8_forced_steal():
    game = play(position(stacks=[[], [26]]), "123WWWWW; keep W; roll; 123; keep 1; stop")
    assert (stack(game, 0), stack(game, 1)) == ([26], [])


@pytest.mark.parametrize(("choice", "stacks"), [("take 25", ([25], [26])), ("take 26", ([26], []))])
def test_x8_optional_steal(choice, stacks):
    game = position("russian", stacks=[[], [26]])
    play(game, "123WWWWW; keep W; roll; 123; keep 1; stop")
    assert game.legal == ["take 25", "take 26"]
    play(game, choice)
    assert (stack(game, 0), stack(game, 1)) == stacks


def test_x9_no_worm_fails():
    game = position(stacks=[[31]])
    play(game, "11233444; keep 4; roll; 12333; keep 3; roll; 55; keep 5")
    assert stack(game, 0) == []
    assert face_down(game) == [36]


def test_x10_own_top_and_nothing_lower_fails():
    game = position(grill=[30], stacks=[[25]])
    play(game, "123WWWWW; keep W; stop")
    assert stack(game, 0) == []
    assert face_down(game) == [30]


def fail_now(game):
    """Set aside 1s and stop: no worm, the attempt fails (S1)."""
    return play(game, "12333445; keep 1; stop")


def test_x11_the_highest_is_turned_over():
    game = fail_now(position(grill=[22, 34], down=[36], stacks=[[30]]))
    assert face_up(game) == [22, 30]
    assert face_down(game) == [34, 36]


def test_x12_a_returned_tile_that_is_the_highest_stays():
    game = fail_now(position(grill=[22, 28], down=[31, 36], stacks=[[30]]))
    assert face_up(game) == [22, 28, 30]
    assert face_down(game) == [31, 36]


def test_x13_11_is_taken_only_with_exactly_11():
    game = position("deluxe", grill=[11, 13, 30], on={})
    play(game, "112444WW; keep W; roll; 112444; keep 1; stop")
    assert stack(game, 0) == []


def test_x14_13_is_taken_only_with_exactly_13():
    game = position("deluxe", grill=[13, 21], on={})
    play(game, "1234WWWW; keep W; stop")
    assert stack(game, 0) == []


def test_x15_order_of_a_failure_with_specialists():
    game = position(
        "deluxe",
        grill=[13, 22, 25, 34],
        stacks=[[24]],
        on={"raven": 13, "weasel": 25, "apple": 34},
        owners={"canned_worm": 0},
    )
    play(game, "11112223; keep 1; roll; 1111")
    assert face_up(game) == [13, 22, 24, 25]
    assert face_down(game) == [34]
    assert where(game, "canned_worm") == {"tile": 22}
    assert where(game, "apple") == {"tile": 24}


def test_x16_the_canned_worm_makes_21_a_26():
    game = position("deluxe", stacks=[[22]], on={}, owners={"canned_worm": 0})
    play(game, "11233555; keep 5; roll; 11233; keep 3; stop")
    assert stack(game, 0) == [22, 26]


@pytest.mark.parametrize(("back", "kept"), [("hen", "weasel"), ("weasel", "hen")])
def test_x17_the_thief_takes_the_hen_instead(back, kept):
    game = position("deluxe", stacks=[[25], [27]], on={}, owners={"weasel": 0, "hen": 1})
    play(game, "123WWWWW; keep W; roll; 234; keep 2; stop")
    assert game.phase.name == "PUT_BACK"
    play(game, f"put back {back}")
    assert stack(game, 1) == [27]
    assert where(game, kept) == {"seat": 0}
    assert where(game, back) == {"tile": 11}


def test_x18_the_hen_goes_back_and_saves_the_tile():
    game = fail_now(position("deluxe", stacks=[[31]], on={}, owners={"hen": 0}))
    assert stack(game, 0) == [31]
    assert where(game, "hen") == {"tile": 11}
    assert face_down(game) == []


def test_x19_no_bratworm_under_the_hen_and_no_place_for_the_raven():
    game = position(
        "deluxe",
        grill=[23],
        stacks=[[], [30]],
        on={"raven": 23},
        owners={"hen": 1},
        bratworms=[0, 7],
        supply=0,
    )
    play(game, "1234WWWW; keep W; roll; 1233; keep 3; stop")
    assert stack(game, 0) == [23]
    assert game.document()["players"][0]["bratworms"] == 0
    assert where(game, "raven") is None
    assert game.over


def test_x20_faster_returned_turns_two_tiles():
    game = fail_now(position("classic faster=returned", grill=[21, 34], stacks=[[28]]))
    assert face_down(game) == [28, 34]
    assert not game.over


def test_x20_faster_returned_can_end_the_game():
    game = fail_now(position("classic faster=returned", grill=[34], stacks=[[28]]))
    assert game.over
    assert game.document()["ranking"] == [[0, 1]]
