"""Takes any legal decision, each with the same chance."""

from random import Random

from heckmeck.bots.bot import Bot
from heckmeck.game import Game


class RandomBot(Bot):
    """Plays without a plan: every legal decision is as likely as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def decide(self, game: Game) -> str:
        return self._random.choice(game.legal)
