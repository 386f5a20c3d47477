"""Who sits where: `Anna=me,Ben=simple,worms:steal=2,loss=1.5` (`me` is a person at this keyboard)."""

from collections.abc import Sequence
from typing import NamedTuple

from heckmeck.bots.registry import BUILT_IN
from heckmeck.errors import Malformed
from heckmeck.language import current_words

ME = "me"
HEADER = "seats"  # a record remembers in it who is a person and who a bot


class Seat(NamedTuple):
    """A name, empty where none was given, and who plays: `me` or the spelling of a bot."""

    name: str
    player: str


def names_a_player(text: str) -> bool:
    kind = text.partition(":")[0]
    return kind == ME or kind in BUILT_IN or kind.endswith(".py")


def split_seats(text: str) -> list[str]:
    """Split at commas, except those between the parameters of a bot."""
    parts: list[str] = []
    for part in text.split(","):
        key, equals, value = part.partition("=")
        more_parameters = equals and key.isidentifier() and not names_a_player(value)
        if parts and ":" in parts[-1] and more_parameters:
            parts[-1] += f",{part}"
        else:
            parts.append(part.strip())
    return parts


def read_seats(text: str) -> list[Seat]:
    """Read the option --seats or --bots; what a bot's spelling means is checked when it is made."""
    seats = []
    for part in split_seats(text):
        head = part.partition(":")[0]
        name, equals, _ = head.partition("=")
        player = part[len(name) + 1 :] if equals else part
        if "#" in player or not player:
            raise Malformed("bad-seat", "", seat=part[:40])
        seats.append(Seat(name.strip() if equals else "", player))
    return seats


def named(seats: Sequence[Seat]) -> list[Seat]:
    """Give every seat a name: people are players, bots are called as they are spelled, with numbers where needed."""
    words = current_words()
    taken = {seat.name for seat in seats}
    result = []
    for seat in seats:
        name = seat.name or default_name(seat, seats, taken, words.say("default-name"))
        taken.add(name)
        result.append(Seat(name, seat.player))
    return result


def default_name(seat: Seat, seats: Sequence[Seat], taken: set[str], person: str) -> str:
    def base_of(other: Seat) -> str:
        kind = other.player.partition(":")[0].removesuffix(".py").replace("\\", "/").rpartition("/")[2]
        return person if other.player == ME else kind.capitalize()

    base = base_of(seat)
    alone = sum(not other.name and base_of(other) == base for other in seats) == 1
    if alone and base not in taken:
        return base
    return next(f"{base}{number}" for number in range(1, 100) if f"{base}{number}" not in taken)
