"""`heckmeck play --coach` and `--tutor`."""

from heckmeck.cli.screen.tutor import Tutor
from heckmeck.coach.advice import advise
from heckmeck.coach.puzzles import puzzles
from heckmeck.language import words_in
from heckmeck.record.reader import read
from tests.cli.conftest import is_one_line


def resumed(tmp_path, puzzle):
    """Write the puzzle as a game at the keyboard that continues."""
    file = tmp_path / "game.heck"
    file.write_text(puzzle.record, encoding="utf-8")
    return file


def test_coach_shows_what_every_choice_is_worth(run, tmp_path):
    puzzle = puzzles()[0]
    ran = run("play", "--resume", str(resumed(tmp_path, puzzle)), "--coach", stdin="q\n")
    shown = Tutor(puzzle.game(), True, None)
    advice = advise(puzzle.game())
    assert ran.code == 0
    for option in advice.options:
        assert f"{100 * option.win:.0f}%" in ran.out
    assert "Best: " in ran.out
    assert shown.warning(puzzle.game(), puzzle.natural, words_in("en")) == ""


def test_tutor_warns_and_lets_take_back(run, tmp_path):
    puzzle = puzzles()[0]
    file = resumed(tmp_path, puzzle)
    ran = run("play", "--resume", str(file), "--tutor", "5", stdin=f"{puzzle.natural}\ny\nq\n")
    assert "This costs" in ran.out
    assert "Take it back?" in ran.out
    assert read(file.read_bytes()).ply == puzzle.ply
    ran = run("play", "--resume", str(file), "--tutor", "5", stdin=f"{puzzle.natural}\nn\nq\n")
    game = read(file.read_bytes())
    assert game.moves[puzzle.ply] == puzzle.natural


def test_the_best_decision_needs_no_warning(run, tmp_path):
    puzzle = puzzles()[0]
    file = resumed(tmp_path, puzzle)
    ran = run("play", "--resume", str(file), "--tutor", "0", stdin=f"{puzzle.best}\nq\n")
    assert "This costs" not in ran.out


def test_tutor_takes_points(run):
    ran = run("play", "--tutor", "much")
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_a_wrong_key_leaves_the_warning_there(run, tmp_path):
    puzzle = puzzles()[0]
    file = resumed(tmp_path, puzzle)
    ran = run("play", "--resume", str(file), "--tutor", "5", stdin=f"{puzzle.natural}\nz\ny\nq\n")
    assert ran.out.count("This costs") == 2
    assert "Please press one of these keys: y, n" in " ".join(ran.out.split())
