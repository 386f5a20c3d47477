"""Rankings by named metrics, and who advances (docs/rules.md R1-R3, R6-R8)."""

from collections.abc import Mapping
from fractions import Fraction
from random import Random

import pytest

from heckmeck.tournament.events import Result
from heckmeck.tournament.house_rules import RANKING, HouseRules
from heckmeck.tournament.stages import StagePlan, stage_plan
from heckmeck.tournament.standings import (
    TournamentQualifier,
    champions,
    overall_standings,
    qualifiers,
    rank,
    separating_metric,
    stage_standings,
    values_of,
    why,
)
from heckmeck.tournament.state import Stage, Table
from heckmeck.tournament.tournament import Tournament

from .helpers import by_worms, play_round, play_to_the_end, started, table

Results = Mapping[int, tuple[int, int]]
PLACES = HouseRules(score="places")


def stage_of(*rounds: list[Results]) -> Stage:
    """A finished stage of several rounds; a lower number has the better lot."""
    tables = tuple(tuple(table(results) for results in tables) for tables in rounds)
    players = tuple(sorted(player for results in rounds[0] for player in results))
    sizes = tuple(len(results) for results in rounds[0])
    return Stage(StagePlan("preliminary", len(players), sizes, len(rounds), 6), players, players, tables)


def compare(stage: Stage, rules: HouseRules = PLACES) -> tuple[str | None, list[int]]:
    """The metric that separates participants 1 and 2, and the two in the order of the ranking."""
    values = values_of(stage, rules)
    order = [line.player for line in rank(values, rules.ranking, 1) if line.player in (1, 2)]
    return separating_metric(values[1], values[2], rules.ranking), order


def test_the_score_decides_first() -> None:
    """R2: 9 worms and 6 place points are 15; 5 worms and 6 points are 11."""
    stage = stage_of([{1: (5, 33), 3: (4, 32), 5: (0, 0)}, {2: (9, 34), 4: (1, 21), 6: (0, 0)}])
    values = values_of(stage, HouseRules())
    assert (values[1]["score"], values[2]["score"]) == (11, 15)
    assert compare(stage, HouseRules()) == ("score", [2, 1])


def test_place_points_decide_between_equal_scores() -> None:
    """R3: 4 worms as first (6) and 7 worms as second (3) are both 10."""
    stage = stage_of([{1: (7, 33), 3: (8, 34), 5: (0, 0)}, {2: (4, 34), 4: (1, 21), 6: (0, 0)}])
    values = values_of(stage, HouseRules())
    assert (values[1]["score"], values[2]["score"]) == (10, 10)
    assert (values[1]["places"], values[2]["places"]) == (3, 6)
    assert compare(stage, HouseRules()) == ("places", [2, 1])


def test_table_wins_decide_between_equal_place_points() -> None:
    """R3: at tables of six 5 + 2 and 6 + 1 are both 7, worms are 5 + 2 and 6 + 1."""
    stage = stage_of(
        [{1: (5, 34), 2: (1, 21), 3: (6, 35), 4: (4, 33), 5: (3, 32), 6: (2, 28)}],
        [{1: (2, 27), 2: (6, 35), 3: (5, 34), 4: (4, 33), 5: (3, 32), 6: (1, 21)}],
    )
    values = values_of(stage, HouseRules())
    assert [(values[player]["score"], values[player]["places"]) for player in (1, 2)] == [(14, 7), (14, 7)]
    assert (values[1]["wins"], values[2]["wins"]) == (0, 1)
    assert compare(stage, HouseRules()) == ("wins", [2, 1])


def test_worms_decide_between_equal_wins() -> None:
    """R3; with `score = "places"`, because otherwise equal scores and place points mean equal worms."""
    stage = stage_of([{1: (5, 33), 3: (4, 32), 5: (0, 0)}, {2: (9, 34), 4: (1, 21), 6: (0, 0)}])
    assert compare(stage) == ("worms", [2, 1])


def test_the_sum_of_highest_tiles_decides_between_equal_worms() -> None:
    """R3: 33 + 30 against 34 + 30, over two games."""
    stage = stage_of(
        [{1: (5, 33), 3: (4, 32), 5: (0, 0)}, {2: (5, 34), 4: (4, 30), 6: (0, 0)}],
        [{1: (5, 30), 4: (4, 29), 5: (0, 0)}, {2: (5, 30), 3: (4, 29), 6: (0, 0)}],
    )
    values = values_of(stage, HouseRules())
    assert (values[1]["highest"], values[2]["highest"]) == (63, 64)
    assert compare(stage, HouseRules()) == ("highest", [2, 1])


