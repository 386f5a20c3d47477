"""Events, undo and replay: the state is a function of the events alone (clauses L1, L3)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.errors import Illegal, Refused
from heckmeck.tournament.exchange import read_events, write_events
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.tournament import Tournament

from .helpers import SEED, dealt, names, play_round, started

ACTS = ("register", "rename", "withdraw", "take_back", "draw", "enter", "correct", "go_on", "go_on", "undo")


def act(tournament: Tournament, kind: str, random: Random) -> None:
    """Do something that may or may not be allowed now."""
    player = random.randint(1, len(tournament.state.roster) + 1)
    tables = tournament.state.stages[-1].tables if tournament.state.stages else ()
    number = random.randint(1, len(tables)) if tables else 1
    match kind:
        case "go_on" if tournament.state.open_tables():
            number = tournament.state.open_tables()[0]
            tournament.enter(number, dealt(tables[number - 1].staying, random))
        case "go_on":
            tournament.draw()
        case "register":
            tournament.register([f"New {random.random()}"])
        case "rename":
            tournament.rename(player, f"Other {random.random()}")
        case "enter" | "correct":
            players = tables[number - 1].staying if tables else (1,)
            getattr(tournament, kind)(number, dealt(players or (1,), random))
        case "withdraw" | "take_back":
            getattr(tournament, kind)(player)
        case _:
            getattr(tournament, kind)()


def story(count: int, rounds: int, played: int, random: Random, acts: list[str]) -> Tournament:
    """A tournament in which these things were tried after some rounds; refused ones change nothing."""
    tournament = started(count, HouseRules(rounds=rounds), SEED)
    for _ in range(played):
        if tournament.state.phase != "over":
            tournament.draw()
            play_round(tournament, random)
    for kind in acts:
        before = (tournament.state, tournament.events)
        try:
            act(tournament, kind, random)
        except Refused:
            assert (tournament.state, tournament.events) == before
    return tournament


stories = st.builds(
    story,
    st.integers(2, 14),
    st.integers(1, 3),
    st.integers(0, 3),
    st.randoms(use_true_random=False),
    st.lists(st.sampled_from(ACTS), max_size=40),
)


@settings(max_examples=150, deadline=None)
@given(stories)
def test_the_state_is_a_replay_of_the_events(tournament: Tournament) -> None:
    assert Tournament(tournament.events).state == tournament.state


@settings(max_examples=150, deadline=None)
@given(stories)
def test_the_file_gives_the_same_tournament_back(tournament: Tournament) -> None:
    text = write_events(tournament.events)
    assert tuple(read_events(text)) == tournament.events
    again = Tournament(read_events(text))
    assert again.state == tournament.state
    assert write_events(again.events) == text


@settings(max_examples=150, deadline=None)
@given(stories, st.randoms(use_true_random=False), st.sampled_from(ACTS[:-1]))
def test_an_undo_leads_back_to_the_state_before(tournament: Tournament, random: Random, kind: str) -> None:
    """L3; and both the event and the undo stay in the list."""
    before, events = tournament.state, tournament.events
    try:
        act(tournament, kind, random)
    except Refused:
        return
    done = tournament.events[-1]
    tournament.undo()
    assert tournament.state == before
    assert tournament.events[:-1] == (*events, done)


@settings(max_examples=100, deadline=None)
@given(stories)
def test_enough_undos_lead_back_to_the_creation(tournament: Tournament) -> None:
    while tournament.state != Tournament(tournament.events[:1]).state:
        tournament.undo()
    assert not tournament.state.stages
    assert not len(tournament.state.roster)


def test_the_creation_cannot_be_undone() -> None:
    tournament = Tournament.create("Test", SEED)
    with pytest.raises(Illegal) as refusal:
        tournament.undo()
    assert (refusal.value.reason, refusal.value.clause) == ("tournament-nothing-to-undo", "L3")


def test_a_tournament_begins_with_its_creation() -> None:
    for events in ((), started(3).events[1:]):
        with pytest.raises(Refused) as refusal:
            Tournament(events)
        assert refusal.value.reason == "tournament-create-first"


def test_without_a_seed_each_tournament_seals_its_own() -> None:
    seals = [Tournament.create("Test").state for _ in range(10)]
    assert {state.seed for state in seals} == {None}
    assert len({state.seal.commitment for state in seals if state.seal}) == 10
    assert {len(state.seal.secret or b"") for state in seals if state.seal} == {32}


def test_a_clock_writes_the_time_of_each_event() -> None:
    times = iter(["10:00", "10:01", "10:02", "10:03", "10:04"])
    tournament = Tournament.create("Test", SEED, clock=lambda: next(times))
    tournament.register(names(3))
    tournament.draw()
    play_round(tournament, Random(1))
    tournament.undo()
    assert [event.at for event in tournament.events] == ["10:00", "10:01", "10:02", "10:03", "10:04"]


def test_an_event_can_be_tried_before_it_is_added() -> None:
    tournament = started(3)
    event = started(3).draw()
    assert tournament.after(event).phase == "playing"
    assert tournament.state.phase == "registration"
