"""All tables of this process: found, kept fresh, and acted upon."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from heckmeck.errors import Illegal
from heckmeck.game import Game
from heckmeck.server.errors import Denied, LostRace, Stale
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.tables.clocks import PACES, bot_decides, due, out_of_time
from heckmeck.server.tables.messages import COME_BACK, HURRY, THROW, By, Step
from heckmeck.server.tables.pubsub import Notice, Notices
from heckmeck.server.tables.seats import Seats, with_seat
from heckmeck.server.tables.table import LoggedStep, Table, consequences

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

    async def find(self, table_id: str) -> Table:
        """Return a table, as fresh as this process has it."""
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
            loaded = await self.log.load(table_id)
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
        table = await self.find(table_id)
        if known:
            await self.refresh(table, READERS_WAIT)
        return table

    async def fresh_ones(self, ids: Sequence[str]) -> list[Table]:
        """Return tables as the log has them now; how far the known ones are is asked once for all."""
        known = [table_id for table_id in ids if table_id in self._cached]
        for table_id, (version, ply) in (await self.log.newest(known)).items() if known else ():
            await self.notice(table_id, version, ply)
        return [await self.find(table_id) for table_id in ids]

    async def watched_one(self, table_id: str) -> Table:
        """Return a table for a further watcher: where somebody watches already, it is kept fresh."""
        table = await self.find(table_id)
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
            await self.log.catch_up(table)
        finally:
            table.lock.release()

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
        if table.ended or not notice.is_proven(table.facts["seed"]):
            return
        new = [step for step in notice.steps if step.ply > len(table.steps)]
        if new and [step.ply for step in new] == list(range(len(table.steps) + 1, notice.ply + 1)):
            table.take_over(new)

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

    async def act(self, table_id: str, person: str | None, move: str, ply: int) -> int:
        """Take a decision for a person's own seat on the position after `ply`; return its ply when it is in the log."""
        table = await self.find(table_id)
        if ply > len(table.steps):
            await self.refresh(table)
        for _ in range(ATTEMPTS):
            await self.take_seats(table, person)
            if move == COME_BACK:
                return len(table.steps)
            if move == HURRY:
                return self.hurry(table, person, ply)
            try:
                with self.metrics.act_seconds.time():
                    async with table.lock:
                        return await self._act(table, person, move, ply)
            except LostRace:
                continue  # the table is caught up: on another position the decision is refused
        raise Denied(503, "busy")

    async def _act(self, table: Table, person: str | None, move: str, ply: int) -> int:
        assert table.game is not None
        if table.status == "archived":
            raise Denied(409, "archived")
        if ply != table.ply:
            raise Stale(len(table.steps))
        if table.game.seat not in (None, table.seat_of(person)):
            raise Illegal("not-your-turn", "M3", name=table.game.players[table.game.seat or 0])
        if move != THROW:
            return await self.append(table, move, "player")
        if not table.waits_for_throw:
            raise Denied(409, "nothing-to-throw", clause="T1")
        return await self.append(table, None, "player")

    async def take_seats(self, table: Table, person: str | None) -> None:
        """Somebody is here: their seats are theirs again."""
        if table.seat_of(person) is None:
            raise Denied(403, "not-at-this-table")
        if table.game is None:
            raise Denied(409, "not-started")
        for own in table.seats_of(person):
            if table.seats[own].away:
                await self.come_back(table, own)

    async def append(self, table: Table, move: str | None, by: By) -> int:
        """Play a decision, if one is due, and the dice after it, commit, and only then tell; call it with the lock.

        LostRace, with the table caught up, where the log was not as this process knew it.
        """
        now = time.time()
        steps, game = consequences(table, move, by, now)
        due_then = self._due_after(table, game, now)
        try:
            await self.log.append(table.id, table.version, steps, now, due_then, game.over)
        except LostRace:
            self.metrics.lost_races.inc()
            await self.log.catch_up(table)
            raise
        for step in steps:
            self.metrics.steps.labels(step.by).inc()
        table.take_over(steps, game)
        if game.over:
            table.change({**table.facts, "status": "over", "version": table.version + 1}, table.seats)
        self.tell(table, steps)
        return steps[0].ply

    def _due_after(self, table: Table, game: Game, now: float) -> float | None:
        """Return when the server must act in the position that a copy has reached."""
        assert table.game is not None
        if game.seat is None:
            return None
        if table.seats[game.seat].played_by_bot:
            return bot_decides(game, now, self.settings.bot_pace * PACES[table.pace])
        began = table.turn_began if game.state.turns == table.game.state.turns else now
        return out_of_time(table.clock, now, began)

    async def change(
        self,
        table: Table,
        facts: dict[str, Any],
        seats: Seats,
        steps: Sequence[LoggedStep] = (),
        also: dict[str, Any] | None = None,
    ) -> None:
        """Commit other facts and seats, and only then tell; call it with the table's lock.

        LostRace, with the table caught up, where another process changed it first.
        """
        facts = {"due": due(table, self.settings.bot_pace, seats), **facts}
        try:
            await self.log.change(table, facts, seats, steps, also)
        except LostRace:
            self.metrics.lost_races.inc()
            await self.log.catch_up(table)
            raise
        table.change({**table.facts, **facts, "version": table.version + 1}, seats)
        if steps:
            table.take_over(list(steps))
        self.tell(table, steps)

    async def set_away(self, table: Table, seat: int, away: bool) -> None:
        """Let a bot play for a seat, or give it back to its player."""
        async with table.lock:
            if table.seats[seat].away == away or table.ended:
                return
            seats = with_seat(table.seats, seat, replace(table.seats[seat], away=away))
            await self.change(table, {}, seats)

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
        self.notices.publish(table.id, table.version, len(table.steps), steps, table.facts["seed"])
        self._let_look(table)

    def _let_look(self, table: Table) -> None:
        for listen in self.listeners:
            listen(table)