def test_the_lot_decides_when_all_else_is_equal() -> None:
    """R3: the better lot is the earlier place in its draw."""
    stage = stage_of([{1: (5, 33), 3: (4, 32), 5: (0, 0)}, {2: (5, 33), 4: (4, 32), 6: (0, 0)}])
    assert compare(stage, HouseRules()) == ("lot", [1, 2])


def test_a_club_may_rank_by_other_metrics() -> None:
    stage = stage_of([{1: (7, 33), 3: (8, 34), 5: (0, 0)}, {2: (4, 34), 4: (1, 21), 6: (0, 0)}])
    assert compare(stage, HouseRules(ranking=("worms", "lot"))) == ("worms", [1, 2])


def test_each_line_says_what_put_it_below_the_line_above() -> None:
    stage = stage_of(
        [
            {1: (9, 36), 3: (4, 32), 5: (0, 0)},
            {2: (4, 34), 4: (1, 21), 6: (0, 0)},
            {7: (7, 33), 8: (8, 35), 9: (0, 0)},
        ]
    )
    lines = rank(values_of(stage, HouseRules()), RANKING, 1)
    assert [(line.rank, line.player, line.values["score"], line.decided_by) for line in lines] == [
        (1, 1, 15, None),
        (2, 8, 14, "score"),
        (3, 2, 10, "score"),
        (4, 7, 10, "places"),
        (5, 3, 7, "score"),
        (6, 4, 4, "score"),
        (7, 5, 1, "score"),
        (8, 6, 1, "lot"),
        (9, 9, 1, "lot"),
    ]


def test_while_a_stage_goes_on_equal_ones_share_their_rank() -> None:
    """The lot counts only when all games of the stage are over."""
    tournament = started(24)
    tournament.draw()
    lines = stage_standings(tournament.state, 1)
    assert [line.rank for line in lines] == [1] * 24
    play_round(tournament, Random(1))
    assert [line.rank for line in stage_standings(tournament.state, 1)] == list(range(1, 25))


def single(tables: list[Results]) -> Stage:
    """A finished stage of one round, planned as R6 says."""
    stage = stage_of(tables)
    sizes = tuple(sorted((len(results) for results in tables), reverse=True))
    plan = stage_plan(len(stage.players))
    assert plan.tables == sizes
    return Stage(plan, stage.players, stage.lots, stage.rounds)


FIVE_TABLES: list[Results] = [
    {1: (10, 36), 2: (6, 31), 3: (3, 30), 4: (2, 25), 5: (0, 0)},
    {6: (12, 35), 7: (9, 36), 8: (3, 30), 9: (2, 25), 10: (0, 0)},
    {11: (11, 34), 12: (8, 36), 13: (3, 30), 14: (2, 25), 15: (0, 0)},
    {16: (8, 33), 17: (7, 36), 18: (3, 30), 19: (2, 25), 20: (0, 0)},
    {21: (9, 36), 22: (9, 35), 23: (3, 30), 24: (2, 25), 25: (0, 0)},
]


def test_five_tables_send_five_winners_and_the_best_second() -> None:
    """R6: seconds score 10, 13, 12, 11, 13; 7 and 22 are equal in points, wins and worms, 36 beats 35."""
    stage = single(FIVE_TABLES)
    values = values_of(stage, HouseRules())
    assert [values[player]["score"] for player in (2, 7, 12, 17, 22)] == [10, 13, 12, 11, 13]
    assert separating_metric(values[7], values[22]) == "highest"
    assert [(found.player, found.way, found.place) for found in qualifiers(stage, HouseRules())] == [
        (6, "place", 1),
        (11, "place", 1),
        (1, "place", 1),
        (21, "place", 1),
        (16, "place", 1),
        (7, "best", 2),
    ]


