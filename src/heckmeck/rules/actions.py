"""The decisions and their codes; a set of decisions is the bits of one integer, lowest code first."""

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import FACES, HIGHEST_TILE, LOWEST_PORTION, MOST_PLAYERS, SPECIALISTS

ROLL = 0
ROLL_GOLDEN = 1
KEEP_FACE = 2  # plus the face
STOP = KEEP_FACE + FACES
USE_WEASEL = STOP + 1
TAKE = USE_WEASEL + 1  # plus the tile, less 21
PUT_SPECIALIST_BACK = TAKE + HIGHEST_TILE - LOWEST_PORTION + 1  # plus the specialist
FROM_SEAT = PUT_SPECIALIST_BACK + SPECIALISTS  # plus the seat
ACTIONS = FROM_SEAT + MOST_PLAYERS


@compiled
def only(action: int) -> np.int64:
    """Return the set that holds just this action."""
    return np.int64(1) << np.int64(action)


@compiled
def holds(actions: np.int64, action: int) -> bool:
    return 0 <= action < ACTIONS and (actions >> np.int64(action)) & 1 == 1


@compiled
def size(actions: np.int64) -> int:
    count = 0
    while actions:
        actions &= actions - 1
        count += 1
    return count


@compiled
def pick(actions: np.int64, index: int) -> int:
    """Return action number `index` of the set, in ascending order."""
    action = 0
    while True:
        if actions & 1:
            if index == 0:
                return action
            index -= 1
        actions >>= 1
        action += 1


def listed(actions: np.int64) -> list[int]:
    """Return the actions of the set, ascending."""
    return [action for action in range(ACTIONS) if actions >> action & 1]
