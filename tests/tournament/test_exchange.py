"""Files of events, standings as CSV and JSON."""

import csv
import io
import json
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import asdict

from heckmeck.record.errors import RecordError
from heckmeck.tournament.exchange import (
    mixed_number,
    read_events,
    standings_csv,
    standings_lines,
    write_events,
)
from heckmeck.tournament.tournament import Tournament

from .helpers import by_worms, play_to_the_end, started


def finished() -> str:
    tournament = started(9)
    play_to_the_end(tournament, Random(9))
    return write_events(tournament.events)


def test_a_file_is_one_json_object_a_line() -> None:
    """L1."""
    lines = finished().splitlines()
    assert [json.loads(line)["event"] for line in lines] == [
        "create",
        "register",
        "draw",
        *["result"] * 3,
        "draw",
        "result",
    ]


def test_a_file_may_have_a_byte_order_mark_and_windows_line_ends() -> None:
    text = finished()
    assert read_events("\ufeff" + text.replace("\n", "\r\n")) == read_events(text)


@pytest.mark.parametrize(
    "bad", ["", "{", "[]", '{"event": "win"}', '{"event": "undo", "x": 1}', "9" * 5000, "[" * 99999]
)
def test_a_bad_line_is_refused_with_its_number(bad: str) -> None:
    lines = finished().splitlines()
    lines[3] = bad
    with pytest.raises(RecordError) as refusal:
        read_events("\n".join(lines) + "\n")
    assert refusal.value.line == 4
    assert refusal.value.clause in ("L1", "L2")


def test_a_torn_last_line_is_refused() -> None:
    """A process that died while writing leaves half a line; nobody takes it for a result."""
    with pytest.raises(RecordError) as refusal:
        read_events(finished()[:-10])
    assert refusal.value.line == 8


def test_an_event_that_breaks_a_rule_is_refused_with_its_number() -> None:
    lines = finished().splitlines(keepends=True)
    with pytest.raises(RecordError) as refusal:
        Tournament(read_events("".join(lines[:4] + lines[3:])))
    assert (refusal.value.line, refusal.value.reason, refusal.value.clause) == (
        5,
        "tournament-result-there",
        "L4",
    )


def test_standings_are_exported_with_all_metrics() -> None:
    """R1: two without a tile share 3/2 points each."""
    tournament = started(4)
    tournament.draw()
    one, two, three, four = tournament.state.stages[0].tables[0].players
    tournament.enter(1, by_worms({one: (5, 33), two: (0, 0), three: (4, 32), four: (0, 0)}))
    rows = [asdict(line) for line in standings_lines(tournament.state)]
    assert rows[0] == {
        "rank": 1,
        "number": one,
        "name": f"P{one}",
        "stage": 1,
        "reached": "final",
        "score": 11,
        "places": 6,
        "wins": 1,
        "worms": 5,
        "highest": 33,
        "lot": rows[0]["lot"],
        "decided_by": None,
        "withdrawn": False,
    }
    assert [(row["rank"], row["places"], row["decided_by"]) for row in rows] == [
        (1, 6, None),
        (2, 4, "worms"),
        (3, "3/2", "worms"),
        (3, "3/2", None),
    ]
    assert json.loads(json.dumps(rows)) == rows
    table = list(csv.DictReader(io.StringIO(standings_csv(tournament.state), newline="")))
    assert [row["places"] for row in table] == ["6", "4", "1 1/2", "1 1/2"]
    assert [row["name"] for row in table] == [row["name"] for row in rows]


def test_standings_before_the_first_draw_are_empty() -> None:
    assert standings_lines(started(4).state) == []
    assert standings_csv(started(4).state) == "rank,name\r\n"


def test_fractions_are_written_as_people_do() -> None:
    assert [mixed_number(Fraction(*pair)) for pair in ((3, 1), (5, 2), (1, 3), (0, 1))] == [
        "3",
        "2 1/2",
        "0 1/3",
        "0",
    ]
