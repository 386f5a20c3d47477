"""A tournament as everybody sees it: what boards and desks fetch, and what is exported as JSON (docs/tournaments.md).

Participants are named by their numbers; fractions are written as 5/2. Draws carry their numbers and who took
part, so that anybody can run them again (draw.py says how).
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from heckmeck.tournament.events import ScheduleLine
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.stages import StageKind
from heckmeck.tournament.standings import TournamentQualifier
from heckmeck.tournament.state import Phase

Amount = int | str


class TournamentPlace(Struct, frozen=True):
    """Where a participant sits in this round; all numbers from 1. The seat's tile is drawn for it (R5)."""

    stage: int
    round: int
    table: int
    seat: int
    tile: int


class TournamentPlayer(Struct, frozen=True):
    """A participant. `gone`: dropped out; `bot`: the bot that plays at live tables.

    `here`: ticked at the door; `waiting`: on the reserve list, or came late and does not play yet.
    """

    number: int
    name: str
    gone: bool
    seat: TournamentPlace | None
    bot: str | None
    here: bool | UnsetType = UNSET
    waiting: bool | UnsetType = UNSET


class TournamentStagePlan(Struct, frozen=True, kw_only=True):
    """What happens in a stage. `tables` are the sizes; who advances: this many of each place, or the ranking's top.

    The best `byes` of them go straight to the final.
    """

    kind: StageKind | None = None
    participants: int
    rounds: int = 1
    tables: tuple[int, ...]
    firsts: int
    seconds: int
    thirds: int = 0
    advance: int
    byes: int | UnsetType = UNSET


class TournamentGame(Struct, frozen=True):
    """One finished game of a participant; `points` are place points."""

    place: int
    points: Amount
    worms: int
    highest: int
    stayed: bool


class TournamentSeat(Struct, frozen=True):
    """A seat of a table, in the order of the tiles. `entered` is what was typed, `game` what it is worth.

    `late`: was not drawn, but sat down afterwards.
    """

    player: int
    tile: int
    left: bool
    entered: TableScore | None
    game: TournamentGame | None
    late: bool | UnsetType = UNSET


class TournamentCorrection(Struct, frozen=True):
    """A trace: what was there before."""

    at: str | None
    reason: str | None
    before: tuple[TableScore, ...]


class TournamentReport(Struct, frozen=True):
    """What the table says itself: `player` reported it, null: whoever holds the link of the table."""

    player: int | None
    scores: tuple[TableScore, ...]


class TournamentTable(Struct, frozen=True):
    """One table. `record` is where its record is, `live` the id of the live table where it is played.

    `reports` are there while the table waits for a confirmation; `disputed`: they contradict each other.
    """

    table: int
    complete: bool
    record: str | None
    live: str | None
    corrections: tuple[TournamentCorrection, ...]
    seats: tuple[TournamentSeat, ...]
    reports: tuple[TournamentReport, ...] | UnsetType = UNSET
    disputed: bool | UnsetType = UNSET


class TournamentRound(Struct, frozen=True):
    """A round as drawn: `draw` is the number of the draw of its tables, the next one is that of its seats (R9).

    `groups`: who had the same place before, where tables were drawn by placing.
    """

    round: int
    draw: int
    complete: bool
    tables: tuple[TournamentTable, ...]
    groups: tuple[tuple[int, ...], ...] | UnsetType = UNSET


class TournamentLots(Struct, frozen=True):
    """The lots of a stage, best first, and the number of their draw."""

    draw: int
    order: tuple[int, ...]


class TournamentStageLine(Struct, frozen=True):
    """A line of a stage's ranking; `decided_by` is the metric that puts it below the line above, null: shared."""

    rank: int
    player: int
    score: Amount
    places: Amount
    wins: Amount
    worms: Amount
    highest: Amount
    lot: Amount
    decided_by: str | None


