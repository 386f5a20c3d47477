"""What happened is told from the events: all of it, what counts, what was corrected, what an undo would take back."""

from random import Random

from heckmeck.tournament.history import corrections, counting, history
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import SEED, dealt, play_to_the_end, shown, started


def test_a_correction_leaves_its_trace_until_it_is_undone() -> None:
    tournament = started(3)
    tournament.draw()
    players = tournament.state.stages[0].tables[0].players
    wrong, right = (dealt(players, Random(seed)) for seed in (1, 2))
    tournament.enter(1, wrong)
    tournament.correct(1, right, "misread")
    (trace,) = corrections(tournament.events)[1, 1, 1]
    assert trace.reason == "misread"
    assert list(trace.before) == wrong
    undo = {"number": 5, "event": "correct", "round": 1, "table": 1, "player": None}
    assert shown(tournament)["undo"] == undo
    tournament.undo()
    assert corrections(tournament.events) == {}
    assert [number for number, _ in counting(tournament.events)] == [1, 2, 3, 4]
    assert [event["counts"] for event in history(tournament.events)] == [True] * 4 + [False] * 2


def test_every_event_of_the_history_has_its_own_number() -> None:
    """R9: a draw's number is not its event's: that of the first is 1, and it is the third event."""
    tournament = started(9)
    play_to_the_end(tournament, Random(9))
    found = list(history(tournament.events))
    assert [event["number"] for event in found] == list(range(1, len(found) + 1))
    assert [event["draw"] for event in found if event["event"] == "draw"] == [1, 4]


def test_an_undo_says_about_whom_it_is() -> None:
    tournament = started(4)
    tournament.withdraw(3)
    undo = shown(tournament)["undo"]
    assert (undo["event"], undo["player"], undo["table"]) == ("withdraw", 3, None)


def test_the_day_of_play_is_that_of_the_last_game() -> None:
    """Neither the day of creation, nor that of a late correction or of anything undone."""
    times = iter(f"2030-05-{day:02}T12:00:00+00:00" for day in range(1, 32))
    tournament = Tournament.create("Test", SEED, clock=lambda: next(times))
    tournament.register(["Anna", "Ben"])
    tournament.draw()
    assert shown(tournament)["played"] is None
    scores = [TableScore(1, tiles=(21,)), TableScore(2, tiles=())]
    tournament.enter(1, scores)
    tournament.undo()
    assert shown(tournament)["played"] is None
    tournament.enter(1, scores)
    tournament.correct(1, scores)
    assert shown(tournament)["played"] == "2030-05-06T12:00:00+00:00"


def test_nothing_is_left_to_undo() -> None:
    assert shown(Tournament.create("Test", SEED))["undo"] is None
