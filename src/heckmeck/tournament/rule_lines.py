"""The rules in force as keys of the catalogues with their details: for pages, prints and the terminal."""

from collections.abc import Iterator

from msgspec import Struct

from heckmeck.language import Words
from heckmeck.tournament.house_rules import LOT, SHEET, SOURCES, HouseRules
from heckmeck.tournament.points import SHEET_POINTS
from heckmeck.tournament.stages import LARGEST_TABLE, SMALLEST_TABLE

Detail = int | str | list[str]


class TournamentRuleLine(Struct, frozen=True):
    """A sentence of the catalogues, `tournament-rules-KEY`, with its details; a list has metrics of the standings."""

    key: str
    details: dict[str, Detail]


class TournamentRules(Struct, frozen=True):
    """The rules in force: the preset, where it was published, and all of it in sentences."""

    preset: str
    source: str | None
    lines: list[TournamentRuleLine]


def rules_in_force(rules: HouseRules) -> TournamentRules:
    lines = [TournamentRuleLine(key, details) for key, details in _lines(rules)]
    return TournamentRules(rules.preset, SOURCES.get(rules.preset), lines)


def said(line: TournamentRuleLine, words: Words) -> str:
    details = {
        name: ", ".join(words.say(f"tournament-metric-{name}") for name in value)
        if isinstance(value, list)
        else value
        for name, value in line.details.items()
    }
    return words.say(f"tournament-rules-{line.key}", **details)


def _lines(rules: HouseRules) -> Iterator[tuple[str, dict[str, Detail]]]:
    source = SOURCES.get(rules.preset)
    yield f"preset-{rules.preset}", {"source": source} if source else {}
    yield f"edition-{rules.edition}", {"highest": str(rules.highest_tile)}
    yield from _way(rules)
    yield from _tables(rules)
    yield f"score-{rules.score.replace('_', '-')}", {}
    for size, points in rules.points.items():
        if points != SHEET_POINTS[size] or (
            rules.preset == SHEET and size in range(SMALLEST_TABLE, LARGEST_TABLE + 1)
        ):
            yield "points", {"size": size, "points": ", ".join(map(str, points))}
    if rules.minutes:
        yield "minutes", {"n": rules.minutes, "turns": rules.last_turns}
    if rules.max_turns:
        yield "max-turns", {"n": rules.max_turns}
    yield "ranking", {"metrics": [name for name in rules.ranking if name != LOT]}


def _way(rules: HouseRules) -> Iterator[tuple[str, dict[str, Detail]]]:
    """How it goes from the first table to the final."""
    if rules.stages:
        yield "stages", {"n": len(rules.stages)}
        return
    yield ("rounds", {"n": rules.rounds}) if rules.rounds > 1 else ("one-round", {})
    if rules.rounds > 1:
        yield f"draw-{rules.draw}", {}
    if rules.final:
        yield "final", {"n": rules.final}
    if rules.byes:
        yield "byes", {"n": rules.byes}


def _tables(rules: HouseRules) -> Iterator[tuple[str, dict[str, Detail]]]:
    low = rules.smallest_table or min(SMALLEST_TABLE, rules.table_size or SMALLEST_TABLE)
    high = rules.largest_table or max(LARGEST_TABLE, rules.table_size or 0)
    yield "tables", {"low": low, "high": high}
    if rules.table_size:
        yield "table-size", {"n": rules.table_size}
    if rules.most_tables:
        yield "most-tables", {"n": rules.most_tables}
