"""Whatever goes wrong is one line and exit code 2: files, records, pipes and Ctrl-C."""

import csv
import errno
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.cli.complaints import about_file, exit_code_of
from heckmeck.errors import Illegal
from tests.cli.conftest import is_one_line

VECTORS = Path(__file__).parents[1] / "vectors"
with (VECTORS / "refused/INDEX.tsv").open(encoding="utf-8") as index:
    REFUSED = list(csv.DictReader(index, delimiter="\t"))


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case["file"])
def test_every_refused_record(run, case):
    """File, line and clause are in the one line, as the index says."""
    path = VECTORS / "refused" / case["file"]
    ran = run(case["command"], str(path))
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert ran.err.startswith(f"heckmeck: {path}: ")
    message = ran.err.removeprefix(f"heckmeck: {path}: ")
    numbers = case["lines"].split("|")
    named = [number for number in numbers if message.startswith((f"line {number}:", f"line {number},"))]
    assert named or ("0" in numbers and not message.startswith("line "))
    assert any(clause in message.rpartition("(")[2] for clause in case["clause"].split("|"))


@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff" * 500, b"heckmeck 1\n" + b"x" * 10_000_000, bytes(range(256))]
)
def test_garbage(run, content):
    ran = run("replay", "-", stdin=content)
    assert ran.code == 2
    assert is_one_line(ran.err)
    assert ran.err.startswith("heckmeck: -: ")
    assert len(ran.err) < 200


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_missing_file_and_folder(run, tmp_path, command):
    assert run(command, str(tmp_path / "no.heck")).err.endswith("no.heck: there is no such file or folder\n")
    ran = run(command, str(tmp_path))
    assert (ran.code, ran.err) == (2, f"heckmeck: {tmp_path}: this is a folder, not a file\n")


def test_unknown_trouble_is_said_in_the_words_of_the_system():
    assert about_file(OSError(errno.EIO, "Input/output error", "disk")) == "disk: Input/output error"
    assert about_file(OSError(errno.ENOSPC, "No space left", None)) == "the disk is full"


def test_ctrl_c_is_130(capsys):
    def interrupted() -> None:
        raise KeyboardInterrupt

    assert exit_code_of(interrupted) == 130
    assert capsys.readouterr().err == ""


PRESSED_AGAIN = """
import atexit, os, signal, sys
from heckmeck.cli import main, output

def press(*_, **__):
    os.kill(os.getpid(), signal.SIGINT)

atexit.register(press)
vars(output)["put"] = press
sys.exit(main(["rules"]))
"""


def test_ctrl_c_pressed_again_while_the_program_ends_changes_nothing() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PRESSED_AGAIN], capture_output=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")


def test_a_refusal_of_several_lines_is_still_one(capsys):
    def refused() -> None:
        raise Illegal("bot-failed", "", name="Ben", error="one\ntwo")

    assert exit_code_of(refused) == 2
    assert capsys.readouterr().err == "heckmeck: the bot Ben failed: one two\n"


def test_a_reader_who_leaves_is_no_mistake():
    """`| head -1`: no traceback and nothing on the error output."""
    record = VECTORS / "games/deluxe-7p.heck"
    command = f"{sys.executable} -m heckmeck replay {record} --json | head -1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
