"""What clients are told about tables: one named type per message."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from heckmeck.coach.outlook_document import Outlook
from heckmeck.record.state_document import Specialist, StateDocument
from heckmeck.server.store.rows import By, Clock, Colour, Dice, Pace, Starter, Status
from heckmeck.server.tables.requests import Reaction


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it. `bot` is null for a person; `away`: a bot plays for its person.

    `left`: it does so to the end. `throws`: the dice that begin its turns wait for its person. `phrase`: it has one.
    `sealed_phrase` is all that is known of it until the game begins; from then on `salt`, empty where it was not
    revealed, proves that the phrase in the table's entropy is the sealed one.
    """

    seat: int
    name: str
    colour: Colour
    bot: str | None
    host: bool
    away: bool
    left: bool
    throws: bool
    phrase: bool
    sealed_phrase: str
    salt: str


class TableView(Struct, frozen=True):
    """A table as everybody sees it. `seed` is null until the end, `entropy` until the game begins.

    While it is `starting`, nobody can join any more and devices reveal their phrases.

    `name` is also the code by which people find the table until it starts. `start` is the seat that begins, null
    before the game does. With `dice` `real` people enter what they rolled: then `commitment` is empty, and there is
    neither entropy nor seed. With `asks` the coach helps only those who ask.
    """

    id: str
    name: str
    version: int
    status: Status
    rules: str
    clock: Clock
    public: bool
    coach: bool
    asks: bool
    dice: Dice
    pace: Pace
    places: int
    starter: Starter
    start: int | None
    seats: list[SeatView]
    commitment: str
    entropy: str | None
    seed: str | None
    rematch: str | None
    created: float
    touched: float


class TableReply(Struct, frozen=True):
    """A table and what its reader has to do with it; `hosting` says who may change the table.

    `yours` are all seats of the reader, `you` is the one whose decision it is, else the first of them.
    """

    table: TableView
    you: int | None
    yours: list[int]
    hosting: bool
    state: StateDocument | None
    deadline: float | None


class TableList(Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableView]


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message of a socket or stream; without a ply to resume from, with all moves and the newest state.

    `outlook` is there where it was asked for. Who asked for moves alone gets no state. `filled` are the steps, by ply,
    of real dice of which only what was set aside was entered.
    """

    table: TableView
    you: int | None
    yours: list[int]
    hosting: bool
    ply: int | None
    deadline: float | None
    now: float
    state: StateDocument | None
    moves: list[str] | None
    outlook: Outlook | UnsetType | None = UNSET
    filled: list[int] | UnsetType = UNSET


class TableChanged(Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, names, status or rematch changed."""

    table: TableView
    you: int | None
    yours: list[int]
    hosting: bool
    deadline: float | None


class EventView(Struct, frozen=True):
    """One thing that a step did, for logs in words; `kind` as in heckmeck.game.events."""

    kind: str
    seat: int
    tile: int | None
    other: int | None
    specialist: Specialist | None


class Step(Struct, frozen=True, tag="step", tag_field="type"):
    """A step with the state after it. `deadline` is when the clock of the next decision runs out.

    `outlook` and `events` are there where they were asked for; no outlook where the step leaves no decision.
    """

    ply: int
    by: By | None
    at: float
    deadline: float | None
    state: StateDocument
    outlook: Outlook | UnsetType | None = UNSET
    events: list[EventView] | UnsetType = UNSET


class Move(Struct, frozen=True, tag="move", tag_field="type"):
    """A step for whoever knows the rules: what was played or thrown, and nothing that follows from it.

    The start is ply 0: `move` and `by` are null.
    """

    ply: int
    move: str | None
    by: By | None
    at: float
    deadline: float | None


class Heartbeat(Struct, frozen=True, tag="heartbeat", tag_field="type"):
    """Nothing happened, and the connection lives. `ply` is the newest."""

    ply: int | None
    now: float


class Absence(Struct, frozen=True):
    """Nobody has seen the person of this seat for a while. A bot may play for them from `bot_from` on.

    Before the start, that is when somebody else may be the host instead of them. It is null where a clock runs, which
    plays for whoever is out of time.
    """

    seat: int
    bot_from: float | None


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is absent: has no page of the table open. Everybody else is here; before the first such message, all are."""

    absent: list[Absence]


class Reacted(Struct, frozen=True, tag="reaction", tag_field="type"):
    """A seat shows a picture, now and only to those who are here."""

    seat: int
    reaction: Reaction


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """What was refused and why: `reason` is for programs, `text` for people, `clause` the rule behind it.

    `line` is that of a record, where one was sent; 0 where no line can be named. `wait`: the seconds after which
    it is worth trying again. `version`: the newest of a tournament. `name`: the one that it is about. `details` has
    everything that the text is about, so that no program need read it: name, tile, option, field, seconds …; `act` is
    the one of several decisions that was refused, and with it all of them.
    """

    reason: str
    clause: str
    text: str
    ply: int | None
    line: int | UnsetType = UNSET
    wait: int | UnsetType = UNSET
    version: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    details: dict[str, str | float] | UnsetType = UNSET


ServerMessage = Hello | TableChanged | Step | Move | Presence | Reacted | Heartbeat | Refusal


class TableId(Struct, frozen=True):
    """The table that a code stands for."""

    id: str


class StepList(Struct, frozen=True):
    """Steps of a game in order; `last` is the newest ply there is."""

    steps: list[Step]
    last: int | None


class ActReply(Struct, frozen=True):
    """The decisions are in the log, the first as step `ply`; dice may have followed: `state` can be further on."""

    ply: int
    state: StateDocument


class PersonalLink(Struct, frozen=True):
    """A code that makes another device you, once, until `expires`. Whoever has it is you."""

    code: str
    expires: float


class Me(Struct, frozen=True):
    """Who this device is: the tables where its person sits or hosts, the newest first."""

    tables: list[TableReply]


class Device(Struct, frozen=True):
    """A device of mine; `this` is the one that asks, `created` is null where nobody noted it, `used` is to the day."""

    id: str
    this: bool
    created: float | None
    used: float


class Devices(Struct, frozen=True):
    """My devices, the one used last first."""

    devices: list[Device]


class BotKind(Struct, frozen=True):
    """A bot that may sit at a table; `default` plays for who is away."""

    name: str
    default: bool


class Options(Struct, frozen=True):
    """What a new table can be."""

    presets: list[str]
    options: dict[str, list[str]]
    clocks: list[str]
    colours: list[str]
    bots: list[BotKind]
    languages: list[str]
    address: Annotated[
        str | None,
        Meta(description="this server for others in its network; told only to a browser on the same machine"),
    ] = None


class Health(Struct, frozen=True):
    """`ok` when the store answers and takes writes."""

    status: Literal["ok", "storage-trouble"]
    version: str
