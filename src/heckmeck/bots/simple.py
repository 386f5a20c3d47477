"""Stops at the first tile it can take."""

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.first_tile import simple_decision
from heckmeck.bots.kinds import SIMPLE
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING


class SimpleBot(BuiltInBot):
    """Sets aside the face with the most points and stops as soon as that takes a tile."""

    kind = SIMPLE

    def decide(self, game: Game) -> str:
        return SPELLING[simple_decision(game.state)]
