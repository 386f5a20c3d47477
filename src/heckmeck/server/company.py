"""What people settle among themselves at a table, before and while they play: who throws, how fast bots are."""

import time

from msgspec.structs import replace

from heckmeck.server.beginning import Change
from heckmeck.server.denied import Denied
from heckmeck.server.lobby import Lobby, own_seat
from heckmeck.server.messages import Pace
from heckmeck.server.seats import with_seat
from heckmeck.server.table import LoggedStep, Table, dice_due


class Company:
    """Changes of a table that leave its game as it is."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def set_throws(self, table_id: str, person: str | None, throws: bool) -> Table:
        """Let the dice that begin a turn wait for a person's hand, at all of their seats, or let them fall again."""

        def change(table: Table) -> Change:
            seats = table.seats
            for number in table.seats_of(person):
                seats = with_seat(seats, number, replace(seats[number], throws=throws))
            steps: tuple[LoggedStep, ...] = ()
            if table.waits_for_throw and table.game is not None:
                steps = tuple(dice_due(table.game.copy(), seats, table.facts["seed"], time.time()))
            return Change(seats, {}, steps)

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
            if person != table.facts["host"] and not table.is_alone(person):
                raise Denied(403, "not-the-pace-setter")
            return table.pace == pace

        return await self._lobby.change(
            table_id, lambda table: Change(table.seats, {"pace": pace}), unless=is_so
        )


def check_going_on(table: Table) -> None:
    if table.ended:
        raise Denied(409, "over-already")
