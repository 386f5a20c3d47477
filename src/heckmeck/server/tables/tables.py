"""All tables of this process: found, kept fresh, and acted upon."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from heckmeck.server.errors import Denied, LostRace, Stale
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import By, LoggedStep, StoredTable
from heckmeck.server.tables.clocks import due_at
from heckmeck.server.tables.messages import COME_BACK, HURRY, THROW, Step
from heckmeck.server.tables.pubsub import Notice, Notices
from heckmeck.server.tables.seats import with_seat
from heckmeck.server.tables.table import Change, Table, check_turn, consequences

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
READERS_WAIT = 0.5  # seconds
MOST_CACHED = 1_000  # tables that stay in memory without a watcher and without a timer
ATTEMPTS = 10  # until no other process is faster


class Tables:
    """The tables that somebody asked for. Any process can serve any of them."""

    def __init__(self, log: EventLog, notices: Notices, metrics: Metrics, settings: Settings) -> None:
        self.log = log
        self.notices = notices
        notices.on_steps = self.follow
        self.metrics = metrics
        self.settings = settings
        self.listeners: list[Callable[[Table], None]] = []  # are called after each change
        self.is_awaited: Callable[[str], bool] = lambda table_id: False  # the caretaker knows
        self.looking_back = asyncio.Lock()  # of whoever builds old steps: others come in between
        self._cached: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, int] = {}

    # Finding

    async def cached(self, table_id: str) -> Table:
        """Return a table as this process has it, which may be behind the log; one that it has not is read."""
        table = self._cached.get(table_id)
        if table is None:
            if not TABLE_ID.fullmatch(table_id):
                raise Denied(404, "no-such-table")
            table = await self._load(table_id)
        if table_id in self._cached:
            self._cached.move_to_end(table_id)
        return table

    async def _load(self, table_id: str) -> Table:
        """Replay a table; what is noticed meanwhile is not missed."""
        self._loading.setdefault(table_id, 0)
        try:
            loaded = Table(*await self.log.read(table_id))
        finally:
            noticed = self._loading.pop(table_id, 0)
        table = self._cached.setdefault(table_id, loaded)
        if noticed > len(table.steps):
            await self.refresh(table)
        self._forget_some()
        return table

    async def fresh(self, table_id: str) -> Table:
        """Return a table as the log has it now."""
        known = table_id in self._cached
        table = await self.cached(table_id)
        if known:
            await self.refresh(table, READERS_WAIT)
        return table

    async def fresh_ones(self, ids: Sequence[str]) -> list[Table]:
        """Return tables as the log has them now; how far the known ones are is asked once for all."""
        known = [table_id for table_id in ids if table_id in self._cached]
        for table_id, (version, ply) in (await self.log.newest(known)).items() if known else ():
            await self.notice(table_id, version, ply)
        return [await self.cached(table_id) for table_id in ids]

    async def watched_one(self, table_id: str) -> Table:
        """Return a table for a further watcher: where somebody watches already, it is kept fresh."""
        table = await self.cached(table_id)
        if not table.watchers:
            await self.refresh(table, READERS_WAIT)
        return table

    async def refresh(self, table: Table, patience: float | None = None) -> None:
        """Read what is new; who only looks does not wait long for a change that waits for the store."""
        try:
            async with asyncio.timeout(patience):
                await table.lock.acquire()
        except TimeoutError:
            return
        try:
            await self._catch_up(table)
        finally:
            table.lock.release()

    async def _catch_up(self, table: Table) -> None:
        """Bring a table in memory to what the log has; call it with the table's lock."""
        known = table.steps[-1] if table.steps else None
        table.catch_up(await self.log.news(table.id, table.version, known))

    def _forget_some(self) -> None:
        """Keep memory bounded: the log has everything."""
        for table_id in list(self._cached)[: max(0, len(self._cached) - MOST_CACHED)]:
            table = self._cached[table_id]
            if not table.watchers and not table.lock.locked() and not self.is_awaited(table_id):
                del self._cached[table_id]
        self.metrics.cached.set(len(self._cached))

    @property
    def watched(self) -> list[str]:
        return [table.id for table in self.watched_tables]

    @property
    def watched_tables(self) -> list[Table]:
        return [table for table in self._cached.values() if table.watchers]

    def known(self, table_id: str) -> Table | None:
        """Return a table that this process has in memory."""
        return self._cached.get(table_id)

    def follow(self, notice: Notice) -> None:
        """Take over steps that another process committed; where they do not fit, the log will be read.

        A notice is believed only with the proof that its sender knows the table's seed, and only while that is secret.
        """
        table = self._cached.get(notice.table)
        if table is None or table.game is None or table.lock.locked() or notice.version > table.version:
            return
        if table.ended or not notice.is_proven(table.row.seed):
            return
        new = [step for step in notice.steps if step.ply > len(table.steps)]
        if new and [step.ply for step in new] == list(range(len(table.steps) + 1, notice.ply + 1)):
            table.follow(new)

    async def notice(self, table_id: str, version: int, ply: int) -> None:
        """Another process, or the store, says how far a table is."""
        table = self._cached.get(table_id)
        if table_id in self._loading:
            self._loading[table_id] = max(ply, self._loading[table_id])
        if table is not None and (version > table.version or ply > len(table.steps)):
            await self.refresh(table)

    async def steps_after(self, table: Table, ply: int, most: int) -> list[Step]:
        """Return at most so many steps after `ply`, which may be -1 for the start."""
        found: list[Step] = []
        for number in range(ply + 1, min(len(table.steps), ply + most) + 1):
            async with self.looking_back:
                if number <= len(table.steps):
                    found.append(table.step_with_events(number))
                await asyncio.sleep(0)
        return found

    # Acting

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
        return await self.append(table, moves, "player", person)

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
            await self._catch_up(table)
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
