"""Stages and tables for any number of participants (docs/rules.md R4, R6, R7)."""

import json
from itertools import pairwise
from typing import Any

import pytest

from heckmeck.errors import Illegal
from heckmeck.tournament.document import plan_document
from heckmeck.tournament.exchange import json_line
from heckmeck.tournament.house_rules import HouseRules, HouseStage
from heckmeck.tournament.stages import StagePlan, plan, table_sizes

ALL_NUMBERS = range(2, 3001)


def line_of(stage: StagePlan) -> Any:
    return json.loads(json_line(plan_document(stage)))


def lines(stages: tuple[StagePlan, ...]) -> list[tuple[int, tuple[int, ...], tuple[int, ...], int]]:
    return [(stage.participants, stage.tables, stage.places, stage.advance) for stage in stages]


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("table_size", [None, 3, 4, 5, 6])
def test_every_number_of_participants_ends_in_a_final_and_nobody_is_lost(
    rounds: int, table_size: int | None
) -> None:
    """R4, R6, R7: tables of 3-6, sizes differing by at most one, in descending order; a final of 4 or 6."""
    rules = HouseRules(rounds=rounds, table_size=table_size)
    for participants in ALL_NUMBERS:
        stages = plan(participants, rules)
        for stage, following in pairwise(stages):
            assert stage.advance == following.participants < stage.participants or stage.participants <= 4
            assert sum(stage.tables) == stage.participants
            assert min(stage.tables) >= 3 or participants == 2
            assert max(stage.tables) <= 6
            assert stage.tables[0] - stage.tables[-1] <= 1
            assert list(stage.tables) == sorted(stage.tables, reverse=True)
            assert sum(stage.places) == (stage.advance if stage.rounds == 1 else 0)
            assert all(count <= len(stage.tables) for count in stage.places)
        final = stages[-1]
        assert final.is_final
        assert (final.advance, final.places, len(final.tables)) == (0, (), 1)
        assert final.participants in (4, 6) or participants <= 6


@pytest.mark.parametrize(
    ("participants", "expected"),
    [
        (2, [(2, (2,), (), 0)]),
        (6, [(6, (6,), (), 0)]),
        (7, [(7, (4, 3), (2, 2), 4), (4, (4,), (), 0)]),
        (8, [(8, (4, 4), (2, 2), 4), (4, (4,), (), 0)]),
        (9, [(9, (3, 3, 3), (3, 1), 4), (4, (4,), (), 0)]),
        (11, [(11, (4, 4, 3), (3, 1), 4), (4, (4,), (), 0)]),
        (12, [(12, (3, 3, 3, 3), (4,), 4), (4, (4,), (), 0)]),
        (20, [(20, (5, 5, 5, 5), (4,), 4), (4, (4,), (), 0)]),
        (21, [(21, (5, 4, 4, 4, 4), (5, 1), 6), (6, (6,), (), 0)]),
        (25, [(25, (5, 5, 5, 5, 5), (5, 1), 6), (6, (6,), (), 0)]),
        (26, [(26, (5, 5, 4, 4, 4, 4), (6,), 6), (6, (6,), (), 0)]),
        (36, [(36, (6,) * 6, (6,), 6), (6, (6,), (), 0)]),
        (37, [(37, (6, 6, 5, 5, 5, 5, 5), (7, 5), 12), (12, (3, 3, 3, 3), (4,), 4), (4, (4,), (), 0)]),
        (72, [(72, (6,) * 12, (12,), 12), (12, (3, 3, 3, 3), (4,), 4), (4, (4,), (), 0)]),
        (73, [(73, (6,) * 8 + (5,) * 5, (13,), 13), (13, (4, 3, 3, 3), (4,), 4), (4, (4,), (), 0)]),
        (
            200,
            [(200, (6,) * 30 + (5,) * 4, (34,), 34), (34, (6,) * 4 + (5,) * 2, (6,), 6), (6, (6,), (), 0)],
        ),
        (
            3000,
            [
                (3000, (6,) * 500, (500,), 500),
                (500, (6,) * 80 + (5,) * 4, (84,), 84),
                (84, (6,) * 14, (14,), 14),
                (14, (4, 4, 3, 3), (4,), 4),
                (4, (4,), (), 0),
            ],
        ),
    ],
)
def test_one_preliminary_round_as_r6_says(participants: int, expected: list[object]) -> None:
    assert lines(plan(participants)) == expected


