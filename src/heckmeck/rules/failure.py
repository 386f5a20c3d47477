"""A failed attempt: giving back, turning over. Clauses F, G4, K6."""

from heckmeck.rules.compiled import compiled
from heckmeck.rules.specialists import owns, put_back, specialist_of, specialist_on
from heckmeck.rules.state import (
    DOWN,
    FASTER_HIGHEST,
    FASTER_RETURNED,
    GONE,
    HEN,
    HIGHEST_TILE,
    LOWEST_TILE,
    NONE,
    TURN_DONE,
    UP,
    State,
)


@compiled
def highest_face_up(s: State) -> int:
    """Return the highest face-up tile of the grill, 0 for none."""
    for tile in range(HIGHEST_TILE, LOWEST_TILE - 1, -1):
        if s.grill[tile] == UP:
            return tile
    return 0


@compiled
def return_top_tile(s: State) -> int:
    """Put the player's top tile back on the grill, face-up (F1)."""
    s.height[s.seat] -= 1
    tile = s.stack[s.seat, s.height[s.seat]]
    s.stack[s.seat, s.height[s.seat]] = GONE
    s.grill[tile] = UP
    return tile


@compiled
def turn_over_highest(s: State, returned: int) -> int:
    """Turn the highest face-up tile face-down and return it; 0 where it is the tile just returned (F2, F4)."""
    if s.faster == FASTER_RETURNED:
        s.grill[returned] = DOWN
    tile = highest_face_up(s)
    if tile == 0 or (tile == returned and s.faster != FASTER_HIGHEST):
        return 0
    s.grill[tile] = DOWN
    return tile


@compiled
def give_back_a_tile(s: State) -> None:
    """Tile back, turn over, own specialist back, specialist of the turned tile back (G4)."""
    own = specialist_of(s, s.seat)
    turned = turn_over_highest(s, return_top_tile(s))
    if own != NONE:
        put_back(s, own)
    if turned:
        displaced = specialist_on(s, turned)
        if displaced != NONE:
            put_back(s, displaced)


@compiled
def fail(s: State) -> None:
    """With no tile nothing happens (F3); the hen saves the tile and goes instead (K6)."""
    if s.height[s.seat] > 0:
        if owns(s, s.seat, HEN):
            put_back(s, HEN)
        else:
            give_back_a_tile(s)
    s.phase = TURN_DONE
