"""The way to the store: short transactions, one writer at a time on SQLite, trouble told in one line."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from heckmeck.server.denied import Denied, LostRace
from heckmeck.server.metrics import Metrics
from heckmeck.server.migrate import migrate

log = logging.getLogger("heckmeck.database")
BUSY_SECONDS = 2.0  # how long a writer waits for another process


class Database:
    """One store for all tables: SQLite or PostgreSQL."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._metrics = metrics
        self.url = make_url(url)
        if self.url.get_backend_name() == "sqlite":
            self._prepare_folder()
            self._reader = sqlite_engine(self.url, "BEGIN", size=4)
            self._writer = sqlite_engine(self.url, "BEGIN IMMEDIATE", size=1)
        else:
            self._reader = self._writer = postgres_engine(self.url)

    def _prepare_folder(self) -> None:
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)

    async def open(self) -> None:
        """Connect and migrate."""
        async with self.write() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._told(), self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: what is done inside is there afterwards, all of it or nothing."""
        async with self._told(), self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _told(self) -> AsyncIterator[None]:
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


def postgres_engine(url: sa.URL) -> AsyncEngine:
    """Return an engine that neither waits for a lock nor for an answer without end."""
    patience = {"lock_timeout": f"{BUSY_SECONDS:.0f}s", "statement_timeout": f"{3 * BUSY_SECONDS:.0f}s"}
    return create_async_engine(
        url,
        pool_size=10,
        max_overflow=10,
        pool_timeout=5 * BUSY_SECONDS,
        pool_pre_ping=True,
        connect_args={
            "timeout": BUSY_SECONDS,
            "command_timeout": 4 * BUSY_SECONDS,
            "server_settings": patience,
        },
    )


def sqlite_engine(url: sa.URL, begin: str, size: int) -> AsyncEngine:
    """Return an engine whose transactions begin as said: a writer's take the lock at once and never half-way."""
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=5 * BUSY_SECONDS)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
