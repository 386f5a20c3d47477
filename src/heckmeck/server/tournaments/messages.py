"""What the server answers and tells about tournaments (docs/tournaments.md)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from heckmeck.tournament.rule_lines import TournamentRules
from heckmeck.tournament.state import Phase
from heckmeck.tournament.view import TournamentStagePlan, TournamentView


class TournamentReply(Struct, frozen=True):
    """A tournament, and whether its reader may change it. `helping`: a helper's tables; none: all of them."""

    tournament: TournamentView
    organising: bool
    helping: tuple[int, ...] | UnsetType = UNSET


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


class TournamentPass(Struct, frozen=True):
    """A code for one purpose, to stand behind `#` in a link: of a table, a participant, or a helper by name."""

    code: str
    table: int | None = None
    player: int | None = None
    helper: str | None = None


class TournamentPasses(Struct, frozen=True):
    """Passes; they do not expire and cannot be told apart from those made before."""

    passes: list[TournamentPass]


class TournamentHistory(Struct, frozen=True):
    """All events of the file with `number`, and `counts`: false for what was undone. A draw's own number is `draw`."""

    events: list[dict[str, Any]]


class TournamentForecast(Struct, frozen=True):
    """What would happen with these rules and so many participants, before there is a tournament."""

    rules: TournamentRules
    plan: tuple[TournamentStagePlan, ...]


class TournamentFormats(Struct, frozen=True):
    """The presets: docs/rules.md first, then formats of others, with where they were published."""

    formats: list[TournamentRules]


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
