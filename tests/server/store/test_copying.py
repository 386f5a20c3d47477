"""Backups, restoring and moving: all rows, of one moment, in whichever kind of database."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from heckmeck.errors import Malformed
from heckmeck.server.errors import Denied
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store import copying
from heckmeck.server.store.copying import back_up, move, opened, restore, sqlite_url
from heckmeck.server.store.database import Database
from heckmeck.server.store.schema import metadata, steps
from tests.server.store.test_older_databases import DATABASES, REVISIONS

Rows = dict[str, list[tuple[Any, ...]]]


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


async def rows_of(url: str) -> Rows:
    async with opened(url) as database, database.read() as connection:
        return {
            table.name: sorted(map(tuple, await connection.execute(table.select())), key=repr)
            for table in metadata.sorted_tables
        }


@pytest.fixture
def full(tmp_path: Path) -> str:
    """The URL of a database of an older release, brought up to date as a server does at its start."""
    file = tmp_path / "full.sqlite3"
    file.write_bytes(gzip.decompress((DATABASES / f"{REVISIONS[-1]}.sqlite3.gz").read_bytes()))

    async def bring_up_to_date() -> None:
        async with opened(sqlite_url(file), new=True):
            pass

    asyncio.run(bring_up_to_date())
    return sqlite_url(file)


def test_everything_goes_there_and_comes_back(
    full: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "ROWS_AT_ONCE", 7)  # so that each table has several batches

    async def go() -> None:
        before = await rows_of(full)
        assert all(before.values()), "the database has rows of every kind"
        await move(full, database, quiet)
        assert await rows_of(database) == before
        count = await back_up(database, tmp_path / "backup", quiet)
        assert count == sum(map(len, before.values()))
        back = sqlite_url(tmp_path / "again.sqlite3")
        assert await restore(tmp_path / "backup", back, quiet) == count
        assert await rows_of(back) == before
        assert await rows_of(full) == before

    asyncio.run(go())


def test_nothing_is_written_over(full: str, database: str) -> None:
    async def go() -> None:
        await move(full, database, quiet)
        with pytest.raises(Malformed, match="has something in it already"):
            await move(full, database, quiet)

    asyncio.run(go())


def test_a_backup_is_of_one_moment(full: str, tmp_path: Path) -> None:
    """Somebody plays while it is written: of each table there is what was there when it began."""

    async def go() -> None:
        before = await rows_of(full)
        table = before["tables"][0][0]
        played: list[int] = []

        def play(done: int, total: int) -> None:
            with sa.create_engine(full.replace("+aiosqlite", "")).begin() as connection:
                row = {"table": table, "ply": 10_000 + done, "move": "roll", "by": "player", "at": 0.0}
                connection.execute(steps.insert().values(row))
            played.append(done)

        await back_up(full, tmp_path / "backup", play)
        assert len(played) > 1
        assert await rows_of(sqlite_url(tmp_path / "backup")) == before
        assert len((await rows_of(full))["steps"]) == len(before["steps"]) + len(played)

    asyncio.run(go())


def test_nobody_writes_while_it_moves(full: str, database: str, tmp_path: Path) -> None:
    """What was written after its table was copied would be lost."""

    async def write(url: str) -> None:
        store = Database(url, Metrics())
        try:
            async with store.write() as connection:
                await connection.execute(steps.delete())
        finally:
            await store.close()

    async def go() -> None:
        refused: list[Denied] = []
        await move(full, database, quiet)
        attempts: list[asyncio.Task[None]] = []

        def disturb(done: int, total: int) -> None:
            if not attempts:
                attempts.append(asyncio.get_running_loop().create_task(write(database)))

        before = await rows_of(database)
        target = sqlite_url(tmp_path / "target.sqlite3")
        await move(database, target, disturb)
        try:
            await attempts[0]
        except Denied as denied:
            refused.append(denied)
        assert await rows_of(target) == before
        assert bool((await rows_of(database))["steps"]) == bool(refused)

    asyncio.run(go())


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0 and no more", b"heckmeck 1\n"])
def test_what_is_no_backup(content: bytes, database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_bytes(content)
    with pytest.raises(Malformed, match="is not a whole backup"):
        asyncio.run(restore(file, database, quiet))
    assert file.read_bytes() == content


def test_half_a_backup(full: str, database: str, tmp_path: Path) -> None:
    asyncio.run(back_up(full, tmp_path / "backup", quiet))
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "backup").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(Malformed, match="is not a whole backup"):
        asyncio.run(restore(tmp_path / "backup", database, quiet))


def test_a_backup_that_fails_leaves_nothing(full: str, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(back_up(full, folder / "backup", stop))
    assert not list(folder.iterdir())


def test_an_older_database_is_not_changed_by_a_backup(tmp_path: Path) -> None:
    """An older server may be running on it; its file can be restored, for then it is a copy that changes."""
    old = tmp_path / "old.sqlite3"
    old.write_bytes(gzip.decompress((DATABASES / f"{REVISIONS[0]}.sqlite3.gz").read_bytes()))
    with sa.create_engine(f"sqlite:///{old}").begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    with pytest.raises(Denied, match="older release"):
        asyncio.run(back_up(sqlite_url(old), tmp_path / "backup", quiet))
