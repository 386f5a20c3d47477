"""A finished tournament is replayed and checked (docs/rules.md R4-R9)."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from heckmeck.errors import Refused
from heckmeck.tournament.checking import check
from heckmeck.tournament.events import Draw, Event, Result, Undo
from heckmeck.tournament.exchange import read_events, write_event
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.replay import ACCEPTED_ONCE
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.tournament import Tournament

from .helpers import play_round, play_to_the_end, started


def finished(count: int = 13, rounds: int = 1) -> list[Event]:
    tournament = started(count, HouseRules(rounds=rounds))
    play_to_the_end(tournament, Random(count))
    return list(tournament.events)


def faults(events: list[Event]) -> list[tuple[int, str, str]]:
    return [(fault.line, fault.reason.removeprefix("tournament-"), fault.clause) for fault in check(events)]


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (13, 1), (40, 1), (24, 3), (38, 2)])
def test_a_tournament_that_followed_the_rules_has_no_faults(count: int, rounds: int) -> None:
    assert faults(finished(count, rounds)) == []


def test_corrections_drop_outs_and_undos_are_no_faults() -> None:
    tournament = started(13)
    tournament.withdraw(4)
    tournament.undo()
    tournament.draw()
    play_round(tournament, Random(1))
    tournament.undo()
    play_round(tournament, Random(2))
    tournament.correct(1, tournament.state.stages[0].tables[0].scores or ())
    tournament.withdraw(tournament.state.stages[0].tables[1].players[0])
    play_to_the_end(tournament, Random(3))
    assert faults(list(tournament.events)) == []


def test_swapped_seats_are_one_fault_and_the_rest_is_still_checked() -> None:
    """R5: the first draw is line 3; the results still fit, because the same people sit there."""
    events = finished()
    drawn = events[2]
    assert isinstance(drawn, Draw)
    events[2] = replace(drawn, tables=(drawn.tables[0][::-1], *drawn.tables[1:]))
    assert faults(events) == [(3, "draw-other-seats", "R5")]


def test_a_final_with_a_friend_instead_of_a_qualifier_is_found() -> None:
    """R8."""
    events = finished()
    final = events[7]
    assert isinstance(final, Draw)
    friend = next(number for number in range(1, 14) if number not in final.tables[0])
    events[7] = replace(final, tables=((friend, *final.tables[0][1:]),))
    assert faults(events)[:2] == [(8, "draw-stranger", "R8"), (8, "draw-missing", "R8")]


def test_an_impossible_result_is_found() -> None:
    """M1: a tile twice; this may change who advances, which is a fault of the next draw."""
    events = finished()
    result = events[3]
    assert isinstance(result, Result)
    scores = tuple(TableScore(score.player, tiles=(21,)) for score in result.scores)
    events[3] = replace(result, scores=scores)
    assert faults(events)[0] == (4, "tile-twice", "M1")


def test_a_result_without_any_tile_opens_and_is_found() -> None:
    """E1: files from the time when it was accepted still open; the check says what is wrong with them."""
    events = finished(5)
    result = events[3]
    assert isinstance(result, Result)
    events[3] = replace(result, scores=tuple(TableScore(score.player, tiles=()) for score in result.scores))
    assert Tournament(events).state.phase == "over"
    assert faults(events) == [(4, "nothing-taken", "E1")]


def test_a_result_that_is_missing_ends_the_check_at_the_draw_that_needs_it() -> None:
    events = finished()
    del events[4]
    assert faults(events) == [(7, "round-open", "R6")]


def test_an_unfinished_tournament_is_no_fault() -> None:
    assert faults(finished()[:-1]) == faults(finished()[:2]) == []


def test_what_was_undone_is_no_fault() -> None:
    events = finished()
    wrong = replace(events[3], scores=())  # type: ignore[type-var]
    assert faults([*events[:3], wrong, Undo(), *events[3:]]) == []


def test_an_undo_too_many_is_a_fault() -> None:
    events = finished()
    assert faults([events[0], Undo(), *events[1:]]) == [(2, "nothing-to-undo", "L3")]


VALUES = [0, 1, 7, 99, -1, None, True, "", "Anna", [], [[1, 2]], [{"player": 1, "worms": 3}], {}, 2.5]


@settings(max_examples=200, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_file_that_was_tampered_with_is_refused_or_listed_and_never_crashes(random: Random) -> None:
    """Lines lost, doubled, moved and changed: each is refused as text, or replayed and listed."""
    documents = [
        json.loads(write_event(event)) for event in finished(random.choice([5, 13]), random.choice([1, 2]))
    ]
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(documents))
        document = dict(documents.pop(place))
        for _ in range(random.randint(0, 2)):
            documents.insert(random.randrange(len(documents) + 1), document)
        if random.random() < 0.7:
            key = random.choice(list(document))
            documents.insert(place, {**document, key: random.choice(VALUES)})
    text = "".join(json.dumps(document) + "\n" for document in documents)
    try:
        events = read_events(text)
    except Refused:
        return
    try:
        Tournament(events)
        opens = True
    except Refused:
        opens = False
    assert opens == all(fault.reason in ACCEPTED_ONCE for fault in check(events))


@pytest.mark.parametrize("start", [1, 9])
def test_a_file_without_its_beginning_is_a_fault(start: int) -> None:
    assert faults(finished()[start:]) == [(1, "create-first", "L1")]
