"""`heckmeck replay`: documents, tables and words."""

import gzip
import json
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "vectors/games"
EXAMPLE = GAMES / "example.heck"


def documents_of(name: str) -> list[dict]:
    with gzip.open(GAMES / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def parsed(out: str) -> list[dict]:
    return [json.loads(line) for line in out.splitlines()]


def by_legal(documents: list[dict]) -> list[dict]:
    return [{**document, "legal": sorted(document["legal"])} for document in documents]


@pytest.mark.parametrize("name", ["example", "deluxe-7p"])
def test_json_is_one_document_a_line(run, name):
    """docs/notation.md 2: the start, then one after each step."""
    ran = run("replay", str(GAMES / f"{name}.heck"), "--json")
    assert (ran.code, ran.err) == (0, "")
    assert by_legal(parsed(ran.out)) == by_legal(documents_of(name))


def test_json_at_a_ply(run):
    ran = run("replay", str(EXAMPLE), "--json", "--at", "7")
    assert by_legal(parsed(ran.out)) == by_legal([documents_of("example")[7]])


def test_standard_input(run):
    ran = run("replay", "-", "--json", "--at", "0", stdin=EXAMPLE.read_bytes())
    assert parsed(ran.out)[0]["ply"] == 0


def test_ply_that_does_not_exist(run):
    ran = run("replay", str(EXAMPLE), "--at", "9999")
    assert ran.code == 2
    assert ran.err == f"heckmeck: {EXAMPLE}: there is no step 9999; the last one is 51 (N8)\n"


def test_position_line(run):
    """docs/notation.md, P9."""
    ran = run("replay", str(EXAMPLE), "--at", "44", "--position")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "deluxe,golden_die=standard 11c,13,21h,23r,26,28,29a,30..36 6 25.22:w/24*1/27:g 2 :11113345+1\n"
    )
    last = run("replay", str(EXAMPLE), "--position").out
    assert last == run("replay", str(EXAMPLE), "--at", "51", "--position").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--position", "--json"], "--position cannot be used with --json"),
        (["--at", "52", "--position"], f"{EXAMPLE}: there is no step 52; the last one is 51 (N8)"),
    ],
)
def test_position_line_that_cannot_be_had(run, arguments, message):
    ran = run("replay", str(EXAMPLE), *arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", f"heckmeck: {message}\n")


def test_table_at_a_ply(run):
    out = run("replay", str(EXAMPLE), "--at", "2").out
    assert "▶ Anna" in out
    assert "Stop now and take 25 · Anna gets the weasel" in out


def test_words(run):
    out = run("replay", str(EXAMPLE)).out
    assert out.startswith(
        "Turn 1: Anna\n  Anna rolls 123WWWWW and sets aside WWWWW: 25\n  Anna stops: 25\n  Anna takes 25\n"
        "  Anna gets the weasel\n\nTurn 2: Ben\n"
    )
    assert "  Anna rolls 12233444 and re-rolls with the weasel\n" in out
    assert "  Cleo takes nine dice\n  Cleo rolls 11113345+1 and sets aside 11111: 5\n" in out
    assert "  Ben rolls W\n  Ben: nothing to set aside, failed\n" in out
    assert out.endswith("The game is not finished.\n")


def test_words_of_a_finished_game_end_with_the_places(run):
    out = run("replay", str(GAMES / "deluxe-7p.heck"), "--lang", "de").out
    assert out.startswith("Zug 1: Emil\n")
    assert "\nPlatz 1: " in out
    assert "\nPlatz 7: " in out


def test_names_in_any_script_survive_every_pipe(run):
    record = "heckmeck 1\nrules classic\nplayers Zoë, Юля\n\n"
    ran = run("replay", "-", "--json", stdin=record)
    assert ran.out.isascii()
    assert [player["name"] for player in parsed(ran.out)[0]["players"]] == ["Zoë", "Юля"]