def test_a_place_given_up_goes_to_the_next_in_the_ranking() -> None:
    """R8: not to the next second as such; here 22 has 13 points, the most of those who did not qualify."""
    assert qualifiers(single(FIVE_TABLES), HouseRules(), gone={16})[-1] == TournamentQualifier(
        22, "next", None
    )
    assert qualifiers(single(FIVE_TABLES), HouseRules(), gone={16, 22})[-1] == TournamentQualifier(
        12, "next", None
    )
    assert {found.player for found in qualifiers(single(FIVE_TABLES), HouseRules(), gone={7, 16})} == {
        1,
        6,
        11,
        21,
        12,
        22,
    }


def test_a_shared_place_that_decides_who_advances_is_broken_by_the_lot() -> None:
    """R3: at table 2 nobody but the winner has a tile; 5 and 6 and 7 share place 2, the lot sends 5."""
    stage = single(
        [{1: (9, 36), 2: (5, 33), 3: (1, 21), 4: (0, 0)}, {5: (0, 0), 6: (0, 0), 7: (0, 0), 8: (4, 34)}]
    )
    assert [found.player for found in qualifiers(stage, HouseRules())] == [1, 8, 2, 5]
    assert values_of(stage, HouseRules())[6]["places"] == Fraction(7, 3)


def test_several_rounds_send_the_top_of_the_ranking() -> None:
    """R7: no matter who won a table."""
    stage = stage_of(
        [
            {1: (9, 36), 2: (8, 35), 3: (0, 0)},
            {4: (2, 28), 5: (1, 21), 6: (0, 0)},
            {7: (3, 30), 8: (2, 27), 9: (0, 0)},
        ],
        [
            {1: (9, 36), 2: (8, 35), 3: (0, 0)},
            {4: (2, 28), 5: (1, 21), 6: (0, 0)},
            {7: (3, 30), 8: (2, 27), 9: (0, 0)},
        ],
    )
    assert [(found.player, found.way) for found in qualifiers(stage, HouseRules())][:4] == [
        (1, "ranking"),
        (2, "ranking"),
        (7, "ranking"),
        (4, "ranking"),
    ]


def test_who_left_the_final_is_last_in_it_and_ahead_of_those_who_missed_it() -> None:
    """R8."""
    tournament = started(12)
    tournament.draw()
    play_round(tournament, Random(2))
    tournament.draw()
    one, two, three, four = tournament.state.stages[-1].tables[0].players
    tournament.withdraw(two)
    tournament.enter(1, by_worms({one: (0, 0), three: (5, 30), four: (4, 33)}))
    lines = overall_standings(tournament.state)
    assert [line.player for line in lines[:4]] == [three, four, one, two]
    assert [line.decided_by for line in lines[:5]] == [None, "worms", "worms", "stayed", "stage"]
    assert why(tournament.state, lines[0], lines[11]) == "stage"
    assert why(tournament.state, lines[0], lines[3]) == "stayed"
    assert champions(tournament.state) == (three,)


def test_a_first_place_that_stays_shared_in_the_final_makes_two_champions() -> None:
    """E3: nobody has a tile, in a file from the time when that was accepted; the lot does not make a champion."""
    tournament = started(3)
    assert champions(tournament.state) == ()
    tournament.draw()
    nothing = Result(1, 1, 1, by_worms({1: (0, 0), 2: (0, 0), 3: (0, 0)}))
    tournament = Tournament([*tournament.events, nothing])
    assert champions(tournament.state) == (1, 2, 3)
    assert [line.rank for line in overall_standings(tournament.state)] == [1, 1, 1]


@pytest.mark.parametrize(("count", "rounds"), [(5, 1), (25, 1), (47, 1), (20, 3), (40, 2)])
def test_everybody_stands_once_below_all_who_reached_more(count: int, rounds: int) -> None:
    """R8."""
    tournament = started(count, HouseRules(rounds=rounds))
    play_to_the_end(tournament, Random(count))
    lines = overall_standings(tournament.state)
    assert sorted(line.player for line in lines) == list(range(1, count + 1))
    assert [line.stage for line in lines] == sorted((line.stage for line in lines), reverse=True)
    finalists = tournament.state.stages[-1].players
    assert {line.player for line in lines[: len(finalists)]} == set(finalists)
    assert champions(tournament.state)[0] == lines[0].player


def test_an_unfinished_table_counts_for_nobody() -> None:
    assert Table((1, 2, 3)).games(HouseRules()) == {}
