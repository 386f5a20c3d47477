"""What each way of ending a turn would bring: the positions that follow, made by the engine itself.

A turn ends in a claim of a tile or in a failure, with or without the Bratworm of a double 1. Each of these is a group
of positions, one per further choice of the player (G2, B2). An ending of the solver (endings.py) is a set of
groups among which the player chooses: one, or several under the options of S7.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.actions import FROM_SEAT, PUT_SPECIALIST_BACK, TAKE, holds
from heckmeck.rules.claim import claim, holder_of_top, tile_for, tiles_to_choose
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import end_turn, worms_of
from heckmeck.rules.engine import apply_legal, legal_actions
from heckmeck.rules.failure import fail
from heckmeck.rules.specialists import (
    bratworm_options,
    earn_bratworm,
    move_bratworm,
    owns,
    raven_was_disturbed,
)
from heckmeck.rules.state import (
    BRATWORM,
    CANNED_WORM,
    HIGHEST_TILE,
    LOWEST_PORTION,
    LOWEST_TILE,
    NONE,
    ONE,
    TURN_DONE,
    UP,
    WORM_POINTS,
    State,
    empty_states,
)
from heckmeck.solver.endings import FAILURE, TOTALS, Floats

CLAIMS = HIGHEST_TILE + 1  # a claim is its tile; 0 is the failure
MOST_POSITIONS = 256


class Outcomes(NamedTuple):
    """The positions that can follow a turn, and which of them each ending offers."""

    position: np.recarray  # each at the beginning of the next turn, or over
    bratworm: NDArray[np.int8]  # per position: whether it follows a turn with a double 1
    claim: NDArray[np.int8]  # per position: the tile claimed, 0 for a failure
    found: NDArray[np.int64]  # how many positions there are, and how many before they repeat
    offered: NDArray[np.int64]  # [ending] -> the claims to choose from, as bits; bit 0 is the failure
    scratch: np.recarray


def new_outcomes() -> Outcomes:
    """Return room for the outcomes of any position."""
    return Outcomes(
        empty_states(MOST_POSITIONS),
        np.zeros(MOST_POSITIONS, np.int8),
        np.zeros(MOST_POSITIONS, np.int8),
        np.zeros(2, np.int64),
        np.zeros(FAILURE + 2, np.int64),
        empty_states(2),
    )


@compiled
def find_outcomes(states: np.recarray, outcomes: Outcomes) -> None:
    """Fill in all outcomes of the turn under way in `states[0]`."""
    outcomes.found[0] = 0
    earned = states[0].kept[ONE] >= 2
    for bratworm in range(1 if earned else 0, 2):
        outcomes.scratch[0] = states[0]
        if bratworm and not earned:
            earn_now(outcomes.scratch[0])
        add_claims(outcomes, bratworm)
        offer_claims(outcomes, bratworm)
    repeats = not earned and not has_bratworms(states[0])
    outcomes.found[1] = outcomes.found[0] // 2 if repeats else outcomes.found[0]


@compiled
def has_bratworms(s: State) -> bool:
    """Whether there is a Bratworm anywhere; without one, a double 1 changes nothing."""
    for seat in range(s.players):
        if s.bratworms[seat] > 0:
            return True
    return s.supply > 0


@compiled
def earn_now(s: State) -> None:
    """Give the Bratworm of a double 1; where the giver can be chosen, let it be the richest (B1, B2)."""
    if earn_bratworm(s):
        move_bratworm(s, richest(s, bratworm_options(s)))


@compiled
def richest(s: State, givers: np.int64) -> int:
    best = NONE
    for seat in range(s.players):
        if holds(givers, FROM_SEAT + seat) and (best == NONE or worms_of(s, seat) > worms_of(s, best)):
            best = seat
    return best


@compiled
def giver_as_planned(s: State) -> int:
    """Return the choice of giver for the Bratworm of a double 1, where it is due: the richest (B2)."""
    if s.phase == BRATWORM and not raven_was_disturbed(s):
        return FROM_SEAT + richest(s, bratworm_options(s))
    return NONE


@compiled
def add_claims(outcomes: Outcomes, bratworm: int) -> None:
    """Claim everything that some total claims, and fail, each from a fresh copy."""
    for tile in range(LOWEST_TILE, CLAIMS):
        root = outcomes.scratch[0]
        stealable = tile >= LOWEST_PORTION and holder_of_top(root, tile) != NONE
        if root.grill[tile] == UP or stealable:
            outcomes.scratch[1] = outcomes.scratch[0]
            claim(outcomes.scratch[1], tile)
            add_positions(outcomes, bratworm, tile)
    outcomes.scratch[1] = outcomes.scratch[0]
    fail(outcomes.scratch[1])
    add_positions(outcomes, bratworm, 0)


@compiled
def add_positions(outcomes: Outcomes, bratworm: int, tile: int) -> None:
    """Add the position that follows, or one per choice still due (G2, K8)."""
    s = outcomes.scratch[1]
    if s.phase == TURN_DONE:
        end_turn(s)
        add_position(outcomes, bratworm, tile)
        outcomes.position[outcomes.found[0] - 1] = outcomes.scratch[1]
    else:
        options = legal_actions(s)
        for action in range(PUT_SPECIALIST_BACK, FROM_SEAT + s.players):
            if holds(options, action):
                add_position(outcomes, bratworm, tile)
                last = outcomes.found[0] - 1
                outcomes.position[last] = outcomes.scratch[1]
                apply_legal(outcomes.position[last], action)


@compiled
def add_position(outcomes: Outcomes, bratworm: int, tile: int) -> None:
    outcomes.bratworm[outcomes.found[0]] = bratworm
    outcomes.claim[outcomes.found[0]] = tile
    outcomes.found[0] += 1


@compiled
def offer_claims(outcomes: Outcomes, bratworm: int) -> None:
    """Say for every ending which claims it offers (S1-S7, K3)."""
    root = outcomes.scratch[0]
    canned = owns(root, root.seat, CANNED_WORM)
    for worm in range(2):
        for total in range(TOTALS):
            claimed = total
            if worm == 0:
                claimed = total + WORM_POINTS if canned else 0
            ending = (2 * worm + bratworm) * TOTALS + total
            options = tiles_to_choose(root, claimed)
            if options:
                outcomes.offered[ending] = (options >> TAKE) << LOWEST_PORTION
            else:
                outcomes.offered[ending] = np.int64(1) << tile_for(root, claimed)
    outcomes.offered[FAILURE + bratworm] = 1


@compiled
def value_endings(outcomes: Outcomes, worth: Floats, endings: Floats) -> None:
    """Value every ending by the best position that it offers; `worth` has one number for each, before they repeat."""
    best = np.full((2, CLAIMS), -np.inf)
    for index in range(outcomes.found[1]):
        bratworm, tile = outcomes.bratworm[index], outcomes.claim[index]
        best[bratworm, tile] = max(best[bratworm, tile], worth[index])
    earned = best[0, 0] == -np.inf  # already: no turn ends without the Bratworm
    if earned or best[1, 0] == -np.inf:  # or there is none to be had
        for tile in range(CLAIMS):
            best[int(not earned), tile] = best[int(earned), tile]
    for ending in range(FAILURE + 2):
        bratworm = (ending // TOTALS) % 2 if ending < FAILURE else ending - FAILURE
        endings[ending] = best_of(best[bratworm], outcomes.offered[ending])


@compiled
def best_of(worth: Floats, claims: np.int64) -> float:
    """Return the most that one of these claims is worth; most endings offer the failure alone."""
    value = -np.inf
    tile = 0
    while claims:
        if claims & 1:
            value = max(value, worth[tile])
        claims >>= 1
        tile += 1
    return value
