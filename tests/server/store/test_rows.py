"""Rows as types: they are what the schema has, and what is written is read again."""

from msgspec.structs import replace

from heckmeck.server.store import schema
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.rows import LoggedStep, Seat, StoredTable, TableRow
from tests.server.databases import DICE, SEATS, playing_row, with_database


def test_every_column_has_its_field() -> None:
    assert set(TableRow.__struct_fields__) == set(schema.tables.c.keys())
    assert set(Seat.__struct_fields__) == set(schema.seats.c.keys()) - {"table", "seat"}
    assert set(LoggedStep.__struct_fields__) == set(schema.steps.c.keys()) - {"table"}


def test_what_is_written_is_read_again(database: str) -> None:
    seats = (replace(SEATS[0], sealed_phrase="ab" * 32, phrase="tea", salt="cd" * 16, throws=True), SEATS[1])
    written = StoredTable(playing_row(entropy="tea|", due=7.5, drawn_start=True), seats, [DICE])

    async def check(store: Database) -> None:
        log = EventLog(store)
        await log.create(written)
        assert await log.read(written.row.id) == written

    with_database(database, check)


def test_who_plays_a_seat_and_whether_its_phrase_is_known() -> None:
    seat = SEATS[0]
    assert not seat.played_by_bot
    for changed in (replace(seat, bot="simple"), replace(seat, away=True), replace(seat, left=True)):
        assert changed.played_by_bot
    assert seat.revealed
    assert not replace(seat, sealed_phrase="ab" * 32).revealed
    assert replace(seat, sealed_phrase="ab" * 32, salt="cd" * 16).revealed
