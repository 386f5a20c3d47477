"""Results that tables report themselves: one enters, another at the table confirms, the organiser has the last word."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from heckmeck.errors import Illegal
from heckmeck.tournament.events import Report, Result
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import TableScore, material, outcome
from heckmeck.tournament.state import State, Table

MOST_REPORTS = 20  # of a table: whoever cannot agree needs a person
THE_TABLE = 0  # reports through the link of the table, by whoever holds it


def reported(state: State, event: Report, table: Table) -> State:
    """Return the state with a report; whether it can be a result has been asked before."""
    if event.player and event.player not in table.staying:
        raise Illegal("tournament-not-your-table", "R1", table=event.table)
    if table.reports_made >= MOST_REPORTS:
        raise Illegal("tournament-reports-many", "L4", table=event.table)
    reports = {**table.reports, event.player: event.scores}
    told = replace(table, reports=reports, reports_made=table.reports_made + 1)
    return state.with_stage(state.stages[-1].with_table(event.round, event.table, told))


def follows(state: State, event: Report) -> Result | None:
    """Return the result that a report makes: another at the table has reported the same."""
    table = state.table(event.stage, event.round, event.table)
    for one, other in combinations(sorted(table.reports), 2):
        if event.player in (one, other) and _same(table.reports[one], table.reports[other], state.rules):
            by = ", ".join(f"player {who}" if who else f"table {event.table}" for who in (one, other))
            return Result(event.stage, event.round, event.table, table.reports[one], by=by)
    return None


def is_disputed(table: Table, rules: HouseRules) -> bool:
    """Say whether reports contradict each other."""
    reports = list(table.reports.values())
    return any(not _same(reports[0], other, rules) for other in reports[1:])


def _same(one: Sequence[TableScore], other: Sequence[TableScore], rules: HouseRules) -> bool:
    on_table = material(rules)
    outcomes = [{score.player: outcome(score, on_table) for score in scores} for scores in (one, other)]
    return outcomes[0] == outcomes[1]
