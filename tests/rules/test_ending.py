"""The end and the ranking: E1-E4, K1."""

from heckmeck.rules.ending import highest_tile_of, worms_of
from tests.positions import play, position


def test_e1_the_last_tile_ends_the_game():
    game = play(position(grill=[26], stacks=[[21], [36, 22]]), "123WWWWW; keep W; roll; 123; keep 1; stop")
    document = game.document()
    assert (document["phase"], document["seat"], document["turn"], document["legal"]) == (
        "over",
        None,
        None,
        [],
    )
    assert document["ranking"] == [[1], [0]]


def test_e2_tiles_bratworms_and_the_apple():
    game = position(
        "deluxe worms_on_low_tiles=2",
        stacks=[[11, 21, 25, 29, 33]],
        bratworms=[2],
        owners={"apple": 0},
        on={},
    )
    assert worms_of(game.state, 0) == 2 + 1 + 2 + 3 + 4 + 2 + 3
    assert highest_tile_of(game.state, 0) == 33
    assert highest_tile_of(game.state, 1) == 0


def test_e3_the_highest_tile_breaks_a_tie():
    game = position(players=4, stacks=[[21], [22], [], []])
    assert game.ranking == [[1], [0], [2, 3]]


def test_e3_nobody_has_a_tile():
    assert position(players=3).ranking == [[0, 1, 2]]


def test_e4_max_turns_stops_the_game_as_it_stands():
    game = position("classic max_turns=2", players=3)
    play(game, "123WWWWW; keep W; stop; 12333445; keep 1")
    assert not game.over
    play(game, "stop")
    assert game.over
    assert game.ranking == [[0], [1, 2]]
