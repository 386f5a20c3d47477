"""`heckmeck puzzle`."""

from datetime import date

from heckmeck.coach.puzzles import number_of_the_day, puzzles
from tests.cli.conftest import is_one_line


def test_the_right_answer_is_praised(run):
    ran = run("puzzle", "1", stdin=f"{puzzles()[0].best}\n")
    assert ran.code == 0
    assert "Puzzle 1" in ran.out
    assert "Right!" in ran.out


def test_the_natural_answer_is_explained(run):
    ran = run("puzzle", "2", stdin=f"{puzzles()[1].natural}\n")
    assert "Not the best: it costs" in ran.out
    assert "Best: " in ran.out


def test_nonsense_is_asked_again_and_no_answer_explains(run):
    ran = run("puzzle", "3", stdin="nonsense\n")
    assert "Please press one of these keys" in ran.out
    assert "Best: " in ran.out
    assert "Right!" not in ran.out
    assert run("puzzle", stdin="\n").code == 0


def test_a_number_that_no_puzzle_has(run):
    ran = run("puzzle", "1001")
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_the_puzzle_of_the_day(run):
    number = number_of_the_day(date.today())
    assert f"Puzzle {number}:" in run("puzzle", "today", stdin="\n").out
