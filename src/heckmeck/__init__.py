"""Heckmeck am Bratwurmeck (Pickomino): the rules of both editions, for people and programs."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heckmeck.errors import Illegal, Malformed, Refused
    from heckmeck.game import Game

    __version__: str

__all__ = ["Game", "Illegal", "Malformed", "Refused", "__version__"]


def __getattr__(name: str) -> Any:
    """Import the engine only when it is used: `heckmeck --help` must be instant."""
    if name == "Game":
        from heckmeck.game import Game

        return Game
    if name == "__version__":
        from importlib.metadata import version

        return version("heckmeck")
    if name in __all__:
        from heckmeck import errors

        return getattr(errors, name)
    raise AttributeError(f"module 'heckmeck' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
