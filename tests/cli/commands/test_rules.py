"""`heckmeck rules`: the texts shipped with the package, whole or by clause."""

import re
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from heckmeck.cli import main
from heckmeck.cli.screen import terminal
from heckmeck.cli.screen.rulebook import clauses, find_clauses, rules_text
from heckmeck.cli.screen.terminal import new_console
from heckmeck.language import available
from tests.cli.conftest import is_one_line

DOCS = Path(__file__).parents[3] / "docs"


def test_whole_text_is_plain_when_piped(run):
    assert run("rules").out == rules_text("en")
    assert run("rules", "--lang", "de").out == rules_text("de")


@pytest.mark.parametrize("name", ["T2", "t2"])
def test_one_clause(run, name):
    out = run("rules", name).out
    assert out.startswith("- **T2** After each roll you set aside **all** dice")
    assert out.count("- **") == 1


@pytest.mark.parametrize("language", available())
def test_clauses_of_the_notation_are_shown_too(run, language):
    """Whatever a refused record cites can be looked up."""
    assert "`heckmeck 1`" in run("rules", "N1", "--lang", language).out
    assert "SHA-256" in run("rules", "d1", "--lang", language).out
    cited = re.findall(r"^- ([NDPC]\d+) ", (DOCS / "notation.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in clauses(language) if name[0] in "NDPC"] == cited


def test_several_clauses_as_a_refusal_cites_them(run):
    out = run("rules", "n1/M3").out
    assert [out.index("- **N1**") < out.index("- **M3**"), out.count("- **")] == [True, 2]


def test_a_section(run):
    out = run("rules", "K", "--lang", "de").out
    assert [f"- **K{number}** " in out for number in range(1, 10)] == [True] * 8 + [False]


@pytest.mark.parametrize("name", ["Z1", "T99", "Q", "T2 ", "T2/", "T2/Z1", "/"])
def test_unknown_clause(run, name):
    ran = run("rules", name)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert "choose from the sections M, T, S, F, E, B, G, K, X, R, N, D, P, C" in ran.err


def test_a_language_without_rules_reads_them_in_english():
    assert clauses("xx") == clauses("en")
    assert find_clauses("E1", "xx") == clauses("en")["E1"]


def test_markdown_on_a_terminal(monkeypatch, run):
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = run("rules", "T2").out
    assert "\x1b[1mT2" in out
    assert "**" not in out


def test_a_narrow_terminal_shows_every_word(monkeypatch, capsys):
    """Lists were cut at the window's edge."""
    monkeypatch.setattr(terminal, "new_console", partial(new_console_of_width, 50))
    assert main(["rules", "T"]) == 0
    shown = capsys.readouterr().out
    assert max(map(cell_len, shown.splitlines())) <= 50
    written = re.findall(r"\w+", find_clauses("T", "en"))
    assert re.findall(r"\w+", shown.replace("\n", " ")) == written


def new_console_of_width(width):
    console = new_console()
    return Console(
        width=width, force_terminal=True, no_color=True, color_system=None, soft_wrap=console.soft_wrap
    )
