"""Whether the store takes writes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from heckmeck.server.store.database import Database
from heckmeck.server.store.health import StoreProbe
from tests.server.databases import with_database


def test_health_writes_once_for_all_who_ask(database: str) -> None:
    async def check(store: Database) -> None:
        probe, written = StoreProbe(store), 0
        write = store.write

        def counted() -> object:
            nonlocal written
            written += 1
            return write()

        store.write = counted  # type: ignore[method-assign, assignment]
        answers = await asyncio.gather(*(probe.takes_writes() for _ in range(50)))
        assert all(answers)
        assert written == 1

    with_database(database, check)


def test_a_store_that_takes_no_writes_is_told(tmp_path: Path) -> None:
    """Another process holds the lock of the file and does not give it back."""
    url = f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3"

    async def check(store: Database) -> None:
        with closing(sqlite3.connect(tmp_path / "heckmeck.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not await StoreProbe(store).takes_writes()
            other.execute("ROLLBACK")
        assert await StoreProbe(store).takes_writes()

    with_database(url, check)
