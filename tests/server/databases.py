"""An open database, and rows of tables for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.database import Database
from heckmeck.server.store.rows import LoggedStep, Seat, TableRow
from heckmeck.server.tables.lobby import new_row

SEATS = (Seat("anna", "Anna", "mint"), Seat("ben", "Ben", "pine"))
BOTS = (Seat(None, "Anna", "mint", bot="simple"), Seat(None, "Ben", "pine", bot="simple"))
DICE = LoggedStep(1, "dice 11345WWW", "dice", 1.0)


def open_row(**changes: Any) -> TableRow:
    """An open table, of which these facts are other ones."""
    return replace(new_row("Table", "anna", "classic", "none", False, False, 2, "first"), **changes)


def playing_row(**changes: Any) -> TableRow:
    """A table whose game has begun, before its first dice."""
    return open_row(**{"status": "playing", "start": 0, "entropy": "", **changes})


def with_database(url: str, check: Callable[[Database], Awaitable[None]]) -> None:
    """Open a database, new or not, and look at it."""

    async def run() -> None:
        database = Database(url, Metrics())
        try:
            await database.open()
            await check(database)
        finally:
            await database.close()

    asyncio.run(run())
