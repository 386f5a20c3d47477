"""What the server answers and tells about tournaments (docs/tournaments.md)."""

from typing import Any

from msgspec import Struct

from heckmeck.tournament.state import Phase
from heckmeck.tournament.view import TournamentView


class TournamentReply(Struct, frozen=True):
    """A tournament, and whether its reader may change it."""

    tournament: TournamentView
    organising: bool


class NewTournamentReply(Struct, frozen=True):
    """The organiser's secret is told once: put it after `#` in a link and keep it."""

    tournament: TournamentView
    secret: str


class TournamentLink(Struct, frozen=True):
    """A code that makes a device the person who plays for this participant: see /api/me/claim."""

    player: int
    name: str
    code: str
    expires: float


class TournamentLinks(Struct, frozen=True):
    """Personal links; older ones that were not used stay valid."""

    links: list[TournamentLink]


class TournamentHistory(Struct, frozen=True):
    """All events of the file with `number`, and `counts`: false for what was undone. A draw's own number is `draw`."""

    events: list[dict[str, Any]]


class TournamentHello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message of a feed."""

    version: int
    phase: Phase
    now: float


class TournamentChanged(Struct, frozen=True, tag="changed", tag_field="type"):
    """The tournament has this version now: fetch what you show."""

    version: int
    phase: Phase


class TournamentHeartbeat(Struct, frozen=True, tag="heartbeat", tag_field="type"):
    """Nothing happened, and the connection is alive."""

    version: int
    now: float


FeedMessage = TournamentHello | TournamentChanged | TournamentHeartbeat
