"""What an organiser sends to the server (docs/tournaments.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from heckmeck.server.store.rows import Clock
from heckmeck.server.tables.messages import Bot

Version = Annotated[int, Meta(ge=1, le=2_000_000_000, description="the version that the change is based on")]
Player = Annotated[int, Meta(ge=1, le=3000)]
Count = Annotated[int, Meta(ge=0, le=999)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=100)]
NameList = Annotated[str, Meta(max_length=300_000, description="a list of names, one a line, or CSV")]
Secret = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is chosen most often; `house_rules` has all of it. What is absent is as RULES.md 8 says."""

    edition: Literal["classic", "deluxe"] | None = None
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    table_size: Annotated[int, Meta(ge=2, le=7)] | None = None
    score: Literal["worms_and_places", "places"] | None = None
    highest_tile: Annotated[int, Meta(ge=21, le=36)] | None = None


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament. `seed` is 64 hex digits for who draws it in public; else the server draws one."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    names: Annotated[list[PlayerName], Meta(max_length=3000)] = []
    text: NameList = ""
    settings: TournamentSettings = TournamentSettings()
    house_rules: Annotated[str, Meta(max_length=20_000, description="TOML, as in docs/tournaments.md")] = ""
    seed: Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")] | None = None


class TableScore(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's result: `tiles`, in deluxe with `bratworms` and `apple`; or else `worms` and `highest` tile."""

    player: Player
    tiles: Annotated[list[Count], Meta(max_length=18)] | None = None
    bratworms: Count = 0
    apple: bool = False
    worms: Count | None = None
    highest: Count | None = None


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """What an organiser does; each act becomes one event of the file."""

    version: Version


class RegisterNames(Act, frozen=True, forbid_unknown_fields=True, tag="register"):
    """Participants sign up, as a list, as pasted text or CSV."""

    names: Annotated[list[PlayerName], Meta(max_length=3000)] = []
    text: NameList = ""


class RenamePlayer(Act, frozen=True, forbid_unknown_fields=True, tag="rename"):
    """A name is put right."""

    player: Player
    name: PlayerName


class WithdrawPlayer(Act, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """A participant is taken off the list or drops out, at any time (R8)."""

    player: Player


class ReturnPlayer(Act, frozen=True, forbid_unknown_fields=True, tag="return"):
    """One who dropped out is back, if nothing was drawn since."""

    player: Player


class DrawRound(Act, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """Draw what is due: the first round, the next one, the next stage, the final."""


class EnterResult(Act, frozen=True, forbid_unknown_fields=True, tag="result"):
    """The result of a table of this round: a score for everybody who played to the end."""

    table: Annotated[int, Meta(ge=1, le=1500)]
    scores: Annotated[list[TableScore], Meta(max_length=7)]


class CorrectResult(Act, frozen=True, forbid_unknown_fields=True, tag="correct"):
    """A result of this stage is put right; the wrong one stays in the history. Without `round`: the last one."""

    table: Annotated[int, Meta(ge=1, le=1500)]
    scores: Annotated[list[TableScore], Meta(max_length=7)]
    round: Annotated[int, Meta(ge=1, le=20)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class UndoLast(Act, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last event that still counts."""


AnyAct = (
    RegisterNames
    | RenamePlayer
    | WithdrawPlayer
    | ReturnPlayer
    | DrawRound
    | EnterResult
    | CorrectResult
    | UndoLast
)


class PlayerBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A participant whom a bot plays at live tables; null makes a person of it again."""

    player: Player
    bot: Bot | None = None


class SetBots(Struct, frozen=True, forbid_unknown_fields=True):
    """Which participants are bots."""

    version: Version
    bots: Annotated[list[PlayerBot], Meta(min_length=1, max_length=3000)]


class GoOnline(Struct, frozen=True, forbid_unknown_fields=True):
    """Make live tables of these tables of the round; null: of all that have no result yet."""

    version: Version
    tables: Annotated[list[int], Meta(max_length=1500)] | None = None
    clock: Clock = "none"


class WantLinks(Struct, frozen=True, forbid_unknown_fields=True):
    """Make personal links for these participants; null: for all who are here and no bots."""

    players: Annotated[list[Player], Meta(max_length=3000)] | None = None


class OrganiserSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The organiser's secret, from behind the `#` of the link."""

    secret: Secret
