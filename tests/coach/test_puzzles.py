"""The puzzles of the package, asked again."""

import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.coach.advice import advise
from heckmeck.coach.puzzles import puzzles

BOTS = {name: make_bot(name) for name in ("simple", "worms")}


def test_there_are_a_hundred_different_ones():
    assert len(puzzles()) == 100
    assert len({puzzle.record for puzzle in puzzles()}) == 100
    assert {puzzle.by for puzzle in puzzles()} == set(BOTS)
    assert {puzzle.game().edition.is_deluxe for puzzle in puzzles()} == {False, True}


@pytest.mark.parametrize("number", range(100))
def test_the_natural_decision_is_wrong(number):
    """With the shipped weights the coach still prefers the best decision, by at least 8 points."""
    puzzle = puzzles()[number]
    game = puzzle.game()
    advice = advise(game)
    assert game.ply == puzzle.ply
    assert advice.best.move == puzzle.best
    assert BOTS[puzzle.by].decide(game) == puzzle.natural
    assert advice.option(puzzle.natural).loss == pytest.approx(puzzle.loss, abs=1e-4)
    assert puzzle.loss >= 0.08
