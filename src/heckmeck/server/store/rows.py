"""The rows of the store as types: tables, their seats, and the steps of their games. Nothing here knows the rules."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

Clock = Literal["none", "30s", "90s", "1d"]
Colour = Literal["tomato", "blueberry", "mustard", "aubergine", "mint", "radish", "pine"]
Status = Literal["open", "starting", "playing", "over", "archived"]
Starter = Literal["drawn", "first"]
By = Literal["player", "bot", "dice", "filled"]  # filled: dice of which only a part was seen
Dice = Literal["fair", "real"]
Pace = Literal["1x", "3x", "skip"]


class TableRow(Struct, frozen=True, kw_only=True):
    """A table: what was agreed before the game, and what came of it. The columns are those of `schema.tables`."""

    id: str
    name: str
    version: int = 1
    status: Status = "open"
    host: str
    rules: str
    clock: Clock = "none"
    public: bool = False
    coach: bool = False
    asks: bool = False
    dice: Dice = "fair"
    pace: Pace = "1x"
    places: int
    starter: Starter = "drawn"
    seed: bytes
    entropy: str | None = None
    start: int | None = None
    drawn_start: bool = False
    rematch: str | None = None
    created: float
    touched: float
    due: float | None = None


class Seat(Struct, frozen=True):
    """A seat and who plays it."""

    person: str | None
    name: str
    colour: Colour
    bot: str | None = None
    sealed_phrase: str = ""  # until the start only this is known of the phrase (D3)
    phrase: str = ""
    salt: str = ""  # came with the phrase
    away: bool = False
    left: bool = False
    throws: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or self.away or self.left

    @property
    def revealed(self) -> bool:
        """Nothing is sealed here any more."""
        return not self.sealed_phrase or bool(self.salt)


Seats = tuple[Seat, ...]


class LoggedStep(Struct, frozen=True):
    """A step as the log has it."""

    ply: int
    move: str
    by: By
    at: float


class StoredTable(NamedTuple):
    """A table as the store has it, or shall have it."""

    row: TableRow
    seats: Seats
    steps: Sequence[LoggedStep] = ()
