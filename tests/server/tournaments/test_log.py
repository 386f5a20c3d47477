"""The store of tournaments: lines of events as the release wrote them, and one writer per version."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.database import Database
from heckmeck.server.store.schema import tournament_events, tournaments
from heckmeck.server.tournaments.log import Changes, TournamentLog
from heckmeck.tournament.events import Undo
from heckmeck.tournament.exchange import read_event, write_event
from tests.server.tournaments.released import FACTS, LINES, stored

EVENTS = [read_event(line) for line in LINES]


def with_log(url: str, check: Callable[[TournamentLog, Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(url, Metrics())
        await database.open()
        try:
            await check(TournamentLog(database), database)
        finally:
            await database.close()

    asyncio.run(run())


def test_a_database_of_the_release_is_read_and_written_the_same(database: str) -> None:
    async def check(log: TournamentLog, store: Database) -> None:
        rows = [
            {"tournament": FACTS["id"], "number": number, "event": line}
            for number, line in enumerate(LINES, 1)
        ]
        async with store.write() as connection:
            await connection.execute(tournaments.insert().values(FACTS))
            await connection.execute(tournament_events.insert(), rows)
        found = await log.read(FACTS["id"])
        assert (found.lines, found.size) == (LINES, stored().size)
        await log.create({**FACTS, "id": "again"}, EVENTS)
        async with store.read() as connection:
            written = tournament_events.select().where(tournament_events.c.tournament == "again")
            lines = [
                row.event for row in await connection.execute(written.order_by(tournament_events.c.number))
            ]
        assert lines == LINES

    with_log(database, check)


def test_one_transaction_adds_events_and_bots(database: str) -> None:
    async def check(log: TournamentLog, store: Database) -> None:
        await log.create(FACTS, EVENTS)
        changes = Changes(events=[Undo()], bots={1: "simple", 2: None})
        facts = await log.change(FACTS, len(LINES), changes)
        assert facts["version"] == FACTS["version"] + 1
        found = await log.read(FACTS["id"], after=len(LINES))
        assert (found.lines, found.bots, found.links) == ([write_event(Undo())], {1: "simple"}, {})
        assert await log.versions([FACTS["id"], "nobody"]) == {FACTS["id"]: facts["version"]}

    with_log(database, check)


def test_only_one_writer_wins_a_version(database: str) -> None:
    async def check(log: TournamentLog, store: Database) -> None:
        await log.create(FACTS, EVENTS)
        await log.change(FACTS, len(LINES), Changes(events=[Undo()]))
        with pytest.raises(LostRace):
            await log.change(FACTS, len(LINES), Changes(events=[Undo()], bots={1: "simple"}))
        found = await log.read(FACTS["id"])
        assert (len(found.lines), found.bots) == (len(LINES) + 1, {})

    with_log(database, check)


def test_a_participant_keeps_the_person_who_plays(database: str) -> None:
    async def check(log: TournamentLog, store: Database) -> None:
        await log.create(FACTS, EVENTS)
        assert await log.persons(FACTS["id"], [1, 2], {1: "anna", 2: "ben"}) == {1: "anna", 2: "ben"}
        assert await log.persons(FACTS["id"], [2, 3], {2: "eve", 3: "cleo"}) == {2: "ben", 3: "cleo"}

    with_log(database, check)


def test_what_is_not_there(database: str) -> None:
    async def check(log: TournamentLog, store: Database) -> None:
        with pytest.raises(Denied):
            await log.read("nobody")
        assert await log.finished() == []

    with_log(database, check)
