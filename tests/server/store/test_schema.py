"""The schema: it is what the migrations make, and the newest ply of a table is read from its log."""

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import StoredTable
from heckmeck.server.store.schema import metadata, newest_ply, tables
from tests.server.databases import DICE, SEATS, open_row, playing_row, with_database


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    def compare(connection: sa.Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    async def check(store: Database) -> None:
        async with store.write() as connection:
            await connection.run_sync(compare)

    with_database(database, check)


def test_the_newest_ply_is_that_of_the_row(database: str) -> None:
    async def check(store: Database) -> None:
        log = EventLog(store)
        await log.create(StoredTable(open_row(id="waiting", name="One"), SEATS))
        await log.create(StoredTable(playing_row(id="playing"), SEATS, [DICE]))
        async with store.read() as connection:
            rows = await connection.execute(sa.select(tables.c.id, newest_ply()))
            found = {row[0]: row[1] for row in rows}
        assert found == {"waiting": 0, "playing": 1}

    with_database(database, check)
