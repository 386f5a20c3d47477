"""Events as JSON objects, one per line (clauses L1, L2)."""

import json
from typing import Any

import pytest

from heckmeck.errors import Refused
from heckmeck.tournament.events import (
    Correct,
    Create,
    Draw,
    Event,
    Register,
    Rename,
    Result,
    Return,
    Undo,
    Withdraw,
    seed_from,
)
from heckmeck.tournament.exchange import read_event, write_event
from heckmeck.tournament.scores import TableScore

from .helpers import SEED

SCORES = (
    TableScore(2, tiles=(21, 30), bratworms=1, apple=True),
    TableScore(1, worms=4, highest=33),
    TableScore(3, tiles=()),
)
WRITTEN = [
    {"player": 2, "tiles": [21, 30], "bratworms": 1, "apple": True},
    {"player": 1, "worms": 4, "highest": 33},
    {"player": 3, "tiles": []},
]
WHERE = {"stage": 1, "round": 2, "table": 3}
DOCUMENTS: list[tuple[Event, dict[str, Any]]] = [
    (
        Create("Club", SEED.hex(), {"rounds": 2}),
        {"event": "create", "name": "Club", "seed": SEED.hex(), "rules": {"rounds": 2}},
    ),
    (Register(("Anna", "Ben")), {"event": "register", "names": ["Anna", "Ben"]}),
    (Rename(2, "Benno"), {"event": "rename", "player": 2, "name": "Benno"}),
    (Withdraw(2), {"event": "withdraw", "player": 2}),
    (Return(2, at="10:30"), {"event": "return", "player": 2, "at": "10:30"}),
    (
        Draw(1, 1, 1, ((2, 1), (3, 4))),
        {"event": "draw", "stage": 1, "round": 1, "number": 1, "tables": [[2, 1], [3, 4]]},
    ),
    (Result(1, 2, 3, SCORES), {"event": "result", **WHERE, "scores": WRITTEN}),
    (
        Correct(1, 2, 3, SCORES, record="r.heck", reason="misread"),
        {"event": "correct", **WHERE, "scores": WRITTEN, "record": "r.heck", "reason": "misread"},
    ),
    (Undo(), {"event": "undo"}),
]


@pytest.mark.parametrize(("event", "document"), DOCUMENTS)
def test_each_event_has_one_document_and_back(event: Event, document: dict[str, Any]) -> None:
    assert write_event(event) == json.dumps(document) + "\n"
    assert read_event(json.dumps(document)) == event


def changed(number: int, **fields: Any) -> dict[str, Any]:
    return {**DOCUMENTS[number][1], **fields}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (3, "no-object"),
        ([], "no-object"),
        ({}, "event-kind"),
        ({"event": "win"}, "event-kind"),
        ({"event": ["draw"]}, "event-kind"),
        ({"event": "withdraw"}, "field-missing"),
        (changed(3, colour=1), "event-field"),
        (changed(3, player="2"), "field-value"),
        (changed(3, player=True), "field-value"),
        (changed(3, player=-1), "field-value"),
        (changed(3, player=10**9), "field-value"),
        (changed(3, at=None), "field-value"),
        (changed(2, name="\ud800"), "field-value"),
        (changed(1, names="Anna"), "field-value"),
        (changed(0, rules=[]), "field-value"),
        (changed(0, seed="00"), "not-32-bytes"),
        (changed(0, seed="x" * 64), "not-32-bytes"),
        (changed(0, rules={"colour": 1}), "house-key"),
        (changed(5, tables=[1, 2]), "field-value"),
        (changed(6, scores=[[]]), "field-value"),
        (changed(6, scores=[{"worms": 3}]), "field-missing"),
        (changed(6, scores=[{"player": 3}]), "score-either"),
        (changed(6, scores=[{"player": 3, "worms": 1, "apple": True}]), "score-either"),
        (changed(6, scores=[{"player": 3, "worms": 1, "luck": 1}]), "event-field"),
        (changed(6, scores=[{"player": 3, "tiles": [], "apple": 1}]), "field-value"),
        (changed(6, scores=[{"player": 3, "tiles": None, "worms": 1}]), "field-value"),
        (changed(6, scores=[{"player": 0, "tiles": []}]), "field-value"),
        (changed(1, names=["Anna", "\udc00"]), "field-value"),
        (changed(1, names=["null"] * 3, at=3), "field-value"),
        (changed(3, player=2.0), "field-value"),
    ],
)
def test_what_is_no_event_is_refused(document: Any, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_event(json.dumps(document))
    assert refusal.value.reason.removeprefix("tournament-") == reason


@pytest.mark.parametrize(
    ("document", "details"),
    [
        ({"event": "win"}, {"kind": "win"}),
        (changed(3, colour=1), {"field": "colour", "kind": "withdraw"}),
        (changed(3, player="Ben"), {"field": "player", "value": "Ben"}),
        (changed(5, tables=[[1, 2], [3, "4"]]), {"field": "tables", "value": "4"}),
        (changed(6, scores=[{"player": 3, "tiles": [21, -1]}]), {"field": "tiles", "value": "-1"}),
        (changed(6, scores=[{"player": 3, "luck": 1}]), {"field": "luck", "kind": "score"}),
        (changed(6, scores=[{"worms": 3}]), {"field": "player"}),
        (changed(6, scores=[{"player": 3}]), {"player": "3"}),
    ],
)
def test_a_refusal_names_what_is_wrong(document: Any, details: dict[str, str]) -> None:
    with pytest.raises(Refused) as refusal:
        read_event(json.dumps(document))
    assert refusal.value.details == details


def test_a_name_may_say_null() -> None:
    event = Register(("null", "Null Nullsen"))
    assert read_event(write_event(event)) == event


def test_a_seed_is_64_hex_digits() -> None:
    """R9; spaces, which Python would allow, are not."""
    assert seed_from(SEED.hex().upper()) == SEED
    for text in ("", SEED.hex()[:-2], " ".join([SEED.hex()[:32], SEED.hex()[32:]])):
        with pytest.raises(Refused):
            seed_from(text)
