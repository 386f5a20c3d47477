"""What strangers ask for leaves nothing behind for good: unknown ids, endless sign-ups, games of years ago."""

import asyncio
import secrets
import sqlite3
import time
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from heckmeck.server.errors import Denied
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store import schema
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.health import StoreProbe
from heckmeck.server.store.retention import forget_old
from heckmeck.server.tables.lobby import new_facts
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tournaments import tournaments
from heckmeck.server.tournaments.log import TournamentLog
from heckmeck.server.tournaments.requests import NewTournament, RegisterNames, UndoLast
from heckmeck.server.tournaments.tournaments import Tournaments
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.tournament import Tournament
from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.stores import wait_until
from tests.tournament.helpers import dealt


def with_database(url: str, check: Callable[[Database], object]) -> None:
    async def run() -> None:
        database = Database(url, Metrics())
        await database.open()
        try:
            await check(database)  # type: ignore[misc]
        finally:
            await database.close()

    asyncio.run(run())


def test_unknown_tables_leave_nothing(database: str) -> None:
    async def check(store: Database) -> None:
        tables = Tables(EventLog(store), Notices("", Metrics()), Metrics(), Settings())
        for _ in range(20):
            with pytest.raises(Denied):
                await tables.find(secrets.token_urlsafe(16))
        assert not tables._loading
        assert not tables._cached

    with_database(database, check)


def test_sign_up_and_undo_end_somewhere(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_HISTORY", 2_000)

    async def check(store: Database) -> None:
        desk = Tournaments(TournamentLog(store), Notices("", Metrics()), Settings())
        running, _ = await desk.create(NewTournament("Club"))

        async def sign_up_and_undo() -> None:
            for number in range(100):
                await desk.act(running, RegisterNames(running.version, names=[f"Anna {number}"]))
                await desk.act(running, UndoLast(running.version))

        with pytest.raises(Denied) as refused:
            await sign_up_and_undo()
        assert (refused.value.status, refused.value.reason) == (413, "tournament-too-large")
        stored = await desk.log.read(running.id)
        assert stored.size == running.size <= 2_000

    with_database(database, check)


def test_a_result_takes_no_list_of_all_names() -> None:
    """Each event keeps the state after it, for an undo: thousands of results in memory, with thousands of names."""
    hall = Tournament.create("Club", bytes(32), HouseRules(rounds=2))
    hall.register([f"Anna {number}" for number in range(3000)])
    hall.draw()
    random, results = Random(1), 100
    tracemalloc.start()
    try:
        for number, table in enumerate(hall.state.stages[-1].tables[:results], 1):
            hall.enter(number, dealt(table.players, random))
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept / results < 20_000, "750 tables are 6 KB"


def test_a_name_has_an_end(tmp_path: Path) -> None:
    """`names` are bounded one by one, a pasted list as a whole: one name of 300,000 signs would be on every page."""

    async def check(store: Database) -> None:
        desk = Tournaments(TournamentLog(store), Notices("", Metrics()), Settings())
        with pytest.raises(ValueError, match="1 to 100"):
            await desk.create(NewTournament("Club", text="x" * 101))

    with_database(f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3", check)


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
            facts = new_facts("Glut 27", "anna", "classic", "none", False, False, 2, "first")
            await log.create({**facts, "id": table, "status": "over", "touched": 0.0}, ())
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


def test_health_writes_once_for_all_who_ask(database: str) -> None:
    async def check(store: Database) -> None:
        probe, written = StoreProbe(store), 0
        write = store.write

        def counted() -> object:
            nonlocal written
            written += 1
            return write()

        store.write = counted  # type: ignore[method-assign, assignment]
        answers = await asyncio.gather(*(probe.takes_writes() for _ in range(50)))
        assert all(answers)
        assert written == 1

    with_database(database, check)
