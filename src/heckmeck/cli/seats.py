"""Who sits where: `Anna=me,Ben=simple,worms:steal=2,loss=1.5` (`me` is a person at this keyboard).

Bots are made from their spelling and asked here.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from heckmeck.bots.bot import Bot, ask
from heckmeck.bots.registry import BUILT_IN, make_bot
from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.game import Game
from heckmeck.language import current_words
from heckmeck.record.fair_dice import commitment_to
from heckmeck.rules.edition import Edition

ME = "me"
HEADER = "seats"  # where a record keeps who is a person and who is a bot


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
    """Give every seat a name: people are players, bots are named as they are spelled, with numbers where needed."""
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


def players_of(seats: Sequence[Seat]) -> str:
    """Return who plays in each seat, as the header of a record has it."""
    return ",".join(seat.player for seat in seats)


def fair_game(rules: str | Edition, seats: Sequence[Seat], seed: bytes) -> Game:
    """Return a game with fair dice from this seed; its record says who plays."""
    headers = {HEADER: players_of(seats), "commitment": commitment_to(seed), "seed": seed.hex()}
    return Game(rules, [seat.name for seat in seats], headers=headers)


def make_bots(seats: Sequence[Seat], seed: bytes) -> list[Bot | None]:
    """Return the bot of each seat, None for a person; a bot that plays by chance gets a seed of its own."""
    players = [seat.player for seat in seats]
    return [
        None if player == ME else make_bot(player, bot_seed(seed, seat))
        for seat, player in enumerate(players)
    ]


def bot_seed(seed: bytes, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(seed + b":bot:%d" % seat).digest()[:8])


def decision_of(bot: Bot, game: Game) -> str:
    """Ask a bot; whatever a user's bot does wrong is said in one line."""
    name = game.players[game.state.seat]
    try:
        move = ask(bot, game)
    except Exception as error:
        raise Malformed(
            "bot-failed", "", name=name, error=f"{type(error).__name__}: {shortened(str(error))}"
        ) from None
    if move not in game.legal:
        raise Illegal("bot-illegal", "", name=name, move=shortened(str(move)), legal=", ".join(game.legal))
    return move
