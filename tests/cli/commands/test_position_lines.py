"""`--position LINE` of advise, odds and play (docs/notation.md, P9)."""

import json
import re
import shlex

import pytest

from heckmeck.game import Game
from tests.cli.conftest import is_one_line
from tests.coach.games import played
from tests.glossary import LANGUAGES

LINE = "deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235"
CLASSIC = "classic 21,23..36 0 22/- 1 44W:5"
SHORT = "classic,max_turns=3,highest_tile=26 21,23..26 0 22/- 1 445WW:3"
CHOICE = "russian,max_turns=3 21..25,27..36 0 -/26 0 1145WWW:1"
KEYS = "r w 5 4 3 2 1 s x a b 8".replace(" ", "\n") + "\n"


def test_advice_on_a_position_is_that_on_the_game_that_got_there(run):
    game = played("deluxe", 3, "simple", seed=41, turns=6)
    ply = next(ply for ply in range(game.ply) if len(game.at(ply).legal) > 2)
    recorded, laid = (
        json.loads(run("advise", "--json", *arguments, stdin=game.record()).out)
        for arguments in (["-", "--at", str(ply)], ["--position", game.position(ply)])
    )
    assert (laid.pop("ply"), recorded.pop("ply")) == (0, ply)
    for told in (recorded, laid):  # sentences name the players
        for option in told["options"]:
            del option["why"], option["brings"]
    assert laid == recorded


def test_advice_in_words(run):
    ran = run("advise", "--position", LINE)
    assert (ran.code, ran.err) == (0, "")
    assert "▶ A " in ran.out
    assert "Best: " in ran.out


def test_odds_of_a_position(run):
    laid = json.loads(run("odds", "--position", CLASSIC, "--json").out)
    flags = json.loads(run("odds", "--kept", "44W", "--aim", "at-least:25", "--json").out)
    again = json.loads(run("odds", "--position", CLASSIC, "--aim", "at-least:25", "--json").out)
    assert laid["best"] in ("roll", "stop")
    assert (again["value"], again["fail"]) == (flags["value"], flags["fail"])


@pytest.mark.parametrize("command", ["advise", "odds", "play"])
def test_a_bad_line_is_one_line_on_the_error_output(run, command):
    ran = run(command, "--position", LINE.replace("28", "20"))
    assert (ran.code, ran.out, ran.err) == (2, "", "heckmeck: GRILL: there is no tile 20 (M1)\n")


@pytest.mark.parametrize(
    ("arguments", "other"),
    [
        (["advise", "-"], "FILE"),
        (["advise", "--at", "3"], "--at"),
        (["odds", "-"], "FILE"),
        (["odds", "--at", "3"], "--at"),
        (["odds", "--kept", "44"], "--kept"),
        (["odds", "--roll", "1123"], "--roll"),
        (["odds", "--dice", "9"], "--dice"),
        (["odds", "--weasel-used"], "--weasel-used"),
        (["odds", "--owns", "weasel"], "--owns"),
        (["odds", "--rules", "deluxe"], "--rules"),
        (["play", "--rules", "deluxe"], "--rules"),
        (["play", "--resume", "x.heck"], "--resume"),
        (["play", "--save", "x.heck"], "--save"),
        (["play", "--phrases"], "--phrases"),
    ],
)
def test_a_position_says_all_about_the_table(run, arguments, other):
    ran = run(*arguments, "--position", LINE)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"heckmeck: --position cannot be used with {other}\n"


def test_advice_on_nothing(run):
    ran = run("advise")
    assert (ran.code, ran.err) == (2, "heckmeck: a record or --position is missing\n")


def test_whose_turn_it_is_plays_against_simple_bots(run):
    ran = run("play", "--position", LINE, stdin="")
    assert (ran.code, ran.err) == (0, "")
    assert "▶ Player " in ran.out
    assert "Simple1" in ran.out
    assert "Simple2" in ran.out
    assert "Fair dice" not in ran.out, "without a record nobody can check them"


def test_a_game_from_a_position_is_played_to_its_end(run, tmp_path):
    ran = run("play", "--position", SHORT, "--seats", "Anna=me,Ben=me", "--seed", "4", stdin=KEYS * 40)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"(Anna|Ben) wins: \d+ worms?", ran.out)
    assert "Continue with" not in ran.out
    assert list(tmp_path.rglob("*.heck")) == [], "it has no record (P7)"


def test_the_log_of_a_turn_begins_with_the_dice_of_the_position(run):
    line = "classic 21..24,26..36 0 25/- 0 1145WWW:1"
    ran = run("play", "--position", line, stdin="s\nq\n")
    assert "Player: 11 4 5 WWW = 26: takes 26" in ran.out


def test_a_game_that_is_over_shows_its_result(run):
    ran = run("play", "--position", "classic 21,23..36 0 22/- - -", "--seats", "Anna=me,Ben=me")
    assert ran.code == 0
    assert "Anna wins: 1 worm" in ran.out


def command_to_go_on(out):
    return shlex.split(out.rpartition("Continue with: heckmeck ")[2])


def test_quitting_names_the_command_that_goes_on(run):
    ran = run(
        "play", "--position", LINE, "--seats", "Anna=me,Ben=worms:steal=2,Cleo=simple", stdin="5\nr\nq\n"
    )
    assert ran.code == 0
    command = command_to_go_on(ran.out)
    assert command[:2] == ["play", "--position"]
    line = command[2]
    assert Game.from_position(line).position() == line
    assert line.split()[5].startswith("445WW:")
    again = run(*command, stdin="q\n")
    assert again.code == 0
    assert command_to_go_on(again.out) == command


def test_quitting_in_the_middle_of_a_choice_goes_back_before_it(run):
    """P7: a choice has no line."""
    ran = run("play", "--position", CHOICE, "--seats", "Anna=me,Ben=me", stdin="s\nq\n")
    assert "Which tile?" in ran.out
    assert command_to_go_on(ran.out)[2] == CHOICE


def test_seats_must_fit(run):
    ran = run("play", "--position", LINE, "--seats", "me,me")
    assert (ran.code, ran.err) == (2, "heckmeck: 2 seats for 3 players (P4)\n")


def test_help_names_the_option(run):
    for command in ("advise", "odds", "play", "replay"):
        assert "--position" in run(command, "--help").out


def test_the_clauses_of_the_line_are_explained(run):
    for language in LANGUAGES:
        out = run("rules", "P", "--lang", language).out
        assert [line.split("**")[1] for line in out.splitlines() if line.startswith("- **")] == [
            f"P{number}" for number in range(1, 10)
        ]
    assert is_one_line(run("rules", "P10").err)
