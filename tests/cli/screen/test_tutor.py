"""`heckmeck play --coach` and `--tutor`."""

from heckmeck.cli.screen.tutor import Tutor
from heckmeck.coach.advice import advise
from heckmeck.coach.puzzles import puzzles
from heckmeck.language import words_in
from tests.cli.conftest import is_one_line


def at_the_keyboard(puzzle):
    """Return the arguments of a game that continues from the puzzle, with its decision to take."""
    return "play", "--position", puzzle.position


def test_coach_shows_what_every_choice_is_worth(run):
    puzzle = puzzles()[0]
    ran = run(*at_the_keyboard(puzzle), "--coach", stdin="q\n")
    shown = Tutor(puzzle.game(), True, None)
    advice = advise(puzzle.game())
    assert ran.code == 0
    for option in advice.options:
        assert f"{100 * option.win:.0f}%" in ran.out
    assert "Best: " in ran.out
    assert shown.warning(puzzle.game(), puzzle.natural, words_in("en")) == ""


def test_tutor_warns_and_lets_take_back(run):
    puzzle = puzzles()[0]
    ran = run(*at_the_keyboard(puzzle), "--tutor", "5", stdin=f"{puzzle.natural}\ny\nq\n")
    assert "This costs" in ran.out
    assert "Take it back?" in ran.out
    assert puzzle.position in ran.out, "it was taken back"
    ran = run(*at_the_keyboard(puzzle), "--tutor", "5", stdin=f"{puzzle.natural}\nn\nq\n")
    played = puzzle.game()
    played.play(puzzle.natural)
    assert played.position() in ran.out


def test_the_best_decision_needs_no_warning(run):
    puzzle = puzzles()[0]
    ran = run(*at_the_keyboard(puzzle), "--tutor", "0", stdin=f"{puzzle.best}\nq\n")
    assert "This costs" not in ran.out


def test_tutor_takes_points(run):
    ran = run("play", "--tutor", "much")
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_a_wrong_key_leaves_the_warning_there(run):
    puzzle = puzzles()[0]
    ran = run(*at_the_keyboard(puzzle), "--tutor", "5", stdin=f"{puzzle.natural}\nz\ny\nq\n")
    assert ran.out.count("This costs") == 2
    assert "Please press one of these keys: y, n" in " ".join(ran.out.split())
