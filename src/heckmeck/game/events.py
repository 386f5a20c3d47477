"""What a step did, told from the states before and after it: the material of logs and comments."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heckmeck.game.event_rows import COLUMNS, DICE_FALL, KINDS, MOST_EVENTS, note_events
from heckmeck.game.moves import ACTION_OF, SPECIALIST_NAMES
from heckmeck.rules.state import NONE, State


@dataclass(frozen=True)
class Event:
    """One thing that happened. `kind` names it as the catalogues do, after `event-`."""

    kind: str
    seat: int
    tile: int = 0
    other: int | None = None
    specialist: str | None = None
    clause: str = ""

    def details(self, players: Sequence[str]) -> dict[str, str]:
        """Return the variables of the event's message."""
        return {
            "name": players[self.seat],
            "tile": str(self.tile),
            "other": "" if self.other is None else players[self.other],
            "specialist": self.specialist or "",
            "clause": self.clause,
        }


def what_happened(before: State, move: str, after: State) -> list[Event]:
    """Return the events of one step in the order of the rules: a Bratworm for 1s, the tile, the raven's one (K8)."""
    rows = np.empty((MOST_EVENTS, COLUMNS), np.int64)
    count = int(note_events(before, after, ACTION_OF.get(move, DICE_FALL), rows))
    return [event(*row) for row in rows[:count].tolist()] if count else []


def event(kind: int, seat: int, tile: int, other: int, specialist: int) -> Event:
    name, clause = KINDS[kind]
    return Event(
        name,
        seat,
        tile,
        None if other == NONE else other,
        None if specialist == NONE else SPECIALIST_NAMES[specialist],
        clause,
    )
