"""The root command: help at once, languages, and mistakes in one line."""

import os
import re
import subprocess
import sys

import pytest

from heckmeck.cli.application import COMMANDS
from tests.cli.conftest import is_one_line

HEAVY = ("numpy", "numba", "fluent", "rich", "pydantic", "babel", "heckmeck.game")


def test_help_imports_nothing_heavy():
    code = (
        "import sys; from heckmeck.cli import main; main(['--help']); "
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"
    assert all(f"\n  {name} " in done.stdout for name in COMMANDS)


def test_python_m_heckmeck_is_the_same_command():
    environment = {**os.environ, "LANG": "de_DE.UTF-8", "HECKMECK_LANG": "de"}
    command = [sys.executable, "-m", "heckmeck", "--help"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment, encoding="utf-8"
    )
    assert done.stdout.startswith("Aufruf: heckmeck ")
    assert done.stderr == ""


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], []])
def test_help_lists_every_command_with_its_line(run, arguments):
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"play +Play a game in the terminal", ran.out)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_every_command_has_help(run, command, flag):
    ran = run(command, flag)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: heckmeck {command} ")
    assert "-h, --help" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_german_help(run, command):
    ran = run("--lang", "de", command, "-h")
    assert ran.out.startswith(f"Aufruf: heckmeck {command} ")
    assert "Diese Hilfe zeigen." in ran.out


def test_version(run):
    from importlib.metadata import version

    assert run("--version").out == f"heckmeck {version('heckmeck')}\n"


@pytest.mark.parametrize(
    "arguments", [["--lang", "de", "-h"], ["-h", "--lang=de"], ["--lang", "de_AT.UTF-8", "-h"]]
)
def test_lang_may_stand_anywhere(run, arguments):
    assert run(*arguments).out.startswith("Aufruf:")


def test_language_of_the_environment(run, monkeypatch):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("-h").out.startswith("Aufruf:")
    monkeypatch.setenv("HECKMECK_LANG", "en")
    assert run("-h").out.startswith("Usage:")
    assert run("-h", "--lang", "de").out.startswith("Aufruf:")


def test_lang_after_two_dashes_is_an_argument(run):
    ran = run("verify", "--", "--lang")
    assert ran.err == "heckmeck: --lang: there is no such file or folder\n"


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["paly"], "there is no command “paly”; choose from play, "),
        (["--lang", "xx"], "there is no language “xx”; choose from de, en"),
        (["--lang"], "the option --lang needs a value; see heckmeck --help"),
        (["--nix"], "there is no option --nix; see heckmeck --help"),
        (["verify"], "FILE is missing; see heckmeck verify --help"),
        (
            ["verify", "a", "b"],
            "there are more arguments than this command takes; see heckmeck verify --help",
        ),
        (["play", "--nix"], "there is no option --nix; see heckmeck play --help"),
        (["play", "--seats"], "the option --seats needs a value; see heckmeck --help"),
        (["play", "--pause", "long"], "--pause cannot be “long”; choose a number from 0 to 60"),
        (["play", "--pause", "-1"], "--pause cannot be “-1”"),
        (["simulate", "--games", "0"], "--games cannot be “0”; choose a number from 1 to"),
        (["simulate", "--games", "１"], "--games cannot be “１”"),
        (["replay", "x", "--at", "-1"], "--at cannot be “-1”"),
    ],
)
def test_mistakes_are_one_line(run, arguments, text):
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert text in ran.err


def test_mistakes_in_german(run):
    assert run("--lang", "de", "paly").err.startswith("heckmeck: es gibt keinen Befehl „paly“")


def test_shell_completion_offers_commands():
    environment = {
        **os.environ,
        "_HECKMECK_COMPLETE": "complete_bash",
        "COMP_WORDS": "heckmeck re",
        "COMP_CWORD": "1",
    }
    code = "from heckmeck.cli import main; main([])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.stdout.split() == ["replay", "review", "restore"]


def test_the_first_run_says_why_people_wait(monkeypatch, capsys, tmp_path):
    from heckmeck.cli.screen import first_run_notice
    from heckmeck.rules import compiled

    monkeypatch.setattr(first_run_notice.sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(compiled, "cache_folder", lambda source: tmp_path)
    first_run_notice.explain_the_wait()
    assert "first run only" in capsys.readouterr().err
    (tmp_path / "compiled").touch()
    first_run_notice.explain_the_wait()
    assert capsys.readouterr().err == ""


def test_what_may_be_left_out_stands_in_one_pair_of_brackets(run):
    for command in (["rules"], ["review"], ["odds"], ["puzzle"], ["tournament", "run"]):
        assert "[[" not in run(*command, "--help").out
