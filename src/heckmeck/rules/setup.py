"""The table before the first turn: clauses M1, M3, M4, M7."""

from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import (
    BRATWORMS,
    GONE,
    HIGHEST_TILE,
    IN_THE_BOX,
    LOW_TILES,
    LOWEST_PORTION,
    LOWEST_TILE,
    NONE,
    SPECIALIST_TILES,
    SPECIALISTS,
    UP,
    State,
)
from heckmeck.rules.turn import begin_turn


@compiled
def in_play(tile: int, deluxe: bool, highest_tile: int) -> bool:
    """Whether an edition has this tile (M1, M4, M7)."""
    if tile < LOWEST_PORTION:
        return deluxe and tile in LOW_TILES
    return tile <= highest_tile


@compiled
def lay_table(s: State, deluxe: bool, highest_tile: int, players: int, start: int) -> None:
    """Set the table for 2 to 7 players; `start` is the seat that begins (M3, M4). The options are there already."""
    s.players = players
    s.seat = start
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        s.grill[tile] = UP if in_play(tile, deluxe, highest_tile) else GONE
    for specialist in range(SPECIALISTS):
        s.specialist[specialist] = SPECIALIST_TILES[specialist] if deluxe else IN_THE_BOX
    s.received = NONE
    s.supply = BRATWORMS if deluxe else 0
    begin_turn(s)
