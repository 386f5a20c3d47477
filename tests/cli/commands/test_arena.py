"""`heckmeck arena`: tables, JSON, CSV, pictures, forfeits and interruption."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from tests.cli.conftest import is_one_line

BAD_BOTS = Path(__file__).parents[2] / "arena" / "bad_bots.py"


def test_json(run) -> None:
    """The keys and meanings that the docs promise."""
    ran = run("arena", "simple", "random", "--games", "60", "--seed", "1", "--players", "2,3", "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    two, three = found["pairs"]
    assert list(two)[:7] == ["a", "b", "players", "games", "share", "low", "high"]
    assert (two["a"], two["b"], two["players"], two["games"]) == ("simple", "random", 2, 60)
    assert (three["players"], three["games"]) == (3, 60)
    assert 0.9 < two["low"] <= two["share"] <= two["high"] <= 1
    assert sum(three["seats"]) == pytest.approx(1)
    assert [rating["bot"] for rating in found["ratings"]] == ["simple", "random"]
    assert found["complete"] is True


def test_the_same_seed_gives_the_same_result(run) -> None:
    arguments = ("arena", "simple", "careful", "--games", "40", "--json")
    first, again = run(*arguments, "--seed", "4"), run(*arguments, "--seed", "4")
    assert first.out == again.out
    assert run(*arguments, "--seed", "5").out != first.out


def test_tables_and_files(run, tmp_path) -> None:
    pytest.importorskip("matplotlib")
    table, picture = tmp_path / "arena.csv", tmp_path / "arena.svg"
    ran = run(
        "arena", "simple", "careful", "random", "--games", "30", "--csv", str(table), "--plot", str(picture)
    )
    assert ran.code == 0
    assert re.search(r"simple – careful +2 +30 +\d+\.\d%", ran.out)
    assert "careful against random" in ran.out
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert [(row["a"], row["b"]) for row in rows] == [
        ("simple", "careful"),
        ("simple", "random"),
        ("careful", "random"),
    ]
    assert float(rows[0]["turns_a"]) > 5
    assert picture.read_text().startswith("<?xml")


def test_a_bad_bot_is_named(run) -> None:
    bad = f"{BAD_BOTS}:Raises"
    ran = run("arena", "simple", bad, "--games", "10", "--workers", "1")
    assert ran.code == 0
    assert f"{bad} forfeited: it failed with ZeroDivisionError: no idea." in ran.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["worms"], "two bots"),
        ([], "BOT"),
        (["worms", "genius"], "genius"),
        (["worms", "simple", "--players", "8"], "--players"),
        (["worms", "simple", "--players", "2,,3"], "--players"),
        (["worms", "simple", "--games", "0"], "--games"),
        (["worms", "simple", "--seed", "x"], "--seed"),
        (["worms", "simple", "--timeout", "nan"], "--timeout"),
        (["worms", "simple", "--rules", "chess"], "chess"),
        (["worms", "simple", "--plot", "arena.txt"], ".png"),
        (["worms", "nowhere.py:Bot"], "nowhere.py"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run, arguments, told) -> None:
    ran = run("arena", *arguments)
    assert ran.code == 2
    assert is_one_line(ran.err)
    assert told in ran.err


PLAYED_ON = 200_000  # games after which a press has been lost: compiled code may swallow one


def interrupt_once_it_counts(watcher: int, process: subprocess.Popen[str]) -> None:
    """Read the terminal to its end, so that no writer blocks; press Ctrl-C when games count, again if it goes on."""
    shown, pressed_at = b"", -PLAYED_ON
    with suppress(OSError):  # the end of a terminal
        while True:
            shown = shown[-100:] + os.read(watcher, 1000)
            counts = [int(count) for count in re.findall(rb"\b([1-9]\d*)/1000000", shown)]
            if counts and counts[-1] > pressed_at + PLAYED_ON:
                process.send_signal(signal.SIGINT)
                pressed_at = counts[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of POSIX")
def test_ctrl_c_shows_what_is_done() -> None:
    """A bar on the terminal meanwhile; then exit code 130, and the pairs as far as they were played."""
    command = [sys.executable, "-m", "heckmeck", "arena", "simple", "random", "--json"]
    command += ["--games", "1000000", "--workers", "1"]
    watcher, terminal = os.openpty()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=terminal, text=True)
    os.close(terminal)
    interrupted = Thread(target=interrupt_once_it_counts, args=(watcher, process))
    interrupted.start()
    try:
        out, _ = process.communicate(timeout=120)
    finally:
        process.kill()
        interrupted.join()
        os.close(watcher)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["complete"] is False
    (pair,) = found["pairs"]
    assert 0 < pair["games"] < 1_000_000


@pytest.mark.parametrize("option", ["--csv", "--plot"])
def test_files_that_exist_are_kept(run, option: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.png"
    file.write_text("kept")
    refused = run("arena", "simple", "random", "--games", "2", option, str(file))
    assert refused.err == f"heckmeck: {file}: this already exists; --force overwrites it\n"
    assert file.read_text() == "kept"
