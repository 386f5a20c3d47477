"""What a bot is: a class with one method."""

from abc import ABC, abstractmethod

from heckmeck.game import Game


class Bot(ABC):
    """Plays a seat. Its parameters are the arguments of its constructor."""

    @abstractmethod
    def decide(self, game: Game) -> str:
        """Return one of `game.legal`, which is never empty when a bot is asked."""


def ask(bot: Bot, game: Game) -> str:
    """Ask a bot about a copy: whatever it plays, lays or writes there, the game itself stays as it was."""
    return bot.decide(game.copy())
