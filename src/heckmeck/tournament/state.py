"""The state of a tournament: immutable, and a function of its events alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from heckmeck.errors import Illegal
from heckmeck.tournament.clock_of_the_day import Day
from heckmeck.tournament.draw import FIRST_SEAT_TILE
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.points import Game, games
from heckmeck.tournament.roster import Roster
from heckmeck.tournament.scores import TableScore, material, outcome
from heckmeck.tournament.seal import Seal
from heckmeck.tournament.stages import StagePlan

Groups = tuple[tuple[int, ...], ...]
Phase = Literal["registration", "playing", "draw", "over"]


@dataclass(frozen=True)
class Table:
    """One game: players in the order of their seats, who left it or came late, what was reported, its result."""

    players: tuple[int, ...]
    left: frozenset[int] = frozenset()
    scores: tuple[TableScore, ...] | None = None
    record: str | None = None
    reports: Mapping[int, tuple[TableScore, ...]] = field(default_factory=dict)
    reports_made: int = 0
    late: frozenset[int] = frozenset()

    @property
    def staying(self) -> tuple[int, ...]:
        return tuple(player for player in self.players if player not in self.left)

    @property
    def complete(self) -> bool:
        return self.scores is not None or not self.staying

    def games(self, rules: HouseRules) -> dict[int, Game]:
        """Return everybody's game; nobody's before the result is in."""
        if not self.complete:
            return {}
        on_table = material(rules)
        outcomes = {score.player: outcome(score, on_table) for score in self.scores or ()}
        return games(self.players, outcomes, rules.points)


@dataclass(frozen=True)
class Seat:
    """Where a participant sits, each numbered from 1; the seat's tile is drawn for it (R5)."""

    stage: int
    round: int
    table: int
    seat: int

    @property
    def tile(self) -> int:
        return FIRST_SEAT_TILE + self.seat - 1


@dataclass(frozen=True)
class Stage:
    """A stage as it was drawn: its lots, best first, and the tables of each round so far.

    `byes` are those who wait for the final. `groups` has, for rounds drawn by placing, who had the same place then.
    """

    plan: StagePlan
    players: tuple[int, ...]
    lots: tuple[int, ...]
    rounds: tuple[tuple[Table, ...], ...]
    byes: tuple[int, ...] = ()
    groups: Mapping[int, Groups] = field(default_factory=dict)
    late: frozenset[int] = frozenset()

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables of the round that was drawn last."""
        return self.rounds[-1]

    @property
    def round_complete(self) -> bool:
        return all(table.complete for table in self.tables)

    @property
    def complete(self) -> bool:
        return len(self.rounds) >= self.plan.rounds and self.round_complete

    def games(self, rules: HouseRules) -> dict[int, list[Game]]:
        """Return the games of each participant, in the order of the rounds."""
        found: dict[int, list[Game]] = {player: [] for player in self.players}
        for tables in self.rounds:
            for table in tables:
                for player, game in table.games(rules).items():
                    found[player].append(game)
        return found

    def with_table(self, round_number: int, table_number: int, table: Table) -> "Stage":
        tables = self.rounds[round_number - 1]
        changed = (*tables[: table_number - 1], table, *tables[table_number:])
        return replace(self, rounds=(*self.rounds[: round_number - 1], changed, *self.rounds[round_number:]))


@dataclass(frozen=True)
class State:
    """A tournament after some events. `draws` is the number of the next draw; a sealed one has no seed yet (R9)."""

    name: str
    seed: bytes | None
    rules: HouseRules
    seal: Seal | None = None
    day: Day = field(default_factory=Day)
    roster: Roster = field(default_factory=Roster)
    stages: tuple[Stage, ...] = ()
    draws: int = 0

    @property
    def phase(self) -> Phase:
        """Say what is due."""
        if not self.stages:
            return "registration"
        if not self.stages[-1].round_complete:
            return "playing"
        return "over" if self.stages[-1].plan.is_final else "draw"

    @property
    def registered(self) -> bool:
        """Say whether registration is closed: the seed may be known."""
        return bool(self.stages) or (self.seal is not None and self.seal.is_open)

    @property
    def names(self) -> Mapping[int, str]:
        return {participant.number: participant.name for participant in self.roster}

    def table(self, stage: int, round_number: int, table: int) -> Table:
        """Return a table by its numbers, from 1."""
        try:
            if min(stage, round_number, table) < 1:
                raise IndexError
            return self.stages[stage - 1].rounds[round_number - 1][table - 1]
        except IndexError:
            raise Illegal("tournament-no-table", "L5", stage=stage, round=round_number, table=table) from None

    def open_tables(self) -> tuple[int, ...]:
        """Return the numbers of the tables of this round that have no result yet."""
        tables = self.stages[-1].tables if self.stages else ()
        return tuple(number for number, table in enumerate(tables, 1) if not table.complete)

    def seat_of(self, player: int) -> Seat | None:
        """Return where a participant sits in this round; None for anyone who does not play in it."""
        if self.stages:
            for number, table in enumerate(self.stages[-1].tables, 1):
                if player in table.players:
                    seat = table.players.index(player) + 1
                    return Seat(len(self.stages), len(self.stages[-1].rounds), number, seat)
        return None

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return who has a bye into the final and is still here."""
        gone = self.roster.gone()
        return tuple(player for stage in self.stages for player in stage.byes if player not in gone)

    def with_stage(self, stage: Stage) -> "State":
        """Return the state with its last stage replaced."""
        return replace(self, stages=(*self.stages[:-1], stage))
