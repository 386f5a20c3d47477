"""The spaces of observations and actions as Gymnasium describes them, and checks of what is asked for."""

import numpy as np
from gymnasium import spaces

from heckmeck.envs.encoding import highest_values
from heckmeck.errors import Malformed
from heckmeck.rules.actions import ACTIONS
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


def check_players(players: int, start: int | None) -> None:
    """Refuse a table that cannot be set (M3)."""
    if not 2 <= players <= MOST_PLAYERS:
        raise Malformed("number-of-players", "M3", count=players)
    if start is not None and not 0 <= start < players:
        raise Malformed("unknown-start", "M3", name=str(start))
