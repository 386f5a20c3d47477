"""Who sits where: pure changes of a list of seats, each refused with its reason."""

import re
import unicodedata
from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

from heckmeck.errors import Malformed, shortened
from heckmeck.record.names import RESERVED, check_names
from heckmeck.server.errors import Denied
from heckmeck.server.store.rows import Colour, Seat, Seats
from heckmeck.server.tables.messages import SeatView
from heckmeck.server.tables.requests import NewBot, Seating

COLOURS: tuple[Colour, ...] = get_args(Colour)
LONGEST_NAME = 24
SEALED_PHRASE = re.compile(r"(?:[0-9a-f]{64})?")
# The server writes `drawn`, `dice` and `unseen`, people add `date` and `event` (N1). No player may be called so.
RECORD_HEADERS = ("date", "event", "drawn", "dice", "unseen")


def clean_name(name: str) -> str:
    """Return a name of 1 to 24 printable characters that a record can write (N2)."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Malformed("name-length", "N2", name=shortened(name), most=str(LONGEST_NAME))
    check_names((name, f"{name}'"), (*RESERVED, *RECORD_HEADERS))
    return name


def clean_seal(seal: str) -> str:
    """Return the seal of a phrase, or the empty one that takes it away (D3)."""
    if not SEALED_PHRASE.fullmatch(seal):
        raise Malformed("bad-seal", "D3")
    return seal


def seat_of(seats: Sequence[Seat], person: str | None) -> int | None:
    """Return the first seat of a person who did not leave."""
    return next(iter(seats_of(seats, person)), None)


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """Return all seats of a person: one, or more where several people share a device."""
    if person is None:
        return []
    return [number for number, seat in enumerate(seats) if seat.person == person and not seat.left]


def people_at(seats: Sequence[Seat]) -> set[str]:
    """Return everybody who sits there and did not leave."""
    return {seat.person for seat in seats if seat.person is not None and not seat.left}


def sit_down(seats: Seats, places: int, person: str, wish: Seating) -> Seats:
    if seat_of(seats, person) is not None:
        raise Denied(409, "seated-already")
    return with_companion(seats, places, person, wish)


def with_companion(seats: Seats, places: int, person: str, wish: Seating) -> Seats:
    """Add a seat for a person who may have some already."""
    if len(seats) >= places:
        raise Denied(409, "table-full", places=str(places))
    name = free_name(seats, clean_name(wish.name))
    colour, seal = free_colour(seats, wish.colour), clean_seal(wish.sealed_phrase)
    return (*seats, Seat(person, name, colour, sealed_phrase=seal, throws=wish.throws))


def add_bot(seats: Seats, places: int, wish: NewBot, default: str, known: Sequence[str]) -> Seats:
    if len(seats) >= places:
        raise Denied(409, "table-full", places=str(places))
    bot = wish.bot or default
    if bot not in known:
        raise Malformed("unknown-bot", "", bot=shortened(bot), bots=", ".join(known))
    name = free_name(seats, clean_name(wish.name)) if wish.name else bot_name(seats, bot)
    return (*seats, Seat(None, name, free_colour(seats, wish.colour), bot=bot))


def anew(seat: Seat) -> Seat:
    """Return a seat for another game."""
    return replace(seat, sealed_phrase="", phrase="", salt="", away=False)


def change(seats: Seats, number: int, name: str | None, colour: Colour | None, seal: str | None) -> Seats:
    seat, others = seats[number], seats[:number] + seats[number + 1 :]
    if name is not None:
        seat = replace(seat, name=free_name(others, clean_name(name)))
    if colour is not None and colour != seat.colour:
        seat = replace(seat, colour=free_colour(others, colour))
    if seal is not None:
        seat = replace(seat, sealed_phrase=clean_seal(seal), phrase="")
    return with_seat(seats, number, seat)


def with_seat(seats: Seats, number: int, seat: Seat) -> Seats:
    return (*seats[:number], seat, *seats[number + 1 :])


def without(seats: Seats, number: int) -> Seats:
    if not 0 <= number < len(seats):
        raise Denied(404, "no-such-seat")
    return seats[:number] + seats[number + 1 :]


def free_name(seats: Sequence[Seat], name: str) -> str:
    if any(seat.name == name for seat in seats):
        raise Denied(409, "name-taken", name=name)
    return name


def bot_name(seats: Sequence[Seat], bot: str) -> str:
    """Return `Simple`, `Simple 2`, …"""
    taken = {seat.name for seat in seats}
    names = (
        bot.capitalize() if count == 1 else f"{bot.capitalize()} {count}"
        for count in range(1, len(taken) + 2)
    )
    return next(name for name in names if name not in taken)


def free_colour(seats: Sequence[Seat], wish: Colour | None) -> Colour:
    taken = {seat.colour for seat in seats}
    if wish is not None:
        if wish in taken:
            raise Denied(409, "colour-taken", colour=wish)
        return wish
    return next(colour for colour in COLOURS if colour not in taken)


def seat_view(number: int, seat: Seat, host: str, begun: bool) -> SeatView:
    """Return a seat as everybody sees it; the salt proves the phrase once the game has begun."""
    return SeatView(
        seat=number,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        host=seat.person == host,
        away=seat.away or seat.left,
        left=seat.left,
        throws=seat.throws,
        phrase=bool(seat.sealed_phrase or seat.phrase),
        sealed_phrase=seat.sealed_phrase,
        salt=seat.salt if begun else "",
    )
