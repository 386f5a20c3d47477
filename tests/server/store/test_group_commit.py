"""Appends that are committed together: each one is whole or not there, and one that lost its race fails alone."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

from heckmeck.server.errors import LostRace
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import LoggedStep, StoredTable
from heckmeck.server.store.schema import tables as table_rows
from tests.server.databases import SEATS, playing_row


class CountedDatabase(Database):
    """Counts the transactions that appends need."""

    transactions = 0

    async def transact(self, work: Callable[[sa.Connection], Any]) -> Any:
        self.transactions += 1
        return await super().transact(work)


def with_log(url: str, check: Callable[[EventLog, CountedDatabase], Awaitable[None]]) -> None:
    async def run() -> None:
        database = CountedDatabase(url, Metrics())
        await database.open()
        try:
            await check(EventLog(database), database)
        finally:
            await database.close()

    asyncio.run(run())


async def playing_table(log: EventLog, **facts: Any) -> str:
    row = playing_row(**facts)
    await log.create(StoredTable(row, SEATS))
    return row.id


def two_steps(ply: int, move: str = "keep 1") -> list[LoggedStep]:
    return [LoggedStep(ply, move, "player", 1.0), LoggedStep(ply + 1, "dice 1", "dice", 1.0)]


async def logged(log: EventLog, table_id: str) -> list[tuple[int, str]]:
    query = sa.text('SELECT ply, move FROM steps WHERE "table" = :id ORDER BY ply')
    async with log.database.read() as connection:
        return [(row[0], row[1]) for row in await connection.execute(query, {"id": table_id})]


def test_what_waits_together_is_committed_together(database: str) -> None:
    async def check(log: EventLog, counted: CountedDatabase) -> None:
        ids = [await playing_table(log) for _ in range(30)]
        await asyncio.gather(*(log.append(one, 1, two_steps(1), 7.0, 8.0, one == ids[0]) for one in ids))
        assert [len(await logged(log, one)) for one in ids] == [2] * 30
        assert counted.transactions == 1
        newest = await log.newest(ids)
        assert [newest[one] for one in ids] == [(2, 2)] + [(1, 2)] * 29
        query = sa.select(table_rows.c.status, table_rows.c.touched, table_rows.c.due)
        async with counted.read() as connection:
            rows = (await connection.execute(query.where(table_rows.c.id.in_(ids[:2])))).all()
        assert {tuple(row) for row in rows} == {("over", 7.0, 8.0), ("playing", 7.0, 8.0)}

    with_log(database, check)


def test_a_lost_race_fails_alone_and_leaves_nothing(database: str) -> None:
    """One ply has one step: the others of the same commit are not touched by it."""

    async def check(log: EventLog, counted: CountedDatabase) -> None:
        ids = [await playing_table(log) for _ in range(9)]
        await log.append(ids[4], 1, two_steps(1)[:1], 1.0, None, False)
        archived = await playing_table(log, status="archived")
        appends = [log.append(one, 1, two_steps(1, "keep 2"), 2.0, None, False) for one in [*ids, archived]]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        lost = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, LostRace)]
        assert lost == [4, 9]
        assert [
            outcome for outcome in outcomes if outcome is not None and not isinstance(outcome, LostRace)
        ] == []
        assert await logged(log, ids[4]) == [(1, "keep 1")]
        assert await logged(log, archived) == []
        assert await logged(log, ids[5]) == [(1, "keep 2"), (2, "dice 1")]

    with_log(database, check)


def test_of_racing_appends_to_one_ply_exactly_one_wins(database: str) -> None:
    async def check(log: EventLog, counted: CountedDatabase) -> None:
        table_id = await playing_table(log)
        other = EventLog(counted)
        for ply in range(1, 21, 2):
            appends = [one.append(table_id, 1, two_steps(ply), 1.0, None, False) for one in (log, other) * 3]
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert sorted(map(type, outcomes), key=str) == sorted([type(None)] + [LostRace] * 5, key=str)
        assert [ply for ply, _ in await logged(log, table_id)] == list(range(1, 21))

    with_log(database, check)


def test_a_step_needs_the_one_before_it_and_the_version_that_its_writer_knows(database: str) -> None:
    """A log has no gaps, whatever the store has lost, and nobody writes on a table that has changed since."""

    async def check(log: EventLog, counted: CountedDatabase) -> None:
        table_id, other = await playing_table(log), await playing_table(log)
        await log.append(table_id, 1, two_steps(1), 1.0, None, False)
        appends = (
            log.append(table_id, 1, two_steps(4), 2.0, None, False),
            log.append(other, 2, two_steps(1), 2.0, None, False),
        )
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [LostRace, LostRace]
        assert [ply for ply, _ in await logged(log, table_id)] == [1, 2]
        assert await logged(log, other) == []

    with_log(database, check)
