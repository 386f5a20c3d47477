"""Tables in memory: unknown ones leave no trace, those where the server acts soon stay, and it listens at once."""

import asyncio
import secrets
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from heckmeck.server.errors import Denied
from heckmeck.server.http.services import open_services
from heckmeck.server.ops.limits import Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import StoredTable
from heckmeck.server.store.schema import tables as table_rows
from heckmeck.server.tables import table_cache
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tables.requests import NewBot, NewTable
from heckmeck.server.tables.tables import Tables
from tests.server.databases import BOTS, playing_row, with_database


def test_unknown_tables_leave_no_trace(database: str) -> None:
    async def check(store: Database) -> None:
        tables = Tables(EventLog(store), Notices("", Metrics()), Metrics(), Settings())
        for _ in range(20):
            with pytest.raises(Denied):
                await tables.cached(secrets.token_urlsafe(16))
        assert not tables._loading
        assert not tables._cached

    with_database(database, check)


def test_a_table_with_a_timer_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each decision of a bot would read its game from the log again."""
    monkeypatch.setattr(table_cache, "MOST_CACHED", 3)

    async def run() -> None:
        settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/many.sqlite3", bot_pace=30.0)
        async with open_services(settings, Metrics(), Limits(0)) as services:

            async def new_table(clock: str, start: bool) -> str:
                wish = NewTable(rules="classic", clock=clock, seats=2, bots=[NewBot(), NewBot()])
                table = await services.lobby.create("anna", wish)
                if start:
                    await services.lobby.start(table.id, "anna")
                return table.id

            playing = [await new_table("none", start=True) for _ in range(6)]
            waiting = [await new_table("none", start=False) for _ in range(6)]
            kept = [table_id in services.tables._cached for table_id in playing + waiting]
            assert kept[:6] == [True] * 6
            assert kept.count(True) <= 6 + 3

    asyncio.run(run())


def test_the_server_listens_before_it_has_taken_up_what_an_earlier_one_left(tmp_path: Path) -> None:
    """Overdue tables are replayed while people are served: starting waits for none of them."""
    url = f"sqlite+aiosqlite:///{tmp_path}/left.sqlite3"

    async def leave_tables() -> list[str]:
        database = Database(url, Metrics())
        await database.open()
        ids = []
        for _ in range(20):
            row = playing_row(due=time.time() - 60)
            await EventLog(database).create(StoredTable(row, BOTS))
            ids.append(row.id)
        await database.close()
        return ids

    async def run(ids: list[str]) -> None:
        settings = Settings(database=url, bot_pace=0.0)
        async with open_services(settings, Metrics(), Limits(0)) as services:
            assert not services.tables._cached, "nothing has been replayed yet"
            rows = sa.select(sa.func.count()).where(table_rows.c.status == "playing")
            for _ in range(3000):
                async with services.database.read() as connection:
                    if not (await connection.execute(rows)).scalar():
                        return
                await asyncio.sleep(0.02)
        raise AssertionError(ids)

    asyncio.run(run(asyncio.run(leave_tables())))
