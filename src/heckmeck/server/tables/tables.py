"""All tables of this process, acted upon: everything is committed first, and only then told."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from heckmeck.server.errors import Denied, LostRace, Stale
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import By, LoggedStep, StoredTable
from heckmeck.server.tables.clocks import due_at
from heckmeck.server.tables.consequences import Change, check_turn, consequences
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tables.requests import COME_BACK, HURRY, THROW
from heckmeck.server.tables.seats import with_seat
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_cache import TableCache

ATTEMPTS = 10  # until no other process is faster


class Tables(TableCache):
    """Decisions and changes. `listeners` are called after each of them."""

    def __init__(self, log: EventLog, notices: Notices, metrics: Metrics, settings: Settings) -> None:
        super().__init__(log, notices, metrics)
        self.settings = settings
        self.listeners: list[Callable[[Table], None]] = []

    async def act(self, table_id: str, person: str | None, moves: Sequence[str], ply: int) -> int:
        """Take decisions for a person's own seats on the position after `ply`, all of them or none.

        Return the ply of the first when they are in the log.
        """
        table = await self.cached(table_id)
        if ply > len(table.steps):
            await self.refresh(table)
        for _ in range(ATTEMPTS):
            await self.take_seats(table, person)
            if moves == [COME_BACK]:
                return len(table.steps)
            if moves == [HURRY]:
                return self.hurry(table, person, ply)
            try:
                with self.metrics.act_seconds.time():
                    async with table.lock:
                        return await self._act(table, person, moves, ply)
            except LostRace:
                continue  # the table is caught up: on another position the decisions are refused
        raise Denied(503, "busy")

    async def _act(self, table: Table, person: str | None, moves: Sequence[str], ply: int) -> int:
        assert table.game is not None
        if table.status == "archived":
            raise Denied(409, "archived")
        if ply != table.ply:
            raise Stale(len(table.steps))
        if moves == [THROW]:
            check_turn(table.game, table.seats_of(person))
            if not table.waits_for_throw:
                raise Denied(409, "nothing-to-throw", clause="T1")
            moves = []
        if table.status == "over" and table.real:
            return await self._go_back_from_the_end(table, moves, person)
        return await self.append(table, moves, "player", person)

    async def _go_back_from_the_end(self, table: Table, moves: Sequence[str], person: str | None) -> int:
        """The last entry may have been wrong: the game goes on (C4)."""
        change = consequences(table, moves, "player", person)
        await self.change(table, change)
        return change.steps[0].ply

    async def take_seats(self, table: Table, person: str | None) -> None:
        """Somebody is here: their seats are theirs again."""
        if table.seat_of(person) is None:
            raise Denied(403, "not-at-this-table")
        if table.game is None:
            raise Denied(409, "not-started")
        for own in table.seats_of(person):
            if table.seats[own].away:
                await self.come_back(table, own)

    async def append(self, table: Table, moves: Sequence[str], by: By, person: str | None = None) -> int:
        """Play decisions, if any is due, and the dice after them, commit, and only then tell; call it with the lock.

        LostRace, with the table caught up, where the log was not as this process knew it.
        """
        change = consequences(table, moves, by, person)
        steps, over = change.steps, change.row.status == "over"
        due = due_at(table, self.settings.bot_pace, change)
        async with self._caught_up_after_a_lost_race(table):
            await self.log.append(table.id, table.version, steps, steps[-1].at, due, over)
        for step in steps:
            self.metrics.steps.labels(step.by).inc()
        table.take_over(change)
        self.tell(table, steps)
        return steps[0].ply

    async def change(self, table: Table, change: Change) -> None:
        """Commit a newer row and seats, and only then tell; call it with the table's lock.

        LostRace, with the table caught up, where another process changed it first.
        """
        due = due_at(table, self.settings.bot_pace, change)
        change = change._replace(row=replace(change.row, version=table.version + 1, due=due))
        async with self._caught_up_after_a_lost_race(table):
            await self.log.change(table.stored, StoredTable(*change[:3]), change.also)
        table.take_over(change)
        self.tell(table, change.steps)

    @asynccontextmanager
    async def _caught_up_after_a_lost_race(self, table: Table) -> AsyncIterator[None]:
        try:
            yield
        except LostRace:
            self.metrics.lost_races.inc()
            await self.catch_up(table)
            raise

    async def set_away(self, table: Table, seat: int, away: bool) -> None:
        """Let a bot play for a seat, or give it back to its player."""
        async with table.lock:
            if table.seats[seat].away == away or table.ended:
                return
            seats = with_seat(table.seats, seat, replace(table.seats[seat], away=away))
            await self.change(table, Change(table.row, seats))

    async def come_back(self, table: Table, seat: int) -> None:
        """Give a seat back to its player."""
        for _ in range(ATTEMPTS):
            try:
                return await self.set_away(table, seat, away=False)
            except LostRace:
                continue
        raise Denied(503, "busy")

    def hurry(self, table: Table, person: str | None, ply: int) -> int:
        """Let a bot that seems to think decide now; what is past already needs no hurry."""
        if not table.is_alone(person):
            raise Denied(403, "not-alone")
        if ply == table.ply:
            table.hurried = ply
            self._let_look(table)
        return len(table.steps)

    def tell(self, table: Table, steps: Sequence[LoggedStep] = ()) -> None:
        """Publish what has been committed, and tell the listeners."""
        self.notices.publish(table.id, table.version, len(table.steps), steps, table.row.seed)
        self._let_look(table)

    def _let_look(self, table: Table) -> None:
        for listen in self.listeners:
            listen(table)
