"""Bots that decide as `simple` does, but spoil the game that they are shown."""

from heckmeck.bots.simple import SimpleBot
from heckmeck.game import Game
from heckmeck.rules.state import Phase


class PlaysOn(SimpleBot):
    """Plays moves on the game."""

    def decide(self, game: Game) -> str:
        move = super().decide(game)
        game.play(game.legal[0])
        return move


class Writes(SimpleBot):
    """Writes into the state, the history and the facts of the record."""

    def decide(self, game: Game) -> str:
        move = super().decide(game)
        game.state.grill[:] = 0
        game.state.seat = (game.state.seat + 1) % len(game.players)
        game.moves.clear()
        game.headers.clear()
        return move


class LaysDice(SimpleBot):
    """Lets the dice fall that it likes best."""

    def decide(self, game: Game) -> str:
        move = super().decide(game)
        while game.phase is not Phase.ROLLING and not game.over:
            game.play("roll" if "roll" in game.legal else game.legal[0])
        if not game.over:
            game.roll("W" * int(game.state.dice_left))
        return move
