"""Stops at the first tile it can take."""

from heckmeck.bots.bot import Bot
from heckmeck.game import Game
from heckmeck.moves import FACE_LETTERS, read_action
from heckmeck.rules.actions import KEEP_FACE
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.state import WORM, WORM_POINTS
from heckmeck.rules.turn import shown


class SimpleBot(Bot):
    """Sets aside the face with the most points, stops as soon as that takes a tile, and uses every specialist it can."""

    def decide(self, game: Game) -> str:
        legal = game.legal
        if "roll golden" in legal:
            return "roll golden"
        if legal == ["stop", "weasel"]:
            return "weasel"
        if "stop" in legal:
            return "stop" if forced_claim(game.state) else "roll"
        if legal[0].startswith("keep"):
            return max((move for move in legal if move != "weasel"), key=lambda move: self._points(game, move))
        return legal[-1] if legal[0].startswith("take") else legal[0]

    def _points(self, game: Game, move: str) -> tuple[int, int]:
        """Worms first among equals: without one, no stop succeeds (S1)."""
        face = read_action(move) - KEEP_FACE
        value = WORM_POINTS if face == WORM else face + 1
        return int(shown(game.state, face)) * value, FACE_LETTERS.index(move[-1])
