"""What an organiser sends becomes an event: the server adds the time and the place; nonsense is refused before that."""

import json
from typing import Any

import msgspec
import pytest

from heckmeck.errors import Refused
from heckmeck.server.tournaments.requests import AnyAct, NewTournament
from heckmeck.tournament import events
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import SEED, started

NOW = "2030-05-17T10:00:00+00:00"


def playing() -> Tournament:
    tournament = started(3)
    tournament.draw()
    return tournament


def event_of(tournament: Tournament, **act: Any) -> events.Event:
    text = json.dumps({"version": 1, **act})
    (event,) = msgspec.json.decode(text, type=AnyAct).as_events(tournament.state, NOW)
    return event


@pytest.mark.parametrize(
    ("act", "event"),
    [
        ({"event": "register", "names": ["Anna"]}, events.Register(("Anna",), at=NOW)),
        ({"event": "announce", "text": " Soup\n is ready "}, events.Announce("Soup is ready", at=NOW)),
        ({"event": "timer", "seconds": 90, "pause": True}, events.Timer(left=90, at=NOW)),
        ({"event": "timer", "seconds": 0}, events.Timer(at=NOW)),
        (
            {"event": "schedule", "text": "10:30 Round 1\n\n12:00 Soup"},
            events.Schedule(
                (events.ScheduleLine("10:30", "Round 1"), events.ScheduleLine("12:00", "Soup")), at=NOW
            ),
        ),
        ({"event": "reserve", "text": "Dora\nEmil"}, events.Reserve(("Dora", "Emil"), at=NOW)),
        ({"event": "arrive", "players": [2], "here": False}, events.Arrive((2,), False, at=NOW)),
        ({"event": "admit", "player": 4, "table": 2}, events.Admit(4, 2, at=NOW)),
        ({"event": "register", "names": ["Anna"], "text": "Ben\nEve"}, events.Register(("Anna", "Ben", "Eve"), at=NOW)),
        ({"event": "rename", "player": 2, "name": "Ben"}, events.Rename(2, "Ben", at=NOW)),
        ({"event": "withdraw", "player": 2}, events.Withdraw(2, at=NOW)),
        ({"event": "return", "player": 2}, events.Return(2, at=NOW)),
        ({"event": "undo"}, events.Undo(at=NOW)),
        (
            {"event": "result", "table": 1, "scores": [{"player": 1, "tiles": [21, 30], "worms": None}]},
            events.Result(1, 1, 1, (TableScore(1, tiles=(21, 30)),), at=NOW),
        ),
        (
            {"event": "correct", "table": 1, "scores": [{"player": 1, "worms": 4}], "reason": " read \n wrong "},
            events.Correct(1, 1, 1, (TableScore(1, worms=4),), reason="read wrong", at=NOW),
        ),
        (
            {"event": "correct", "round": 2, "table": 7, "scores": [], "reason": " "},
            events.Correct(1, 2, 7, (), at=NOW),
        ),
    ],
)  # fmt: skip
def test_an_act_is_an_event(act: dict[str, Any], event: events.Event) -> None:
    assert event_of(playing(), **act) == event


def test_a_draw_is_the_one_that_is_due() -> None:
    tournament = started(3)
    drawn = event_of(tournament, event="draw")
    assert drawn == msgspec.structs.replace(tournament.draw(), at=NOW)


@pytest.mark.parametrize(
    "act",
    [
        {"event": "win"},
        {"event": "withdraw", "player": 0},
        {"event": "withdraw", "player": 3001},
        {"event": "withdraw", "player": 1, "at": NOW},
        {"event": "withdraw", "player": "1"},
        {"event": "rename", "player": 1, "name": "a" * 101},
        {"event": "register", "text": "a" * 300_001},
        {"event": "result", "table": 1, "scores": [{"player": 1}] * 8},
        {"event": "result", "table": 1, "scores": [{"player": 1, "worms": 1000}]},
        {"event": "result", "table": 1, "scores": [{"player": 1, "tiles": [21] * 19}]},
        {"event": "result", "table": 1, "scores": [{"player": 1, "luck": 1}]},
        {"event": "correct", "table": 1, "scores": [], "reason": "a" * 201},
        {"event": "undo", "version": 0},
    ],
)
def test_an_act_that_makes_no_sense_is_refused(act: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        event_of(playing(), **act)


def test_a_score_is_by_tiles_or_by_worms() -> None:
    with pytest.raises(Refused) as refusal:
        event_of(playing(), event="result", table=1, scores=[{"player": 1, "worms": 1, "apple": True}])
    assert refusal.value.reason == "tournament-score-either"


def test_a_new_tournament_has_its_first_events() -> None:
    wish = NewTournament(
        " Club \n night ", ["Anna"], "Ben", seed=SEED.hex().upper(), house_rules="rounds = 2"
    )
    assert wish.first_events(NOW) == [
        events.Create("Club night", SEED.hex(), {"rounds": 2}, at=NOW),
        events.Register(("Anna", "Ben"), at=NOW),
    ]
    (created,) = NewTournament("Club").first_events(NOW)
    assert isinstance(created, events.Open)
    assert len(bytes.fromhex(created.secret or "")) == 32
