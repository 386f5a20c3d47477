"""`heckmeck advise`."""

import json

from tests.cli.conftest import is_one_line
from tests.coach.games import played

GAME = played("deluxe", 3, "simple", seed=41, turns=6)


def test_json_names_every_option_best_first(run, tmp_path):
    file = tmp_path / "game.heck"
    file.write_text(GAME.record())
    ply = next(ply for ply in range(GAME.ply) if len(GAME.at(ply).legal) > 2)
    ran = run("advise", str(file), "--at", str(ply), "--json")
    advice = json.loads(ran.out)
    assert ran.code == 0
    assert advice["ply"] == ply
    assert abs(sum(advice["win"]) - 1) < 1e-9
    assert sorted(option["move"] for option in advice["options"]) == sorted(GAME.at(ply).legal)
    wins = [option["win"] for option in advice["options"]]
    assert wins == sorted(wins, reverse=True)
    for option in advice["options"]:
        assert set(option) >= {"move", "win", "loss", "fail", "worms", "likely", "brings", "why"}


def test_text_in_both_languages(run):
    ply = next(ply for ply in range(GAME.ply) if "stop" in GAME.at(ply).legal)
    english = run("advise", "-", "--at", str(ply), stdin=GAME.record())
    german = run("advise", "-", "--at", str(ply), "--lang", "de", stdin=GAME.record())
    assert "Chances of winning: Anna" in english.out
    assert "roll again" in english.out
    assert "Best: " in english.out
    assert "Gewinnchancen: Anna" in german.out
    assert "weiterwürfeln" in german.out


def test_without_a_decision(run):
    assert "the dice must fall" in run("advise", "-", "--at", "0", stdin=GAME.record()).out


def test_two_turns_deep(run):
    ply = next(ply for ply in range(GAME.ply) if "stop" in GAME.at(ply).legal)
    one, two = (
        json.loads(run("advise", "-", "--at", str(ply), "--json", "--depth", depth, stdin=GAME.record()).out)
        for depth in ("1", "2")
    )
    assert one["options"][0]["win"] != two["options"][0]["win"]
    assert abs(sum(two["win"]) - 1) < 1e-9


def test_mistakes_are_refused_in_one_line(run):
    for arguments in (("--at", "9999"), ("--at", "x"), ("--depth", "3")):
        ran = run("advise", "-", *arguments, stdin=GAME.record())
        assert ran.code == 2
        assert is_one_line(ran.err)
