"""What people settle among themselves at a table: who throws, how fast bots are, and who plays for whom."""

import time

from msgspec.structs import replace

from heckmeck.server.errors import Denied
from heckmeck.server.store.rows import Pace
from heckmeck.server.tables.consequences import Change, dice_due
from heckmeck.server.tables.lobby import Lobby, check_host, own_seat
from heckmeck.server.tables.presence import Presence
from heckmeck.server.tables.seats import with_seat
from heckmeck.server.tables.table import Table


class Company:
    """Changes of a table that leave its game as it is."""

    def __init__(self, lobby: Lobby, presence: Presence) -> None:
        self._lobby = lobby
        self._presence = presence

    async def set_throws(self, table_id: str, person: str | None, throws: bool) -> Table:
        """Let the dice that begin a turn wait for a person's hand, at all of their seats, or let them fall again."""

        def change(table: Table) -> Change:
            seats = table.seats
            for number in table.seats_of(person):
                seats = with_seat(seats, number, replace(seats[number], throws=throws))
            if not table.waits_for_throw or table.game is None:
                return Change(table.row, seats)
            game = table.game.copy()
            return Change(table.row, seats, dice_due(game, seats, table.row.seed, time.time()), game)

        def is_so(table: Table) -> bool:
            own_seat(table, person)
            check_going_on(table)
            return all(table.seats[number].throws == throws for number in table.seats_of(person))

        return await self._lobby.change(table_id, change, unless=is_so)

    async def set_pace(self, table_id: str, person: str | None, pace: Pace) -> Table:
        """Let bots seem to think shorter: for the host to say, or for the only person at the table."""

        def is_so(table: Table) -> bool:
            own_seat(table, person)
            check_going_on(table)
            if person != table.row.host and not table.is_alone(person):
                raise Denied(403, "not-the-pace-setter")
            return table.row.pace == pace

        return await self._lobby.change(
            table_id, lambda table: Change(replace(table.row, pace=pace), table.seats), unless=is_so
        )

    async def stand_in(self, table_id: str, person: str | None, number: int) -> Table:
        """Let a bot play for somebody who is gone, until they are back: for anybody at a table without a clock."""

        def is_so(table: Table) -> bool:
            own_seat(table, person)
            check_played_by_person(table, number)
            if table.seats[number].away:
                return True
            if table.row.clock != "none":
                raise Denied(409, "clock-decides")
            self._presence.check_player_missed(table, number)
            return False

        return await self._lobby.change(
            table_id, lambda table: seat_with(table, number, away=True), unless=is_so
        )

    async def take_over(self, table_id: str, person: str | None) -> Table:
        """Be the host instead of one who is gone: for anybody at the table."""

        def is_so(table: Table) -> bool:
            own_seat(table, person)
            check_going_on(table)
            if table.row.host == person:
                return True
            self._presence.check_host_missed(table)
            return False

        return await self._lobby.change(
            table_id, lambda table: Change(replace(table.row, host=str(person)), table.seats), unless=is_so
        )

    async def replace(self, table_id: str, person: str | None, number: int) -> Table:
        """Let a bot play a seat to the end, as if its person had left: for the host."""

        def is_so(table: Table) -> bool:
            check_host(table, person)
            check_played_by_person(table, number)
            return table.seats[number].left

        return await self._lobby.change(
            table_id, lambda table: seat_with(table, number, away=False, left=True), unless=is_so
        )


def seat_with(table: Table, number: int, **changed: bool) -> Change:
    return Change(table.row, with_seat(table.seats, number, replace(table.seats[number], **changed)))


def check_played_by_person(table: Table, number: int) -> None:
    check_going_on(table)
    if table.game is None:
        raise Denied(409, "not-started")
    if not 0 <= number < len(table.seats):
        raise Denied(404, "no-such-seat")
    if table.seats[number].person is None:
        raise Denied(409, "bots-seat")


def check_going_on(table: Table) -> None:
    if table.ended:
        raise Denied(409, "over-already")
