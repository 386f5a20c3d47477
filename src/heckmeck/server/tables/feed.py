"""Somebody at a table: what they have not seen yet, in order. There is no queue: the table is the queue."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from heckmeck.coach.outlook import outlook_of
from heckmeck.server.tables import clocks
from heckmeck.server.tables.messages import Absence, Heartbeat, Hello, Presence
from heckmeck.server.tables.step_texts import Detail
from heckmeck.server.tables.table import Table, encode

if TYPE_CHECKING:
    from heckmeck.coach.outlook_document import Outlook
    from heckmeck.game import Game
    from heckmeck.server.http.services import Services

FEW = 32  # steps that a short absence costs


class Watcher:
    """One socket or stream. A slow reader only lags: nothing is stored for them."""

    def __init__(
        self,
        table: Table,
        person: str | None,
        services: "Services",
        ply: int | None,
        detail: Detail = "states",
    ) -> None:
        self.table = table
        self.person = person
        self._detail = detail
        self._tables = services.tables
        self._heartbeat = services.settings.heartbeat
        resumes = ply is not None and table.ply is not None and ply <= table.ply
        self._cursor = ply if resumes and ply is not None else -1
        self._resumes = resumes
        self._version, self._beginnings = table.version, table.beginnings
        self._absent: tuple[Absence, ...] = ()
        self._shown = table.shown

    def is_far_back(self, ply: int | None) -> bool:
        """Whether many steps follow this ply: whoever was away for a moment missed few."""
        return ply is not None and self.table.ply is not None and ply + FEW < self.table.ply

    def resume(self, ply: int) -> None:
        """Begin again after this ply."""
        if ply < self._cursor:
            self._cursor = ply
            self.table.wake()

    async def messages(self) -> AsyncIterator[str]:
        """Yield the first message, then everything that happens, and heartbeats in between."""
        yield self._hello()
        await self._give_back()
        while True:
            if self.table.beginnings != self._beginnings:
                self._beginnings, self._resumes = self.table.beginnings, False
                self._version = self.table.version
                yield self._hello()
            if self.table.version != self._version:
                self._version = self.table.version
                yield encode(self.table.changed(self.person)).decode()
            for moment in self._moments():
                yield moment
            newest = -1 if self.table.ply is None else self.table.ply
            if self._cursor < newest:
                text = await self._step_text(self._cursor + 1, newest)
                if text is not None:
                    self._cursor += 1
                    yield text
                    await self._give_back()
            elif self._knows_all and not await self.table.wait_for_change(self._heartbeat):
                yield encode(Heartbeat(self.table.ply, time.time())).decode()

    async def _step_text(self, ply: int, newest: int) -> str | None:
        """Return a step; an old one in the order of all who ask for such, while everything else goes on.

        None where the game has begun again, or the reader has wished to, meanwhile.
        """
        if ply == newest:
            return self.table.step_text(ply, self._detail)
        if self.table.has_text(ply, self._detail):
            await asyncio.sleep(0)
        else:
            async with self._tables.looking_back:
                await asyncio.sleep(0)
        if self.table.beginnings != self._beginnings or self._cursor != ply - 1:
            return None
        return self.table.step_text(ply, self._detail)

    @property
    def _knows_all(self) -> bool:
        table = self.table
        return (self._version, self._shown) == (table.version, table.shown) and self._absent == table.absent

    def _moments(self) -> list[str]:
        """Return what is so for the moment and not told yet: who is absent, and pictures that seats show."""
        table, new = self.table, []
        if self._absent != table.absent:
            self._absent = table.absent
            new.append(encode(Presence(list(table.absent))).decode())
        if self._shown != table.shown:
            unseen = list(table.recently_shown)[self._shown - table.shown :]
            self._shown = table.shown
            new += [encode(reacted).decode() for reacted in unseen]
        return new

    def _hello(self) -> str:
        table = self.table
        game = None if self._resumes else table.game
        if game is not None:
            self._cursor = game.ply
        you, hosting = table.seat_of(self.person), self.person == table.row.host
        hello = Hello(
            table=table.view(),
            you=you,
            yours=table.seats_of(self.person),
            hosting=hosting,
            ply=table.ply,
            deadline=clocks.deadline(table),
            now=time.time(),
            state=None if game is None or self._detail == "moves" else game.state_document(),
            moves=None if game is None else list(game.moves),
            outlook=self._outlook(game),
            filled=table.filled if table.real and game is not None else UNSET,
        )
        return encode(hello).decode()

    def _outlook(self, game: "Game | None") -> "Outlook | UnsetType | None":
        if self._detail != "outlooks":
            return UNSET
        return None if game is None else outlook_of(game.state)

    async def _give_back(self) -> None:
        """A player who is here gets their seat back when the turn that a bot played for them is over."""
        game = self.table.game
        for seat in self.table.seats_of(self.person):
            if self.table.seats[seat].away and game is not None and game.seat not in (None, seat):
                await self._tables.come_back(self.table, seat)
