"""Everything that goes over the wire, in both directions: one named type a message."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from heckmeck.coach.outlook_document import Outlook
from heckmeck.record.state_document import Specialist, StateDocument
from heckmeck.server.store.rows import By, Clock, Colour, Pace, Starter, Status

Reaction = Literal["laugh", "clap", "wow", "cry", "grr", "luck"]

Name = Annotated[
    str, Meta(min_length=1, max_length=24, description="1 to 24 printable characters, as N2 allows")
]
Phrase = Annotated[
    str, Meta(max_length=100, description="a phrase for the fair dice; no |, # or control character")
]
SealedPhrase = Annotated[
    str,
    Meta(max_length=64, description="SHA-256 in hex of phrase + `:` + salt (D3); empty: no phrase"),
]
Salt = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
Bot = Annotated[str, Meta(min_length=1, max_length=40, description="a bot of the server's list")]
Move = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        description="one of the state's `legal`, or `back`, `throw`, `hurry`",
    ),
]
Moves = Annotated[
    list[Move], Meta(min_length=1, max_length=8, description="decisions one after the other, all or none")
]
Ply = Annotated[int, Meta(ge=0, le=2_000_000_000)]


# From clients


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down. Without a colour the first free one is given.

    With `throws` the dice that begin a turn of this seat wait for the act `throw`.
    """

    name: Name
    colour: Colour | None = None
    sealed_phrase: SealedPhrase = ""
    throws: bool = False


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat. Without a name it is called as its kind."""

    bot: Bot | None = None
    name: Name | None = None
    colour: Colour | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Without `host` its maker keeps it but does not play; `companions` play on the maker's device."""

    rules: Annotated[
        str, Meta(max_length=200, description="preset and options, as in a record's `rules`")
    ] = "classic"
    host: Seating | None = None
    companions: Annotated[list[Seating], Meta(max_length=6)] = []
    bots: Annotated[list[NewBot], Meta(max_length=7)] = []
    seats: Annotated[int, Meta(ge=2, le=7)] = 7
    clock: Clock = "none"
    public: bool = False
    coach: bool = False
    starter: Starter = "drawn"


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player changes of his own seat before the start; what is absent or null stays.

    `seat` says which one, for who has several.
    """

    name: Name | None = None
    colour: Colour | None = None
    sealed_phrase: SealedPhrase | None = None
    seat: Annotated[int, Meta(ge=0, le=6)] | None = None


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """The phrase behind a seal: `salt` is 16 random bytes in hex. `seat` says whose, for who has several."""

    phrase: Phrase
    salt: Salt
    seat: Annotated[int, Meta(ge=0, le=6)] | None = None


class Throwing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the dice that begin your turns wait for your `throw`."""

    throws: bool


class PaceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots seem to think: as ever, a third of it, or not at all."""

    pace: Pace


COME_BACK, HURRY, THROW = "back", "hurry", "throw"  # instead of a decision


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision taken on the position after step `ply`; or with `acts` several, such as `keep W` and `roll`.

    Several are taken all or none. `back` says that its player is there again, `throw` lets the dice fall that begin a
    turn, and `hurry` lets a bot decide now: each of these stands alone.
    """

    ply: Ply
    act: Move | None = None
    acts: Moves | None = None

    def __post_init__(self) -> None:
        if (self.act is None) == (self.acts is None):
            raise ValueError("either `act` or `acts`")


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client says on the socket: decisions, a picture to show, or neither: send me what follows `ply`."""

    ply: Ply
    act: Move | None = None
    acts: Moves | None = None
    react: Reaction | None = None

    def __post_init__(self) -> None:
        if self.act is not None and self.acts is not None:
            raise ValueError("either `act` or `acts`")


def moves_of(message: Act | ClientMessage) -> list[str]:
    """Return the decisions of a message; none where it is about something else."""
    return message.acts or ([] if message.act is None else [message.act])


class LinkCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a personal link."""

    code: Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]


# To clients


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

    `name` is also the code by which people find the table until it starts.
    """

    id: str
    name: str
    version: int
    status: Status
    rules: str
    clock: Clock
    public: bool
    coach: bool
    pace: Pace
    places: int
    starter: Starter
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

    `outlook` is there where it was asked for.
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


ServerMessage = Hello | TableChanged | Step | Presence | Reacted | Heartbeat | Refusal


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
