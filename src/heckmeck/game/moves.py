"""Decisions and dice as text, in the spelling of docs/notation.md: `keep W`, `take 25`, `11345WWW+1`."""

import re
from collections import Counter
from itertools import pairwise

import numpy as np

from heckmeck.errors import Malformed, shortened
from heckmeck.rules.actions import (
    ACTIONS,
    FROM_SEAT,
    KEEP_FACE,
    PUT_SPECIALIST_BACK,
    ROLL,
    ROLL_GOLDEN,
    STOP,
    TAKE,
    USE_WEASEL,
    listed,
)
from heckmeck.rules.state import FACES, LOWEST_PORTION, NONE

FACE_LETTERS = "12345W"
SPECIALIST_NAMES = ("canned_worm", "hen", "raven", "weasel", "golden_die", "apple")
DICE_PATTERN = re.compile(r"([1-5W]*)(?:\+([1-5W]))?", re.ASCII)


def _spell(action: int) -> str:
    if action >= FROM_SEAT:
        return f"from {action - FROM_SEAT}"
    if action >= PUT_SPECIALIST_BACK:
        return f"put back {SPECIALIST_NAMES[action - PUT_SPECIALIST_BACK]}"
    if action >= TAKE:
        return f"take {action - TAKE + LOWEST_PORTION}"
    if KEEP_FACE <= action < KEEP_FACE + FACES:
        return f"keep {FACE_LETTERS[action - KEEP_FACE]}"
    return {ROLL: "roll", ROLL_GOLDEN: "roll golden", STOP: "stop", USE_WEASEL: "weasel"}[action]


SPELLING = tuple(_spell(action) for action in range(ACTIONS))
ROLL_DECISIONS = tuple(SPELLING[action] for action in (ROLL, ROLL_GOLDEN, USE_WEASEL))
ACTION_OF = {text: action for action, text in enumerate(SPELLING)}


def read_action(move: str) -> int:
    """Return the code of a decision, or refuse text that is not one."""
    try:
        return ACTION_OF[move]
    except KeyError:
        raise Malformed("no-such-move", "N1", move=shortened(move)) from None


def spelled(actions: np.int64) -> list[str]:
    """Return the decisions of a set as text, in the engine's order."""
    return [SPELLING[action] for action in listed(actions)]


def read_dice(text: str) -> tuple[np.ndarray, int]:
    """Return how many white dice show each face, and the golden die's face or NONE (N3)."""
    match = DICE_PATTERN.fullmatch(text)
    if match is None or text == "":
        raise Malformed("no-dice", "N1", dice=shortened(text))
    white, golden = match.groups()
    if any(left > right for left, right in pairwise(white)):
        raise Malformed("dice-not-sorted", "N1/N3", dice=shortened(text))
    counts = Counter(white)
    faces = np.array([min(counts[face], 100) for face in FACE_LETTERS], np.int8)
    return faces, NONE if golden is None else FACE_LETTERS.index(golden)


def spell_dice(white: np.ndarray, golden: int) -> str:
    """Return dice as a record writes them: sorted, the golden die after a plus."""
    dice = "".join(face * int(count) for face, count in zip(FACE_LETTERS, white, strict=True))
    return dice if golden == NONE else f"{dice}+{FACE_LETTERS[golden]}"
