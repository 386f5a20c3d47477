"""`heckmeck play`: whole games from a script and on a terminal, saved and resumed."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from heckmeck.record.fair_dice import commitment_to
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from tests.cli.conftest import is_one_line

ALL_KEYS = "r w 5 4 3 2 1 s x a b 8".replace(" ", "\n") + "\n"  # whatever is asked, one of these answers it
SHORT = "deluxe highest_tile=29 faster=returned max_turns=40"


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "game.heck"


def test_a_whole_game_from_a_script(run, file):
    """The record is complete, can be verified, and remembers who is a bot."""
    seats = "Anna=me,Ben=simple,Cleo=me"
    ran = run(
        "play", "--seats", seats, "--rules", SHORT, "--seed", "3", "--save", str(file), stdin=ALL_KEYS * 200
    )
    assert (ran.code, ran.err) == (0, "")
    game = read(file.read_bytes())
    assert game.over
    assert game.headers["seats"] == "me,simple,me"
    assert verify(file.read_bytes()).committed
    assert f"Fair dice: {game.headers['commitment']}" in ran.out
    assert f"Seed: {game.headers['seed']}" in ran.out
    assert f"heckmeck verify {file}" in ran.out
    assert re.search(r"(Anna|Ben|Cleo) wins: \d+ worms?", ran.out)


def test_the_end_of_the_input_saves_and_quits(run, file):
    ran = run("play", "--seed", "3", "--save", str(file), stdin="r\nw\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"The record is in {file}\nContinue with: heckmeck play --resume {file}\n")
    game = read(file.read_bytes())
    assert [move.split()[0] for move in game.moves] == ["dice", "keep"]
    assert game.players == ("Player", "Simple1", "Simple2")


def test_resuming_gives_the_game_that_was_left(run, file, tmp_path):
    """Played in two parts or in one: the same dice, bots and record, since dice depend on seed and number only."""
    keys = "r\nw\ns\n" * 6
    whole = tmp_path / "whole.heck"
    options = ["--seats", "Anna=me,Ben=simple", "--seed", "9"]
    run("play", *options, "--save", str(whole), stdin=keys)
    run("play", *options, "--save", str(file), stdin=keys[:8])
    ran = run("play", "--resume", str(file), stdin=keys[8:])
    assert ran.code == 0
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_q_saves_to_a_file_of_its_own_and_says_where(run, tmp_path):
    ran = run("play", "--seed", "1", stdin="r\nq\n")
    assert ran.code == 0
    [saved] = (tmp_path / "data/heckmeck/games").iterdir()
    assert f"heckmeck play --resume {saved}" in ran.out
    assert read(saved.read_bytes()).ply == 1


def test_two_games_in_a_second_have_two_files(run, tmp_path):
    run("play", stdin="q\n")
    run("play", stdin="q\n")
    assert len(list((tmp_path / "data/heckmeck/games").iterdir())) == 2


def test_a_record_by_hand_is_resumed_by_people_with_dice_that_prove_nothing(run, file):
    file.write_text("heckmeck 1\nrules classic\nplayers Anna, Ben\n\nAnna 11345WWW>W\n")
    ran = run("play", "--resume", str(file), stdin="stop\nr\n")
    assert ran.code == 0
    game = read(file.read_bytes())
    assert (game.moves[:3], game.state.seat, game.ply) == (["dice 11345WWW", "keep W", "stop"], 1, 4)
    assert "seed" not in game.headers


def test_seats_can_be_given_anew(run, file):
    run("play", "--seats", "Anna=me,Ben=simple", "--save", str(file), stdin="")
    run("play", "--resume", str(file), "--seats", "simple,me", stdin="")
    assert read(file.read_bytes()).headers["seats"] == "simple,me"
    ran = run("play", "--resume", str(file), "--seats", "me,me,me")
    assert ran.err == f"heckmeck: {file}: 3 seats for 2 players\n"


def test_a_finished_game_shows_its_result(run, file):
    run(
        "play",
        "--seats",
        "Anna=me,Ben=simple",
        "--rules",
        "classic max_turns=1",
        "--seed",
        "8",
        "--save",
        str(file),
        stdin="r\nw\ns\n",
    )
    ran = run("play", "--resume", str(file))
    assert ran.code == 0
    assert "Place 1" in ran.out


@pytest.mark.parametrize("seed", ["7", "any text", bytes(range(32)).hex()])
def test_seed_decides_the_dice(run, file, seed):
    from heckmeck.cli.options import seed_from

    run("play", "--seed", seed, "--save", str(file), stdin="r\n")
    game = read(file.read_bytes())
    assert game.headers["seed"] == seed_from(seed).hex()
    assert game.headers["commitment"] == commitment_to(seed_from(seed))
    assert game.moves == [f"dice {game.at(0).fair_roll(seed_from(seed))}"]


def test_phrases_are_asked_after_the_commitment_is_shown(run, file):
    """D2: one phrase per seat, trimmed; what a record cannot hold is asked for again; bots have none."""
    seats = "Anna=me,Ben=simple,Cleo=me"
    answers = "a|b\nmy #1\n my phrase \nx\nr\n"
    ran = run("play", "--seats", seats, "--phrases", "--save", str(file), stdin=answers)
    game = read(file.read_bytes())
    assert game.headers["entropy"] == "my phrase||x"
    assert ran.out.count("a phrase cannot contain |, # or control characters (D2)") == 2
    assert ran.out.count("Anna, your phrase") == 3
    assert ran.out.index("Fair dice: ") < ran.out.index("Anna, your phrase")
    assert verify(file.read_bytes()).rolls == 1


def test_no_phrase_is_no_entropy(run, file):
    run("play", "--seats", "me,simple", "--phrases", "--save", str(file), stdin="\n")
    assert "entropy" not in read(file.read_bytes()).headers


def test_help_shows_the_clauses_and_the_log_the_turns(run, file):
    ran = run(
        "play", "--seats", "Anna=me,Ben=me", "--seed", "1", "--save", str(file), stdin="u\nr\n?\nw\n?\ns\nu\n"
    )
    assert "No turn has been played yet." in ran.out
    assert "T2 After each roll you set aside all dice of one face." in ran.out
    assert "T4 You may stop right after setting dice aside, and only then." in ran.out
    assert "S5 If there is no such tile, your attempt fails." in ran.out
    assert (
        ran.out.count("Anna: WWW = 15: no tile for this total, fails\n") == 2
    )  # as it happens, and in the log


def test_a_wrong_key_is_answered_with_the_right_ones(run, file):
    ran = run("play", "--seats", "Anna=me,Ben=me", "--seed", "1", "--save", str(file), stdin="r\n9\nkeep w\n")
    assert "Please press one of these keys: 1, 2, 3, 4, w" in ran.out
    assert read(file.read_bytes()).moves[-1] == "keep W"


def test_german(run, file):
    ran = run("play", "--lang", "de", "--save", str(file), stdin="r\n")
    assert "Spieler: Was legst du beiseite?" in ran.out


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--seats", "me"], "1 players; there must be 2 to 7 (N1/M3)"),
        (["--seats", "me,nix"], "there is no bot “nix”"),
        (["--seats", "Anna=me,Anna=me"], "the name Anna appears twice"),
        (["--seats", "seats=me,simple"], "seats is a player’s name, not a header"),
        (["--rules", "classic steal=maybe"], "steal cannot be “maybe”; choose from forced, optional (S7)"),
        (["--resume", "x", "--seed", "1"], "a saved game keeps its rules and its dice"),
        (["--resume", "nowhere.heck"], "nowhere.heck: there is no such file or folder"),
        (["--save", "no/folder/a.heck"], "no/folder/a.heck: there is no such file or folder"),
    ],
)
def test_mistakes(run, arguments, text):
    ran = run("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert text in ran.err


def test_a_folder_cannot_be_saved_to(run, tmp_path):
    ran = run("play", "--save", str(tmp_path))
    assert (ran.code, ran.err) == (2, f"heckmeck: {tmp_path}: this is a folder, not a file\n")


def test_a_bot_that_errs_leaves_a_saved_game(run, file, tmp_path):
    bot = tmp_path / "my.py"
    bot.write_text("class Bot:\n    def decide(self, game): raise RuntimeError('no idea')\n")
    ran = run("play", "--seats", f"me,{bot}:Bot", "--seed", "1", "--save", str(file), stdin="r\nw\ns\n")
    assert ran.code == 2
    assert is_one_line(ran.err)
    assert read(file.read_bytes()).moves[2] == "stop"


# On a real terminal


class OnATerminal:
    """The command at the other end of a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        size = {"LINES": str(lines), "COLUMNS": str(columns)}
        environment = {**os.environ, "TERM": "xterm", "LANG": "en_GB.UTF-8", **size}
        self.fd, other = pty.openpty()
        command = [sys.executable, "-m", "heckmeck", "play", *arguments]
        self.process = subprocess.Popen(
            command, stdin=other, stdout=other, stderr=other, env=environment, start_new_session=True
        )
        os.close(other)

    def read_until(self, text: str, seconds: float = 60) -> str:
        seen = b""
        end = time.monotonic() + seconds
        while text not in seen.decode(errors="replace"):
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} does not come: {seen.decode(errors='replace')[-2000:]}"
            try:
                seen += os.read(self.fd, 65536)
            except OSError:  # the other end is closed
                break
        return seen.decode(errors="replace")

    def press(self, keys: str) -> None:
        os.write(self.fd, keys.encode())


