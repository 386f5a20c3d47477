"""Bots that play inside the compiled kernel, and which bot has which seat.

They are the bots of the registry of the same names, decision by decision; a test holds them together.
"""

from collections.abc import Sequence

import numpy as np

from heckmeck.chance import below
from heckmeck.rules.actions import (
    KEEP_FACE,
    PUT_SPECIALIST_BACK,
    ROLL,
    ROLL_GOLDEN,
    STOP,
    TAKE,
    USE_WEASEL,
    holds,
    only,
    pick,
    size,
)
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import FACES, NONE, WORM, WORM_POINTS, State
from heckmeck.rules.turn import shown

OUTSIDE, RANDOM, SIMPLE = 0, 1, 2  # who decides for a seat: whoever calls the environment, or a compiled bot
COMPILED_BOTS = {"random": RANDOM, "simple": SIMPLE}


def minds_of(players: int, opponents: Sequence[str]) -> np.ndarray:
    """Return who decides for each seat; the last seats are the opponents', in order."""
    minds = np.full(players, OUTSIDE, np.int8)
    for seat, bot in enumerate(opponents, players - len(opponents)):
        minds[seat] = COMPILED_BOTS.get(bot, OUTSIDE)
    return minds


@compiled
def random_decision(s: State, chance: np.ndarray) -> int:
    """Any legal decision, each with the same chance."""
    options = legal_actions(s)
    return pick(options, below(chance, size(options)))


@compiled
def best_face(s: State, options: int) -> int:
    """The face with the most points, the higher one among equals."""
    best, most = NONE, 0
    for face in range(FACES):
        points = shown(s, face) * (WORM_POINTS if face == WORM else face + 1)
        if holds(options, KEEP_FACE + face) and points >= most:
            best, most = face, points
    return best


@compiled
def highest_of(options: int) -> int:
    return pick(options, size(options) - 1)


@compiled
def simple_decision(s: State) -> int:
    """Set aside the most points, stop as soon as that takes a tile, use every specialist."""
    options = legal_actions(s)
    if holds(options, ROLL_GOLDEN):
        return ROLL_GOLDEN
    if options == only(STOP) | only(USE_WEASEL):
        return USE_WEASEL
    if holds(options, STOP):
        return STOP if forced_claim(s) else ROLL
    face = best_face(s, options)
    if face != NONE:
        return KEEP_FACE + face
    lowest = pick(options, 0)
    return highest_of(options) if TAKE <= lowest < PUT_SPECIALIST_BACK else lowest


@compiled
def decide(mind: int, s: State, chance: np.ndarray) -> int:
    return simple_decision(s) if mind == SIMPLE else random_decision(s, chance)
