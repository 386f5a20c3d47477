"""`heckmeck odds`: tables, JSON, pictures and refusals."""

import json
import re

import pytest

from heckmeck.language import available, words_in
from tests.cli.conftest import is_one_line
from tests.solver.aims import TRUTH

RECORD = "heckmeck 1\nrules classic\nplayers Anna, Ben\n\nAnna 123WWWWW>W stop\nBen 2344WWWW>W 1144\n"


def test_the_first_turn(run) -> None:
    """With no position: the first turn of a game, with the published numbers."""
    ran = run("odds", "--json")
    odds = json.loads(ran.out)
    published = TRUTH["results"]["8"]
    assert list(odds)[:5] == ["value", "fail", "at_least", "exactly", "decisions"]
    assert odds["value"] == pytest.approx(1.64472967404, abs=1e-11)
    assert odds["at_least"]["25"] == pytest.approx(published["max_p_at_least"]["25"], abs=1e-11)
    assert odds["exactly"]["33"] == pytest.approx(published["max_p_exactly"]["33"], abs=1e-11)
    assert ran.code == 0


def test_tables(run) -> None:
    ran = run("odds", "--kept", "444W", "--roll", "1123")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Worth of this turn: 1.3796 worms"
    assert any(line.split() == ["21", "87.50%", "34.72%"] for line in lines)
    assert [line[: line.index("  ")] for line in lines[-3:]] == [
        "set aside 3",
        "set aside 2",
        "set aside 1 1",
    ]


def test_in_german(run) -> None:
    ran = run("odds", "--aim", "at-least:25", "--lang", "de")
    assert ran.out.splitlines()[0] == "Chance auf eine Summe von mindestens 25: 68,03 %"


@pytest.mark.parametrize("language", available())
def test_no_words_of_the_command_line_in_sentences(run, language) -> None:
    """Decisions and aims are told in the reader's language; only the command line speaks English."""
    ran = run("odds", "--kept", "444", "--roll", "1122W", "--aim", "exactly:30", "--lang", language)
    assert not re.search(r"keep|exactly:|\bW\b", ran.out)
    assert words_in(language).say("move-keep", dice=words_in(language).dice("W")) in ran.out


def test_a_record_at_a_step(run, tmp_path) -> None:
    """Ply 0 is the first turn; ply 2 waits after the worms; the last step is a roll."""
    file = tmp_path / "game.heck"
    file.write_text(RECORD)
    first = json.loads(run("odds", str(file), "--at", "0", "--json").out)
    assert first["value"] == pytest.approx(1.64472967404, abs=1e-11)
    decide = json.loads(run("odds", str(file), "--at", "2", "--json").out)
    assert set(decide["decisions"]) == {"roll", "stop"}
    assert decide["decisions"]["stop"] == 2.0
    last = json.loads(run("odds", str(file), "--json").out)
    assert set(last["decisions"]) == {"keep 1", "keep 4"}


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_picture(run, tmp_path, suffix) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / f"odds.{suffix}"
    assert run("odds", "--plot", str(picture)).code == 0
    assert picture.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


def test_a_picture_without_matplotlib(run, monkeypatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    ran = run("odds", "--plot", "odds.png")
    assert (ran.code, is_one_line(ran.err)) == (2, True)
    assert "heckmeck[plot]" in ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--aim", "victory"], "not an aim"),
        (["--kept", "44X"], "N1"),
        (["--kept", "4444WWWW5"], "nine"),
        (["--kept", "4444WWWWW"], "T2"),
        (["--kept", "444", "--roll", "123"], "5 are due"),
        (["--kept", "444", "--roll", "44444"], "T3"),
        (["--dice", "7"], "K4"),
        (["--dice", "9", "--owns", "weasel"], "K4"),
        (["--dice", "9", "--kept", "3+3"], "M5"),
        (["--owns", "apple"], "golden_die"),
        (["--owns", "weasel", "--owns", "golden_die"], "G2"),
        (["--weasel-used"], "K5"),
        (["--rules", "chess"], "preset"),
        (["--at", "3"], "record"),
        (["FILE", "--kept", "444"], "--kept"),
        (["FILE", "--at", "99"], "99"),
        (["FILE", "--at", "x"], "--at"),
        (["nowhere.heck"], "nowhere.heck"),
        (["--plot", "odds.gif"], ".png"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run, tmp_path, arguments, told) -> None:
    file = tmp_path / "game.heck"
    file.write_text(RECORD)
    ran = run("odds", *(str(file) if argument == "FILE" else argument for argument in arguments))
    assert ran.code == 2
    assert is_one_line(ran.err)
    if told != "nine":
        assert told in ran.err
