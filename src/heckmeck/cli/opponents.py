"""Bots at a table: making them from their spelling and asking them."""

import hashlib
from collections.abc import Sequence

from heckmeck.bots.bot import Bot, ask
from heckmeck.bots.registry import make_bot
from heckmeck.cli.seats import ME, Seat
from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.game import Game


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
