"""What an organiser sends to the server, and the events that it becomes (docs/tournaments.md).

An act is an event with the version it is based on; the server adds the time, and the current stage and round.
Whether the rules allow it is checked later.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from heckmeck.errors import Malformed, shortened
from heckmeck.record.fair_dice import draw_seed
from heckmeck.server.store.rows import Clock
from heckmeck.server.tables.requests import Bot
from heckmeck.tournament import events
from heckmeck.tournament.house_rules import house_rules_document, read_house_rules
from heckmeck.tournament.replay import next_draw
from heckmeck.tournament.scores import Player, TableScore
from heckmeck.tournament.sign_up import read_names
from heckmeck.tournament.state import State

Version = Annotated[int, Meta(ge=1, le=2_000_000_000, description="the version that the change is based on")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=100)]
NameList = Annotated[str, Meta(max_length=300_000, description="a list of names, one a line, or CSV")]
Secret = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is chosen most often; `house_rules` has all of it. Where a setting is absent, docs/rules.md 8 applies."""

    edition: Literal["classic", "deluxe"] | None = None
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    table_size: Annotated[int, Meta(ge=2, le=7)] | None = None
    score: Literal["worms_and_places", "places"] | None = None
    highest_tile: Annotated[int, Meta(ge=21, le=36)] | None = None


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament. `seed` is 64 hex digits for whoever draws it in public; otherwise the server draws one."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    names: Annotated[list[PlayerName], Meta(max_length=3000)] = []
    text: NameList = ""
    settings: TournamentSettings = TournamentSettings()
    house_rules: Annotated[str, Meta(max_length=20_000, description="TOML, as in docs/tournaments.md")] = ""
    seed: Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")] | None = None

    def first_events(self, at: str) -> list[events.Event]:
        """Return the first events: the creation, and those who have signed up already."""
        settings = {name: value for name, value in asdict(self.settings).items() if value}
        rules = house_rules_document(read_house_rules(self.house_rules, settings))
        seed = (self.seed or draw_seed().hex()).lower()
        made: list[events.Event] = [events.Create(clean_text(self.name), seed, rules, at=at)]
        names = (*self.names, *read_names(self.text))
        return [*made, events.Register(names, at=at)] if names else made


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """What an organiser does; each act becomes one event of the file."""

    version: Version


class RegisterNames(Act, frozen=True, forbid_unknown_fields=True, tag="register"):
    """Participants sign up, as a list, as pasted text or CSV."""

    names: Annotated[list[PlayerName], Meta(max_length=3000)] = []
    text: NameList = ""

    def event(self, state: State, at: str) -> events.Event:
        return events.Register((*self.names, *read_names(self.text)), at=at)


class RenamePlayer(Act, frozen=True, forbid_unknown_fields=True, tag="rename"):
    """A name is corrected."""

    player: Player
    name: PlayerName

    def event(self, state: State, at: str) -> events.Event:
        return events.Rename(self.player, self.name, at=at)


class WithdrawPlayer(Act, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """A participant is taken off the list or drops out, at any time (R8)."""

    player: Player

    def event(self, state: State, at: str) -> events.Event:
        return events.Withdraw(self.player, at=at)


class ReturnPlayer(Act, frozen=True, forbid_unknown_fields=True, tag="return"):
    """A participant who dropped out is back, if nothing was drawn since."""

    player: Player

    def event(self, state: State, at: str) -> events.Event:
        return events.Return(self.player, at=at)


class DrawRound(Act, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """Draw what is due: the first round, the next one, the next stage, the final."""

    def event(self, state: State, at: str) -> events.Event:
        return replace(next_draw(state), at=at)


class EnterResult(Act, frozen=True, forbid_unknown_fields=True, tag="result"):
    """The result of a table of this round: a score for everybody who played to the end."""

    table: Annotated[int, Meta(ge=1, le=1500)]
    scores: Annotated[list[TableScore], Meta(max_length=7)]

    def event(self, state: State, at: str) -> events.Event:
        return events.Result(*here(state), self.table, tuple(self.scores), at=at)


class CorrectResult(Act, frozen=True, forbid_unknown_fields=True, tag="correct"):
    """A result of this stage is corrected; the wrong one stays in the history. Without `round`: the last one."""

    table: Annotated[int, Meta(ge=1, le=1500)]
    scores: Annotated[list[TableScore], Meta(max_length=7)]
    round: Annotated[int, Meta(ge=1, le=20)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""

    def event(self, state: State, at: str) -> events.Event:
        stage, last = here(state)
        reason = clean_text(self.reason) if self.reason.strip() else None
        where = stage, self.round or last, self.table
        return events.Correct(*where, tuple(self.scores), reason=reason, at=at)


class UndoLast(Act, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last event that still counts."""

    def event(self, state: State, at: str) -> events.Event:
        return events.Undo(at=at)


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
    """A participant for whom a bot plays at live tables; null makes them a person again."""

    player: Player
    bot: Bot | None = None


class SetBots(Struct, frozen=True, forbid_unknown_fields=True):
    """Which participants are bots."""

    version: Version
    bots: Annotated[list[PlayerBot], Meta(min_length=1, max_length=3000)]


class GoOnline(Struct, frozen=True, forbid_unknown_fields=True):
    """Make live tables for these tables of the round; null: for all that have no result yet."""

    version: Version
    tables: Annotated[list[int], Meta(max_length=1500)] | None = None
    clock: Clock = "none"


class WantLinks(Struct, frozen=True, forbid_unknown_fields=True):
    """Make personal links for these participants; null: for all who are here and are not bots."""

    players: Annotated[list[Player], Meta(max_length=3000)] | None = None


class OrganiserSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The organiser's secret, from after the `#` of the link."""

    secret: Secret


def here(state: State) -> tuple[int, int]:
    """Return the numbers of the stage and of the round that were drawn last."""
    return len(state.stages), len(state.stages[-1].rounds) if state.stages else 0


def clean_text(text: str) -> str:
    """Return a title or a reason as one line."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Malformed("tournament-text", "", text=shortened(text))
    return text
