"""Getting and putting back specialists, and Bratworms: clauses B, G, K7, K8."""

import numpy as np

from heckmeck.rules.actions import FROM_SEAT, PUT_SPECIALIST_BACK, only
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import (
    BRATWORM,
    HEN,
    HIGHEST_TILE,
    LOWEST_TILE,
    NONE,
    OUT_OF_THE_GAME,
    PUT_BACK,
    RAVEN,
    SPECIALISTS,
    TURN_DONE,
    UP,
    WITH_SEAT,
    State,
)


@compiled
def owns(s: State, seat: int, specialist: int) -> bool:
    return s.specialist[specialist] == WITH_SEAT + seat


@compiled
def specialist_of(s: State, seat: int) -> int:
    """Return the seat's specialist; while G2 is asked, the one owned before."""
    for specialist in range(SPECIALISTS):
        if owns(s, seat, specialist) and specialist != s.received:
            return specialist
    return NONE


@compiled
def specialist_on(s: State, tile: int) -> int:
    for specialist in range(SPECIALISTS):
        if s.specialist[specialist] == tile:
            return specialist
    return NONE


@compiled
def put_back(s: State, specialist: int) -> None:
    """On the lowest unoccupied face-up tile of the grill, else out of the game (G3)."""
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        if s.grill[tile] == UP and specialist_on(s, tile) == NONE:
            s.specialist[specialist] = tile
            return
    s.specialist[specialist] = OUT_OF_THE_GAME


@compiled
def receive(s: State, specialist: int) -> None:
    """The player gets a specialist and the turn is done, unless it is a second one (G2)."""
    second = specialist_of(s, s.seat) != NONE
    s.specialist[specialist] = WITH_SEAT + s.seat
    if second:
        s.received = specialist
        s.phase = PUT_BACK
    else:
        s.phase = TURN_DONE


@compiled
def put_back_options(s: State) -> np.int64:
    """Either of the two specialists (G2)."""
    return only(PUT_SPECIALIST_BACK + specialist_of(s, s.seat)) | only(PUT_SPECIALIST_BACK + s.received)


@compiled
def put_back_one_of_two(s: State, specialist: int) -> None:
    s.received = NONE
    put_back(s, specialist)
    s.phase = TURN_DONE


@compiled
def bratworm_options(s: State) -> np.int64:
    """Every other player who has a Bratworm and does not own the hen (B2)."""
    options = np.int64(0)
    for seat in range(s.players):
        if seat != s.seat and s.bratworms[seat] > 0 and not owns(s, seat, HEN):
            options |= only(FROM_SEAT + seat)
    return options


@compiled
def move_bratworm(s: State, giver: int) -> None:
    s.bratworms[giver] -= 1
    s.bratworms[s.seat] += 1


@compiled
def earn_bratworm(s: State) -> bool:
    """Give the player a Bratworm from the supply or the one candidate; True where the giver must be chosen (B2)."""
    if s.supply > 0:
        s.supply -= 1
        s.bratworms[s.seat] += 1
        return False
    options = bratworm_options(s)
    if options == 0:
        return False
    if options & (options - 1):
        s.phase = BRATWORM
        return True
    for seat in range(s.players):
        if options == only(FROM_SEAT + seat):
            move_bratworm(s, seat)
    return False


@compiled
def raven_was_disturbed(s: State) -> bool:
    """Whether the raven's tile has just been taken and the raven not yet put back (K7)."""
    return s.specialist[RAVEN] >= LOWEST_TILE and s.grill[s.specialist[RAVEN]] != UP


@compiled
def put_raven_back(s: State) -> None:
    put_back(s, RAVEN)
    s.phase = TURN_DONE


@compiled
def receive_from_tile(s: State, tile: int) -> None:
    """A specialist on a tile taken from the grill comes along; the raven only leaves a Bratworm (G1, K7, K8)."""
    specialist = specialist_on(s, tile)
    if specialist == NONE:
        s.phase = TURN_DONE
    elif specialist != RAVEN:
        receive(s, specialist)
    elif not earn_bratworm(s):
        put_raven_back(s)
