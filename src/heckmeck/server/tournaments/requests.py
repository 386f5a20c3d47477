"""What an organiser sends to the server, and the events that it becomes (docs/tournaments.md).

An act is an event with the version it is based on; the server adds the time, and the current stage and round.
Whether the rules allow it is checked later.
"""

import time
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from heckmeck.errors import Malformed, shortened
from heckmeck.record.fair_dice import draw_seed
from heckmeck.server.store.rows import Clock
from heckmeck.server.tables.requests import Bot
from heckmeck.tournament import events
from heckmeck.tournament.coming import missing
from heckmeck.tournament.exchange import read_events
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.replay import due_events
from heckmeck.tournament.rules_file import house_rules_document, read_house_rules
from heckmeck.tournament.scores import Player, TableScore
from heckmeck.tournament.sign_up import read_names
from heckmeck.tournament.stages import plan
from heckmeck.tournament.state import State
from heckmeck.tournament.tournament import Tournament

MOST_LINES = 30  # of a schedule
Version = Annotated[int, Meta(ge=1, le=2_000_000_000, description="the version that the change is based on")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=100)]
NameList = Annotated[str, Meta(max_length=300_000, description="a list of names, one a line, or CSV")]
Secret = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is chosen most often; `house_rules` has all of it. Where a setting is absent, docs/rules.md 8 applies."""

    preset: Literal["sheet", "simple", "profi", "seven"] | None = None
    edition: Literal["classic", "deluxe"] | None = None
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    table_size: Annotated[int, Meta(ge=2, le=7)] | None = None
    score: Literal["worms_and_places", "places"] | None = None
    highest_tile: Annotated[int, Meta(ge=21, le=36)] | None = None


class PlannedRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings and house rules, and for how many they have to work; 0: for whoever comes."""

    settings: TournamentSettings = TournamentSettings()
    house_rules: Annotated[str, Meta(max_length=20_000, description="TOML, as in docs/tournaments.md")] = ""
    expected: Annotated[int, Meta(ge=0, le=3000)] = 0

    def read(self) -> HouseRules:
        given = {name: value for name, value in asdict(self.settings).items() if value}
        return read_house_rules(self.house_rules, given)


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament. Its seed is sealed, unless `seed` gives one by hand: 64 hex digits (R9).

    Rules that cannot work for the participants `expected`, or for those named, are refused.
    """

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    names: Annotated[list[PlayerName], Meta(max_length=3000)] = []
    text: NameList = ""
    settings: TournamentSettings = TournamentSettings()
    house_rules: Annotated[str, Meta(max_length=20_000, description="TOML, as in docs/tournaments.md")] = ""
    seed: Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")] | None = None
    expected: Annotated[int, Meta(ge=0, le=3000)] = 0

    def first_events(self, at: str) -> list[events.Event]:
        """Return the first events: the creation, and those who have signed up already."""
        names = (*self.names, *read_names(self.text))
        wanted = PlannedRules(self.settings, self.house_rules).read()
        if (participants := self.expected or len(names)) > 1:
            plan(participants, wanted)  # refuses what cannot work
        rules = house_rules_document(wanted)
        name = clean_text(self.name)
        made: list[events.Event] = [events.Open(name, rules, draw_seed().hex(), at=at)]
        if self.seed:
            made = [events.Create(name, self.seed.lower(), rules, at=at)]
        return [*made, events.Register(names, at=at)] if names else made


class RestoreTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament from its event file, as it was downloaded: it goes on where the file ends."""

    file: Annotated[str, Meta(min_length=1, max_length=8 * 2**20)]

    def all_events(self) -> list[events.Event]:
        """Return the events of the file; a refusal names the line that does not follow the rules."""
        found = read_events(self.file)
        Tournament(found)
        return found


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """What an organiser does; each act becomes an event of the file."""

    version: Version

    def as_events(self, state: State, at: str) -> list[events.Event]:
        return [self.event(state, at)]

    def event(self, state: State, at: str) -> events.Event:
        raise NotImplementedError

    def stands(self, state: State) -> bool:
        """Say whether it means the same on this newer version: then it need not be said again."""
        return False


class StandingAct(Act, frozen=True, forbid_unknown_fields=True):
    """An act that means the same whatever else happened."""

    def stands(self, state: State) -> bool:
        return True


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


class ChangeRules(Act, frozen=True, forbid_unknown_fields=True, tag="rules"):
    """Other rules, before the first draw; refused where they cannot work for those who have signed up."""

    settings: TournamentSettings = TournamentSettings()
    house_rules: Annotated[str, Meta(max_length=20_000, description="TOML, as in docs/tournaments.md")] = ""

    def event(self, state: State, at: str) -> events.Event:
        wanted = PlannedRules(self.settings, self.house_rules).read()
        if (participants := len(state.roster.numbers())) > 1:
            plan(participants, wanted)  # refuses what cannot work
        return events.Rules(house_rules_document(wanted), at=at)


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


