"""Who has a page of a table open, in all processes together, and the pictures that people show each other.

Nothing of it is stored: it is so for the moment only. Each process tells the others every few seconds whom it sees; a
person whom nobody has seen for a while is absent. While a process cannot hear the others it misses nobody.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from heckmeck.server.errors import Denied
from heckmeck.server.ops.background_tasks import BackgroundTasks
from heckmeck.server.ops.limits import Limits, TooMany
from heckmeck.server.tables.messages import Absence
from heckmeck.server.tables.pubsub import Sign
from heckmeck.server.tables.requests import Reaction
from heckmeck.server.tables.seats import people_at
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables

log = logging.getLogger("heckmeck.presence")
LOOKS_IN = 10  # the time until somebody is absent


class Presence:
    """The people at the tables of this process."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._notices = tables.notices
        self._limits = limits
        self._absent_after = tables.settings.absent_after
        self._stand_in_after = tables.settings.stand_in_after
        self._here: dict[str, Counter[str]] = {}  # table -> who has how many pages of it open in this process
        self._heard_since = time.monotonic()  # from when on nothing that others told was missed
        self._looked_at = time.monotonic()
        self._chores = BackgroundTasks()
        self._notices.sign_listeners.append(self._hear)

    def open(self) -> None:
        self._chores.run(self._look_round())

    async def close(self) -> None:
        await self._chores.close()

    # Who is here

    @contextmanager
    def attending(self, table: Table, person: str | None) -> Iterator[None]:
        """Somebody has a page open."""
        if person is None:
            yield
            return
        here = self._here.setdefault(table.id, Counter())
        here[person] += 1
        self.saw(table, person)
        try:
            yield
        finally:
            here[person] -= 1
            if not here[person]:
                del here[person]
            if not here:
                self._here.pop(table.id, None)
            table.seen[person] = time.monotonic()

    def saw(self, table: Table, person: str | None) -> None:
        """Somebody gave a sign: a page was opened, or a decision taken without one."""
        if person is not None and person in people_of(table):
            table.seen[person] = time.monotonic()
            self._notices.sign(Sign(table.id, (person,)))
            self._look_at(table)

    def _missed(self, table: Table, person: str) -> float:
        """Return for how many seconds nobody has seen a person."""
        if person in self._here.get(table.id, ()):
            return 0.0
        return time.monotonic() - max(table.seen.get(person, 0.0), table.known_since, self._heard_since)

    def check_player_missed(self, table: Table, seat: int) -> None:
        """Refuse where the person of a seat is here, or not away for long enough that a bot may play for them."""
        holder = table.seats[seat]
        self._check_missed(table, holder.person or "", ("still-here", "not-away-long"), holder.name)

    def check_host_missed(self, table: Table) -> None:
        """Refuse where the host is here, or not away for long enough that somebody else may be the host."""
        self._check_missed(table, table.row.host, ("host-here", "host-not-away-long"))

    def _check_missed(self, table: Table, person: str, reasons: tuple[str, str], name: str = "") -> None:
        missed = self._missed(table, person)
        here, not_long = reasons
        if missed <= self._absent_after:
            raise Denied(409, here, name=name)
        if missed < self._stand_in_after:
            wait = int(self._stand_in_after - missed) + 1
            raise Denied(409, not_long, name=name, wait=wait, seconds=str(wait))

    def _look_at(self, table: Table) -> None:
        """Tell everybody at a table when somebody has gone or come."""
        missed = {
            number: self._missed(table, seat.person)
            for number, seat in enumerate(table.seats)
            if seat.person is not None and not seat.left
        }
        absent = {number: seconds for number, seconds in missed.items() if seconds > self._absent_after}
        by_clock = table.game is not None and table.row.clock != "none"
        told = {(absence.seat, absence.bot_from is None) for absence in table.absent}
        if told != {(number, by_clock) for number in absent}:
            others_act = time.time() + self._stand_in_after
            table.absent = tuple(
                Absence(number, None if by_clock else others_act - seconds)
                for number, seconds in absent.items()
            )
            table.wake()

    async def _look_round(self) -> None:
        told_at = 0.0
        while True:
            await asyncio.sleep(self._absent_after / LOOKS_IN)
            try:
                self._judge_hearing()
                if time.monotonic() - told_at > self._absent_after / 4:
                    told_at = time.monotonic()
                    for table_id, people in self._here.items():
                        self._notices.sign(Sign(table_id, tuple(people)))
                for table in self._tables.watched_tables:
                    self._look_at(table)
            except Exception:
                log.exception("look for people failed")

    def _judge_hearing(self) -> None:
        """What others said while the channel was away, or this process stood still, is not known."""
        now = time.monotonic()
        was_asleep = now - self._looked_at > self._absent_after / 2
        self._looked_at = now
        if self._notices.deaf or was_asleep:
            self._heard_since = now

    def _hear(self, sign: Sign) -> None:
        """Another process saw somebody, or one of them shows a picture."""
        table = self._tables.known(sign.table)
        if table is None:
            return
        for person in people_of(table).intersection(sign.people):
            table.seen[person] = time.monotonic()
        if sign.people:
            self._look_at(table)
        if sign.reaction is not None and sign.seat is not None:
            table.show(sign.seat, sign.reaction)

    # Pictures

    def react(self, table: Table, person: str | None, reaction: Reaction) -> None:
        """Show a picture at a person's seat, to everybody who is here now."""
        seat = table.seat_of(person)
        if person is None or seat is None:
            raise Denied(403, "not-at-this-table")
        try:
            self._limits.check("reaction", person)
        except TooMany as many:
            wait = many.seconds
            raise Denied(429, "too-many-pictures", wait=wait, seconds=str(wait)) from None
        self._tables.metrics.reactions.labels(reaction).inc()
        table.show(seat, reaction)
        self._notices.sign(Sign(table.id, (), seat, reaction))


def people_of(table: Table) -> set[str]:
    """Everybody whose absence matters: whoever sits there, and the host, who may only keep the table."""
    return people_at(table.seats) | {table.row.host}
