"""What clients may say: one decision or several, never both, and nothing unknown."""

import json
from typing import Any

import msgspec
import pytest

from heckmeck.server.tables.requests import Act, ClientMessage, moves_of


@pytest.mark.parametrize(
    ("said", "moves"),
    [
        ({"act": "keep W"}, ["keep W"]),
        ({"acts": ["keep W", "roll"]}, ["keep W", "roll"]),
        ({}, []),
        ({"react": "luck"}, []),
    ],
)
def test_one_decision_and_several_are_read_alike(said: dict[str, Any], moves: list[str]) -> None:
    text = json.dumps({"ply": 12, **said})
    assert moves_of(msgspec.json.decode(text, type=ClientMessage)) == moves
    if moves:
        assert moves_of(msgspec.json.decode(text, type=Act)) == moves


@pytest.mark.parametrize("kind", [Act, ClientMessage])
@pytest.mark.parametrize(
    "said",
    [
        {"act": "roll", "acts": ["roll"]},
        {"acts": []},
        {"acts": ["roll"] * 9},
        {"acts": ["x" * 41]},
        {"acts": "roll"},
        {"acts": ["roll"], "more": 1},
    ],
)
def test_what_is_neither_is_refused(kind: type, said: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"ply": 12, **said}), type=kind)


def test_an_act_is_about_a_decision() -> None:
    with pytest.raises(msgspec.ValidationError, match="either"):
        msgspec.json.decode('{"ply": 12}', type=Act)
