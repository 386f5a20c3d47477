"""The tables that this process has in memory: found, read from the log, kept fresh, and forgotten again."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence

from heckmeck.server.errors import Denied
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.tables.messages import Step
from heckmeck.server.tables.pubsub import Notice, Notices
from heckmeck.server.tables.table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
READERS_WAIT = 0.5  # seconds
MOST_CACHED = 1_000  # tables that stay in memory without a watcher and without a timer


class TableCache:
    """The tables that somebody asked for. Any process can serve any of them."""

    def __init__(self, log: EventLog, notices: Notices, metrics: Metrics) -> None:
        self.log = log
        self.notices = notices
        notices.listeners.append(self.hear)
        self.metrics = metrics
        self.is_awaited: Callable[[str], bool] = lambda table_id: False  # the caretaker knows
        self.looking_back = asyncio.Lock()  # of whoever builds old steps: others come in between
        self._cached: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, int] = {}

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
            await self.catch_up(table)
        finally:
            table.lock.release()

    async def catch_up(self, table: Table) -> None:
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

    async def hear(self, notice: Notice) -> None:
        """Another process tells what it committed: the steps are taken over where they fit, else the log is read."""
        self.follow(notice)
        await self.notice(notice.table, notice.version, notice.ply)

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
