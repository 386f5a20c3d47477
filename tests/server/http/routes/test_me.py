"""My tables: as the log has them, asked for once, however many they are."""

import asyncio
from pathlib import Path
from typing import Any

from heckmeck.server.http.routes.me import my_tables
from heckmeck.server.http.services import open_services
from heckmeck.server.ops.limits import Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.tables.requests import NewTable, Seating

TABLES = 12


def test_my_tables_are_fresh_and_need_no_question_each(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/me.sqlite3", sweep=60.0)

    async def run() -> None:
        async with (
            open_services(settings, Metrics(), Limits(0)) as here,
            open_services(settings, Metrics(), Limits(0)) as there,
        ):
            wish = NewTable(rules="classic", seats=2, host=Seating(name="Anna"))
            tables = [await here.lobby.create("anna", wish) for _ in range(TABLES)]
            await there.lobby.join(tables[3].id, "ben", Seating(name="Ben"))
            refreshed: list[str] = []
            usual = here.tables.refresh

            async def counted(table: Any) -> None:
                refreshed.append(table.id)
                await usual(table)

            here.tables.refresh = counted  # type: ignore[method-assign]
            mine = (await my_tables(here, "anna")).tables
            assert sorted(len(reply.table.seats) for reply in mine) == [1] * (TABLES - 1) + [2]
            assert refreshed == [tables[3].id], "only what has changed is read"

    asyncio.run(run())
