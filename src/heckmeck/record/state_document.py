"""The state document of docs/notation.md 2 as types, so that clients get them from the schema."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Specialist = Literal["canned_worm", "hen", "raven", "weasel", "golden_die", "apple"]
PhaseName = Literal["start", "rolling", "keep", "decide", "claim", "put_back", "bratworm", "over"]
Side = Literal["up", "down"]


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a Specialist is: on a grill tile or with a seat; never both."""

    tile: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Player(Struct, frozen=True):
    """What lies before a player; the last tile of the stack is its top."""

    name: str
    stack: list[int]
    bratworms: int
    specialist: Specialist | None
    worms: int


class Turn(Struct, frozen=True):
    """The dice of the turn."""

    roll: str | None
    golden: str | None
    kept: dict[str, int]
    dice_left: int
    golden_left: bool
    total: int
    weasel_used: bool


class StateDocument(Struct, frozen=True):
    """The state document after step `ply`, which was `move` (docs/notation.md 2)."""

    ply: int
    move: str | None
    phase: PhaseName
    seat: int | None
    grill: dict[str, Side]
    specialists: dict[str, Place | None]
    supply: int
    players: list[Player]
    turn: Turn | None
    legal: list[str]
    ranking: list[list[int]] | None
