"""What happened in a tournament: one event a line of its file, only ever added to, as JSON.

Clauses of the file: L1 UTF-8, one JSON object a line, `create` first and only there; L2 the kinds and
fields below, `at` (a time, any text) allowed in each; L3 `undo` takes back the last event that still
counts, and stays in the file; L4 a result that was entered is changed by `correct`, until the next stage is
drawn; L5 players are numbers in the order of registration, stages, rounds and tables are numbered from 1,
players of a table stand in the order of their seats.

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

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from heckmeck.errors import Malformed, shortened
from heckmeck.tournament.draw import Tables
from heckmeck.tournament.house_rules import HouseRules, house_rules_document, house_rules_from
from heckmeck.tournament.scores import Score

SEED_BYTES = 32


@dataclass(frozen=True)
class Event:
    """Something that happened; `at` is when, as the organiser's clock wrote it."""

    at: str | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Create(Event):
    """The tournament, its published seed (R9) and its rules."""

    name: str
    seed: bytes
    rules: HouseRules


@dataclass(frozen=True)
class Register(Event):
    """Participants sign up, in this order."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Rename(Event):
    """A name is put right."""

    player: int
    name: str


@dataclass(frozen=True)
class Withdraw(Event):
    """A participant drops out: before a draw, in a game or before the final (R8)."""

    player: int


@dataclass(frozen=True)
class Return(Event):
    """One who dropped out is back before anything else was drawn."""

    player: int


@dataclass(frozen=True)
class Draw(Event):
    """A round is drawn (R5, R9); `number` is the draw of its tables, its seats are the next."""

    stage: int
    round: int
    number: int
    tables: Tables


@dataclass(frozen=True)
class Result(Event):
    """A table's game is over; `record` says where its record is, if there is one."""

    stage: int
    round: int
    table: int
    scores: tuple[Score, ...]
    record: str | None = None


@dataclass(frozen=True)
class Correct(Result):
    """A result is put right; the wrong one stays in the file."""

    reason: str | None = None


@dataclass(frozen=True)
class Undo(Event):
    """A step back (L3)."""


KINDS: dict[str, type[Event]] = {
    kind.__name__.lower(): kind
    for kind in (Create, Register, Rename, Withdraw, Return, Draw, Result, Correct, Undo)
}


def event_document(event: Event) -> dict[str, Any]:
    """Return the JSON object of an event."""
    values = {item.name: getattr(event, item.name) for item in fields(event)}
    written = {name: WRITERS.get(name, _same)(value) for name, value in values.items() if value is not None}
    at = {"at": written.pop("at")} if "at" in written else {}
    return {"event": type(event).__name__.lower(), **written, **at}


def event_from(document: Any) -> Event:
    """Make an event of a JSON object; refuse what is not one (L2)."""
    if not isinstance(document, Mapping):
        raise Malformed("tournament-no-object", "L1")
    kind = KINDS.get(str(document.get("event")))
    if kind is None:
        raise Malformed("tournament-event-kind", "L2", kind=shortened(str(document.get("event"))))
    known = {item.name: item for item in fields(kind)}
    for key in document:
        if key != "event" and key not in known:
            raise Malformed(
                "tournament-event-field", "L2", field=shortened(str(key)), kind=kind.__name__.lower()
            )
    return kind(**{name: _read(name, document) for name in known if name in document or name not in OPTIONAL})


def _same(value: Any) -> Any:
    return value


def _bad(name: str, value: object) -> Malformed:
    return Malformed("tournament-field-value", "L2", field=name, value=shortened(str(value)))


def _read(name: str, document: Mapping[str, Any]) -> Any:
    if name not in document:
        raise Malformed("tournament-field-missing", "L2", field=name)
    return READERS[name](name, document[name])


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str) or any(0xD800 <= ord(character) < 0xE000 for character in value):
        raise _bad(name, value)
    return value


def _number(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 10**6:
        raise _bad(name, value)
    return value


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise _bad(name, value)
    return value


def _seed(name: str, value: Any) -> bytes:
    return seed_from(_text(name, value))


def seed_from(text: str) -> bytes:
    """Read a seed written as 64 hex digits (R9)."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != text.lower():
        raise Malformed("not-32-bytes", "R9", key="seed")
    return seed


def _rules(name: str, value: Any) -> HouseRules:
    if not isinstance(value, Mapping):
        raise _bad(name, value)
    return house_rules_from(value)


def _all(read: Callable[[str, Any], Any]) -> Callable[[str, Any], tuple[Any, ...]]:
    def read_all(name: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise _bad(name, value)
        return tuple(read(name, entry) for entry in value)

    return read_all


def score_from(name: str, value: Any) -> Score:
    """Make a score of a JSON object like {"player": 2, "worms": 4, "highest": 30}."""
    if not isinstance(value, Mapping):
        raise _bad(name, value)
    for key in value:
        if key not in SCORE_READERS:
            raise Malformed("tournament-event-field", "L2", field=shortened(str(key)), kind="score")
    if "player" not in value:
        raise Malformed("tournament-field-missing", "L2", field="player")
    if "tiles" not in value and ("worms" not in value or "bratworms" in value or "apple" in value):
        raise Malformed("tournament-score-either", "L2", player=shortened(str(value["player"])))
    return Score(**{key: SCORE_READERS[key](key, entry) for key, entry in value.items()})


def score_document(score: Score) -> dict[str, Any]:
    """Return the JSON object of a score, without what goes without saying."""
    values = {item.name: getattr(score, item.name) for item in fields(score)}
    told = {name: value for name, value in values.items() if value != SCORE_DEFAULTS[name]}
    return told if score.tiles is None else {**told, "tiles": list(score.tiles)}


SCORE_DEFAULTS = {item.name: item.default for item in fields(Score)}
OPTIONAL = frozenset({"at", "record", "reason"})
SCORE_READERS: dict[str, Callable[[str, Any], Any]] = {
    "player": _number,
    "tiles": _all(_number),
    "bratworms": _number,
    "apple": _flag,
    "worms": _number,
    "highest": _number,
}
READERS: dict[str, Callable[[str, Any], Any]] = {
    **dict.fromkeys(("at", "name", "record", "reason"), _text),
    **dict.fromkeys(("player", "stage", "round", "table", "number"), _number),
    "seed": _seed,
    "rules": _rules,
    "names": _all(_text),
    "tables": _all(_all(_number)),
    "scores": _all(score_from),
}
WRITERS: dict[str, Callable[[Any], Any]] = {
    "seed": bytes.hex,
    "rules": house_rules_document,
    "names": list,
    "tables": lambda tables: [list(table) for table in tables],
    "scores": lambda scores: [score_document(score) for score in scores],
}
