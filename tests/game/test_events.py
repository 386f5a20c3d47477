"""What a step did, in the order of the rules."""

import pytest

from tests.positions import play, position


def kinds(game, moves):
    *before, last = (part.strip() for part in moves.split(";"))
    if before:
        play(game, ";".join(before))
    step = f"dice {last}" if last[0] in "12345W+" else last
    return [
        (event.kind, event.tile, event.other, event.specialist, event.clause) for event in game.play(step)
    ]


def test_takes_and_steals():
    assert kinds(position(), "123WWWWW; keep W; stop") == [("takes", 25, None, None, "")]
    assert kinds(position(stacks=[[], [25]]), "123WWWWW; keep W; stop") == [("steals", 25, 1, None, "")]


def test_takes_the_hen():
    game = position("deluxe", stacks=[[], [25]], on={}, owners={"hen": 1})
    assert kinds(game, "123WWWWW; keep W; stop") == [
        ("takes-hen", 25, 1, None, ""),
        ("gets-specialist", 0, None, "hen", ""),
    ]


@pytest.mark.parametrize(
    ("moves", "kind", "clause"),
    [
        ("1111WWWW; keep W; roll; WWWW", "fails-nothing-to-set-aside", "T3"),
        ("11223345; keep 5; stop", "fails-no-worm", "S1"),
        ("1122334W; keep W; stop", "fails-no-tile", "S5"),
        ("1111WWWW; keep 1; roll; WWWW; keep W", "fails-no-tile", "S5"),
    ],
)
def test_failures(moves, kind, clause):
    game = position(grill=[30, 34], stacks=[[36]])
    assert kinds(game, moves) == [(kind, 0, None, None, clause), ("puts-back", 36, None, None, "")]
    game = position(grill=[35], stacks=[[33]])
    assert kinds(game, moves)[-1] == ("turned-over", 35, None, None, "")


def test_declining_the_weasel_is_a_failed_roll():
    game = position("deluxe", on={}, owners={"weasel": 0}, stacks=[[25]])
    found = kinds(game, "1111WWWW; keep W; roll; WWWW; stop")
    assert found[0] == ("fails-nothing-to-set-aside", 0, None, None, "T3")
    assert ("specialist-back", 11, None, "weasel", "") in found


def test_bratworms():
    game = position("deluxe", players=3, supply=0, bratworms=[0, 4, 3])
    assert kinds(game, "11223344; keep 1") == []
    assert kinds(game, "from 2") == [("bratworm-from", 0, 2, None, "")]
    assert kinds(position("deluxe"), "11223344; keep 1") == [("bratworm", 0, None, None, "")]


def test_the_last_tile_with_the_raven():
    game = position("deluxe", grill=[23], on={"raven": 23})
    assert kinds(game, "1234WWWW; keep W; roll; 1123; keep 3; stop") == [
        ("takes", 23, None, None, ""),
        ("bratworm", 0, None, None, ""),
        ("specialist-out", 0, None, "raven", ""),
        ("game-over", 0, None, None, ""),
    ]


def test_a_bratworm_for_ones_comes_before_the_tile_and_the_ravens_after_it():
    """B1 at once, K8 with the tile; both in one step where the last dice are 1s."""
    game = position("deluxe", players=2, supply=1, bratworms=[0, 6], on={"raven": 24})
    assert kinds(game, "1234WWWW; keep W; roll; 1111; keep 1")[:3] == [
        ("bratworm", 0, None, None, ""),
        ("takes", 24, None, None, ""),
        ("bratworm-from", 0, 1, None, ""),
    ]
    game = position("deluxe", on={"raven": 21})
    assert kinds(game, "1234WWWW; keep W; roll; 1222; keep 1; stop")[:2] == [
        ("takes", 21, None, None, ""),
        ("bratworm", 0, None, None, ""),
    ]


def test_a_choice_that_ends_the_turn_is_no_failure():
    game = position("deluxe", stacks=[[25]], on={"apple": 27}, owners={"weasel": 0})
    play(game, "123WWWWW; keep W; roll; 234; keep 2; stop")
    assert kinds(game, "put back weasel") == [("specialist-back", 11, None, "weasel", "")]
