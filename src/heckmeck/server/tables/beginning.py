"""From an open table to its first roll: nobody can join any more, phrases are revealed, the game begins (D3, D4)."""

import time
from typing import Any, NamedTuple

from msgspec.structs import replace

from heckmeck.game import Game
from heckmeck.record.fair_dice import clean_phrase, drawn_start, entropy_of, sealed
from heckmeck.server.errors import Denied
from heckmeck.server.ops.settings import Settings
from heckmeck.server.tables.clocks import PACES, out_of_time
from heckmeck.server.tables.messages import Reveal
from heckmeck.server.tables.seats import Seats, with_seat
from heckmeck.server.tables.table import LoggedStep, Table, dice_due
from heckmeck.server.tables.tables import Tables


class Change(NamedTuple):
    """What a change makes of a table."""

    seats: Seats
    facts: dict[str, Any]
    steps: tuple[LoggedStep, ...] = ()
    also: dict[str, Any] | None = None


def started(table: Table, settings: Settings) -> Change:
    """Close the table; where phrases are sealed, their devices have a few seconds to reveal them (D3)."""
    if all_revealed(table.seats):
        return begun(table, table.seats, settings.bot_pace)
    return Change(table.seats, {"status": "starting", "due": time.time() + settings.reveal})


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
    return begun(table, seats, settings.bot_pace) if all_revealed(seats) else Change(seats, {})


def begun(table: Table, seats: Seats, pace: float) -> Change:
    """Fix the entropy and who begins, and let the first dice fall: all of it in one transaction."""
    facts, now = table.facts, time.time()
    entropy, drawn = entropy_of([seat.phrase for seat in seats]), facts["starter"] == "drawn"
    start = drawn_start(facts["seed"], entropy, len(seats)) if drawn else 0
    game = Game(facts["rules"], [seat.name for seat in seats], start, headers={"entropy": entropy})
    steps = tuple(dice_due(game, seats, facts["seed"], now))
    thinks = now + pace * PACES[facts["pace"]]
    due = thinks if seats[start].played_by_bot else out_of_time(facts["clock"], now, now)
    new = {"status": "playing", "start": start, "drawn_start": drawn, "entropy": entropy, "due": due}
    return Change(seats, new, steps)


async def begin(tables: Tables, table: Table) -> None:
    """Begin without the phrases that were not revealed in time."""
    async with table.lock:
        if table.status == "starting":
            change = begun(table, table.seats, tables.settings.bot_pace)
            await tables.change(table, {"touched": time.time(), **change.facts}, change.seats, change.steps)
