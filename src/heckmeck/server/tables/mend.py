"""`python -m heckmeck.server.tables.mend TABLE` cuts a damaged table back to its last good step, and the game goes on.

The database is that of `HECKMECK_DATABASE`. Servers may be running: they see a newer version of the table.
"""

import asyncio
import os
import sys
import time

import sqlalchemy as sa

from heckmeck.errors import Refused
from heckmeck.language import current_words
from heckmeck.server.errors import Damaged
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog, read_row, read_seats, read_steps, write_steps
from heckmeck.server.store.schema import steps, tables
from heckmeck.server.tables.consequences import dice_due
from heckmeck.server.tables.table import Table


async def mend(database: Database, table_id: str) -> int | None:
    """Cut a table back and return its last good ply; None where nothing is damaged."""
    try:
        Table(*await EventLog(database).read(table_id))
    except Damaged as damaged:
        await cut_back(database, table_id, damaged.ply)
        return damaged.ply
    return None


async def cut_back(database: Database, table_id: str, ply: int) -> None:
    """Remove all steps after `ply`, and let fall what must fall then."""
    now, this = time.time(), tables.c.id == table_id
    async with database.write() as connection:
        found = await read_row(connection, table_id), await read_seats(connection, table_id)
        table = Table(*found, (await read_steps(connection, table_id, 0))[:ply])
        await connection.execute(sa.delete(steps).where(steps.c.table == table_id, steps.c.ply > ply))
        assert table.game is not None
        await write_steps(connection, table_id, dice_due(table.game, table.seats, table.row.seed, now))
        status = sa.case((tables.c.status == "over", "playing"), else_=tables.c.status)
        news = {"status": status, "version": tables.c.version + 1, "due": now, "touched": now}
        await connection.execute(tables.update().where(this).values(news))


async def run(table_id: str) -> str:
    settings = Settings(database=os.environ.get("HECKMECK_DATABASE", ""))
    settings.check()
    database = Database(settings.database_url, Metrics())
    try:
        await database.open()
        ply = await mend(database, table_id)
    finally:
        await database.close()
    return current_words().say("mend-whole" if ply is None else "mend-done", table=table_id, ply=ply or 0)


if __name__ == "__main__":
    try:
        sys.stdout.write(asyncio.run(run(sys.argv[1])) + "\n")
    except Refused as refused:
        raise SystemExit(refused.in_words(current_words())) from None
