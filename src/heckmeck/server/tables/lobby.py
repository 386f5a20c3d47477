"""The life of a table around its game: create, join, bots, leave, start, rematch."""

import time
from collections.abc import Callable
from itertools import chain, islice

from msgspec.structs import replace

from heckmeck.record.fair_dice import draw_seed
from heckmeck.record.names import check_names
from heckmeck.rules.edition import Edition
from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.store.people import new_id
from heckmeck.server.store.rows import Clock, Seats, Starter, StoredTable, TableRow
from heckmeck.server.tables import seats as seating
from heckmeck.server.tables.beginning import is_revealed, revealed, started
from heckmeck.server.tables.consequences import Change
from heckmeck.server.tables.requests import NewBot, NewTable, Reveal, SeatChange, Seating
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_names import FIRST_TRIES, new_names
from heckmeck.server.tables.tables import Tables

ATTEMPTS = 10


class Lobby:
    """Changes of tables, each committed before it is told."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._settings = tables.settings

    async def create(self, person: str, wish: NewTable) -> Table:
        edition = Edition.parse(wish.rules)
        if wish.dice == "real" and wish.clock != "none":
            raise Denied(400, "real-dice-without-clock", clause="C1")
        seats: Seats = ()
        if wish.host is not None:
            seats = seating.sit_down(seats, wish.seats, person, wish.host)
        for companion in wish.companions:
            seats = seating.with_companion(seats, wish.seats, person, companion)
        for bot in wish.bots:
            seats = self._with_bot(seats, wish.seats, bot)
        options = (str(edition), wish.clock, wish.public, wish.coach, wish.seats, wish.starter)
        for name in islice(new_names(private=not wish.public), ATTEMPTS + FIRST_TRIES):
            row = replace(new_row(name, person, *options), dice=wish.dice, asks=wish.asks)
            try:
                await self._tables.log.create(StoredTable(row, seats))
            except LostRace:
                continue  # an open table has this name
            self._tables.metrics.tables_made.inc()
            return await self._tables.cached(row.id)
        raise Denied(503, "busy")

    def _with_bot(self, seats: Seats, places: int, wish: NewBot) -> Seats:
        return seating.add_bot(seats, places, wish, self._settings.bot, self._settings.bots)

    async def join(self, table_id: str, person: str, wish: Seating) -> Table:
        return await self._change_open(
            table_id, lambda table: seating.sit_down(table.seats, table.row.places, person, wish)
        )

    async def add_bot(self, table_id: str, person: str | None, wish: NewBot) -> Table:
        def edit(table: Table) -> Seats:
            check_host(table, person)
            return self._with_bot(table.seats, table.row.places, wish)

        return await self._change_open(table_id, edit)

    async def remove_seat(self, table_id: str, person: str | None, number: int) -> Table:
        """The host takes a bot, or a guest, off the table."""

        def edit(table: Table) -> Seats:
            check_host(table, person)
            return seating.without(table.seats, number)

        return await self._change_open(table_id, edit)

    async def change_seat(self, table_id: str, person: str | None, wish: SeatChange) -> Table:
        def edit(table: Table) -> Seats:
            number = named_seat(table, person, wish.seat)
            return seating.change(table.seats, number, wish.name, wish.colour, wish.sealed_phrase)

        return await self._change_open(table_id, edit)

    async def _change_open(self, table_id: str, edit: Callable[[Table], Seats]) -> Table:
        def change(table: Table) -> Change:
            if table.status != "open":
                raise Denied(409, "started-already")
            return Change(table.row, edit(table))

        return await self.change(table_id, change)

    async def leave(self, table_id: str, person: str | None) -> Table:
        """Get up, with all companions. In a running game bots play the seats to the end."""

        def change(table: Table) -> Change:
            own_seat(table, person)
            if table.status == "open":
                return left_open(table, person, tuple(seat for seat in table.seats if seat.person != person))
            seats = table.seats
            for number in table.seats_of(person):
                seats = seating.with_seat(seats, number, replace(seats[number], left=True, away=False))
            return Change(table.row, seats)

        return await self.change(table_id, change)

    async def start(self, table_id: str, person: str | None) -> Table:
        """Close the table; the game begins as soon as sealed phrases are revealed (D3)."""

        def change(table: Table) -> Change:
            check_host(table, person)
            if table.status != "open":
                raise Denied(409, "started-already")
            if len(table.seats) < 2:
                raise Denied(409, "too-few-players", clause="M3")
            check_names([seat.name for seat in table.seats], seating.RECORD_HEADERS)
            return started(table, self._settings)

        return await self.change(table_id, change)

    async def reveal(self, table_id: str, person: str | None, wish: Reveal) -> Table:
        """Take a sealed phrase of an own seat; saying it again changes nothing."""

        def said_before(table: Table) -> bool:
            return is_revealed(table, named_seat(table, person, wish.seat), wish)

        def change(table: Table) -> Change:
            return revealed(table, named_seat(table, person, wish.seat), wish, self._settings)

        return await self.change(table_id, change, unless=said_before)

    async def rematch(self, table_id: str, person: str | None) -> Table:
        """Return the table where the same people go on; the first who asks opens it.

        It keeps the name, unless a table that was opened meanwhile has it.
        """
        old = await self._tables.fresh(table_id)
        names = chain([old.row.name], new_names(private=not old.row.public))

        def change(table: Table) -> Change:
            own_seat(table, person)
            if table.status != "over":
                raise Denied(409, "not-over")
            row = table.row
            staying = tuple(seating.anew(seat) for seat in table.seats if not seat.left)
            host = row.host if seating.seat_of(staying, row.host) is not None else person
            options = (row.rules, row.clock, row.public, row.coach, row.places, row.starter)
            new = replace(
                new_row(next(names), str(host), *options), pace=row.pace, dice=row.dice, asks=row.asks
            )
            return Change(replace(row, rematch=new.id), table.seats, also=StoredTable(new, staying))

        own_seat(old, person)
        table = old
        if table.row.rematch is None:
            table = await self.change(table_id, change, unless=lambda table: table.row.rematch is not None)
        return await self._tables.cached(str(table.row.rematch))

    async def change(
        self,
        table_id: str,
        change: Callable[[Table], Change],
        unless: Callable[[Table], bool] = lambda table: False,
    ) -> Table:
        """Try until no other process was faster."""
        table = await self._tables.fresh(table_id)
        for _ in range(ATTEMPTS):
            async with table.lock:
                if unless(table):
                    return table
                new = change(table)
                try:
                    row = replace(new.row, touched=time.time())
                    await self._tables.change(table, new._replace(row=row))
                except LostRace:
                    continue
                return table
        raise Denied(503, "busy")


def new_row(
    name: str, host: str, rules: str, clock: Clock, public: bool, coach: bool, places: int, starter: Starter
) -> TableRow:
    """Return the row of a new table; its seed is drawn now, so that the commitment is public from the first moment."""
    now = time.time()
    return TableRow(
        id=new_id(),
        name=name,
        host=host,
        rules=rules,
        clock=clock,
        public=public,
        coach=coach,
        places=places,
        starter=starter,
        seed=draw_seed(),
        created=now,
        touched=now,
    )


def left_open(table: Table, person: str | None, seats: Seats) -> Change:
    """The next person is the host; a table without any is closed."""
    row = table.row
    if row.host == person:
        host = next((seat.person for seat in seats if seat.person is not None), None)
        row = replace(row, status="archived") if host is None else replace(row, host=host)
    return Change(row, seats)


def check_host(table: Table, person: str | None) -> None:
    if person is None or table.row.host != person:
        raise Denied(403, "host-only")


def own_seat(table: Table, person: str | None) -> int:
    number = table.seat_of(person)
    if number is None:
        raise Denied(403, "not-at-this-table")
    return number


def named_seat(table: Table, person: str | None, number: int | None) -> int:
    """Return the seat that a person names, who must have it; without a name their first one."""
    if number is None:
        return own_seat(table, person)
    if number not in table.seats_of(person):
        raise Denied(403, "not-your-seat")
    return number
