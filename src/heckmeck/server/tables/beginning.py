"""From an open table to its first roll: nobody can join any more, phrases are revealed, the game begins (D3, D4)."""

import time

from msgspec.structs import replace

from heckmeck.record.fair_dice import clean_phrase, drawn_start, entropy_of, sealed
from heckmeck.server.errors import Denied
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.rows import Seats
from heckmeck.server.tables.clocks import due_at
from heckmeck.server.tables.consequences import Change, dice_due, new_game
from heckmeck.server.tables.requests import Reveal
from heckmeck.server.tables.seats import with_seat
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.tables import Tables


def started(table: Table, settings: Settings) -> Change:
    """Close the table; where phrases are sealed, their devices have a few seconds to reveal them (D3)."""
    if table.real or all_revealed(table.seats):
        return begun(table, table.seats, settings.bot_pace)
    row = replace(table.row, status="starting", due=time.time() + settings.reveal)
    return Change(row, table.seats)


def all_revealed(seats: Seats) -> bool:
    return all(seat.revealed or seat.left for seat in seats)


def is_revealed(table: Table, number: int, wish: Reveal) -> bool:
    """Whether a device says again what it said before: its answer was lost on the way."""
    return (table.seats[number].phrase, table.seats[number].salt) == (wish.phrase, wish.salt)


def revealed(table: Table, number: int, wish: Reveal, settings: Settings) -> Change:
    """Take a phrase that fits its seal; with the last one the game begins."""
    if table.status != "starting":
        raise Denied(409, "not-revealing", clause="D3")
    seat = table.seats[number]
    if clean_phrase(wish.phrase) != wish.phrase or sealed(wish.phrase, wish.salt) != seat.sealed_phrase:
        raise Denied(409, "other-phrase", clause="D3")
    seats = with_seat(table.seats, number, replace(seat, phrase=wish.phrase, salt=wish.salt))
    return begun(table, seats, settings.bot_pace) if all_revealed(seats) else Change(table.row, seats)


def begun(table: Table, seats: Seats, pace: float) -> Change:
    """Fix the entropy and who begins, and let the first dice fall: all of it in one transaction."""
    row, now = table.row, time.time()
    entropy, drawn = entropy_of([seat.phrase for seat in seats]), row.starter == "drawn"
    start = drawn_start(row.seed, entropy, len(seats)) if drawn else 0
    row = replace(row, status="playing", start=start, drawn_start=drawn, entropy=entropy, touched=now)
    game = new_game(row, seats)
    change = Change(row, seats, dice_due(game, seats, row.seed, now), game)
    return change._replace(row=replace(row, due=due_at(table, pace, change)))


async def begin(tables: Tables, table: Table) -> None:
    """Begin without the phrases that were not revealed in time."""
    async with table.lock:
        if table.status == "starting":
            await tables.change(table, begun(table, table.seats, tables.settings.bot_pace))
