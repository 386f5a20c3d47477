"""What a stop brings: taking, stealing, the next lower tile. Clauses S, K3, K6."""

import numpy as np

from heckmeck.rules.actions import TAKE, only
from heckmeck.rules.compiled import compiled
from heckmeck.rules.failure import fail
from heckmeck.rules.specialists import owns, receive, receive_from_tile, specialist_of
from heckmeck.rules.state import (
    CANNED_WORM,
    CLAIM,
    FACES,
    GONE,
    HEN,
    HIGHEST_TILE,
    LOWEST_PORTION,
    NONE,
    TURN_DONE,
    UP,
    WORM,
    WORM_POINTS,
    State,
)


@compiled
def dice_total(s: State) -> int:
    """Return the sum of the dice set aside; a worm is worth 5."""
    total = s.kept[WORM] * WORM_POINTS
    for face in range(FACES - 1):
        total += s.kept[face] * (face + 1)
    return total


@compiled
def final_total(s: State) -> int:
    """Return the total that a stop counts, with the canned worm; 0 without a worm (S1, K3)."""
    if s.kept[WORM] > 0:
        return dice_total(s)
    if owns(s, s.seat, CANNED_WORM):
        return dice_total(s) + WORM_POINTS
    return 0


@compiled
def holder_of_top(s: State, tile: int) -> int:
    """Return the other player on whose stack the tile is on top (S3)."""
    for seat in range(s.players):
        if seat != s.seat and s.height[seat] > 0 and s.stack[seat, s.height[seat] - 1] == tile:
            return seat
    return NONE


@compiled
def next_lower(s: State, total: int) -> int:
    """Return the highest face-up grill tile below the total, never 11 or 13; 0 for none (S4)."""
    for tile in range(min(total - 1, HIGHEST_TILE), LOWEST_PORTION - 1, -1):
        if s.grill[tile] == UP:
            return tile
    return 0


@compiled
def stealable(s: State, total: int) -> bool:
    return LOWEST_PORTION <= total <= HIGHEST_TILE and holder_of_top(s, total) != NONE


@compiled
def tile_for(s: State, total: int) -> int:
    """Return the tile that a total takes, steals or (hen) attacks where nothing is chosen, 0 for a failure (S1-S5)."""
    if 0 < total <= HIGHEST_TILE and s.grill[total] == UP:
        return total
    if stealable(s, total):
        return total
    return next_lower(s, total)


@compiled
def tiles_to_choose(s: State, total: int) -> np.int64:
    """Return the tiles among which the options of S7 let the player choose, as actions; empty where they do not."""
    lower = next_lower(s, total)
    if lower == 0 or (total <= HIGHEST_TILE and s.grill[total] == UP):
        return np.int64(0)
    options = only(TAKE + lower - LOWEST_PORTION)
    if stealable(s, total):
        if s.steal_optional:
            options |= only(TAKE + total - LOWEST_PORTION)
    elif s.lower_tile_any:
        for tile in range(LOWEST_PORTION, lower):
            if s.grill[tile] == UP:
                options |= only(TAKE + tile - LOWEST_PORTION)
    if options & (options - 1):
        return options
    return np.int64(0)


@compiled
def forced_claim(s: State) -> int:
    """Return what a stop brings now, where nothing is chosen."""
    return tile_for(s, final_total(s))


@compiled
def claim_options(s: State) -> np.int64:
    """Return what a stop lets the player choose from now."""
    return tiles_to_choose(s, final_total(s))


@compiled
def take_tile(s: State, tile: int) -> None:
    """Put a tile on top of the player's stack (S6)."""
    s.stack[s.seat, s.height[s.seat]] = tile
    s.height[s.seat] += 1


@compiled
def steal(s: State, tile: int) -> None:
    """Take the tile and its owner's specialist; from under the hen, the hen alone (S3, G1, K6)."""
    victim = holder_of_top(s, tile)
    prize = specialist_of(s, victim)
    if prize != HEN:
        s.height[victim] -= 1
        s.stack[victim, s.height[victim]] = GONE
        take_tile(s, tile)
    if prize == NONE:
        s.phase = TURN_DONE
    else:
        receive(s, prize)


@compiled
def claim(s: State, tile: int) -> None:
    """Take the tile from the grill or from another player."""
    if s.grill[tile] == UP:
        s.grill[tile] = GONE
        take_tile(s, tile)
        receive_from_tile(s, tile)
    else:
        steal(s, tile)


@compiled
def evaluate_stop(s: State) -> None:
    """Take what the total brings, ask where S7 leaves a choice, or fail (S1-S5)."""
    tile = forced_claim(s)
    if tile == 0:
        fail(s)
    elif claim_options(s):
        s.phase = CLAIM
    else:
        claim(s, tile)
