"""What a decision leads to, as a row of numbers: chances of winning, of failing, of every tile, and worms."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.worth import took_something
from heckmeck.coach.plan import Plan
from heckmeck.game.event_rows import took_already
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import worms_of
from heckmeck.rules.state import HEN, LOWEST_TILE, MOST_PLAYERS, NONE, OVER, UP, WITH_SEAT, State
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.outcomes import CLAIMS
from heckmeck.solver.solved_turn import find_chances_after
from heckmeck.solver.turn_tree import Trees

Rows = NDArray[np.float64]

# A row. WIN has a chance for each seat, CLAIM one for each tile; WORMS are a mean, at the end of the turn less now
WIN = 0
FAIL, WORMS, STEALS, ENDS = range(MOST_PLAYERS, MOST_PLAYERS + 4)
LIKELY, LIKELY_CHANCE, ACTION, REASON = range(MOST_PLAYERS + 4, MOST_PLAYERS + 8)
CLAIM = MOST_PLAYERS + 8
FAILURE = 0  # where a claim is a tile
CLAIMED = CLAIMS  # the claim where the tile had been taken before: only a choice was left
COLUMNS = CLAIM + CLAIMED + 1


@compiled
def note_prospect(trees: Trees, plan: Plan, before: State, s: State, action: int, row: Rows) -> None:
    """Fill a row with what `action` leads to in `s`, a moment of the planned turn, seen from the decision `before`."""
    find_chances_after(trees.eight, trees.nine, plan.endings, plan.turn, s, action, plan.chances)
    outcomes = plan.outcomes
    row[:] = 0.0
    for ending in range(ENDINGS):
        chance = plan.chances[ending]
        if chance > 0.0:
            index = plan.leads_to[ending]
            add_position(
                before, outcomes.position[index], outcomes.claim[index], plan.win[index], chance, row
            )
    finish_row(before, row)


@compiled
def note_certain(before: State, after: State, win: Floats, row: Rows) -> None:
    """Fill a row with the position that follows for certain."""
    row[:] = 0.0
    add_position(before, after, claimed_since(before, after), win, 1.0, row)
    finish_row(before, row)


@compiled
def add_position(before: State, position: State, claim: int, win: Floats, chance: float, row: Rows) -> None:
    for seat in range(before.players):
        row[WIN + seat] += chance * win[seat]
    row[WORMS] += chance * worms_of(position, before.seat)
    if position.phase == OVER:
        row[ENDS] += chance
    row[CLAIM + claim] += chance


@compiled
def finish_row(before: State, row: Rows) -> None:
    """Add up what follows from the chances of the claims; of equally likely ones the lowest is named."""
    row[WORMS] -= worms_of(before, before.seat)
    row[FAIL] = row[CLAIM + FAILURE]
    likely = FAILURE
    for tile in range(LOWEST_TILE, CLAIMS):
        if before.grill[tile] != UP:
            row[STEALS] += row[CLAIM + tile]
        if row[CLAIM + tile] > row[CLAIM + likely]:
            likely = tile
    row[LIKELY] = NONE if row[CLAIM + CLAIMED] > 0.0 else likely
    row[LIKELY_CHANCE] = row[CLAIM + likely]
    row[ACTION] = NONE
    row[REASON] = NONE


@compiled
def claimed_since(before: State, after: State) -> int:
    """Return the tile that the end of a turn brought since `before`, or under which the hen was taken (K6)."""
    seat = before.seat
    if took_already(before):
        return CLAIMED
    if after.height[seat] > before.height[seat]:
        return int(after.stack[seat, after.height[seat] - 1])
    if took_something(before, after, seat):
        victim = before.specialist[HEN] - WITH_SEAT
        return int(before.stack[victim, before.height[victim] - 1])
    return FAILURE
