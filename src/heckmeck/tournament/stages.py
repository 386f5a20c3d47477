"""What will happen for any number of participants: stages, tables, who advances (docs/rules.md R4, R6, R7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil
from typing import Literal

from heckmeck.errors import Illegal
from heckmeck.tournament.house_rules import HouseRules, HouseStage

StageKind = Literal["preliminary", "semi-final", "final"]
FEWEST_PARTICIPANTS, MOST_PARTICIPANTS = 2, 3000
SMALLEST_TABLE, LARGEST_TABLE = 3, 6
FINAL_OF_6_FROM = 12
ONE_STAGE_UP_TO = 36
ADVANCE_FROM_MANY = 12  # R6: filled up to at least this many; R7: this many play the semi-finals
STANDARD = HouseRules()


@dataclass(frozen=True)
class StagePlan:
    """One stage. `places` counts those who advance, by place: (8, 4) are eight firsts and the four best seconds.

    It is empty where the ranking of the stage decides (several rounds, R7), and in the final.
    """

    kind: StageKind
    participants: int
    tables: tuple[int, ...]
    rounds: int = 1
    advance: int = 0
    places: tuple[int, ...] = ()

    @property
    def is_final(self) -> bool:
        return self.kind == "final"


def plan(participants: int, rules: HouseRules = STANDARD) -> tuple[StagePlan, ...]:
    """Return the stages of a tournament, the final last."""
    stages = [stage_plan(participants, rules)]
    while not stages[-1].is_final:
        stages.append(stage_plan(stages[-1].advance, rules, len(stages)))
    return tuple(stages)


def stage_plan(participants: int, rules: HouseRules = STANDARD, index: int = 0) -> StagePlan:
    """Return stage number `index`, from 0, for those who take part in it."""
    if not FEWEST_PARTICIPANTS <= participants <= MOST_PARTICIPANTS:
        raise Illegal("tournament-size", "R6", count=participants)
    if rules.stages:
        if index < len(rules.stages):
            return _house_stage(participants, rules, rules.stages[index])
        return _final(participants, most=7)
    if rules.rounds > 1:
        if index == 0:
            return _rounds(participants, rules)
        if participants > LARGEST_TABLE:
            return _by_places("semi-final", balanced(participants, 2), 6)
        return _final(participants)
    if participants <= max(LARGEST_TABLE, rules.table_size or 0):
        return _final(participants, most=7)
    sizes = table_sizes(participants, rules.table_size)
    return _by_places("preliminary", sizes, _advancing(len(sizes)))


def round_sizes(participants: int, rules: HouseRules, index: int) -> tuple[int, ...]:
    """Return the tables of a further round of a stage, for those who are still there."""
    return stage_plan(participants, rules, index).tables


def table_sizes(participants: int, table_size: int | None = None) -> tuple[int, ...]:
    """Return the sizes of balanced tables, the larger ones first (R4)."""
    count = _table_count(participants) if table_size is None else ceil(participants / table_size)
    return _seatable(participants, count, table_size)


def balanced(participants: int, tables: int) -> tuple[int, ...]:
    """Distribute participants over tables whose sizes differ by at most one."""
    size, larger = divmod(participants, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def _table_count(participants: int) -> int:
    """Return the number of tables of R6."""
    if participants <= LARGEST_TABLE:
        return 1
    if participants <= 8:
        return 2
    if participants < FINAL_OF_6_FROM:
        return 3
    if participants <= ONE_STAGE_UP_TO:
        return min(max(ceil(participants / 5), 4), 6)
    return ceil(participants / 6)


def _advancing(tables: int) -> int:
    """Return how many advance from this many tables (R6)."""
    if tables <= 4:
        return 4
    return 6 if tables <= 6 else max(tables, ADVANCE_FROM_MANY)


def _seatable(participants: int, count: int, table_size: int | None) -> tuple[int, ...]:
    """Use fewer tables where one would have too few players (R4)."""
    smallest = min(SMALLEST_TABLE, table_size or SMALLEST_TABLE)
    return balanced(participants, max(1, min(count, participants // smallest)))


def _rounds(participants: int, rules: HouseRules) -> StagePlan:
    """Several rounds; the ranking decides who advances (R7)."""
    if participants > ONE_STAGE_UP_TO:
        advance = ADVANCE_FROM_MANY
    else:
        advance = min(participants, 6 if participants >= FINAL_OF_6_FROM else 4)
    sizes = table_sizes(participants, rules.table_size)
    return StagePlan("preliminary", participants, sizes, rules.rounds, advance)


def _house_stage(participants: int, rules: HouseRules, stage: HouseStage) -> StagePlan:
    size = stage.table_size or rules.table_size
    if stage.tables:
        sizes = _seatable(participants, stage.tables, size)
        if sizes[0] > max(LARGEST_TABLE, size or 0):
            raise Illegal("tournament-table-too-large", "R4", tables=stage.tables, size=sizes[0])
    else:
        sizes = table_sizes(participants, size)
    if stage.each is not None:
        advance = sum(min(stage.each, size) for size in sizes)
    else:
        advance = min(participants, stage.advance or participants)
    if stage.rounds > 1:
        return StagePlan("preliminary", participants, sizes, stage.rounds, advance)
    return _by_places("preliminary", sizes, advance)


def _by_places(kind: StageKind, sizes: Sequence[int], advance: int) -> StagePlan:
    """One round: all firsts, then all seconds, …; the best ones of the last place fill up."""
    holders = [sum(size >= place for size in sizes) for place in range(1, sizes[0] + 1)]
    advance = min(advance, sum(sizes))
    before = [0, *accumulate(holders)]
    places = (min(count, advance - done) for count, done in zip(holders, before, strict=False))
    counts = tuple(count for count in places if count > 0)
    return StagePlan(kind, sum(sizes), tuple(sizes), advance=advance, places=counts)


def _final(participants: int, most: int = LARGEST_TABLE) -> StagePlan:
    if participants > most:
        raise Illegal("tournament-final-size", "H5", count=participants)
    return StagePlan("final", participants, (participants,))
