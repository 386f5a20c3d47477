"""Everything of one database into another, of whichever kind: for backups, for restoring them, and for moving."""

import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from heckmeck.errors import Malformed
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.database import Database
from heckmeck.server.store.migrate import check_revision
from heckmeck.server.store.schema import metadata

ROWS_AT_ONCE = 2000
Tell = Callable[[int, int], None]  # rows copied, of how many


async def back_up(url: str, file: Path, tell: Tell) -> int:
    """Write a whole database, as it is at one moment, into a new SQLite file; return the number of rows.

    The file appears when it is complete. Whoever plays meanwhile does not notice.
    """
    draft = file.with_name(f".{file.name}.part")
    draft.unlink(missing_ok=True)
    try:
        async with opened(url) as source, opened(sqlite_url(draft), new=True) as target:
            rows = await copy(source, target, tell)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def restore(file: Path, url: str, tell: Tell) -> int:
    """Fill an empty database from a backup, of this release or an older one; the backup stays as it is."""
    check_backup(file)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, copied)
        async with opened(sqlite_url(copied), new=True) as source, opened(url, new=True) as target:
            return await copy(source, target, tell)


async def move(url: str, to: str, tell: Tell) -> int:
    """Fill an empty database with all that another has; nobody can write there meanwhile."""
    if make_url(url) == make_url(to):
        raise not_empty(to)
    async with opened(url) as source, opened(to, new=True) as target:
        return await copy(source, target, tell, alone=True)


def not_empty(url: str | sa.URL) -> Malformed:
    return Malformed("database-not-empty", "", database=make_url(url).render_as_string())


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file.absolute()}"


def check_backup(file: Path) -> None:
    """Refuse what is no whole SQLite file with our tables in it."""
    with file.open("rb"):
        pass  # whoever may not read it is told so
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as connection:
            fine = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        fine = False
    if not fine:
        raise Malformed("not-a-backup", "", file=str(file))


@asynccontextmanager
async def opened(url: str, new: bool = False) -> AsyncIterator[Database]:
    """Open a database; one that is `new` to us gets the tables of this release, any other must have them already."""
    database = Database(url, Metrics())
    try:
        if new:
            await database.open()
        else:
            async with database.read() as connection:
                await connection.run_sync(check_revision)
        yield database
    finally:
        await database.close()


async def copy(source: Database, target: Database, tell: Tell, alone: bool = False) -> int:
    """Copy all rows in one transaction on either side, into an empty database; return how many."""
    async with reading(source, alone) as old, target.write() as new:
        if await count(new):
            raise not_empty(target.url)
        total, done = await count(old), 0
        for table in metadata.sorted_tables:
            async for rows in batches(old, table):
                await new.execute(table.insert(), rows)
                done += len(rows)
                tell(done, total)
    return done


@asynccontextmanager
async def reading(database: Database, alone: bool) -> AsyncIterator[AsyncConnection]:
    """Read a database as it is at one moment; `alone`, nobody can write there until the end."""
    if not alone:
        async with database.read() as connection:
            yield connection
        return
    async with database.write() as connection:
        if connection.dialect.name == "postgresql":
            names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
            await connection.execute(sa.text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
        yield connection


async def count(connection: AsyncConnection) -> int:
    counts = (sa.select(sa.func.count()).select_from(table) for table in metadata.sorted_tables)
    return sum([await connection.scalar(counting) or 0 for counting in counts])


async def batches(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield all rows of a table in the order of their key."""
    key = list(table.primary_key.columns)
    page = sa.select(table).order_by(*key).limit(ROWS_AT_ONCE)
    query = page
    while rows := (await connection.execute(query)).mappings().all():
        yield [dict(row) for row in rows]
        last = sa.tuple_(*(sa.literal(rows[-1][column.name], column.type) for column in key))
        query = page.where(sa.tuple_(*key) > last)
