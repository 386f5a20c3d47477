"""Takes any legal decision, each with the same chance."""

from random import Random

from heckmeck.bots.built_in import RANDOM, BuiltInBot
from heckmeck.game import Game


class RandomBot(BuiltInBot):
    """Plays without a plan: every legal decision is as likely as any other."""

    kind = RANDOM

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def decide(self, game: Game) -> str:
        return self._random.choice(game.legal)
