"""Keeps tables going without their players: bots' turns, clocks, tables that a dead process left, old tables.

There is no owner of a table. The process that appended last sets a timer for what is due next; the others step in
when it is late. A timer is for one moment of a table: whoever finds it moved on leaves it to the one who moved it.
Where two act at once, the log lets one win, and it refuses whoever acts on what is no longer so.
"""

import asyncio
import logging
import time

import sqlalchemy as sa

from heckmeck.server.errors import Damaged, Denied, LostRace
from heckmeck.server.ops.background_tasks import BackgroundTasks
from heckmeck.server.store.retention import forget_old
from heckmeck.server.store.schema import tables as table_rows
from heckmeck.server.tables import clocks
from heckmeck.server.tables.beginning import begin
from heckmeck.server.tables.bots_at_work import BotsAtWork
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables

log = logging.getLogger("heckmeck.caretaker")
AT_ONCE = 16  # tables looked after at the same time
MOST_RESCUED = 500  # at one look
ARCHIVE_EVERY = 600.0  # seconds
SHORTLY = 0.05  # seconds
TRY_AGAIN = 1.0  # seconds after trouble with the store
POLLED_AT_ONCE = 500
SOON = 60.0  # seconds: a table whose timer rings within them stays in memory
PAUSE = 1.0  # seconds late after which this process was not running, and nobody could tell it anything
AHEAD = 5.0  # seconds: a table touched so much later than now was touched before the clock was put back

Moment = tuple[int | None, int]  # ply and version of a table


class Caretaker:
    """The tasks that run beside the requests."""

    def __init__(self, tables: Tables, bots: BotsAtWork) -> None:
        self._tables = tables
        self._bots = bots
        self._settings = tables.settings
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: set[str] = set()
        self._chores = BackgroundTasks()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._awake_since = time.monotonic()
        tables.listeners.append(self.schedule)
        tables.is_awaited = self.is_awaited

    def open(self) -> None:
        """Begin; what an earlier process left is taken up while people are served already."""
        self._awake_since = time.monotonic()  # only now can anybody be heard
        self._chores.run(self._look_round())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        await self._chores.close()

    # Timers

    def schedule(self, table: Table) -> None:
        """Set the timer for what the server has to do next at this table."""
        seconds = clocks.wait(table, self._settings.bot_pace)
        if seconds is None:
            self._stop_timer(table.id)
        else:
            self._set_timer(table.id, moment_of(table), seconds)

    def is_awaited(self, table_id: str) -> bool:
        """Whether the server will act here soon: then the table is not read again from the log each time."""
        timer = self._timers.get(table_id)
        soon = asyncio.get_running_loop().time() + SOON
        return table_id in self._busy or (timer is not None and timer.when() < soon)

    def _set_timer(self, table_id: str, moment: Moment, seconds: float) -> None:
        self._stop_timer(table_id)
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_later(seconds, self._ring, table_id, moment)

    def _stop_timer(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table_id: str, moment: Moment) -> None:
        self._timers.pop(table_id, None)
        self._chores.run(self._look_after(table_id, moment))

    # One table

    async def _look_after(self, table_id: str, moment: Moment) -> None:
        """Do what is due at this moment of a table."""
        if table_id in self._busy:  # with an earlier moment
            self._set_timer(table_id, moment, SHORTLY)
            return
        self._busy.add(table_id)
        try:
            async with self._places:
                await self._do_what_is_due(await self._tables.cached(table_id), moment)
        except LostRace:
            log.debug("somebody was faster", extra={"table": table_id})
        except Denied as denied:
            log.warning("not looked after", extra={"table": table_id, "reason": denied.reason})
            if denied.status == 503:
                self._set_timer(table_id, moment, TRY_AGAIN)
        except Exception:
            log.exception("table in trouble", extra={"table": table_id})
            self._set_timer(table_id, moment, 10 * TRY_AGAIN)
        finally:
            self._busy.discard(table_id)

    async def _do_what_is_due(self, table: Table, moment: Moment) -> None:
        if moment_of(table) == moment and table.status == "starting":
            await begin(self._tables, table)
            return
        if moment_of(table) != moment or not table.running:
            return
        if not table.played_by_bot:
            await self._end_time(table, moment)
            return
        game = table.game
        assert game is not None
        assert game.seat is not None
        bot = table.seats[game.seat].bot or self._settings.bot
        moves = [await self._bots.decide(bot, game)] if game.legal else []
        async with table.lock:
            if moment_of(table) == moment:
                await self._tables.append(table, moves, "bot")

    async def _end_time(self, table: Table, moment: Moment) -> None:
        """Let a bot play for whoever is out of time, if the log says so too and they could have been heard."""
        if time.monotonic() - self._awake_since < self._settings.grace:
            self._set_timer(table.id, moment, self._settings.grace)
            return
        await self._tables.refresh(table)
        if moment_of(table) == moment and table.game is not None and table.game.seat is not None:
            log.info("out of time", extra={"table": table.id, "seat": table.game.seat})
            await self._tables.set_away(table, table.game.seat, away=True)  # it sets the timer of the bot

    # All tables

    async def _look_round(self) -> None:
        archived_at, late_by = -ARCHIVE_EVERY, 0.0
        while True:
            try:
                await self._rescue(late_by)
                late_by = self._settings.grace
                await self._catch_up()
                if time.monotonic() - archived_at > ARCHIVE_EVERY:
                    await self.archive()
                    archived_at = time.monotonic()
            except Denied:
                log.debug("look round later")  # told by the store already
            except Exception:
                log.exception("look round failed")
            await self._rest()

    async def _rest(self) -> None:
        """Wait for the next look; whoever was stopped meanwhile hears first what people said before they judge."""
        began = time.monotonic()
        await asyncio.sleep(self._settings.sweep)
        if time.monotonic() - began > self._settings.sweep + PAUSE:
            self._awake_since = time.monotonic()

    async def _rescue(self, late_by: float) -> None:
        """Look after tables that nobody looked after in time: their process is gone, or the clock was put back."""
        now, row = time.time(), table_rows.c
        late = sa.or_(row.due < now - late_by, sa.and_(row.due.is_not(None), row.touched > now + AHEAD))
        for table_id in await self._tables.log.ids(late, MOST_RESCUED):
            if table_id not in self._timers and table_id not in self._busy:
                try:
                    self.schedule(await self._tables.fresh(table_id))
                except Damaged as damaged:
                    log.error("table damaged", extra={"table": table_id, "ply": damaged.ply})
                    await self._tables.log.lay_aside(table_id)

    async def _catch_up(self) -> None:
        """Find by oneself what a lost notice should have told."""
        watched = self._tables.watched
        for first in range(0, len(watched), POLLED_AT_ONCE):
            newest = await self._tables.log.newest(watched[first : first + POLLED_AT_ONCE])
            for table_id, (version, ply) in newest.items():
                await self._tables.notice(table_id, version, ply)

    async def archive(self) -> None:
        """Close tables that nobody touches any more."""
        now, row = time.time(), table_rows.c
        opened = sa.and_(row.status == "open", row.touched < now - 3600 * self._settings.archive_open_hours)
        running = sa.and_(row.status == "playing", row.touched < now - 86_400 * self._settings.archive_days)
        count = await self._tables.log.archive(sa.or_(opened, running))
        if count:
            log.info("archived", extra={"count": count})
        if self._settings.keep_days:
            await forget_old(self._tables.log.database, now - 86_400 * self._settings.keep_days)


def moment_of(table: Table) -> Moment:
    return table.ply, table.version
