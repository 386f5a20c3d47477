"""Coach, review, replay and puzzles, as clients see them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from heckmeck.coach.outlook_document import Outlook
from heckmeck.record.state_document import StateDocument
from heckmeck.server.tables.messages import EventView
from heckmeck.server.tables.requests import Move

Chance = float
Grade = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]


class AdviceOption(Struct, frozen=True):
    """A decision: chance of winning, what it loses against the best, chance of failing, worms on average, and why."""

    move: str
    win: Chance
    loss: float
    fail: Chance
    worms: float
    why: str


class Advice(Struct, frozen=True):
    """Every seat's chance of winning, the options of whoever decides, best first, and the chance of each tile.

    `tiles[move]["27"]` is the best chance of ending this turn with tile 27 after `move`.
    """

    ply: int
    win: list[Chance]
    options: list[AdviceOption]
    tiles: dict[str, dict[str, Chance]]


class ReviewedPlayer(Struct, frozen=True):
    """A player's decisions, and how chance and decisions led from the start to the result (docs/coach.md)."""

    name: str
    decisions: int
    accuracy: float | None
    error_rate: float | None
    classes: dict[Grade, int]
    start: float
    luck: float
    luck_of_others: float
    losses: float
    losses_of_others: float
    unjudged: float
    revaluation: float
    result: float
    adjusted: float


class ReviewedDecision(Struct, frozen=True, rename={"grade": "class"}):
    """A decision that was taken on the position after step `ply`, and the best one."""

    ply: int
    turn: int
    seat: int
    move: str
    best: str
    win: Chance
    loss: float
    grade: Grade
    forced: bool


class ReviewedRoll(Struct, frozen=True):
    """How a roll changed the chance of whoever rolled."""

    ply: int
    turn: int
    seat: int
    move: str
    luck: float


class TurningPoint(Struct, frozen=True):
    """A roll or decision that changed much."""

    ply: int
    turn: int
    seat: int
    move: str
    swing: float


class Review(Struct, frozen=True):
    """A game as `heckmeck review --json` prints it; `graph` has a row for the start and each turn.

    `unjudged_turns` are those whose real dice were not all entered.
    """

    rules: str
    over: bool
    turns: int
    players: list[ReviewedPlayer]
    decisions: list[ReviewedDecision]
    rolls: list[ReviewedRoll]
    turning_points: list[TurningPoint]
    unjudged_turns: list[int]
    graph: list[list[Chance]]
    revaluation: float


class Replay(Struct, frozen=True):
    """A record step by step; `outlooks`, where they were asked for, has one entry per state.

    `verified` says whether its dice are those of its seed; null where it names no seed.
    """

    headers: dict[str, str]
    players: list[str]
    rules: str
    states: list[StateDocument]
    events: list[list[EventView]]
    outlooks: list[Outlook | None] | None
    verified: bool | None


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in the list; numbers begin at 1."""

    number: int
    rules: str
    players: int


class PuzzleList(Struct, frozen=True):
    """All puzzles."""

    count: int
    puzzles: tuple[PuzzleEntry, ...]


class PuzzlePosition(Struct, frozen=True):
    """A position where the obvious decision is wrong, and the question in words."""

    number: int
    rules: str
    state: StateDocument
    outlook: Outlook | None
    question: str


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision that somebody would take."""

    move: Annotated[Move, Meta(description="one of the state's `legal`")]


class PuzzleSolution(Struct, frozen=True):
    """What is best, whether the answer was, what every option is worth, and who fell for the natural one."""

    best: str
    right: bool
    options: list[AdviceOption]
    explanation: str
