"""Results that tables report themselves: worked examples of agreement, dispute, and the organiser's last word (L4)."""

import pytest

from heckmeck.errors import Illegal, Refused
from heckmeck.tournament.checking import check
from heckmeck.tournament.events import Report, Result
from heckmeck.tournament.exchange import read_events, write_events
from heckmeck.tournament.reports import MOST_REPORTS, THE_TABLE, follows
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import by_worms, shown, started

RIGHT = [(9, 36), (5, 33), (3, 30), (2, 25)]
WRONG = [(5, 33), (9, 36), (3, 30), (2, 25)]


def playing() -> tuple[Tournament, tuple[int, ...]]:
    tournament = started(8)
    tournament.draw()
    return tournament, tournament.state.stages[0].tables[0].players


def scores(players: tuple[int, ...], results: list[tuple[int, int]]) -> tuple[TableScore, ...]:
    return by_worms(dict(zip(players, results, strict=True)))


def report(tournament: Tournament, player: int, told: tuple[TableScore, ...]) -> Result | None:
    """What a server does: the report, and the result that it makes."""
    event = Report(1, 1, 1, told, player=player)
    tournament.add(event)
    result = follows(tournament.state, event)
    if result is not None:
        tournament.add(result)
    return result


def refused(tournament: Tournament, event: Report) -> str:
    with pytest.raises(Refused) as refusal:
        tournament.add(event)
    return refusal.value.reason


def test_one_reports_and_another_confirms() -> None:
    tournament, players = playing()
    told = scores(players, RIGHT)
    assert report(tournament, players[0], told) is None
    assert not tournament.state.stages[0].tables[0].complete
    result = report(tournament, players[2], told)
    assert result is not None
    assert result.by == ", ".join(f"player {player}" for player in sorted((players[0], players[2])))
    assert tournament.state.stages[0].tables[0].scores == told


def test_nobody_confirms_themselves() -> None:
    tournament, players = playing()
    for results in (WRONG, RIGHT, RIGHT):
        assert report(tournament, players[0], scores(players, results)) is None
    (only,) = shown(tournament)["stages"][0]["rounds"][0]["tables"][0]["reports"]
    assert [score["worms"] for score in only["scores"]] == [worms for worms, _ in RIGHT]


def test_the_link_of_the_table_and_a_player_agree_whatever_the_way_it_was_typed() -> None:
    """Tiles or worms: what counts is the outcome (E2, E3)."""
    tournament, players = playing()
    hands = [(33, 36, 22), (30, 32), (27,), (25,)]
    tiles = tuple(TableScore(player, tiles=hand) for player, hand in zip(players, hands, strict=True))
    worms = scores(players, [(9, 36), (6, 32), (2, 27), (2, 25)])
    assert report(tournament, THE_TABLE, tiles) is None
    assert report(tournament, players[3], worms) is not None


def test_a_dispute_is_shown_and_the_organiser_decides() -> None:
    tournament, players = playing()
    report(tournament, players[0], scores(players, RIGHT))
    assert report(tournament, players[1], scores(players, WRONG)) is None
    table = shown(tournament)["stages"][0]["rounds"][0]["tables"][0]
    assert table["disputed"] is True
    assert [one["player"] for one in table["reports"]] == [players[0], players[1]]
    assert not table["complete"]
    tournament.enter(1, scores(players, RIGHT))
    table = shown(tournament)["stages"][0]["rounds"][0]["tables"][0]
    assert table["complete"]
    assert "reports" not in table
    assert check(tournament.events) == []


def test_a_third_settles_a_dispute() -> None:
    tournament, players = playing()
    report(tournament, players[0], scores(players, RIGHT))
    report(tournament, players[1], scores(players, WRONG))
    assert report(tournament, players[2], scores(players, RIGHT)) is not None


def test_what_is_not_theirs_is_refused() -> None:
    tournament, players = playing()
    stranger = next(player for player in range(1, 9) if player not in players)
    told = scores(players, RIGHT)
    assert refused(tournament, Report(1, 1, 1, told, player=stranger)) == "tournament-not-your-table"
    assert refused(tournament, Report(1, 1, 9, told)) == "tournament-no-table"
    assert refused(tournament, Report(1, 1, 1, told[:2])) == "tournament-result-missing"
    empty = tuple(TableScore(player, tiles=()) for player in players)
    assert refused(tournament, Report(1, 1, 1, empty)) == "tournament-nothing-taken"
    tournament.withdraw(players[3])
    assert refused(tournament, Report(1, 1, 1, told[:3], player=players[3])) == "tournament-not-your-table"
    tournament.enter(1, scores(players, RIGHT)[:3])
    assert refused(tournament, Report(1, 1, 1, told[:3])) == "tournament-result-there"


def test_earlier_rounds_and_stages_are_not_reported_any_more() -> None:
    tournament, players = playing()
    for number in (1, 2):
        at = tournament.state.stages[0].tables[number - 1].players
        tournament.enter(number, scores(at, RIGHT))
    tournament.draw()
    with pytest.raises(Illegal) as refusal:
        tournament.add(Report(1, 1, 1, scores(players, RIGHT)))
    assert refusal.value.reason == "tournament-stage-closed"


def test_a_table_that_cannot_agree_needs_a_person() -> None:
    tournament, players = playing()
    for turn in range(MOST_REPORTS):
        report(tournament, players[0], scores(players, RIGHT if turn % 2 else WRONG))
    assert refused(tournament, Report(1, 1, 1, scores(players, RIGHT))) == "tournament-reports-many"


def test_reports_are_in_the_file_with_who_said_it_and_can_be_undone() -> None:
    tournament, players = playing()
    tournament.add(Report(1, 1, 1, scores(players, RIGHT), player=players[0], by=f"player {players[0]}"))
    text = write_events(tournament.events)
    assert f'"by": "player {players[0]}"' in text
    assert Tournament(read_events(text)).state == tournament.state
    tournament.undo()
    assert tournament.state.stages[0].tables[0].reports == {}


def test_an_undone_result_is_not_made_again_by_the_same_reports() -> None:
    tournament, players = playing()
    report(tournament, players[0], scores(players, RIGHT))
    report(tournament, players[1], scores(players, RIGHT))
    tournament.undo()
    assert not tournament.state.stages[0].tables[0].complete
    tournament.enter(1, scores(players, WRONG))
    assert tournament.state.stages[0].tables[0].scores == scores(players, WRONG)
