"""What the network sees of a position at the beginning of a turn: the numbers of the inputs that are on.

First the table, then a block per seat, beginning with the player to move: the same position with all seats
moved on by one looks the same.
"""

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import highest_tile_of, worms_of
from heckmeck.rules.state import (
    BRATWORMS,
    HIGHEST_TILE,
    LOWEST_PORTION,
    LOWEST_TILE,
    MOST_PLAYERS,
    MOST_TILES,
    SPECIALISTS,
    UP,
    WITH_SEAT,
    State,
)

Inputs = NDArray[np.int16]

MOST_TURNS_LEFT = 24
MOST_WORMS = 31
MOST_LEAD = 12

# Of the table
PLAYERS = 0
GRILL = PLAYERS + MOST_PLAYERS - 1
FACE_UP = GRILL + MOST_TILES  # how many tiles
HIGHEST = FACE_UP + MOST_TILES + 1
LOWEST = HIGHEST + MOST_TILES  # that serves as the next lower one
STANDS_ON = LOWEST + MOST_TILES
SUPPLY = STANDS_ON + SPECIALISTS * MOST_TILES
TURNS_LEFT = SUPPLY + BRATWORMS + 1
STEAL_OPTIONAL = TURNS_LEFT + MOST_TURNS_LEFT
LOWER_TILE_ANY = STEAL_OPTIONAL + 1
FASTER = LOWER_TILE_ANY + 1
GOLDEN_DIE_STANDARD = FASTER + 3
WORMS_ON_LOW_TILES = GOLDEN_DIE_STANDARD + 1
SEATS = WORMS_ON_LOW_TILES + 5

# Of a seat, within its block
HELD = 0
TOP = HELD + MOST_TILES
SECOND = TOP + MOST_TILES
THIRD = SECOND + MOST_TILES
WORMS = THIRD + MOST_TILES
LEAD = WORMS + MOST_WORMS + 1
SPECIALIST = LEAD + 2 * MOST_LEAD + 3
OWN_BRATWORMS = SPECIALIST + SPECIALISTS
SEAT_BLOCK = OWN_BRATWORMS + BRATWORMS + 1

INPUTS = SEATS + MOST_PLAYERS * SEAT_BLOCK
MOST_ON = 128  # all 18 tiles, six specialists, and at most eleven more inputs per seat


@compiled
def tile_index(tile: int) -> int:
    """Number the tiles 11, 13, 21-36 from 0."""
    return int(tile) - LOWEST_PORTION + 2 if tile >= LOWEST_PORTION else (int(tile) - LOWEST_TILE) // 2


@compiled
def inputs_of(s: State, on: Inputs) -> int:
    """Write the inputs that are on for the position `s`, at the beginning of a turn; return how many."""
    count = inputs_of_table(s, on)
    first = second = -1  # the seat with the most worms, and the next one
    for seat in range(s.players):
        if first < 0 or margin(s, seat, first) > 0:
            first, second = seat, first
        elif second < 0 or margin(s, seat, second) > 0:
            second = seat
    for turn in range(s.players):
        seat = (s.seat + turn) % s.players
        rival = second if seat == first else first
        count = inputs_of_seat(s, seat, margin(s, seat, rival), SEATS + turn * SEAT_BLOCK, on, count)
    return count


@compiled
def margin(s: State, seat: int, rival: int) -> int:
    """Return how far a seat is ahead of another: three times its lead in worms, and the tie-break (E3)."""
    high, rival_high = highest_tile_of(s, seat), highest_tile_of(s, rival)
    tie = int(high > rival_high) - int(high < rival_high)
    return 3 * (int(worms_of(s, seat)) - int(worms_of(s, rival))) + tie


@compiled
def inputs_of_table(s: State, on: Inputs) -> int:
    """Write what all players share."""
    count = face_up = highest = lowest = 0
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        if s.grill[tile] == UP:
            on[count] = GRILL + tile_index(tile)
            count += 1
            face_up += 1
            highest = tile
            if lowest == 0 and tile >= LOWEST_PORTION:
                lowest = tile
    if highest:
        on[count] = HIGHEST + tile_index(highest)
        count += 1
    if lowest:
        on[count] = LOWEST + tile_index(lowest)
        count += 1
    for specialist in range(SPECIALISTS):
        tile = s.specialist[specialist]
        if LOWEST_TILE <= tile <= HIGHEST_TILE:
            on[count] = STANDS_ON + specialist * MOST_TILES + tile_index(tile)
            count += 1
    if s.max_turns > 0 and s.max_turns - s.turns <= MOST_TURNS_LEFT:
        on[count] = TURNS_LEFT + max(int(s.max_turns - s.turns) - 1, 0)
        count += 1
    if s.steal_optional:
        on[count] = STEAL_OPTIONAL
        count += 1
    if s.lower_tile_any:
        on[count] = LOWER_TILE_ANY
        count += 1
    if s.golden_die_standard:
        on[count] = GOLDEN_DIE_STANDARD
        count += 1
    on[count] = PLAYERS + int(s.players) - 2
    on[count + 1] = FACE_UP + face_up
    on[count + 2] = SUPPLY + int(s.supply)
    on[count + 3] = FASTER + int(s.faster)
    on[count + 4] = WORMS_ON_LOW_TILES + int(s.worms_on_low_tiles)
    return count + 5


@compiled
def inputs_of_seat(s: State, seat: int, ahead: int, block: int, on: Inputs, count: int) -> int:
    """Write what one player has, and how far they are ahead of the best of the others."""
    height = int(s.height[seat])
    for level in range(height):
        tile = tile_index(s.stack[seat, level])
        on[count] = block + HELD + tile
        count += 1
        if height - level <= 3:
            on[count] = block + TOP + (height - level - 1) * MOST_TILES + tile
            count += 1
    on[count] = block + WORMS + min(int(worms_of(s, seat)), MOST_WORMS)
    on[count + 1] = block + LEAD + lead_index(ahead)
    on[count + 2] = block + OWN_BRATWORMS + int(s.bratworms[seat])
    count += 3
    for specialist in range(SPECIALISTS):
        if s.specialist[specialist] == WITH_SEAT + seat:
            on[count] = block + SPECIALIST + specialist
            count += 1
    return count


@compiled
def lead_index(ahead: int) -> int:
    """Number the leads: -12 worms or fewer, …, -1, level but behind, level, level but ahead, 1, …, 12 or more."""
    if -1 <= ahead <= 1:
        return MOST_LEAD + 1 + ahead
    worms = (abs(ahead) + 1) // 3
    worms = min(worms, MOST_LEAD)
    return MOST_LEAD + 1 + (worms + 1 if ahead > 0 else -worms - 1)
