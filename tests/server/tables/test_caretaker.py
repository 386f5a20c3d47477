"""Two processes on one store, one of them asleep: it never acts on outdated knowledge."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from heckmeck.server.errors import LostRace
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.tables.bots_at_work import BotsAtWork
from heckmeck.server.tables.caretaker import Caretaker, moment_of
from heckmeck.server.tables.lobby import Lobby
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tables.requests import NewTable, Seating
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables

HER, HIM = "anna", "ben"


@dataclass
class Process:
    """The parts of a process that look after tables; neither is told what the other did."""

    tables: Tables
    caretaker: Caretaker

    async def ring(self, table: Table) -> None:
        """Let the timer go off that it set for the table as it knew it."""
        await self.caretaker._look_after(table.id, moment_of(table))


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Process]:
    settings, metrics = Settings(database=url, grace=0.0, bot_pace=60.0), Metrics()
    database, bots = Database(url, metrics), BotsAtWork(metrics)
    await database.open()
    tables = Tables(EventLog(database), Notices("", metrics), metrics, settings)
    caretaker = Caretaker(tables, bots)
    try:
        yield Process(tables, caretaker)
    finally:
        await caretaker.close()
        bots.close()
        await database.close()


Check = Callable[[Process, Process, Table], Awaitable[None]]


def with_two(url: str, check: Check) -> None:
    """Start a game for two people on the first process, which then holds its timer."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(process(url)) for _ in range(2)]
            lobby = Lobby(one.tables)
            wish = NewTable(rules="classic", clock="30s", seats=2, starter="first", host=Seating(name="Anna"))
            table = await lobby.create(HER, wish)
            await lobby.join(table.id, HIM, Seating(name="Ben"))
            await check(one, other, await lobby.start(table.id, HER))

    asyncio.run(run())


async def act(process: Process, table_id: str, person: str) -> None:
    table = await process.tables.fresh(table_id)
    assert table.game is not None
    await process.tables.act(table_id, person, table.game.legal[-1:], len(table.steps))


async def away(process: Process, table_id: str) -> list[bool]:
    return [seat.away for seat in (await process.tables.fresh(table_id)).seats]


def test_whoever_acted_in_time_on_another_process_keeps_their_turn(database: str) -> None:
    async def check(one: Process, other: Process, table: Table) -> None:
        await act(other, table.id, HER)
        await one.ring(table)
        assert await away(other, table.id) == [False, False]
        assert table.ply == (await other.tables.fresh(table.id)).ply, "it has read the log"

    with_two(database, check)


def test_the_store_itself_refuses_to_take_a_turn_from_whoever_has_acted(database: str) -> None:
    """Even if the act comes between reading the log and writing to it."""

    async def check(one: Process, other: Process, table: Table) -> None:
        await act(other, table.id, HER)
        with pytest.raises(LostRace):
            await one.tables.set_away(table, 0, away=True)
        assert await away(other, table.id) == [False, False]

    with_two(database, check)


def test_no_bot_plays_for_whoever_has_come_back_on_another_process(database: str) -> None:
    async def check(one: Process, other: Process, table: Table) -> None:
        await one.ring(table)
        assert await away(other, table.id) == [True, False]
        there = await other.tables.fresh(table.id)
        await other.tables.take_seats(there, HER)
        ply = table.ply
        await one.ring(table)
        assert await away(one, table.id) == [False, False]
        assert (await other.tables.fresh(table.id)).ply == ply

    with_two(database, check)


def test_seats_are_given_back_and_decisions_taken_whatever_the_other_process_did(database: str) -> None:
    """Only a decision about another position is refused; other news is taken in first."""

    async def check(one: Process, other: Process, table: Table) -> None:
        there = await other.tables.fresh(table.id)
        await one.ring(table)
        assert table.seats[0].away
        assert there.game is not None
        await other.tables.act(table.id, HER, there.game.legal[-1:], len(there.steps))
        assert await away(one, table.id) == [False, False]
        assert table.ply == there.ply

    with_two(database, check)


def test_a_process_that_has_just_started_listens_before_it_judges(database: str) -> None:
    """Nobody could tell it anything while it was starting, however long that took."""

    async def check(one: Process, other: Process, table: Table) -> None:
        one.caretaker._settings = Settings(grace=60.0, sweep=60.0)
        one.caretaker._awake_since -= 120.0
        one.caretaker.open()
        await one.ring(table)
        assert await away(other, table.id) == [False, False]

    with_two(database, check)


def test_a_process_that_was_stopped_listens_before_it_judges(database: str) -> None:
    """What people said while it stood still is heard first; only then can their time be over."""

    async def check(one: Process, other: Process, table: Table) -> None:
        one.caretaker._settings = Settings(grace=60.0)
        await one.ring(table)
        assert await away(other, table.id) == [False, False]
        one.caretaker._settings = Settings(grace=0.0)
        await one.ring(table)
        assert await away(other, table.id) == [True, False]

    with_two(database, check)
