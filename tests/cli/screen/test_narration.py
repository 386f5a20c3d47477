"""Turns and results in words."""

from heckmeck import Game
from heckmeck.cli.screen.narration import note, result, turn_line, turns_of
from heckmeck.language import words_in
from tests.positions import position

WORDS = words_in("en")


def test_turns():
    game = Game(players=["Anna", "Ben"])
    for move in (
        "dice 112WWWWW",
        "keep W",
        "stop",
        "dice 1WWWWWWW",
        "keep W",
        "roll",
        "dice W",
        "dice 11111111",
    ):
        game.play(move)
    first, second, third = turns_of(game)
    assert turn_line(first, game.players, WORDS) == "Anna: WWWWW = 25: takes 25"
    assert turn_line(second, game.players, WORDS) == "Ben: WWWWWWW = 35: nothing to set aside, fails"
    assert note(second, game.players, WORDS) == "failed"
    assert turn_line(third, game.players, WORDS) == "Anna: – = 0: not finished"


def test_result_adds_up():
    """E2, E3: tiles, Bratworms and the apple; equal worms and highest tile share a place."""
    game = position(
        "deluxe",
        4,
        stacks=[[21, 33], [22, 30], [], []],
        owners={"apple": 1},
        bratworms=[2, 0, 3, 3],
    )
    assert list(result(game, WORDS)) == [
        "Place 1: Anna, 7 worms (tiles 21 33: 5, 2 Bratworms)",
        "Place 2: Ben, 7 worms (tiles 22 30: 4, apple: 3)",
        "Place 3, shared: Cleo, 3 worms (3 Bratworms)",
        "Place 3, shared: Dora, 3 worms (3 Bratworms)",
    ]


def test_result_of_nothing():
    assert next(result(position(), WORDS)) == "Place 1, shared: Anna, 0 worms (no tile)"
