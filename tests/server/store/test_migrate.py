"""Migrations: the models are what they make, an older database opens, a newer one is refused."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from heckmeck.game import Game
from heckmeck.record.fair_dice import drawn_start
from heckmeck.record.verification import verify
from heckmeck.server.errors import Denied
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.migrate import configuration
from heckmeck.server.store.people import People, hash_of
from heckmeck.server.store.schema import metadata
from heckmeck.server.tables.beginning import started
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_names import name_of_code

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
        seat = {"table": running, "bot": None, "phrase": "", "away": False, "left": False}
        seats = [("P" * 22, "Anna", "tomato"), ("Q" * 22, "Ben", "mint")]
        for number, (person, name, colour) in enumerate(seats):
            one = {**seat, "seat": number, "person": person, "name": name, "colour": colour}
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
            loaded = [Table(*await log.read(table)) for table in (running, *waiting)]
        finally:
            await database.close()
        assert len({table.row.name for table in loaded}) == 3
        assert all(name_of_code(table.row.name) == table.row.name for table in loaded)
        assert loaded[0].game is not None
        assert loaded[0].game.moves[1] == "keep 4"

    asyncio.run(look())


def test_a_finished_table_of_before_verifies_as_before_and_an_open_one_keeps_its_phrase(
    tmp_path: Path,
) -> None:
    """D3, D4: 0003 had plain phrases and drew starts without the seed."""
    url = f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"
    seed = bytes(range(32))
    start = (drawn_start(seed, "tea|", 2) + 1) % 2  # not the one that the seed draws
    game = Game("classic max_turns=1", ["drawn", "Ben"], start, headers={"entropy": "tea|"})
    moves = [f"dice {game.roll(game.fair_roll(seed))}"]
    while not game.over:
        move = game.legal[-1]
        game.play(move)
        moves.append(move)

    def fill(connection: sa.Connection) -> None:
        command.upgrade(configuration(connection), "0003")
        row = {
            "version": 1,
            "host": "P" * 22,
            "rules": "classic max_turns=1",
            "clock": "none",
            "public": True,
        }
        row |= {"coach": False, "places": 7, "starter": "drawn", "seed": seed, "rematch": None}
        row |= {"created": 1.0, "touched": 1.0, "due": None}
        rows = [
            {**row, "id": "O" * 22, "name": "old", "status": "over", "start": start, "entropy": "tea|"},
            {**row, "id": "W" * 22, "name": "new", "status": "open", "start": None, "entropy": None},
        ]
        for one in rows:
            connection.execute(sa.insert(sa.table("tables", *map(sa.column, one))).values(one))
            first = "drawn" if one["status"] == "over" else "Anna"  # nobody may be called so any more
            for number, name in enumerate([first, "Ben"]):
                seat = {"table": one["id"], "seat": number, "person": "P" * 22, "name": name, "bot": None}
                seat |= {
                    "colour": "mint",
                    "phrase": "tea" if number == 0 else "",
                    "away": False,
                    "left": False,
                }
                connection.execute(sa.insert(sa.table("seats", *map(sa.column, seat))).values(seat))
        for ply, move in enumerate(moves, 1):
            step = {"ply": ply, "move": move, "by": "player", "at": 2.0}
            connection.execute(metadata.tables["steps"].insert().values(table="O" * 22, **step))

    with_database(url, fill, opened=False)

    async def look() -> None:
        database = Database(url, Metrics())
        try:
            await database.open()
            over, waiting = [Table(*await EventLog(database).read(table * 22)) for table in "OW"]
        finally:
            await database.close()
        proved = verify(over.record())
        assert (proved.committed, proved.drawn) == (True, False)
        change = started(waiting, Settings())
        assert (change.row.status, change.row.entropy) == ("playing", "tea|")

    asyncio.run(look())


def test_devices_of_before_go_on_and_are_forgotten_only_when_nobody_uses_them(tmp_path: Path) -> None:
    """M3: 0005 kept devices for ever."""
    url = f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3"
    secret = "s" * 43

    def fill(connection: sa.Connection) -> None:
        command.upgrade(configuration(connection), "0005")
        row = {"hash": hash_of(secret), "person": "P" * 22, "kind": "device", "expires": None}
        connection.execute(sa.insert(sa.table("keys", *map(sa.column, row))).values(row))

    with_database(url, fill, opened=False)

    async def look() -> None:
        database = Database(url, Metrics())
        try:
            await database.open()
            people = People(database)
            assert await people.identify(secret) == "P" * 22
            (device,) = await people.devices("P" * 22)
        finally:
            await database.close()
        assert device.created is None
        assert abs(device.used - time.time()) < 60

    asyncio.run(look())