def test_the_json_line_of_a_stage_is_that_of_the_plan_command() -> None:
    first, second, final = plan(47)
    assert line_of(first) == {
        "participants": 47,
        "tables": [6, 6, 6, 6, 6, 6, 6, 5],
        "firsts": 8,
        "seconds": 4,
        "advance": 12,
    }
    assert line_of(second) == {
        "participants": 12,
        "tables": [3, 3, 3, 3],
        "firsts": 4,
        "seconds": 0,
        "advance": 4,
    }
    assert line_of(final) == {
        "participants": 4,
        "tables": [4],
        "firsts": 0,
        "seconds": 0,
        "advance": 0,
    }


@pytest.mark.parametrize(
    ("participants", "advance"),
    [(2, [2]), (3, [3]), (4, [4]), (5, [4]), (11, [4]), (12, [6]), (36, [6]), (37, [12, 6]), (200, [12, 6])],
)
def test_several_rounds_as_r7_says(participants: int, advance: list[int]) -> None:
    stages = plan(participants, HouseRules(rounds=3))
    assert [stage.advance for stage in stages] == [*advance, 0]
    assert stages[0].rounds == 3
    assert stages[0].places == ()
    if participants > 36:
        assert line_of(stages[1]) == {
            "participants": 12,
            "tables": [6, 6],
            "firsts": 2,
            "seconds": 2,
            "thirds": 2,
            "advance": 6,
        }
        assert stages[1].kind == "semi-final"


@pytest.mark.parametrize("participants", [-1, 0, 1, 3001])
def test_fewer_than_2_and_more_than_3000_are_refused(participants: int) -> None:
    with pytest.raises(Illegal) as refusal:
        plan(participants)
    assert (refusal.value.reason, refusal.value.clause) == ("tournament-size", "R6")


def test_tables_of_7_and_2_exist_only_by_choice() -> None:
    """R4."""
    assert plan(14, HouseRules(table_size=7))[0].tables == (7, 7)
    assert plan(13, HouseRules(table_size=7))[0].tables == (7, 6)
    assert plan(15, HouseRules(table_size=7))[0].tables == (5, 5, 5)
    assert lines(plan(7, HouseRules(table_size=7))) == [(7, (7,), (), 0)]
    assert plan(8, HouseRules(table_size=2))[0].tables == (2, 2, 2, 2)
    assert plan(9, HouseRules(table_size=2))[0].tables == (3, 2, 2, 2)
    for participants in ALL_NUMBERS[1:]:
        for size in (2, 7):
            stages = plan(participants, HouseRules(table_size=size))
            assert all(
                min(size, 3) <= table <= max(size, 6) for stage in stages for table in set(stage.tables)
            )
            assert stages[-1].participants in (4, 6) or participants <= 7


def test_a_table_size_is_kept_where_the_numbers_allow_it() -> None:
    assert table_sizes(24, 4) == (4,) * 6
    assert table_sizes(5, 4) == (5,)
    assert table_sizes(7, 3) == (4, 3)


def test_stages_of_a_club_replace_those_of_the_sheet() -> None:
    two_of_each = HouseRules(stages=(HouseStage(tables=3, each=2),))
    assert lines(plan(15, two_of_each)) == [(15, (5, 5, 5), (3, 3), 6), (6, (6,), (), 0)]
    seven = HouseRules(stages=(HouseStage(rounds=2, table_size=4, advance=7),))
    assert lines(plan(16, seven)) == [(16, (4, 4, 4, 4), (), 7), (7, (7,), (), 0)]
    filled = HouseRules(stages=(HouseStage(tables=8, advance=20), HouseStage(tables=4, advance=5)))
    assert lines(plan(40, filled)) == [
        (40, (5,) * 8, (8, 8, 4), 20),
        (20, (5,) * 4, (4, 1), 5),
        (5, (5,), (), 0),
    ]


@pytest.mark.parametrize(
    ("stage", "reason", "clause"),
    [
        (HouseStage(tables=3, advance=6), "tournament-table-too-large", "R4"),
        (HouseStage(tables=8, each=1), "tournament-final-size", "H5"),
    ],
)
def test_stages_of_a_club_that_do_not_fit_are_refused(stage: HouseStage, reason: str, clause: str) -> None:
    with pytest.raises(Illegal) as refusal:
        plan(40, HouseRules(stages=(stage,)))
    assert (refusal.value.reason, refusal.value.clause) == (reason, clause)
