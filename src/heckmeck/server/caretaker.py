"""Keeps tables going without their players: bots' turns, clocks, tables that a dead process left, old tables.

There is no owner of a table. The process that appended last sets a timer for what is due next; the others step in
when it is late. Where two act at once, the log lets one win.
"""

import asyncio
import logging
import time

import sqlalchemy as sa

from heckmeck.server import clocks
from heckmeck.server.bots_at_work import BotsAtWork
from heckmeck.server.chores import Chores
from heckmeck.server.denied import Denied, LostRace, Stale
from heckmeck.server.schema import tables as table_rows
from heckmeck.server.table import Table
from heckmeck.server.tables import Tables

log = logging.getLogger("heckmeck.caretaker")
AT_ONCE = 16  # tables looked after at the same time
MOST_RESCUED = 500  # at one look
ARCHIVE_EVERY = 600.0  # seconds
TRY_AGAIN = 1.0  # seconds after trouble with the store
POLLED_AT_ONCE = 500


class Caretaker:
    """The tasks that run beside the requests."""

    def __init__(self, tables: Tables, bots: BotsAtWork) -> None:
        self._tables = tables
        self._bots = bots
        self._settings = tables.settings
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: set[str] = set()
        self._chores = Chores()
        self._places = asyncio.Semaphore(AT_ONCE)
        tables.on_change = self.schedule

    async def open(self) -> None:
        await self._rescue(late_by=0.0)
        self._chores.run(self._look_round())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        await self._chores.close()

    # Timers

    def schedule(self, table: Table) -> None:
        """Set the timer for what the server has to do next at this table."""
        due = clocks.due(table, self._settings.bot_pace)
        if due is None:
            self._stop_timer(table.id)
        else:
            self._set_timer(table.id, due - time.time())

    def _set_timer(self, table_id: str, seconds: float) -> None:
        self._stop_timer(table_id)
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_later(max(0.0, seconds), self._ring, table_id)

    def _stop_timer(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._chores.run(self._look_after(table_id))

    # One table

    async def _look_after(self, table_id: str) -> None:
        """Do what is due; a table that someone else has moved on is left alone."""
        if table_id in self._busy:
            return
        self._busy.add(table_id)
        try:
            async with self._places:
                table = await self._tables.get(table_id)
                try:
                    await self._do_what_is_due(table)
                except (Stale, LostRace):
                    log.debug("somebody was faster", extra={"table": table_id})
                if table_id not in self._timers:
                    self.schedule(table)
        except Denied as denied:
            log.warning("tried again later", extra={"table": table_id, "reason": denied.reason})
            self._set_timer(table_id, TRY_AGAIN)
        except Exception:
            log.exception("table in trouble", extra={"table": table_id})
            self._set_timer(table_id, 10 * TRY_AGAIN)
        finally:
            self._busy.discard(table_id)

    async def _do_what_is_due(self, table: Table) -> None:
        due = clocks.due(table, self._settings.bot_pace)
        if due is None:
            return
        if due > time.time() + 0.001:
            self.schedule(table)
            return
        game = table.game
        assert game is not None
        assert game.seat is not None
        seat = game.seat
        if not table.played_by_bot:
            log.info("out of time", extra={"table": table.id, "seat": seat})
            await self._tables.set_away(table, seat, away=True)
            return  # the change has set the timer of the bot
        ply = table.ply
        move = (
            await self._bots.decide(table.seats[seat].bot or self._settings.bot, game) if game.legal else ""
        )
        async with table.lock:
            if table.ply == ply and table.running and table.played_by_bot:
                await self._tables.append(table, move, "bot")

    # All tables

    async def _look_round(self) -> None:
        archived_at = 0.0
        while True:
            await asyncio.sleep(self._settings.sweep)
            try:
                await self._rescue(self._settings.grace)
                await self._catch_up()
                if time.time() - archived_at > ARCHIVE_EVERY:
                    await self.archive()
                    archived_at = time.time()
            except Denied:
                continue  # told by the store already
            except Exception:
                log.exception("look round failed")

    async def _rescue(self, late_by: float) -> None:
        """Look after tables that nobody looked after in time: their process is gone."""
        late = table_rows.c.due < time.time() - late_by
        for table_id in await self._tables.log.ids(late, MOST_RESCUED):
            if table_id not in self._timers and table_id not in self._busy:
                await self._tables.fresh(table_id)
                self._chores.run(self._look_after(table_id))

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
