"""What happened in a tournament: one JSON event per line of its file, which is only ever added to.

Clauses of the file: L1 UTF-8, one JSON object per line, `create` first and only there; L2 the kinds and
fields below, `at` (a time, any text) allowed in each; L3 `undo` takes back the last event that still
counts, and stays in the file; L4 a result that was entered is changed by `correct`, until the next stage is
drawn; L5 players are numbers in the order of registration, stages, rounds and tables are numbered from 1,
the players of a table are listed in the order of their seats.

    {"event": "create", "name": "Club night", "seed": "00…1f", "rules": {}}
    {"event": "register", "names": ["Anna", "Ben", "Cleo"]}
    {"event": "rename", "player": 3, "name": "Chloe"}
    {"event": "withdraw", "player": 2}
    {"event": "return", "player": 2}
    {"event": "draw", "stage": 1, "round": 1, "number": 1, "tables": [[2, 3, 1]]}
    {"event": "result", "stage": 1, "round": 1, "table": 1, "record": "…", "scores":
        [{"player": 2, "tiles": [21, 30]}, {"player": 3, "worms": 4, "highest": 33}, …]}
    {"event": "correct", "reason": "…", and the fields of a result}
    {"event": "undo"}

A score has `tiles`, in deluxe with `bratworms` and `apple`, or `worms` and `highest`.
"""

from typing import Any

from msgspec import Struct

from heckmeck.errors import Malformed
from heckmeck.tournament.house_rules import house_rules_from
from heckmeck.tournament.scores import Number, TableScore

SEED_BYTES = 32


class Event(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="event",
    tag=str.lower,
):
    """Something that happened; `at` is when, as the organiser's clock wrote it."""

    at: str | None = None


class Create(Event, frozen=True):
    """The tournament, its published seed (R9) as 64 hex digits, and what its house rules change (house_rules.py)."""

    name: str
    seed: str
    rules: dict[str, Any]

    def __post_init__(self) -> None:
        seed_from(self.seed)
        house_rules_from(self.rules)


class Register(Event, frozen=True):
    """Participants sign up, in this order."""

    names: tuple[str, ...]


class Rename(Event, frozen=True):
    """A name is corrected."""

    player: Number
    name: str


class Withdraw(Event, frozen=True):
    """A participant drops out: before a draw, in a game or before the final (R8)."""

    player: Number


class Return(Event, frozen=True):
    """Somebody who dropped out is back before anything else was drawn."""

    player: Number


class Draw(Event, frozen=True):
    """A round is drawn (R5, R9); `number` is the draw of its tables, the next one is that of its seats."""

    stage: Number
    round: Number
    number: Number
    tables: tuple[tuple[Number, ...], ...]


class Result(Event, frozen=True):
    """A table's game is over; `record` says where its record is, if there is one."""

    stage: Number
    round: Number
    table: Number
    scores: tuple[TableScore, ...]
    record: str | None = None

    def __post_init__(self) -> None:
        for score in self.scores:
            if score.tiles is None and (score.bratworms or score.apple):
                raise Malformed("tournament-score-either", "L2", player=str(score.player))


class Correct(Result, frozen=True):
    """A result is corrected; the wrong one stays in the file."""

    reason: str | None = None


class Undo(Event, frozen=True):
    """A step back (L3)."""


AnyEvent = Create | Register | Rename | Withdraw | Return | Draw | Result | Correct | Undo


def seed_from(text: str) -> bytes:
    """Read a seed written as 64 hex digits (R9)."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != text.lower():
        raise Malformed("not-32-bytes", "R9", key="seed")
    return seed
