"""Migrations: the models are what they make, an older database opens, a newer one is refused."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from heckmeck.server.database import Database
from heckmeck.server.denied import Denied
from heckmeck.server.metrics import Metrics
from heckmeck.server.migrate import configuration
from heckmeck.server.schema import metadata

REVISIONS = [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][
    ::-1
]


def with_database(url: str, work: Callable[[sa.Connection], None], opened: bool = True) -> None:
    async def run() -> None:
        database = Database(url, Metrics())
        try:
            if opened:
                await database.open()
            async with database.write() as connection:
                await connection.run_sync(work)
        finally:
            await database.close()

    asyncio.run(run())


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    def compare(connection: sa.Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    with_database(database, compare)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_older_release_opens(tmp_path: Path, revision: str) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"
    with_database(url, lambda connection: command.upgrade(configuration(connection), revision), opened=False)
    with_database(url, lambda connection: None)


def test_a_database_of_a_newer_release_is_refused_and_untouched(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/new.sqlite3"
    with_database(
        url, lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    )
    with pytest.raises(Denied, match="9999"):
        with_database(url, lambda connection: None)
