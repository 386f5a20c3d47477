"""Check-in, no-shows, reserve list and late arrivals: nobody else is moved, and the draws stay what they were."""

from random import Random

import pytest

from heckmeck.errors import Refused
from heckmeck.tournament.checking import check
from heckmeck.tournament.coming import missing, smallest_tables
from heckmeck.tournament.draw import draw
from heckmeck.tournament.events import Admit, Arrive, Reserve, Sweep
from heckmeck.tournament.exchange import read_events, write_events
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.standings import overall_standings
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import SEED, names, play_round, play_to_the_end, shown, started


def reason(tournament: Tournament, event: object) -> str:
    with pytest.raises(Refused) as refusal:
        tournament.add(event)  # type: ignore[arg-type]
    return refusal.value.reason


def late(tournament: Tournament, name: str, table: int = 0) -> int:
    tournament.add(Reserve((name,)))
    number = len(tournament.state.roster)
    tournament.add(Admit(number, table))
    return number


def test_who_is_not_ticked_is_swept_at_once_and_can_be_taken_back() -> None:
    tournament = started(8)
    tournament.add(Arrive((1, 2, 3, 5, 7)))
    tournament.add(Arrive((2,), here=False))
    assert missing(tournament.state) == (2, 4, 6, 8)
    tournament.add(Sweep(missing(tournament.state)))
    assert tournament.state.roster.numbers() == (1, 3, 5, 7)
    tournament.undo()
    assert len(tournament.state.roster.numbers()) == 8
    assert reason(tournament, Sweep((1,))) == "tournament-is-here"
    tournament.draw()
    assert reason(tournament, Sweep((2,))) == "tournament-registration-over"


def test_the_reserve_list_waits_until_somebody_is_admitted() -> None:
    tournament = started(6)
    tournament.add(Reserve(("Dora", "Emil")))
    assert tournament.state.roster.numbers() == (1, 2, 3, 4, 5, 6)
    assert [one.get("waiting") for one in shown(tournament)["participants"]][-2:] == [True, True]
    tournament.withdraw(2)
    tournament.add(Admit(7))
    assert tournament.state.roster.numbers() == (1, 3, 4, 5, 6, 7)
    assert reason(tournament, Admit(7)) == "tournament-not-waiting"
    assert reason(tournament, Admit(1)) == "tournament-not-waiting"
    assert reason(tournament, Admit(8, 1)) == "tournament-registration-over"
    assert reason(tournament, Reserve(("P1",))) == "name-twice"
    assert reason(tournament, Reserve(("p1",))) == "tournament-names-alike"


def test_a_late_arrival_sits_at_the_smallest_open_table_and_nobody_is_moved() -> None:
    """22 participants at 5+5+4+4+4: the first three come to the tables of four, in the next seat."""
    tournament = started(22)
    tournament.draw()
    before = [table.players for table in tournament.state.stages[0].tables]
    assert smallest_tables(tournament.state) == (3, 4, 5)
    tournament.add(Reserve(("Dora",)))
    assert shown(tournament)["room"] == [3, 4, 5]
    assert reason(tournament, Admit(23, 1)) == "tournament-not-smallest"
    tournament.add(Admit(23, 4))
    tables = tournament.state.stages[0].tables
    assert [table.players[: len(was)] for table, was in zip(tables, before, strict=True)] == before
    assert tables[3].players == (*before[3], 23)
    seat = tournament.state.seat_of(23)
    assert seat is not None
    assert (seat.table, seat.seat, seat.tile) == (4, 5, 25)
    assert smallest_tables(tournament.state) == (3, 5)
    play_to_the_end(tournament, Random(1))
    assert check(tournament.events) == []
    assert len(overall_standings(tournament.state)) == 23


def test_points_are_those_of_the_table_as_it_was_played() -> None:
    """The sheet's 6-4-3-2-1 for five: one came late to a table of four."""
    tournament = started(8)
    tournament.draw()
    late(tournament, "Dora", 1)
    play_round(tournament, Random(2))
    games = tournament.state.stages[0].tables[0].games(tournament.state.rules)
    assert sum(game.points for game in games.values()) == 16


def test_from_the_next_round_on() -> None:
    tournament = started(12, HouseRules(rounds=3, table_size=4))
    tournament.draw()
    number = late(tournament, "Dora")
    assert tournament.state.seat_of(number) is None
    play_round(tournament, Random(3))
    tournament.draw()
    assert tournament.state.seat_of(number) is not None
    play_to_the_end(tournament, Random(3))
    assert check(tournament.events) == []


def test_the_lots_that_were_drawn_stay() -> None:
    """R9: whoever came late was in no draw of lots and has the worst one."""
    tournament = started(12, HouseRules(rounds=2))
    tournament.draw()
    order = tournament.state.stages[0].lots
    number = late(tournament, "Dora")
    assert tournament.state.stages[0].lots == (*order, number)
    assert order == draw(SEED, 0, tuple(range(1, 13)))
    stage = shown(tournament)["stages"][0]
    assert stage["late"] == [number]


def test_who_comes_too_late() -> None:
    tournament = started(12)
    tournament.draw()
    play_round(tournament, Random(4))
    tournament.add(Reserve(("Dora",)))
    assert reason(tournament, Admit(13)) == "tournament-no-further-round"
    assert reason(tournament, Admit(13, 1)) == "tournament-not-smallest"
    tournament.draw()
    assert reason(tournament, Admit(13, 1)) == "tournament-too-late"


def test_with_a_known_seed_nobody_joins_the_list_before_the_draw() -> None:
    """R9: the list would choose the draw."""
    tournament = Tournament.create("Test")
    tournament.register(names(8))
    tournament.draw("grill")
    tournament.undo()
    tournament.add(Reserve(("Dora",)))
    assert reason(tournament, Admit(9)) == "tournament-registration-over"
    tournament.draw()
    tournament.add(Admit(9, smallest_tables(tournament.state)[0]))


def test_all_of_it_is_in_the_file() -> None:
    tournament = started(8)
    tournament.add(Arrive((1, 2, 3, 4, 5, 6, 7)))
    tournament.add(Sweep((8,)))
    tournament.draw()
    late(tournament, "Dora", smallest_tables(tournament.state)[0])
    again = Tournament(read_events(write_events(tournament.events)))
    assert again.state == tournament.state