class TournamentStage(Struct, frozen=True):
    """A stage that has been drawn. `players` are those who took part in its first draw, in registration order.

    `byes` wait for the final meanwhile; `late` came after the draw of the lots and have the worst ones.
    """

    number: int
    kind: StageKind
    plan: TournamentStagePlan
    complete: bool
    players: tuple[int, ...]
    lots: TournamentLots
    rounds: tuple[TournamentRound, ...]
    standings: tuple[TournamentStageLine, ...]
    qualifiers: tuple[TournamentQualifier, ...]
    byes: tuple[int, ...] | UnsetType = UNSET
    late: tuple[int, ...] | UnsetType = UNSET


class TournamentLine(Struct, frozen=True):
    """A line of the overall standings; `stage` is the last one reached."""

    rank: int
    number: int
    name: str
    stage: int
    reached: StageKind
    score: Amount
    places: Amount
    wins: Amount
    worms: Amount
    highest: Amount
    lot: Amount
    decided_by: str | None
    withdrawn: bool


class TournamentSeal(Struct, frozen=True):
    """A seed that nobody could choose (R9): shown first is the SHA-256 of the secret; both others once it is opened."""

    commitment: str
    secret: str | None
    phrase: str | None


class TournamentDay(Struct, frozen=True):
    """The clock of the day. The round `ends` then, or its timer stands with so many seconds `left`."""

    ends: float | None
    left: int | None
    announcement: str
    announced: str | None
    schedule: tuple[ScheduleLine, ...]


class TournamentUndo(Struct, frozen=True):
    """What an undo would take back: an event, with its table or participant where it has one."""

    number: int
    event: str
    round: int | None = None
    table: int | None = None
    player: int | None = None


class TournamentView(Struct, frozen=True):
    """A tournament as everybody sees it. `played` is when the last game ended, null before the first result.

    `room` are the tables where somebody who comes late sits down. `seed` is null until registration is closed; a
    `seal` is there unless the seed was given by hand.
    """

    id: str
    created: float
    name: str
    version: int
    phase: Phase
    seed: str | None
    rules: dict[str, Any]
    ranking: tuple[str, ...]
    participants: tuple[TournamentPlayer, ...]
    plan: tuple[TournamentStagePlan, ...]
    stages: tuple[TournamentStage, ...]
    standings: tuple[TournamentLine, ...]
    champions: tuple[int, ...]
    undo: TournamentUndo | None
    played: str | None
    seal: TournamentSeal | UnsetType = UNSET
    room: tuple[int, ...] | UnsetType = UNSET
    day: TournamentDay | UnsetType = UNSET


class TournamentMate(Struct, frozen=True):
    """Somebody at the same table."""

    player: int
    name: str
    tile: int
    left: bool


class TournamentTablePage(Struct, frozen=True):
    """What a phone at a table wants to know: who plays there, what was reported, and what a result may hold.

    `table` is null while nobody plays at it: before the draw, or in a later stage with fewer tables.
    """

    tournament: str
    version: int
    phase: Phase
    stage: int
    round: int
    rules: dict[str, Any]
    names: dict[str, str]
    table: TournamentTable | None


class TournamentPlayed(TournamentGame, frozen=True):
    """A finished game and where it was."""

    stage: int
    round: int
    table: int


class TournamentPlayerPage(Struct, frozen=True):
    """What one participant wants to know. `table` is everybody who sits there, `live` the live table, if it is one.

    `rank` is the place among the `of` who play or played. `next` is where the way leads,
    once the stage is complete. `reports`: how many came from this table; with another number its page is new.
    """

    tournament: str
    version: int
    number: int
    name: str
    gone: bool
    phase: Phase
    seat: TournamentPlace | None
    playing: bool
    live: str | None
    table: tuple[TournamentMate, ...]
    games: tuple[TournamentPlayed, ...]
    rank: int | None
    of: int
    champion: bool
    next: Literal["final", "stage", "bye", "out"] | UnsetType = UNSET
    day: TournamentDay | UnsetType = UNSET
    reports: int | UnsetType = UNSET
