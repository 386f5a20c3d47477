"""Tournaments as clients see them (docs/tournaments.md)."""

from typing import Any, Literal

from msgspec import Struct

from heckmeck.server.tournaments.requests import TableScore

Phase = Literal["registration", "playing", "draw", "over"]
StageKind = Literal["preliminary", "semi-final", "final"]
Amount = int | str  # fractions are written as 5/2


class TournamentPlace(Struct, frozen=True):
    """Where a participant sits in this round; all numbers from 1. The seat's tile is drawn for it (R5)."""

    stage: int
    round: int
    table: int
    seat: int
    tile: int


class TournamentPlayer(Struct, frozen=True):
    """A participant. `gone`: dropped out; `bot`: who plays at live tables."""

    number: int
    name: str
    gone: bool
    seat: TournamentPlace | None
    bot: str | None


class TournamentStagePlan(Struct, frozen=True):
    """What happens in a stage. `tables` are the sizes; who advances: so many of each place, or the ranking's top."""

    participants: int
    tables: list[int]
    firsts: int
    seconds: int
    advance: int
    kind: StageKind | None = None
    rounds: int = 1
    thirds: int = 0


class TournamentGame(Struct, frozen=True):
    """One finished game of a participant; `points` are place points."""

    place: int
    points: Amount
    worms: int
    highest: int
    stayed: bool


class TournamentSeat(Struct, frozen=True):
    """A seat of a table, in the order of the tiles. `entered` is what was typed, `game` what it counts."""

    player: int
    tile: int
    left: bool
    entered: TableScore | None
    game: TournamentGame | None


class TournamentCorrection(Struct, frozen=True):
    """A trace: what stood there before."""

    at: str | None
    reason: str | None
    before: list[TableScore]


class TournamentTable(Struct, frozen=True):
    """One table. `record` is where its record is, `live` the id of the live table where it is played."""

    table: int
    complete: bool
    record: str | None
    live: str | None
    corrections: list[TournamentCorrection]
    seats: list[TournamentSeat]


class TournamentRound(Struct, frozen=True):
    """A round as drawn: `draw` is the number of the draw of its tables, the next is that of its seats (R9)."""

    round: int
    draw: int
    complete: bool
    tables: list[TournamentTable]


class TournamentLots(Struct, frozen=True):
    """The lots of a stage, best first, and the number of their draw."""

    draw: int
    order: list[int]


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


class TournamentQualifier(Struct, frozen=True):
    """One who advances, and how: by `place`, as `best` of a place, by `ranking`, or `next` for one who gave up."""

    player: int
    way: Literal["place", "best", "ranking", "next"]
    place: int | None


class TournamentStage(Struct, frozen=True):
    """A stage that has been drawn. `players` are those who took part in its first draw, in registration order."""

    number: int
    kind: StageKind
    plan: TournamentStagePlan
    complete: bool
    players: list[int]
    lots: TournamentLots
    rounds: list[TournamentRound]
    standings: list[TournamentStageLine]
    qualifiers: list[TournamentQualifier]


class TournamentLine(Struct, frozen=True):
    """A line of the standings of everybody; `stage` is the last one reached."""

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


class TournamentUndo(Struct, frozen=True):
    """What an undo would take back: an event, of a table's result or about a participant where it is one."""

    number: int
    event: str
    round: int | None = None
    table: int | None = None
    player: int | None = None


class TournamentView(Struct, frozen=True):
    """A tournament as everybody sees it. `played` is when the last game ended, null before the first result."""

    id: str
    version: int
    created: float
    name: str
    phase: Phase
    seed: str
    rules: dict[str, Any]
    ranking: list[str]
    participants: list[TournamentPlayer]
    plan: list[TournamentStagePlan]
    stages: list[TournamentStage]
    standings: list[TournamentLine]
    champions: list[int]
    undo: TournamentUndo | None
    played: str | None


class TournamentReply(Struct, frozen=True):
    """A tournament, and whether its reader may change it."""

    tournament: TournamentView
    organising: bool


class NewTournamentReply(Struct, frozen=True):
    """The organiser's secret is told once: put it behind `#` in a link and keep it."""

    tournament: TournamentView
    secret: str


class TournamentMate(Struct, frozen=True):
    """Somebody at the same table."""

    player: int
    name: str
    tile: int
    left: bool


class TournamentPlayed(TournamentGame, frozen=True):
    """A finished game and where it was."""

    stage: int
    round: int
    table: int


class TournamentPlayerPage(Struct, frozen=True):
    """What one participant wants to know. `table` are all who sit there, `live` the live table, if it is one.

    `rank` is the place among the `of` who play or played.
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
    table: list[TournamentMate]
    games: list[TournamentPlayed]
    rank: int | None
    of: int
    champion: bool


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
    """Nothing happened, and the connection lives."""

    version: int
    now: float


FeedMessage = TournamentHello | TournamentChanged | TournamentHeartbeat
