"""What nobody touched for long is deleted, with all that belongs to it, and nothing else is."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import sqlalchemy as sa

from heckmeck.server.store import schema
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.retention import forget_old
from heckmeck.server.store.rows import StoredTable
from tests.server.clients import Guest
from tests.server.databases import open_row, with_database
from tests.server.processes import Server
from tests.server.stores import wait_until


def rows_of(server: Server) -> dict[str, int]:
    with closing(sqlite3.connect(server.settings.database.partition("///")[2])) as connection:
        return {
            name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for name in schema.metadata.tables
        }


def test_what_nobody_touched_for_a_year_is_deleted(new_server: Callable[..., Server]) -> None:
    """Finished and closed tables and tournaments, with all that belongs to them; what is played on stays."""
    server = new_server()
    with Guest(server.url) as anna:
        old, kept = anna.create(bots=[{}]), anna.create(bots=[{}])
        for table in (old, kept):
            anna.post(f"/api/tables/{table}/start")
        club = anna.post("/api/tournaments", 201, name="Club", names=[f"P{n}" for n in range(8)])
        head = {"X-Organiser": club["secret"]}
        path = f"/api/tournaments/{club['tournament']['id']}"
        drawn = anna.http.post(f"{path}/events", json={"event": "draw", "version": 1}, headers=head).json()
        version = drawn["tournament"]["version"]
        live = anna.http.post(f"{path}/online", json={"version": version}, headers=head)
        assert live.status_code == 200, live.text
    server.stop()
    with closing(sqlite3.connect(server.settings.database.partition("///")[2])) as connection:
        long_ago = time.time() - 366 * 86_400
        connection.execute("UPDATE tables SET touched = ? WHERE id != ?", (long_ago, kept))
        connection.execute("UPDATE tournaments SET touched = ?", (long_ago,))
        connection.commit()
    assert rows_of(server)["tournament_tables"] == 2
    server.start()
    wait_until(lambda: rows_of(server)["tables"] == 1)
    left = rows_of(server)
    assert left["seats"] == 2
    assert [left[name] for name in left if name.startswith("tournament")] == [0, 0, 0, 0]
    with Guest(server.url) as anna:
        assert anna.get(f"/api/tables/{kept}")["table"]["status"] == "playing"
        assert anna.get(f"/api/tables/{old}", 404)["reason"] == "no-such-table"


def test_the_tables_of_a_tournament_stay_as_long_as_it(database: str) -> None:
    """On both stores: a table of long ago, alone and as one of a tournament of today."""

    async def check(store: Database) -> None:
        log = EventLog(store)
        for table in ("alone", "of a club"):
            await log.create(StoredTable(open_row(id=table, status="over", touched=0.0), ()))
        club = {"id": "club", "secret": "", "version": 1, "created": 0.0, "touched": 1e10}
        link = {"tournament": "club", "stage": 1, "round": 1, "table": 1, "players": "[]", "entered": True}
        async with store.write() as connection:
            await connection.execute(schema.tournaments.insert().values(club))
            await connection.execute(schema.tournament_tables.insert().values(link | {"live": "of a club"}))
        await forget_old(store, 1.0)
        assert await log.ids(sa.true(), 9) == ["of a club"]
        await forget_old(store, 2e10)
        assert await log.ids(sa.true(), 9) == []

    with_database(database, check)
