"""Which points and tiles the dice of a turn can still bring, and how likely the next throw is dead.

Points are bits of a number: bit 7 says that 7 more points can come. Nine dice bring 45, and the canned worm 5 more.
"""

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.actions import TAKE
from heckmeck.rules.claim import tile_for, tiles_to_choose
from heckmeck.rules.compiled import compiled
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import CANNED_WORM, FACES, LOWEST_PORTION, ONE, WORM, WORM_POINTS, State

Bits = NDArray[np.int64]

MOST_DICE = 9
CLAIMED_TOTALS = MOST_DICE * WORM_POINTS + WORM_POINTS + 1
PLAIN = CLAIMED_TOTALS  # after the offers of each total: points by the number of dice set aside,
WITH_WORM = PLAIN + MOST_DICE + 1  # without a worm and with one
ROOM = WITH_WORM + MOST_DICE + 1


@compiled
def note_offers(s: State, room: Bits) -> None:
    """Write which tiles each total that a stop counts takes or lets the player choose from, as bits (S1-S7)."""
    for total in range(CLAIMED_TOTALS):
        options = tiles_to_choose(s, total)
        room[total] = (options >> TAKE) << LOWEST_PORTION if options else np.int64(1) << tile_for(s, total)


@compiled
def tiles_in_reach(
    s: State, used: int, left: int, golden: bool, total: int, must_roll: bool, room: Bits
) -> np.int64:
    """Return the tiles that stopping now or later can bring, as bits; `must_roll` leaves no choice to stop now.

    `golden` is the golden die with ones and worms only; `room` holds the offers.
    """
    plain, with_worm = points_in_reach(used, left, golden, room)
    if must_roll:
        plain &= ~np.int64(1)
    if used >> WORM & 1:
        plain, with_worm = np.int64(0), plain | with_worm
    claimed = with_worm << total
    if owns(s, s.seat, CANNED_WORM):
        claimed |= plain << (total + WORM_POINTS)
    tiles = np.int64(0)
    for count in range(CLAIMED_TOTALS):
        if claimed >> count & 1:
            tiles |= room[count]
    return tiles


@compiled
def points_in_reach(used: int, left: int, golden: bool, room: Bits) -> tuple[np.int64, np.int64]:
    """Return the points that can still be added, none included: without and with a worm among the added dice.

    Every roll may show anything, so any number of dice of each free face can be set aside, as far as there are dice.
    """
    dice = left - 1 if golden else left
    plain = with_worm = np.int64(0)
    room[PLAIN:ROOM] = 0
    room[PLAIN] = 1
    for face in range(FACES):
        if not used >> face & 1:
            to = WITH_WORM if face == WORM else PLAIN
            points = WORM_POINTS if face == WORM else face + 1
            for count in range(dice, 0, -1):
                for more in range(1, count + 1):
                    room[to + count] |= room[PLAIN + count - more] << (more * points)
    for count in range(dice + 1):
        plain |= room[PLAIN + count]
        with_worm |= room[WITH_WORM + count]
    if golden:
        return with_golden_die(used, plain, with_worm)
    return plain, with_worm


@compiled
def with_golden_die(used: int, plain: np.int64, with_worm: np.int64) -> tuple[np.int64, np.int64]:
    """Add the golden die to the points of the white ones: set aside as a 1, as a worm, or not at all."""
    more_plain, more_with_worm = plain, with_worm
    if not used >> ONE & 1:
        more_plain |= plain << 1
        more_with_worm |= with_worm << 1
    if not used >> WORM & 1:
        more_with_worm |= (plain | with_worm) << WORM_POINTS
    return more_plain, more_with_worm


@compiled
def chance_of_dead_throw(used: int, left: int, golden: bool) -> float:
    """Return the chance that a throw of the dice left shows only faces set aside before (T3)."""
    faces = 0
    for face in range(FACES):
        faces += used >> face & 1
    chance = 1.0
    for _ in range(left - 1 if golden else left):
        chance *= faces / FACES
    if golden:
        chance *= ((used >> ONE & 1) + (used >> WORM & 1)) / 2
    return chance
