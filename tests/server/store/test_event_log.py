"""The event log: what is new in it, and changes that only one writer wins."""

import pytest
from msgspec.structs import replace

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog, read_row, read_steps
from heckmeck.server.store.rows import LoggedStep, StoredTable
from heckmeck.server.store.schema import tables
from tests.server.databases import DICE, SEATS, open_row, playing_row, with_database

KEPT = LoggedStep(2, "keep W", "player", 2.0)


def test_news_are_what_somebody_does_not_know(database: str) -> None:
    async def check(store: Database) -> None:
        log, row = EventLog(store), playing_row()
        await log.create(StoredTable(row, SEATS, [DICE, KEPT]))
        assert (await log.news(row.id, 1, None)).steps == [DICE, KEPT]
        news = await log.news(row.id, 1, DICE)
        assert (news.seats, news.steps, news.lost) == (None, [KEPT], False)
        assert (await log.news(row.id, 1, KEPT)).steps == []
        assert (await log.news(row.id, 0, KEPT)).seats == SEATS

    with_database(database, check)


def test_what_is_read_together_is_of_one_moment(database: str) -> None:
    """A table that begins meanwhile has no steps yet where its row was read before."""

    async def check(store: Database) -> None:
        log, known = EventLog(store), StoredTable(open_row(), SEATS)
        await log.create(known)
        begun = StoredTable(replace(known.row, version=2, status="playing", start=0), SEATS, [DICE])
        async with store.read() as connection:
            assert await read_row(connection, known.row.id) == known.row
            await log.change(known, begun)
            assert await read_steps(connection, known.row.id, 0) == []
        assert (await log.read(known.row.id)).steps == [DICE]

    with_database(database, check)


def test_a_log_that_lost_steps_says_so_and_tells_all_that_it_has(database: str) -> None:
    async def check(store: Database) -> None:
        log, row = EventLog(store), playing_row()
        await log.create(StoredTable(row, SEATS, [DICE]))
        for known in (KEPT, replace(DICE, move="dice 11111111")):
            news = await log.news(row.id, 1, known)
            assert (news.seats, news.steps, news.lost) == (SEATS, [DICE], True)

    with_database(database, check)


def test_a_change_is_written_whole_and_only_once(database: str) -> None:
    """Row, seats, first steps and the table of a rematch are one transaction."""

    async def check(store: Database) -> None:
        log, known = EventLog(store), StoredTable(open_row(), SEATS[:1])
        await log.create(known)
        new = StoredTable(replace(known.row, version=2, status="playing", start=0, due=3.0), SEATS, [DICE])
        other = StoredTable(open_row(name="Other"), SEATS, [])
        await log.change(known, new, other)
        assert await log.read(known.row.id) == new
        assert await log.read(other.row.id) == other
        late = StoredTable(replace(known.row, version=2, host="ben"), ())
        with pytest.raises(LostRace):
            await log.change(known, late, StoredTable(open_row(name="Late"), SEATS))
        assert await log.read(known.row.id) == new
        assert await log.ids(tables.c.name == "Late", 9) == []

    with_database(database, check)


def test_a_change_leaves_what_it_does_not_know_of(database: str) -> None:
    """A process that did not see the last append writes what it changes, and when something is due."""

    async def check(store: Database) -> None:
        log, known = EventLog(store), StoredTable(playing_row(touched=1.0), SEATS, [DICE])
        await log.create(known)
        await log.append(known.row.id, 1, [KEPT], 5.0, 9.0, over=False)
        knows = StoredTable(known.row, SEATS, [DICE, KEPT])
        await log.change(knows, knows._replace(row=replace(known.row, version=2, pace="3x"), steps=()))
        row = (await log.read(known.row.id)).row
        assert (row.pace, row.touched, row.due) == ("3x", 5.0, None)

    with_database(database, check)


def test_closing_and_laying_aside_leave_the_game(database: str) -> None:
    async def check(store: Database) -> None:
        log, row = EventLog(store), playing_row(due=1.0)
        await log.create(StoredTable(row, SEATS, [DICE]))
        await log.lay_aside(row.id)
        assert (await log.read(row.id)).row.due is None
        assert await log.archive(tables.c.id == row.id) == 1
        stored = await log.read(row.id)
        assert (stored.row.status, stored.row.version, stored.steps) == ("archived", 2, [DICE])
        assert await log.newest([row.id, "unknown"]) == {row.id: (2, 1)}
        with pytest.raises(Denied):
            await log.read("unknown")

    with_database(database, check)
