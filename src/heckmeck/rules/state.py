"""Everything that lies on the table, as one numpy record, and the numbers that stand for it."""

from enum import IntEnum

import numpy as np

State = np.record

MOST_PLAYERS = 7
DICE = 8
BRATWORMS = 7
APPLE_WORMS = 3

FACES = 6
ONE, WORM = 0, 5  # a face is an index: 0-4 are 1-5
WORM_POINTS = 5
NONE = -1  # no face, no specialist, no seat

LOWEST_TILE = 11
LOWEST_PORTION = 21  # tiles from here on can be stolen, and taken as the next lower one (S3, S4)
HIGHEST_TILE = 36
LOW_TILES = (11, 13)
MOST_TILES = 18

GONE, UP, DOWN = 0, 1, 2  # a tile of the grill: not there, face-up, face-down

CANNED_WORM, HEN, RAVEN, WEASEL, GOLDEN_DIE, APPLE = range(6)
SPECIALISTS = 6
SPECIALIST_TILES = (11, 21, 23, 25, 27, 29)  # M4

# Where a specialist is: on the tile of that number, with a seat, or
IN_THE_BOX = -1
OUT_OF_THE_GAME = 0
WITH_SEAT = 64  # plus the seat

FASTER_OFF, FASTER_RETURNED, FASTER_HIGHEST = 0, 1, 2  # F4


class Phase(IntEnum):
    START = 0
    ROLLING = 1
    KEEP = 2
    DECIDE = 3
    CLAIM = 4
    PUT_BACK = 5
    BRATWORM = 6
    OVER = 7
    TURN_DONE = 8  # between a turn's last effect and the next turn; never seen from outside


START, ROLLING, KEEP, DECIDE, CLAIM, PUT_BACK, BRATWORM, OVER, TURN_DONE = (int(phase) for phase in Phase)

STATE = np.dtype(
    [
        ("turns", "i8"),  # finished turns of all players
        # the options in force
        ("max_turns", "i8"),  # 0: none
        ("golden_die_standard", "i1"),
        ("worms_on_low_tiles", "i1"),
        ("steal_optional", "i1"),
        ("lower_tile_any", "i1"),
        ("faster", "i1"),
        # the table
        ("players", "i1"),
        ("seat", "i1"),  # whose turn it is
        ("phase", "i1"),
        ("grill", "i1", (HIGHEST_TILE + 1,)),
        ("stack", "i1", (MOST_PLAYERS, MOST_TILES)),
        ("height", "i1", (MOST_PLAYERS,)),
        ("specialist", "i1", (SPECIALISTS,)),
        ("received", "i1"),  # the second specialist while the choice of G2 is due
        ("bratworms", "i1", (MOST_PLAYERS,)),
        ("supply", "i1"),
        # the turn
        ("roll", "i1", (FACES,)),  # white dice on the table
        ("golden", "i1"),  # the golden die's face on the table
        ("kept", "i1", (FACES,)),
        ("dice_left", "i1"),
        ("golden_left", "i1"),
        ("weasel_used", "i1"),
    ],
    align=True,
)


field = np.void.__getitem__  # for plain Python: 20 times as fast as the attribute of a record


def empty_states(count: int) -> np.recarray:
    """Return `count` zeroed states; index the array to get a State that is a view into it."""
    return np.zeros(count, STATE).view(np.recarray)


def copy_of(s: State) -> State:
    """Return a State of its own with the same contents."""
    states = empty_states(1)
    states[0] = s
    return states[0]
