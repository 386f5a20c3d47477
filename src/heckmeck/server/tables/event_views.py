"""What steps did, as clients see it."""

from msgspec import convert

from heckmeck.game import Game
from heckmeck.server.tables.messages import EventView


def events_of(game: Game, ply: int) -> list[EventView]:
    """Return what step `ply` of a game did."""
    return [
        convert(
            {
                "kind": event.kind,
                "seat": event.seat,
                "tile": event.tile or None,
                "other": event.other,
                "specialist": event.specialist,
            },
            EventView,
        )
        for event in game.events(ply)
    ]
