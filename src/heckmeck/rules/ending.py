"""The end of a turn and of the game, and the ranking: clauses E."""

import numpy as np

from heckmeck.rules.compiled import compiled
from heckmeck.rules.failure import highest_face_up
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import (
    APPLE,
    APPLE_WORMS,
    LOWEST_PORTION,
    OVER,
    State,
)
from heckmeck.rules.turn import begin_turn


@compiled
def worms_on(s: State, tile: int) -> int:
    """21-24 one, 25-28 two, 29-32 three, 33-36 four; 11 and 13 by option (M1, M4)."""
    if tile < LOWEST_PORTION:
        return s.worms_on_low_tiles
    return (tile - LOWEST_PORTION) // 4 + 1


@compiled
def worms_of(s: State, seat: int) -> int:
    """Return the worms of a player: tiles, Bratworms and the apple (E2)."""
    worms = s.bratworms[seat]
    for level in range(s.height[seat]):
        worms += worms_on(s, s.stack[seat, level])
    if owns(s, seat, APPLE):
        worms += APPLE_WORMS
    return worms


@compiled
def highest_tile_of(s: State, seat: int) -> int:
    """Return the highest single tile of a player, 0 for none (E3)."""
    highest = 0
    for level in range(s.height[seat]):
        highest = max(highest, s.stack[seat, level])
    return highest


@compiled
def is_over(s: State) -> bool:
    """Whether no tile is face-up, or the last turn has been played (E1, E4)."""
    return highest_face_up(s) == 0 or s.turns == s.max_turns


@compiled
def end_turn(s: State) -> None:
    s.turns += 1
    if is_over(s):
        s.phase = OVER
    else:
        s.seat = (s.seat + 1) % s.players
        begin_turn(s)


@compiled
def places(s: State, place: np.ndarray) -> None:
    """Write each seat's place, from 0: the number of players before it by worms, then highest tile (E3)."""
    for seat in range(s.players):
        place[seat] = 0
        for other in range(s.players):
            lead = worms_of(s, other) - worms_of(s, seat)
            if lead > 0 or (lead == 0 and highest_tile_of(s, other) > highest_tile_of(s, seat)):
                place[seat] += 1
