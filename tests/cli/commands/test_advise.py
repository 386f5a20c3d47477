"""`heckmeck advise`."""

import json

from heckmeck.coach.rollouts import Rollouts
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


LINE = "classic 21..25,29-,31..33,34-,35-,36- 0 26.28/27.30 0 45WW:1223"


def test_rollouts_are_a_table_or_json(run):
    few = ("--position", LINE, "--rollouts", "--error", "5")
    ran = run("advise", *few)
    assert (ran.code, ran.err) == (0, "")
    assert "Played out by the champion" in ran.out
    assert "±" in ran.out
    document = json.loads(run("advise", *few, "--json").out)["rollouts"]
    assert (document["seed"], document["settled"]) == (0, True)
    for option in document["options"]:
        assert option["interval"][0] <= option["win"] <= option["interval"][1]
        assert option["error"] <= 0.05
    again = json.loads(run("advise", *few, "--json").out)["rollouts"]
    assert again == document
    other = json.loads(run("advise", *few, "--seed", "9", "--json").out)["rollouts"]
    assert other["options"][0]["win"] not in [option["win"] for option in document["options"]]


def test_rollouts_that_are_stopped_tell_what_is_known(run, monkeypatch):
    step = Rollouts.step
    monkeypatch.setattr(Rollouts, "step", lambda rollouts: (rollouts.games < 40 and step(rollouts)) or stop())
    ran = run("advise", "--position", LINE, "--rollouts", "--error", "0.05")
    assert ran.code == 130
    assert "Stopped before it was known as well as wanted." in ran.out


def stop():
    raise KeyboardInterrupt


def test_what_makes_no_sense_about_rollouts_is_refused(run):
    for options in (["--error", "1"], ["--rollouts", "--error", "0"], ["--rollouts", "--max", "none"]):
        ran = run("advise", "--position", LINE, *options)
        assert ran.code == 2
        assert is_one_line(ran.err)


def test_where_nobody_decides_or_the_game_is_over(run):
    ran = run("advise", "--position", "classic 21..36 0 -/- 0 -", "--rollouts", "--error", "5")
    assert "Played out by the champion" in ran.out
    ran = run("advise", "--position", "classic,highest_tile=22 22- 0 21/- - -", "--rollouts")
    assert (ran.code, "Played out" in ran.out) == (0, False)
