"""What a finished game is worth to each seat."""

import numpy as np

from heckmeck.errors import Malformed, shortened
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import places, worms_of
from heckmeck.rules.state import MOST_PLAYERS, State

WIN_SHARE, WORMS_MARGIN = 0, 1
REWARDS = {"win": WIN_SHARE, "margin": WORMS_MARGIN}
ILLEGAL_REWARD = -1.0


def reward_code(name: str) -> int:
    if name not in REWARDS:
        raise Malformed("unknown-reward", "", reward=shortened(name), rewards=", ".join(REWARDS))
    return REWARDS[name]


@compiled
def write_win_share(s: State, rewards: np.ndarray) -> None:
    """One for the first place, shared where it is shared, nothing for the others (E3)."""
    place = np.zeros(MOST_PLAYERS, np.int8)
    places(s, place)
    winners = 0
    for seat in range(s.players):
        winners += place[seat] == 0
    for seat in range(s.players):
        rewards[seat] = 1 / winners if place[seat] == 0 else 0.0


@compiled
def write_worms_margin(s: State, rewards: np.ndarray) -> None:
    """Each seat's worms less the mean of the others', so that they sum to zero (E2)."""
    worms = 0
    for seat in range(s.players):
        worms += worms_of(s, seat)
    for seat in range(s.players):
        rewards[seat] = worms_of(s, seat) - (worms - worms_of(s, seat)) / (s.players - 1)


@compiled
def write_rewards(s: State, kind: int, rewards: np.ndarray) -> None:
    if kind == WIN_SHARE:
        write_win_share(s, rewards)
    else:
        write_worms_margin(s, rewards)
