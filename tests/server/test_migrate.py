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
from msgspec.structs import asdict

from heckmeck.game import Game
from heckmeck.server.database import Database
from heckmeck.server.denied import Denied
from heckmeck.server.event_log import EventLog
from heckmeck.server.metrics import Metrics
from heckmeck.server.migrate import configuration
from heckmeck.server.schema import metadata
from heckmeck.server.seats import Seat
from heckmeck.server.table_names import name_of_code

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


def test_tables_of_an_older_release_get_names_and_keep_their_games(tmp_path: Path) -> None:
    """0001 had no names: afterwards every table has one, open ones can be found by it, and games go on."""
    url = f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"
    running, waiting = "R" * 22, ["A" * 22, "B" * 22]

    def fill(connection: sa.Connection) -> None:
        command.upgrade(configuration(connection), "0001")
        row = {"version": 1, "host": "P" * 22, "rules": "classic", "clock": "none", "public": True}
        row |= {"coach": False, "places": 7, "starter": "first", "seed": bytes(32), "entropy": None}
        row |= {"rematch": None, "created": 1.0, "touched": 1.0, "due": None}
        rows = [{**row, "id": table, "status": "open", "start": None} for table in waiting]
        rows += [{**row, "id": running, "status": "playing", "start": 0, "entropy": ""}]
        for one in rows:
            connection.execute(sa.insert(sa.table("tables", *map(sa.column, one))).values(one))
        seats = [Seat("P" * 22, "Anna", "tomato"), Seat("Q" * 22, "Ben", "mint")]
        for number, seat in enumerate(seats):
            one = {"table": running, "seat": number, **asdict(seat)}
            del one["throws"]  # since 0004
            connection.execute(sa.insert(sa.table("seats", *map(sa.column, one))).values(one))
        game = Game("classic", ["Anna", "Ben"])
        for ply, move in enumerate([f"dice {game.fair_roll(bytes(32))}", "keep 4"], 1):
            step = {"ply": ply, "move": move, "by": "dice" if ply == 1 else "player", "at": 2.0}
            connection.execute(metadata.tables["steps"].insert().values(table=running, **step))

    with_database(url, fill, opened=False)

    async def look() -> None:
        database = Database(url, Metrics())
        try:
            await database.open()
            log = EventLog(database)
            loaded = [await log.load(table) for table in (running, *waiting)]
        finally:
            await database.close()
        assert len({table.facts["name"] for table in loaded}) == 3
        assert all(name_of_code(table.facts["name"]) == table.facts["name"] for table in loaded)
        assert loaded[0].game is not None
        assert loaded[0].game.moves[1] == "keep 4"

    asyncio.run(look())
