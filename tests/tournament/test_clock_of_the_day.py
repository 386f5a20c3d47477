"""Timer, announcements and schedule are notices: all see them, an undo goes past them, no result depends on them."""

from random import Random

import pytest

from heckmeck.errors import Illegal
from heckmeck.tournament.checking import check
from heckmeck.tournament.events import Announce, Schedule, ScheduleLine, Timer
from heckmeck.tournament.exchange import read_events, write_events
from heckmeck.tournament.history import history, to_undo
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.rules_file import read_house_rules
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import play_round, play_to_the_end, shown, started


def test_an_undo_goes_past_what_the_hall_was_told() -> None:
    tournament = started(8)
    tournament.draw()
    tournament.add(Timer(ends=1000.0))
    tournament.add(Announce("Soup is ready", at="12:00"))
    undo = to_undo(tournament.events)
    assert undo is not None
    assert (undo.number, undo.event) == (3, "draw")
    tournament.undo()
    assert tournament.state.stages == ()
    assert shown(tournament)["day"] == {
        "ends": 1000.0,
        "left": None,
        "announcement": "Soup is ready",
        "announced": "12:00",
        "schedule": [],
    }
    assert [event["counts"] for event in history(tournament.events)] == [True, True, False, True, True, False]
    tournament.draw()
    assert check(tournament.events) == []


def test_notices_between_steps_change_no_tournament() -> None:
    plain, told = started(12), started(12)
    for tournament in (plain, told):
        tournament.draw()
    told.add(Timer(left=300))
    told.add(Schedule((ScheduleLine("10:30", "Round 1"),)))
    for tournament in (plain, told):
        play_to_the_end(tournament, Random(5))
    assert told.state.stages == plain.state.stages
    assert Tournament(read_events(write_events(told.events))).state == told.state
    assert check(told.events) == check(plain.events) == []


def test_a_draw_ends_the_timer_of_the_round_before() -> None:
    """Otherwise the board would call for last turns in a round that has just begun."""
    tournament = started(12, HouseRules(rounds=2))
    tournament.add(Announce("Soup"))
    tournament.add(Timer(left=600))
    tournament.draw()
    tournament.add(Timer(ends=1000.0))
    play_round(tournament, Random(1))
    assert tournament.state.day.ends == 1000.0
    tournament.draw()
    day = tournament.state.day
    assert (day.ends, day.left, day.announcement) == (None, None, "Soup")
    assert Tournament(read_events(write_events(tournament.events))).state.day == day


def test_an_empty_announcement_and_no_timer_take_it_away() -> None:
    tournament = started(3)
    tournament.add(Announce("Soup"))
    tournament.add(Timer(ends=5.0))
    tournament.add(Announce(""))
    tournament.add(Timer())
    assert "day" not in shown(tournament)


def test_a_first_step_can_never_be_undone_past_a_notice() -> None:
    tournament = Tournament.create("Test", bytes(32))
    tournament.add(Announce("Welcome"))
    with pytest.raises(Illegal):
        tournament.undo()


def test_a_game_that_is_stopped_counts_as_it_stands() -> None:
    """E4: with a limit of time or turns nobody need have taken the last tile."""
    for rules, taken in (
        (HouseRules(), False),
        (HouseRules(minutes=30), True),
        (HouseRules(max_turns=60), True),
    ):
        tournament = started(3, rules)
        tournament.draw()
        empty = [TableScore(player, tiles=()) for player in (1, 2, 3)]
        if taken:
            tournament.enter(1, empty)
        else:
            with pytest.raises(Illegal):
                tournament.enter(1, empty)


def test_limits_are_house_rules() -> None:
    rules = read_house_rules("minutes = 40\nlast_turns = 2\nmax_turns = 80")
    assert (rules.minutes, rules.last_turns, rules.max_turns) == (40, 2, 80)
