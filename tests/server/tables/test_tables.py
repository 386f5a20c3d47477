"""Acting at tables: a press is one commit, told once, and whoever loses a race is refused and told the newest ply."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from heckmeck.errors import Illegal
from heckmeck.server.errors import Denied, Stale
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import StoredTable
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables
from tests.server.databases import BOTS, DICE, SEATS, playing_row, with_database

PRESS = ["keep W", "roll"]


def with_a_table(
    folder: Path, check: Callable[[Tables, Table], Awaitable[None]], seats: tuple = SEATS
) -> None:
    async def run(database: Database) -> None:
        tables = Tables(EventLog(database), Notices("", Metrics()), Metrics(), Settings())
        row = playing_row(rules="classic max_turns=2")
        await tables.log.create(StoredTable(row, seats, [DICE]))
        await check(tables, await tables.cached(row.id))

    with_database(f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3", run)


def test_a_press_is_one_commit_told_once(tmp_path: Path) -> None:
    async def check(tables: Tables, table: Table) -> None:
        told: list[int | None] = []
        commits: list[int] = []
        tables.listeners += [
            lambda table: told.append(table.ply),
            lambda table: commits.append(table.version),
        ]
        assert await tables.act(table.id, "anna", PRESS, 1) == 2
        assert (told, commits) == ([4], [1])
        assert (await tables.log.read(table.id)).steps == table.steps

    with_a_table(tmp_path, check)


def test_a_refused_press_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    async def check(tables: Tables, table: Table) -> None:
        with pytest.raises(Illegal) as refused:
            await tables.act(table.id, "anna", ["keep W", "take 30"], 1)
        assert refused.value.details["act"] == "take 30"
        with pytest.raises(Illegal, match="Anna"):
            await tables.act(table.id, "ben", PRESS, 1)
        assert (await tables.log.read(table.id)).steps == [DICE]

    with_a_table(tmp_path, check)


def test_a_press_sent_twice_at_once_counts_once(tmp_path: Path) -> None:
    """As after a lost answer: the second press finds a newer position, in this process or in another."""

    async def check(tables: Tables, table: Table) -> None:
        other = Tables(tables.log, Notices("", Metrics()), Metrics(), Settings())
        await other.cached(table.id)
        presses = [some.act(table.id, "anna", PRESS, 1) for some in (tables, tables, other)]
        outcomes = await asyncio.gather(*presses, return_exceptions=True)
        assert sorted(map(str, map(type, outcomes))) == sorted(map(str, (int, Stale, Stale)))
        assert len((await tables.log.read(table.id)).steps) == 4

    with_a_table(tmp_path, check)


def test_anything_but_a_decision_stands_alone(tmp_path: Path) -> None:
    async def check(tables: Tables, table: Table) -> None:
        assert await tables.act(table.id, "anna", ["back"], 1) == 1
        with pytest.raises(Denied) as denied:
            await tables.act(table.id, "anna", ["hurry"], 1)
        assert denied.value.reason == "not-alone"
        with pytest.raises(Denied) as denied:
            await tables.act(table.id, "anna", ["throw"], 1)
        assert denied.value.reason == "nothing-to-throw"

    with_a_table(tmp_path, check)


def test_a_game_that_ends_closes_its_table_in_the_same_commit(tmp_path: Path) -> None:
    async def check(tables: Tables, table: Table) -> None:
        while table.game is not None and not table.game.over:
            async with table.lock:
                await tables.append(table, table.game.legal[-1:], "bot")
        stored = await tables.log.read(table.id)
        assert (stored.row.status, stored.row.version, stored.row.due) == ("over", 2, None)
        assert (table.status, table.version) == ("over", 2)

    with_a_table(tmp_path, check, seats=BOTS)
