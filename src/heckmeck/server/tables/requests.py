"""What clients send about tables: one named type per message."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from heckmeck.server.store.rows import Clock, Colour, Dice, Pace, Starter

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
        description="one of the state's `legal`, or `back`, `throw`, `hurry`; with real dice also `dice 11345WWW`, "
        "`filled 11345WWW`, `undo 12`",
    ),
]
Moves = Annotated[
    list[Move], Meta(min_length=1, max_length=8, description="decisions one after the other, all or none")
]
Ply = Annotated[int, Meta(ge=0, le=2_000_000_000)]


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
    """A new table. Without `host` its maker keeps it but does not play; `companions` play on the maker's device.

    With `dice` `real` people roll real ones and enter them. With `asks` the coach helps only those who ask.
    """

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
    dice: Dice = "fair"
    asks: bool = False


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player changes of their own seat before the start; what is absent or null stays.

    `seat` says which one, for whoever has several.
    """

    name: Name | None = None
    colour: Colour | None = None
    sealed_phrase: SealedPhrase | None = None
    seat: Annotated[int, Meta(ge=0, le=6)] | None = None


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """The phrase behind a seal: `salt` is 16 random bytes in hex. `seat` says whose, for whoever has several."""

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
