"""Who is ranked where and why: a ranking is a list of named metrics (docs/rules.md R3, R8)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from typing import Literal

from msgspec import Struct

from heckmeck.tournament.house_rules import LOT, RANKING, HouseRules
from heckmeck.tournament.points import Game
from heckmeck.tournament.state import Stage, State, Table

FINAL_METRICS = ("stayed", "worms", "highest")  # E3: a shared place stays shared; whoever left comes last
BY_STAGE = "stage"


def _score(games: Sequence[Game], rules: HouseRules) -> Fraction:
    places = sum((game.points for game in games), Fraction())
    return places if rules.score == "places" else places + sum(game.outcome.worms for game in games)


METRICS: dict[str, Callable[[Sequence[Game], HouseRules], Fraction]] = {
    "score": _score,
    "places": lambda games, rules: sum((game.points for game in games), Fraction()),
    "wins": lambda games, rules: Fraction(sum(game.won for game in games)),
    "worms": lambda games, rules: Fraction(sum(game.outcome.worms for game in games)),
    "highest": lambda games, rules: Fraction(sum(game.outcome.highest for game in games)),
    "stayed": lambda games, rules: Fraction(sum(game.stayed for game in games)),
}
LOWER_IS_BETTER = frozenset({LOT})


@dataclass(frozen=True)
class Standing:
    """A line of the standings.

    `values` holds every metric of R3 over the games of the stage; the lot is the place in its draw.
    `decided_by` names the metric that puts this line below the one above; None where they share their rank.
    """

    rank: int
    player: int
    stage: int
    values: Mapping[str, Fraction]
    decided_by: str | None = None


class TournamentQualifier(Struct, frozen=True):
    """Somebody who advances, and how: by `place`, as `best` of a place, by `ranking`, or `next` for one who gave up.

    A `bye` leads straight to the final.
    """

    player: int
    way: Literal["place", "best", "ranking", "next", "bye"]
    place: int | None


def values_of(stage: Stage, rules: HouseRules) -> dict[int, dict[str, Fraction]]:
    """Return all metrics of all participants of a stage."""
    lots = {player: Fraction(place) for place, player in enumerate(stage.lots, 1)}
    return {
        player: {name: metric(games, rules) for name, metric in METRICS.items()} | {LOT: lots[player]}
        for player, games in stage.games(rules).items()
    }


def separating_metric(
    one: Mapping[str, Fraction], other: Mapping[str, Fraction], metrics: Sequence[str] = RANKING
) -> str | None:
    """Return the first metric in which two differ."""
    return next((name for name in metrics if one[name] != other[name]), None)


def rank(
    values: Mapping[int, Mapping[str, Fraction]], metrics: Sequence[str], stage: int, first: int = 1
) -> list[Standing]:
    """Sort participants by metrics; equal ones share their rank."""

    def key(player: int) -> tuple[Fraction, ...]:
        return tuple(values[player][name] * (1 if name in LOWER_IS_BETTER else -1) for name in metrics)

    lines: list[Standing] = []
    for position, player in enumerate(sorted(values, key=lambda player: (key(player), player)), first):
        line = Standing(position, player, stage, values[player])
        if lines:
            decided_by = separating_metric(lines[-1].values, line.values, metrics)
            line = replace(line, rank=position if decided_by else lines[-1].rank, decided_by=decided_by)
        lines.append(line)
    return lines


def stage_standings(state: State, number: int) -> list[Standing]:
    """Rank stage `number`, from 1. Lots count once all its games are over; the final has no lots (E3)."""
    stage = state.stages[number - 1]
    return rank(values_of(stage, state.rules), _metrics(stage, state.rules), number)


def overall_standings(state: State) -> list[Standing]:
    """Rank everybody who has played: by the stage they reached, then within it (R8)."""
    lines: list[Standing] = []
    above: set[int] = set()
    for number in range(len(state.stages), 0, -1):
        stage = state.stages[number - 1]
        values = values_of(stage, state.rules)
        left = {player: values[player] for player in values if player not in above}
        group = rank(left, _metrics(stage, state.rules), number, first=len(lines) + 1)
        if lines and group:
            group[0] = replace(group[0], decided_by=BY_STAGE)
        lines += group
        above.update(stage.players)
    return lines


def why(state: State, one: Standing, other: Standing) -> str | None:
    """Return the metric that separates any two lines of the standings; None where they share their rank."""
    if one.stage != other.stage:
        return BY_STAGE
    return separating_metric(one.values, other.values, _metrics(state.stages[one.stage - 1], state.rules))


def champions(state: State) -> tuple[int, ...]:
    """Return who won the tournament; several share a first place that E3 leaves shared."""
    if state.phase != "over":
        return ()
    return tuple(line.player for line in stage_standings(state, len(state.stages)) if line.rank == 1)


def qualifiers(stage: Stage, rules: HouseRules, gone: Collection[int] = ()) -> list[TournamentQualifier]:
    """Return who advances from a stage; a place given up goes to the next in R3 (R6, R7, R8)."""
    order = [line.player for line in rank(values_of(stage, rules), rules.ranking, 0)]
    chosen = _by_places(stage, rules, order) if stage.plan.places else _by_ranking(stage, order)
    staying = [qualifier for qualifier in chosen if qualifier.player not in gone]
    taken = {qualifier.player for qualifier in chosen}
    spare = (player for player in order if player not in taken and player not in gone)
    found = staying + [
        TournamentQualifier(player, "next", None) for player in islice(spare, len(chosen) - len(staying))
    ]
    byes = [TournamentQualifier(one.player, "bye", None) for one in found[: stage.plan.byes]]
    return byes + found[stage.plan.byes :]


def _metrics(stage: Stage, rules: HouseRules) -> tuple[str, ...]:
    if stage.plan.is_final:
        return FINAL_METRICS
    return rules.ranking if stage.complete else tuple(name for name in rules.ranking if name != LOT)


def _by_ranking(stage: Stage, order: Sequence[int]) -> list[TournamentQualifier]:
    return [TournamentQualifier(player, "ranking", None) for player in order[: stage.plan.advance]]


def _by_places(stage: Stage, rules: HouseRules, order: Sequence[int]) -> list[TournamentQualifier]:
    """All holders of a place, or the best of them; a shared place at a table is broken by R3."""
    ranked = {player: position for position, player in enumerate(order)}
    rows = [_finishing_order(table, rules, ranked) for table in stage.tables]
    found: list[TournamentQualifier] = []
    for place, count in enumerate(stage.plan.places, 1):
        holders = sorted((row[place - 1] for row in rows if len(row) >= place), key=ranked.__getitem__)
        found += [
            TournamentQualifier(player, "place" if count >= len(holders) else "best", place)
            for player in holders[:count]
        ]
    return found


def _finishing_order(table: Table, rules: HouseRules, ranked: Mapping[int, int]) -> list[int]:
    games = table.games(rules)
    return sorted(games, key=lambda player: (games[player].place, ranked[player]))