def test_single_keys_on_a_terminal(file):
    """No Enter; arrow keys and unknown ones do nothing; `q` leaves."""
    terminal = OnATerminal("--seats", "Anna=me,Ben=me", "--seed", "1", "--save", str(file))
    first = terminal.read_until(" > ")
    assert "\x1b[2J" in first
    assert "\x1b[1m" in first
    terminal.press("r")
    terminal.read_until("Which dice")
    terminal.press("\x1b[A")
    terminal.read_until("Please press one of these keys: 1, 2, 3, 4, w")
    terminal.press("?")
    terminal.read_until("Press any key")
    terminal.press(" ")
    terminal.read_until(" > ")
    terminal.press("w")
    terminal.read_until("Stop now and you fail")
    terminal.press("q")
    terminal.read_until("Continue with:")
    assert terminal.process.wait(20) == 0
    assert read(file.read_bytes()).moves == ["dice 12344WWW", "keep W"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_an_interruption_saves(file, number):
    terminal = OnATerminal("--seats", "Anna=me,Ben=me", "--seed", "1", "--save", str(file))
    terminal.read_until(" > ")
    terminal.press("r")
    terminal.read_until("Which dice")
    terminal.process.send_signal(number)
    out = terminal.read_until("Continue with:")
    assert "Traceback" not in out
    assert terminal.process.wait(20) == 130
    assert read(file.read_bytes()).moves == ["dice 12344WWW"]


@pytest.mark.parametrize(("columns", "lines"), [(60, 30), (100, 20)])
def test_a_terminal_that_is_too_small_says_what_it_needs(file, columns, lines):
    """No key is a decision while the table cannot be seen."""
    options = ["--seats", "Anna=me,Ben=me", "--seed", "1", "--save", str(file)]
    terminal = OnATerminal(*options, columns=columns, lines=lines)
    said = terminal.read_until("saves and quits")
    assert f"this one has {columns} and {lines}" in " ".join(said.split())
    terminal.press("r")
    terminal.read_until("saves and quits")
    terminal.press("q")
    terminal.read_until("Continue with:")
    assert terminal.process.wait(20) == 0
    assert read(file.read_bytes()).moves == []


def test_a_file_that_exists_is_kept(run, tmp_path):
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("of a year")
    refused = run("play", "--seats", "me,simple", "--save", str(thesis), stdin="q\n")
    assert (refused.code, refused.err) == (
        2,
        f"heckmeck: {thesis}: this already exists; --force overwrites it\n",
    )
    assert thesis.read_text() == "of a year"
    assert run("play", "--seats", "me,simple", "--save", str(thesis), "--force", stdin="q\n").code == 0
    assert run("play", "--resume", str(thesis), stdin="q\n").code == 0
    other = tmp_path / "other.txt"
    other.write_text("too")
    assert run("play", "--resume", str(thesis), "--save", str(other), stdin="q\n").code == 2
    assert other.read_text() == "too"
