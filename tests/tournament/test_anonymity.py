"""A tournament without names: draws, results and standings stay, and nothing that people wrote is left."""

from random import Random

from heckmeck.tournament.anonymity import anonymised
from heckmeck.tournament.checking import check
from heckmeck.tournament.coming import smallest_tables
from heckmeck.tournament.events import Admit, Announce, Correct, Register, Reserve, Schedule, ScheduleLine
from heckmeck.tournament.exchange import read_events, write_events
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.standings import champions, overall_standings
from heckmeck.tournament.tournament import Tournament

from .helpers import dealt, play_round, play_to_the_end

PRIVATE = ["Anna Berg", "Ben Tal", "Cleo See", "Dora Au", "Emil Ried", "Fay Moos", "Gus Hain", "Ivo Wald"]
WORDS = ["Anna misread", "Ben wins soup", "Cleo opens", "Jule", "record-of-anna"]


def told() -> Tournament:
    """Everything in which a name can stand."""
    tournament = Tournament.create("Club night", rules=HouseRules(rounds=2), clock=lambda: "12:00")
    tournament.register(["Somebody Else"])
    tournament.undo()
    tournament.register(PRIVATE[:5])
    tournament.rename(2, PRIVATE[5])
    tournament.add(Reserve((PRIVATE[6], PRIVATE[7])))
    tournament.add(Schedule((ScheduleLine("10:00", WORDS[2]),)))
    tournament.add(Announce(WORDS[1]))
    tournament.draw("what the hall shouts")
    tournament.add(Admit(7, smallest_tables(tournament.state)[0]))
    table = tournament.state.stages[0].tables[0]
    tournament.enter(1, dealt(table.players, Random(1)), record=WORDS[4])
    scores = tuple(dealt(table.players, Random(2)))
    tournament.add(Correct(1, 1, 1, scores, reason=WORDS[0], by=f"helper {WORDS[3]}"))
    play_round(tournament, Random(3))
    tournament.withdraw(4)
    play_to_the_end(tournament, Random(4))
    return tournament


def test_no_name_is_left_and_everything_else_stays() -> None:
    tournament = told()
    events = anonymised(tournament.events, at="13:00")
    text = write_events(events)
    for private in (*PRIVATE, *WORDS, "Somebody"):
        assert private in write_events(tournament.events)
        assert private not in text
    assert "what the hall shouts" in text  # the seed is made of it (R9)
    again = Tournament(read_events(text))
    assert check(again.events) == []
    assert [again.state.roster.name(number) for number in (1, 7)] == ["P1", "P7"]
    assert champions(again.state) == champions(tournament.state)
    assert overall_standings(again.state) == overall_standings(tournament.state)
    assert again.state.seed == tournament.state.seed
    assert [event.by for event in events if event.by] == ["helper 1"]
    assert len(events) == len(tournament.events) + 1


def test_twice_changes_nothing_more_and_the_tournament_goes_on() -> None:
    tournament = Tournament.create("Club night")
    tournament.register(PRIVATE)
    once = anonymised(tournament.events)
    assert write_events(anonymised(once)).startswith(write_events(once))
    again = Tournament(once)
    again.undo()  # the sign-up: no name comes back
    again.register(["Zoe"])
    again.register(["Ada"])
    play_to_the_end(again, Random(1))
    assert check(again.events) == []
    assert all(name not in write_events(again.events) for name in PRIVATE)


def test_a_name_that_looks_like_a_stand_in_is_no_trouble() -> None:
    tournament = Tournament.create("Club night")
    tournament.add(Register(("P2", "P3", "P1")))
    assert list(Tournament(anonymised(tournament.events)).state.names.values()) == ["P1", "P2", "P3"]
