"""Bots that misbehave, for the arena to survive."""

import os
import time

from heckmeck.bots.bot import Bot
from heckmeck.game import Game


class Raises(Bot):
    def decide(self, game: Game) -> str:
        raise ZeroDivisionError("no idea")


class Sleeps(Bot):
    def decide(self, game: Game) -> str:
        time.sleep(1000)
        return game.legal[0]


class Nonsense(Bot):
    def decide(self, game: Game) -> str:
        return None  # type: ignore[return-value]


class Leaves(Bot):
    def decide(self, game: Game) -> str:
        os._exit(3)


class NeverMade(Bot):
    def __init__(self) -> None:
        raise KeyError("no such thing")

    def decide(self, game: Game) -> str:
        return game.legal[0]


class Chatty(Bot):
    """Prints, reads, and spoils the game that it is shown: none of this matters to anybody else."""

    def decide(self, game: Game) -> str:
        print("thinking …")  # noqa: T201
        game.state.grill[:] = 0
        game.players = ()
        return game.legal[-1]


class FailsLate(Bot):
    """Good for some turns, then illegal."""

    def __init__(self) -> None:
        self.left = 12

    def decide(self, game: Game) -> str:
        self.left -= 1
        return game.legal[0] if self.left else "take 99"
