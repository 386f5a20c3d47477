"""Tournaments and standings as text: files of events, CSV and JSON."""

import csv
import io
import json
import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import msgspec

from heckmeck.errors import Malformed, Refused, shortened
from heckmeck.record.errors import RecordError
from heckmeck.spreadsheets import guarded
from heckmeck.tournament.events import AnyEvent, Event, Result
from heckmeck.tournament.house_rules import RANKING, plain_number
from heckmeck.tournament.standings import Standing, overall_standings
from heckmeck.tournament.state import State
from heckmeck.tournament.view import TournamentLine

Document = dict[str, Any]
EVENTS: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
STEPS = re.compile(r"\.(\w+)|\[(\d+)\]")  # steps to a place in JSON, as decoded: .scores[0].player
SURROGATE = re.compile("[\ud800-\udfff]")


def json_line(value: Any) -> str:
    """Return a value as one line of JSON, with a space after each comma and colon."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def write_event(event: Event) -> str:
    """Return the line of an event, with its line break."""
    return json_line(event) + "\n"


def write_events(events: Iterable[Event]) -> str:
    """Return the file of a tournament."""
    return "".join(map(write_event, events))


def read_event(text: str) -> Event:
    """Read one line (L1, L2)."""
    try:
        event = EVENTS.decode(text)
    except msgspec.ValidationError as error:
        raise _refusal(error, text) from None
    except msgspec.DecodeError:
        _refuse_values(text)
        raise Malformed("tournament-no-object", "L1") from None
    if "null" in text:
        _refuse_values(text)
    for score in event.scores if isinstance(event, Result) else ():
        if score.tiles is None and score.worms is None:
            raise Malformed("tournament-score-either", "L2", player=str(score.player))
    return event


def _parsed(text: str, look: Callable[[Document], Document] | None = None) -> Any:
    try:
        return json.loads(text, object_hook=look)
    except Refused:
        raise
    except (ValueError, RecursionError):
        raise Malformed("tournament-no-object", "L1") from None


def _refuse_values(text: str) -> None:
    """Refuse what JSON can write but no field can be: null, and half of a surrogate pair."""

    def look(found: Document) -> Document:
        for name, value in found.items():
            if value is None or SURROGATE.search(json.dumps(value, ensure_ascii=False)):
                raise _bad_value(name, value)
        return found

    _parsed(text, look)


def _refusal(error: msgspec.ValidationError, text: str) -> Refused:
    """Say in our words what the decoder objects to: the structs' own refusal, or its sentence and the place in it."""
    if isinstance(error.__cause__, Refused):
        return error.__cause__
    document = _parsed(text)
    if not isinstance(document, dict):
        return Malformed("tournament-no-object", "L1")
    what, _, place = str(error).partition(" - at `$")
    steps = STEPS.findall(place)
    if place.startswith(".event") or what == "Object missing required field `event`":
        return Malformed("tournament-event-kind", "L2", kind=shortened(str(document.get("event"))))
    if what.startswith("Object contains unknown field"):
        kind = "score" if steps else document["event"]
        return Malformed("tournament-event-field", "L2", field=shortened(what.split("`")[1]), kind=kind)
    if what.startswith("Object missing required field"):
        return Malformed("tournament-field-missing", "L2", field=what.split("`")[1])
    value: Any = document
    for name, index in steps:
        value = value[name or int(index)]
    return _bad_value([name for name, _ in steps if name][-1], value)


def _bad_value(name: str, value: object) -> Malformed:
    return Malformed("tournament-field-value", "L2", field=name, value=shortened(str(value)))


def read_events(text: str) -> list[Event]:
    """Read the file of a tournament, without asking whether it follows the rules; a refusal names its line."""
    lines = text.removeprefix("\ufeff").split("\n")
    events: list[Event] = []
    for number, line in enumerate(lines[:-1] if lines[-1] == "" else lines, 1):
        try:
            events.append(read_event(line))
        except Refused as refusal:
            raise RecordError(refusal, number) from None
    return events


def standings_lines(state: State) -> list[TournamentLine]:
    """Return the standings; fractions are written as 5/2."""
    gone = state.roster.gone()
    return [
        TournamentLine(
            rank=line.rank,
            number=line.player,
            name=state.roster.name(line.player),
            stage=line.stage,
            reached=state.stages[line.stage - 1].plan.kind,
            **amounts(line),
            decided_by=line.decided_by,
            withdrawn=line.player in gone,
        )
        for line in overall_standings(state)
    ]


def amounts(line: Standing) -> dict[str, Any]:
    """Return every metric of a line for JSON."""
    return {name: plain_number(line.values[name]) for name in RANKING}


def standings_csv(state: State) -> str:
    """Return the standings as CSV; fractions as 2 1/2, which spreadsheets read as numbers, and no name as a formula."""
    out = io.StringIO(newline="")
    rows = [msgspec.structs.asdict(line) for line in standings_lines(state)]
    writer = csv.DictWriter(out, list(rows[0]) if rows else ["rank", "name"], lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        numbers = {name: mixed_number(Fraction(row[name])) for name in RANKING}
        words = {"decided_by": row["decided_by"] or "", "withdrawn": "yes" if row["withdrawn"] else ""}
        writer.writerow({**row, **numbers, **words, "name": guarded(row["name"])})
    return out.getvalue()


def mixed_number(value: Fraction) -> str:
    """Write a fraction the way people do: 3, 2 1/2."""
    whole, rest = divmod(value, 1)
    return f"{whole} {rest}" if rest else str(whole)
