"""What will happen for any number of participants: stages, tables, who advances (docs/rules.md R4, R6, R7)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil
from typing import Literal

from heckmeck.errors import Illegal
from heckmeck.tournament.house_rules import FINAL_WITH_BYES, HouseRules, HouseStage

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
    byes: int = 0  # of those who advance, the best go straight to the final

    @property
    def is_final(self) -> bool:
        return self.kind == "final"


def plan(participants: int, rules: HouseRules = STANDARD) -> tuple[StagePlan, ...]:
    """Return the stages of a tournament, the final last."""
    return tuple(following([], rules, participants))


def following(begun: Sequence[StagePlan], rules: HouseRules, participants: int) -> Iterator[StagePlan]:
    """Yield the stages so far and those to come; `participants` count where none has begun."""
    stages = list(begun) or [stage_plan(participants, rules)]
    yield from stages
    while not stages[-1].is_final:
        playing, waiting = stages[-1].advance - stages[-1].byes, sum(stage.byes for stage in stages)
        if is_final_next(len(stages), rules):
            playing += waiting
        stages.append(stage_plan(playing, rules, len(stages), waiting))
        yield stages[-1]


def is_final_next(index: int, rules: HouseRules) -> bool:
    """Say whether stage number `index` is the final for which whoever has a bye comes back."""
    return index >= (len(rules.stages) or 2)


def stage_plan(
    participants: int, rules: HouseRules = STANDARD, index: int = 0, waiting: int = 0
) -> StagePlan:
    """Return stage number `index`, from 0, for those who take part in it; `waiting` have or had a bye."""
    if not FEWEST_PARTICIPANTS <= participants <= MOST_PARTICIPANTS:
        raise Illegal("tournament-size", "R6", count=participants)
    if rules.stages:
        if index < len(rules.stages):
            return _house_stage(participants, rules, rules.stages[index])
        return _final(participants, most=7)
    if rules.rounds > 1:
        return (
            _after_rounds(participants, rules, waiting > 0 and index == 1)
            if index
            else _rounds(participants, rules)
        )
    if participants <= (rules.largest_table or max(LARGEST_TABLE, rules.table_size or 0)):
        return _final(participants, most=7)
    sizes = sizes_within(participants, rules, rules.table_size)
    return _by_places("preliminary", sizes, _advancing(len(sizes), rules.final))


def _after_rounds(participants: int, rules: HouseRules, others_wait: bool) -> StagePlan:
    """Semi-finals where there are too many for a final, or where some have a bye; then the final (R7)."""
    final = rules.final or (FINAL_WITH_BYES if rules.byes else LARGEST_TABLE)
    if participants <= final and not others_wait:
        return _final(participants, most=7)
    tables = ceil(participants / (rules.largest_table or LARGEST_TABLE))
    return _by_places("semi-final", balanced(participants, tables), final - rules.byes * others_wait)


def round_sizes(participants: int, rules: HouseRules, index: int, waiting: int = 0) -> tuple[int, ...]:
    """Return the tables of a further round of a stage, for those who are still there."""
    return stage_plan(participants, rules, index, waiting).tables


def table_sizes(participants: int, table_size: int | None = None) -> tuple[int, ...]:
    """Return the sizes of balanced tables, the larger ones first (R4)."""
    count = _table_count(participants) if table_size is None else ceil(participants / table_size)
    return _seatable(participants, count, table_size)


def sizes_within(participants: int, rules: HouseRules, table_size: int | None) -> tuple[int, ...]:
    """Return the sizes of balanced tables that keep to the smallest and largest one of house rules (H6)."""
    low, high = rules.smallest_table, rules.largest_table
    if low is None and high is None and rules.most_tables is None:
        return table_sizes(participants, table_size)
    low, high = low or min(SMALLEST_TABLE, high or SMALLEST_TABLE), high or max(LARGEST_TABLE, low or 0)
    wanted = _table_count(participants) if table_size is None else ceil(participants / table_size)
    most = min(participants // low, rules.most_tables or participants)
    fewest = ceil(participants / high)
    if fewest > most:
        tables = rules.most_tables or most
        raise Illegal("tournament-tables-impossible", "R4", n=participants, low=low, high=high, tables=tables)
    return balanced(participants, min(max(wanted, fewest), most))


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


def _advancing(tables: int, final: int | None = None) -> int:
    """Return how many advance from this many tables (R6); with a final of a given size, the first two of a table."""
    if final is not None and tables <= final:
        return min(final, 2 * tables)
    if tables <= 4:
        return 4
    return 6 if tables <= 6 else max(tables, ADVANCE_FROM_MANY)


def _seatable(participants: int, count: int, table_size: int | None) -> tuple[int, ...]:
    """Use fewer tables where one would have too few players (R4)."""
    smallest = min(SMALLEST_TABLE, table_size or SMALLEST_TABLE)
    return balanced(participants, max(1, min(count, participants // smallest)))


def _rounds(participants: int, rules: HouseRules) -> StagePlan:
    """Several rounds; the ranking decides who advances (R7), the best past a semi-final where there are byes."""
    sizes = sizes_within(participants, rules, rules.table_size)
    byes, final = rules.byes, rules.final
    if byes:
        final = final or FINAL_WITH_BYES
        with_semi_final = participants >= byes + 2 * (final - byes)
        advance = byes + 2 * (final - byes) if with_semi_final else min(participants, final)
        return StagePlan(
            "preliminary", participants, sizes, rules.rounds, advance, byes=byes * with_semi_final
        )
    if participants > ONE_STAGE_UP_TO:
        advance = ADVANCE_FROM_MANY if final is None else 2 * final
    else:
        advance = min(participants, final or (6 if participants >= FINAL_OF_6_FROM else 4))
    return StagePlan("preliminary", participants, sizes, rules.rounds, advance)


def _house_stage(participants: int, rules: HouseRules, stage: HouseStage) -> StagePlan:
    size = stage.table_size or rules.table_size
    if stage.tables:
        sizes = _seatable(participants, stage.tables, size)
        if sizes[0] > max(LARGEST_TABLE, size or 0):
            raise Illegal("tournament-table-too-large", "R4", tables=stage.tables, size=sizes[0])
    else:
        sizes = sizes_within(participants, rules, size)
    if stage.each is not None:
        advance = sum(min(stage.each, size) for size in sizes)
    else:
        advance = min(participants, stage.advance or participants)
    byes = min(stage.byes, max(advance - 2, 0))
    if stage.rounds > 1 or byes:
        return StagePlan("preliminary", participants, sizes, stage.rounds, advance, byes=byes)
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