class CheckIn(StandingAct, frozen=True, forbid_unknown_fields=True, tag="arrive"):
    """Participants are ticked at the door, or unticked."""

    players: Annotated[list[Player], Meta(min_length=1, max_length=3000)]
    here: bool = True

    def event(self, state: State, at: str) -> events.Event:
        return events.Arrive(tuple(self.players), self.here, at=at)


class SweepNoShows(Act, frozen=True, forbid_unknown_fields=True, tag="sweep"):
    """All who are not ticked are taken off the list, before the first draw."""

    def event(self, state: State, at: str) -> events.Event:
        return events.Sweep(missing(state), at=at)


class ReserveNames(Act, frozen=True, forbid_unknown_fields=True, tag="reserve"):
    """People who would like to play: a reserve list before the draw, late arrivals after it."""

    names: Annotated[list[PlayerName], Meta(max_length=100)] = []
    text: NameList = ""

    def event(self, state: State, at: str) -> events.Event:
        return events.Reserve((*self.names, *read_names(self.text)), at=at)


class AdmitPlayer(Act, frozen=True, forbid_unknown_fields=True, tag="admit"):
    """One who waits takes part: on the list, at a table of this round, or (0) from the next round on."""

    player: Player
    table: Annotated[int, Meta(ge=0, le=1500)] = 0

    def event(self, state: State, at: str) -> events.Event:
        return events.Admit(self.player, self.table, at=at)


class DrawRound(Act, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """Draw what is due: the first round, the next one, the next stage, the final.

    The first draw closes the registration; `phrase` is what the hall gives for it (R9).
    """

    phrase: Annotated[str, Meta(max_length=200)] = ""

    def as_events(self, state: State, at: str) -> list[events.Event]:
        return [replace(event, at=at) for event in due_events(state, self.phrase)]


class EnterResult(Act, frozen=True, forbid_unknown_fields=True, tag="result"):
    """The result of a table of this round: a score for everybody who played to the end.

    With the `stage` and `round` that it is about it is taken on an older `version` too: there is at most one result.
    """

    table: Annotated[int, Meta(ge=1, le=1500)]
    scores: Annotated[list[TableScore], Meta(max_length=7)]
    stage: Annotated[int, Meta(ge=0, le=20)] = 0
    round: Annotated[int, Meta(ge=0, le=20)] = 0

    def stands(self, state: State) -> bool:
        return (self.stage, self.round) == here(state)

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


class ReportResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table says its result is, with the pass of the table or of somebody who plays there."""

    code: Annotated[str, Meta(max_length=600)]
    stage: Annotated[int, Meta(ge=1, le=20)]
    round: Annotated[int, Meta(ge=1, le=20)]
    table: Annotated[int, Meta(ge=1, le=1500)]
    scores: Annotated[list[TableScore], Meta(max_length=7)]


class HelperWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A helper by name, and which tables they enter results of; none: all of them."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    tables: Annotated[list[Annotated[int, Meta(ge=1, le=1500)]], Meta(max_length=50)] = []


class WantPasses(Struct, frozen=True, forbid_unknown_fields=True):
    """Which passes to make; they are the same each time."""

    tables: Annotated[int, Meta(ge=0, le=1500, description="for tables 1 to this one")] = 0
    players: bool = False
    helpers: Annotated[list[HelperWish], Meta(max_length=50)] = []


class SetTimer(StandingAct, frozen=True, forbid_unknown_fields=True, tag="timer"):
    """Start the timer of the round with so many seconds, `pause` it with them, or take it away: 0."""

    seconds: Annotated[int, Meta(ge=0, le=86_400)]
    pause: bool = False

    def event(self, state: State, at: str) -> events.Event:
        if self.pause:
            return events.Timer(left=self.seconds, at=at)
        return events.Timer(ends=round(time.time() + self.seconds, 1) if self.seconds else None, at=at)


class AnnounceText(StandingAct, frozen=True, forbid_unknown_fields=True, tag="announce"):
    """A sentence for board, phones and desk; an empty one takes it away."""

    text: Annotated[str, Meta(max_length=200)]

    def event(self, state: State, at: str) -> events.Event:
        return events.Announce(clean_text(self.text) if self.text.strip() else "", at=at)


class SetSchedule(StandingAct, frozen=True, forbid_unknown_fields=True, tag="schedule"):
    """The plan of the day, a line `10:30 Round 1` each."""

    text: Annotated[str, Meta(max_length=2000)]

    def event(self, state: State, at: str) -> events.Event:
        lines = [clean_text(line).partition(" ") for line in self.text.splitlines() if line.strip()]
        return events.Schedule(
            tuple(events.ScheduleLine(when, what) for when, _, what in lines[:MOST_LINES]), at=at
        )


class UndoLast(Act, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last event that still counts."""

    def event(self, state: State, at: str) -> events.Event:
        return events.Undo(at=at)


AnyAct = (
    RegisterNames
    | ChangeRules
    | RenamePlayer
    | WithdrawPlayer
    | ReturnPlayer
    | CheckIn
    | SweepNoShows
    | ReserveNames
    | AdmitPlayer
    | DrawRound
    | EnterResult
    | CorrectResult
    | SetTimer
    | AnnounceText
    | SetSchedule
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
