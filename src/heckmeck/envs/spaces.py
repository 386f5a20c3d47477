"""The spaces of observations and actions as Gymnasium describes them, and checks of what is asked for."""

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from heckmeck.envs.encoding import highest_values
from heckmeck.errors import Malformed
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import MOST_PLAYERS

Observation = dict[str, np.ndarray]


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)


def observation_space(players: int) -> spaces.Dict:
    highest = highest_values(players)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def check_table(edition: Edition, players: int, start: int | None, opponents: Sequence[str] = ()) -> None:
    """Refuse a table that cannot be set, or at which the seats from outside may never decide (M3, E4)."""
    if not 2 <= players <= MOST_PLAYERS:
        raise Malformed("number-of-players", "M3", count=players)
    if start is not None and not 0 <= start < players:
        raise Malformed("unknown-start", "M3", name=str(start))
    if len(opponents) >= players:
        raise Malformed("no-seat-left", "M3", bots=len(opponents), players=players)
    if opponents and edition.max_turns is not None and edition.max_turns < players:
        raise Malformed("too-few-turns", "E4", turns=edition.max_turns, players=players)
