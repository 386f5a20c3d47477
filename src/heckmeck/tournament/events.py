"""What happened in a tournament: one JSON event per line of its file, which is only ever added to.

Clauses of the file: L1 UTF-8, one JSON object per line, `open` or `create` first and only there; L2 the kinds and
fields below, `at` (a time, any text) and `by` (who did it) allowed in each; L3 `undo` takes back the last event
that still counts, except `close` and notices (timer, announce, schedule, anonymise), and stays in the file; L4
a result that was entered is changed by `correct`, until the next stage is drawn; L5 players are numbers in the
order of registration, stages, rounds and tables are numbered from 1, the players of a table are listed in the
order of their seats.

    {"event": "open", "name": "Club night", "rules": {}, "secret": "00…1f"}
    {"event": "create", "name": "Club night", "seed": "00…1f", "rules": {}}
    {"event": "register", "names": ["Anna", "Ben", "Cleo"]}
    {"event": "rules", "rules": {"rounds": 3}}
    {"event": "rename", "player": 3, "name": "Chloe"}
    {"event": "withdraw", "player": 2}
    {"event": "return", "player": 2}
    {"event": "arrive", "players": [1, 3]}
    {"event": "sweep", "players": [2]}
    {"event": "reserve", "names": ["Dora"]}
    {"event": "admit", "player": 4, "table": 2}
    {"event": "close", "phrase": "what the hall shouts"}
    {"event": "draw", "stage": 1, "round": 1, "number": 1, "tables": [[2, 3, 1]]}
    {"event": "result", "stage": 1, "round": 1, "table": 1, "record": "…", "scores":
        [{"player": 2, "tiles": [21, 30]}, {"player": 3, "worms": 4, "highest": 33}, …]}
    {"event": "correct", "reason": "…", and the fields of a result}
    {"event": "report", "player": 2, "by": "player 2", and the fields of a result}
    {"event": "timer", "ends": 1893456000.0}
    {"event": "announce", "text": "Soup is ready"}
    {"event": "schedule", "lines": [{"time": "10:30", "text": "Round 1"}]}
    {"event": "anonymise"}
    {"event": "undo"}

`open` seals the seed (R9) and `close` opens it; a copy for the public has `commitment` in place of `secret` until then.
`create` gives a seed by hand. A score has `tiles`, in deluxe with `bratworms` and `apple`, or `worms` and `highest`.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from heckmeck.errors import Malformed
from heckmeck.tournament.rules_file import house_rules_from
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
    """Something that happened; `at` is when, as the organiser's clock wrote it, `by` who did it."""

    at: str | None = None
    by: str | None = None


class Open(Event, frozen=True):
    """The tournament, and the secret of its sealed seed (R9) as 64 hex digits, or only the SHA-256 of it."""

    name: str
    rules: dict[str, Any]
    secret: str | None = None
    commitment: str | None = None

    def __post_init__(self) -> None:
        if (self.secret is None) == (self.commitment is None):
            raise Malformed("tournament-seal-either", "L2")
        seed_from(self.secret or self.commitment or "", "commitment" if self.secret is None else "secret")
        house_rules_from(self.rules)


class Close(Event, frozen=True):
    """Registration is closed; the phrase of the hall opens the seal (R9)."""

    phrase: str


class Create(Event, frozen=True):
    """The tournament, a seed given by hand (R9) as 64 hex digits, and what its house rules change (house_rules.py)."""

    name: str
    seed: str
    rules: dict[str, Any]

    def __post_init__(self) -> None:
        seed_from(self.seed)
        house_rules_from(self.rules)


class Register(Event, frozen=True):
    """Participants sign up, in this order."""

    names: tuple[str, ...]


class Rules(Event, frozen=True):
    """Other house rules, before registration is closed; all that differs from the sheet, as in `open`."""

    rules: dict[str, Any]

    def __post_init__(self) -> None:
        house_rules_from(self.rules)


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


class Arrive(Event, frozen=True):
    """Participants are ticked at the door, or the tick is taken away."""

    players: tuple[Number, ...]
    here: bool = True


class Sweep(Event, frozen=True):
    """Those who did not come are taken off the list, before the first draw."""

    players: tuple[Number, ...]


class Reserve(Event, frozen=True):
    """More people who would like to play: a reserve list before the draw, late arrivals after it."""

    names: tuple[str, ...]


class Admit(Event, frozen=True):
    """One of them takes part: before the draw on the list, afterwards at an open `table`, or 0: from the next round."""

    player: Number
    table: Annotated[int, Meta(ge=0, le=1500)] = 0


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


class Report(Result, frozen=True):
    """A table says what its result is; `player` says so, or 0: whoever holds the link of the table."""

    player: Annotated[int, Meta(ge=0, le=3000)] = 0


class Notice(Event, frozen=True):
    """Something the hall is told. It is no step of the tournament: an undo goes past it (L3)."""


class Timer(Notice, frozen=True):
    """The round ends at this time (seconds since 1970), or stands with so many seconds left; neither: there is none."""

    ends: Annotated[float, Meta(ge=0, lt=10**11)] | None = None
    left: Annotated[int, Meta(ge=0, le=86_400)] | None = None


class Announce(Notice, frozen=True):
    """A sentence for board, phones and desk; an empty one takes it away."""

    text: str


class ScheduleLine(Struct, frozen=True, forbid_unknown_fields=True):
    """When something is to happen, as the organiser writes it."""

    time: str
    text: str


class Schedule(Notice, frozen=True):
    """The plan of the day."""

    lines: tuple[ScheduleLine, ...]


class Anonymise(Notice, frozen=True):
    """All names before this line were taken out of the file (anonymity.py)."""


class Undo(Event, frozen=True):
    """A step back (L3)."""


AnyEvent = (
    Open
    | Close
    | Create
    | Register
    | Rules
    | Rename
    | Withdraw
    | Return
    | Arrive
    | Sweep
    | Reserve
    | Admit
    | Draw
    | Result
    | Correct
    | Report
    | Timer
    | Announce
    | Schedule
    | Anonymise
    | Undo
)


def seed_from(text: str, key: str = "seed") -> bytes:
    """Read 32 bytes written as 64 hex digits (R9)."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or seed.hex() != text.lower():
        raise Malformed("not-32-bytes", "R9", key=key)
    return seed
