"""Random-legal games in bulk, inside compiled code: for tests and benchmarks."""

import numpy as np

from heckmeck.game.dice_rng import below, throw
from heckmeck.rules.actions import pick, size
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply_dice, apply_legal, legal_actions
from heckmeck.rules.state import FACES, OVER, ROLLING, State


@compiled
def random_step(s: State, chance: np.ndarray, white: np.ndarray) -> None:
    """Let the dice fall, or take one of the legal decisions with equal chances."""
    if s.phase == ROLLING:
        apply_dice(s, white, throw(chance, s, white))
    else:
        options = legal_actions(s)
        apply_legal(s, pick(options, below(chance, size(options))))


@compiled
def play_random_games(start: np.ndarray, ends: np.ndarray, chance: np.ndarray) -> int:
    """Play one game from `start[0]` into every element of `ends`; return the number of steps."""
    white = np.zeros(FACES, np.int8)
    steps = 0
    for game in range(len(ends)):
        ends[game] = start[0]
        s = ends[game]
        while s.phase != OVER:
            random_step(s, chance, white)
            steps += 1
    return steps
