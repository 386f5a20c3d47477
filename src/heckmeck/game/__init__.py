"""One game for people and programs: the game itself, moves, events, refusals."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heckmeck.game.game import Game

__all__ = ["Game"]


def __getattr__(name: str) -> Any:
    """Import the game only when it is used: records import moves, and the game imports records."""
    if name == "Game":
        from heckmeck.game.game import Game

        return Game
    raise AttributeError(f"module 'heckmeck.game' has no attribute {name!r}")
