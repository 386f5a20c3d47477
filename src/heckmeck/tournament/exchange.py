"""Tournaments and standings as text: files of events, CSV and JSON."""

import csv
import io
import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from heckmeck.errors import Malformed, Refused
from heckmeck.record.errors import RecordError
from heckmeck.spreadsheets import guarded
from heckmeck.tournament.events import Event, event_document, event_from
from heckmeck.tournament.house_rules import RANKING, plain_number
from heckmeck.tournament.standings import overall_standings
from heckmeck.tournament.state import State


def write_event(event: Event) -> str:
    """Return the line of an event, with its end."""
    return json.dumps(event_document(event), ensure_ascii=False) + "\n"


def write_events(events: Iterable[Event]) -> str:
    """Return the file of a tournament."""
    return "".join(map(write_event, events))


def read_event(text: str) -> Event:
    """Read one line (L1, L2)."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed("tournament-no-object", "L1") from None
    return event_from(document)


def read_events(text: str) -> list[Event]:
    """Read the file of a tournament, without asking whether it keeps the rules; a refusal names its line."""
    lines = text.removeprefix("\ufeff").split("\n")
    events: list[Event] = []
    for number, line in enumerate(lines[:-1] if lines[-1] == "" else lines, 1):
        try:
            events.append(read_event(line))
        except Refused as refusal:
            raise RecordError(refusal, number) from None
    return events


def standings_rows(state: State) -> list[dict[str, Any]]:
    """Return the standings as rows of plain values, fractions as 5/2."""
    gone = state.roster.gone()
    rows = []
    for line in overall_standings(state):
        stage = state.stages[line.stage - 1]
        rows.append(
            {
                "rank": line.rank,
                "number": line.player,
                "name": state.roster.name(line.player),
                "stage": line.stage,
                "reached": stage.plan.kind,
                **{name: plain_number(line.values[name]) for name in RANKING},
                "decided_by": line.decided_by,
                "withdrawn": line.player in gone,
            }
        )
    return rows


def standings_csv(state: State) -> str:
    """Return the standings as CSV; fractions as 2 1/2, which spreadsheets read as numbers, and no name as a formula."""
    out = io.StringIO(newline="")
    rows = standings_rows(state)
    writer = csv.DictWriter(out, list(rows[0]) if rows else ["rank", "name"], lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        numbers = {name: mixed_number(Fraction(row[name])) for name in RANKING}
        words = {"decided_by": row["decided_by"] or "", "withdrawn": "yes" if row["withdrawn"] else ""}
        writer.writerow({**row, **numbers, **words, "name": guarded(row["name"])})
    return out.getvalue()


def mixed_number(value: Fraction) -> str:
    """Write a fraction as people do: 3, 2 1/2."""
    whole, rest = divmod(value, 1)
    return f"{whole} {rest}" if rest else str(whole)
