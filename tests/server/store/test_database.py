"""The way to the store: whole transactions, in turn, and trouble told in one word."""

import asyncio
import stat
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.database import Database
from heckmeck.server.store.schema import keys
from tests.server.databases import with_database

KEY = {"hash": "one", "person": "anna", "kind": "device", "expires": 1.0}


async def count(store: Database) -> int:
    async with store.read() as connection:
        return int(await connection.scalar(sa.select(sa.func.count()).select_from(keys)) or 0)


def test_a_transaction_that_fails_leaves_nothing(database: str) -> None:
    async def write_one_twice(store: Database) -> None:
        async with store.write() as connection:
            await connection.execute(keys.insert().values({**KEY, "hash": "other"}))
            await connection.execute(keys.insert(), [KEY, KEY])

    async def check(store: Database) -> None:
        with pytest.raises(LostRace):
            await write_one_twice(store)
        assert await count(store) == 0

    with_database(database, check)


def test_both_ways_of_writing_wait_for_each_other(database: str) -> None:
    async def check(store: Database) -> None:
        def insert(name: str, connection: sa.Connection) -> None:
            connection.execute(keys.insert().values({**KEY, "hash": name}))

        async def write(name: str) -> None:
            async with store.write() as connection:
                await connection.execute(keys.insert().values({**KEY, "hash": name}))

        both = [[store.transact(partial(insert, f"a{n}")), write(f"b{n}")] for n in range(10)]
        await asyncio.gather(*(one for pair in both for one in pair))
        assert await count(store) == 20

    with_database(database, check)


def test_what_the_store_does_not_understand_is_trouble(database: str) -> None:
    async def read_nothing(store: Database) -> None:
        async with store.read() as connection:
            await connection.execute(sa.text("SELECT nothing FROM nowhere"))

    async def check(store: Database) -> None:
        with pytest.raises(Denied) as denied:
            await read_nothing(store)
        assert (denied.value.status, denied.value.reason) == (503, "storage-trouble")

    with_database(database, check)


def test_nobody_else_reads_the_file_with_the_seeds(tmp_path: Path) -> None:
    path = tmp_path / "deeper" / "heckmeck.sqlite3"
    Database(f"sqlite+aiosqlite:///{path}", Metrics())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o664)
    Database(f"sqlite+aiosqlite:///{path}", Metrics())
    assert stat.S_IMODE(path.stat().st_mode) & 0o007 == 0
