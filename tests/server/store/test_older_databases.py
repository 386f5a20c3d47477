"""Databases that earlier releases wrote, each with what that release said of it: they open and say the same.

`databases/REVISION.sqlite3.gz` has an open table, one whose phrases are being revealed, games with companions, phrases,
clocks and bots, a finished one with its rematch, and a tournament with live tables.
"""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from heckmeck.record.verification import verify
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.people import People
from heckmeck.server.tables.table import Table
from heckmeck.server.tournaments.log import TournamentLog
from heckmeck.tournament.exchange import read_event, write_event

DATABASES = Path(__file__).parent / "databases"
REVISIONS = sorted(path.name.partition(".")[0] for path in DATABASES.glob("*.sqlite3.gz"))


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_older_database_opens_and_says_what_it_said(revision: str, tmp_path: Path) -> None:
    told = json.loads((DATABASES / f"{revision}.json").read_text())
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(gzip.decompress((DATABASES / f"{revision}.sqlite3.gz").read_bytes()))

    async def look() -> None:
        database = Database(f"sqlite+aiosqlite:///{copy}", Metrics())
        try:
            await database.open()
            for table_id, said in told["tables"].items():
                now = said_of(Table(*await EventLog(database).read(table_id)))
                assert now | {"view": of_fields(now["view"], said["view"])} == said
            assert await tournament_said(database, told["tournament"]["id"]) == told["tournament"]
            assert await People(database).identify(told["person"]["secret"]) == told["person"]["id"]
        finally:
            await database.close()

    asyncio.run(look())
    statuses = [said["view"]["status"] for said in told["tables"].values()]
    assert set(statuses) == {"open", "starting", "playing", "over", "archived"}
    for said in told["tables"].values():
        if said["view"]["status"] == "over":
            assert verify(said["record"]).committed


def of_fields(view: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Return what an older release could tell of a table: later ones tell more, never less."""
    return {field: view[field] for field in told}


def said_of(table: Table) -> dict[str, Any]:
    game, row = table.game, table.row
    return {
        "view": to_builtins(table.view()),
        "due": row.due,
        "host": row.host,
        "seed": row.seed.hex(),
        "people": [seat.person for seat in table.seats],
        "phrases": [seat.phrase for seat in table.seats],
        "steps": [[step.ply, step.move, step.by, step.at] for step in table.steps],
        "document": None if game is None else game.document(),
        "record": None if game is None else table.record(),
    }


async def tournament_said(database: Database, tournament_id: str) -> dict[str, Any]:
    stored = await TournamentLog(database).read(tournament_id)
    return {
        "id": tournament_id,
        "version": stored.facts["version"],
        "bots": {str(player): bot for player, bot in stored.bots.items()},
        "links": [
            [list(place), list(link.players), link.live, link.entered] for place, link in stored.links.items()
        ],
        "events": [write_event(read_event(line)) for line in stored.lines],
    }
