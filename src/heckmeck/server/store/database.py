"""The way to the store: short transactions, one writer at a time on SQLite, trouble told in one line."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.migrate import migrate

log = logging.getLogger("heckmeck.database")
BUSY_SECONDS = 2.0  # how long a writer waits for another process
T = TypeVar("T")


class Database:
    """One store for all tables: SQLite or PostgreSQL."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._metrics = metrics
        self.url = make_url(url)
        if self.url.get_backend_name() == "sqlite":
            prepare_file(self.url)
            self._reader = sqlite_engine(self.url, "BEGIN", size=4)
            self._writer = sqlite_engine(self.url, "BEGIN IMMEDIATE", size=1)
            self._thread: WriterThread | None = WriterThread(self.url)
        else:
            self._writer = postgres_engine(self.url, pool_size=10, pool_pre_ping=True)
            self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
            self._statements = postgres_engine(self.url, pool_size=2, isolation_level="AUTOCOMMIT")
            self._thread = None
        self._turn = asyncio.Lock()  # of the writers on SQLite: the file's own lock is not fair

    async def open(self) -> None:
        """Connect and migrate."""
        async with self.write() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        if self._thread is not None:
            self._thread.close()
        else:
            await self._statements.dispose()
        await self._reader.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Everything that is read inside is as it was at one moment."""
        async with self._translating_errors(), self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: what is done inside is there afterwards, all of it or nothing."""
        async with self._translating_errors(), self._my_turn(), self._writer.begin() as connection:
            yield connection

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do one transaction quickly: on SQLite in a thread that comes back once, on PostgreSQL by one statement."""
        async with self._translating_errors(), self._my_turn():
            if self._thread is not None:
                return await self._thread.transact(work)
            try:
                return await self._execute(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._execute(work)  # the store was restarted; what it has by now loses the race

    async def _execute(self, statement: Callable[[sa.Connection], T]) -> T:
        async with self._statements.connect() as connection:
            return await connection.run_sync(statement)

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        """Wait in a line, not without end; PostgreSQL needs none."""
        if self._thread is None:
            yield
            return
        async with asyncio.timeout(5 * BUSY_SECONDS):
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    @asynccontextmanager
    async def _translating_errors(self) -> AsyncIterator[None]:
        """Turn what can go wrong with a store into a lost race or a refusal with a reason."""
        try:
            yield
        except IntegrityError as error:
            raise LostRace from error
        except (DBAPIError, PoolTimeout, OSError) as error:
            self._metrics.storage_trouble.inc()
            cause = getattr(error, "orig", None) or error
            log.error("storage trouble", extra={"error": f"{type(cause).__name__}: {cause}"})
            raise Denied(503, "storage-trouble") from error


def prepare_file(url: sa.URL) -> None:
    """Make the SQLite file, or fail where it cannot be written; seeds of games are in it, so others cannot read it."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if path.stat().st_mode & 0o007:  # of an earlier release
        path.chmod(path.stat().st_mode & 0o770)


def postgres_engine(url: sa.URL, **options: Any) -> AsyncEngine:
    """Return an engine that neither waits for a lock nor for an answer without end."""
    patience = {"lock_timeout": f"{BUSY_SECONDS:.0f}s", "statement_timeout": f"{3 * BUSY_SECONDS:.0f}s"}
    return create_async_engine(
        url,
        max_overflow=10,
        pool_timeout=5 * BUSY_SECONDS,
        connect_args={
            "timeout": BUSY_SECONDS,
            "command_timeout": 4 * BUSY_SECONDS,
            "server_settings": patience,
        },
        **options,
    )


def sqlite_engine(url: sa.URL, begin: str, size: int) -> AsyncEngine:
    """Return an engine whose transactions begin as said: a writer's take the lock at once and never half-way."""
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=5 * BUSY_SECONDS)
    prepare_sqlite(engine.sync_engine, begin)
    return engine


def prepare_sqlite(engine: sa.Engine, begin: str) -> None:
    """Make every commit durable, and leave transactions to the engine."""

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


class WriterThread:
    """A thread with a connection of its own to the SQLite file."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        prepare_sqlite(self._engine, "BEGIN IMMEDIATE")
        self._thread = ThreadPoolExecutor(1, "writer")

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()
