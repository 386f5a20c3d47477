"""Dice for compiled games: a small generator whose state is four numbers in an array.

A game with its own generator can be one of thousands, seeded, copied and repeated on any machine, compiled or
not: hence no numpy Generator. The numbers follow sfc32 of Chris Doty-Humphrey, in 64-bit integers that never wrap.
"""

from collections.abc import Sequence

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import FACES, NONE, ONE, WORM, State

WORD = 0xFFFFFFFF
DIGITS_A_WORD = 4  # base-6 digits taken from one word; their bias is below one in three million


def new_chance(seed: int | Sequence[int]) -> np.ndarray:
    """Return a generator from any seed, or from a seed and the numbers of a game or worker."""
    chance = np.random.SeedSequence(seed).generate_state(4).astype(np.int64)
    for _ in range(12):
        next_word(chance)
    return chance


@compiled
def next_word(chance: np.ndarray) -> int:
    """Return the next 32 random bits."""
    a, b, c, counter = chance[0], chance[1], chance[2], chance[3]
    word = (a + b + counter) & WORD
    chance[0] = b ^ (b >> 9)
    chance[1] = (c + (c << 3)) & WORD
    chance[2] = (((c << 21) & WORD | (c >> 11)) + word) & WORD
    chance[3] = (counter + 1) & WORD
    return word


@compiled
def below(chance: np.ndarray, count: int) -> int:
    """Return one of 0 … count-1."""
    return (next_word(chance) * count) >> 32


@compiled
def throw_white(chance: np.ndarray, dice: int, white: np.ndarray) -> None:
    """Throw this many dice and write how many show each face."""
    white[:] = 0
    word = 0
    for die in range(dice):
        if die % DIGITS_A_WORD == 0:
            word = next_word(chance)
        word *= FACES
        white[word >> 32] += 1
        word &= WORD


@compiled
def throw(chance: np.ndarray, s: State, white: np.ndarray) -> int:
    """Throw the dice that are due: write the white ones, return the golden die's face or NONE (M5)."""
    throw_white(chance, s.dice_left - s.golden_left, white)
    if not s.golden_left:
        return NONE
    face = below(chance, FACES)
    if s.golden_die_standard:
        return face
    return ONE if face < FACES // 2 else WORM
