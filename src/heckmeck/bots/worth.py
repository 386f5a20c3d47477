"""What a position after a turn is worth to the bots that need no network to value it."""

import numpy as np

from heckmeck.bots.built_in import BRATWORM, CAREFUL, LOSS, SPECIALIST, STEAL, Parameters
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import worms_on
from heckmeck.rules.specialists import owns, specialist_of
from heckmeck.rules.state import HEN, NONE, UP, WITH_SEAT, State
from heckmeck.solver.endings import Floats


@compiled
def took_something(before: State, after: State, seat: int) -> bool:
    """Whether the turn between the two positions brought a tile, or another player's hen, kept or not (K6, G2)."""
    if after.height[seat] != before.height[seat]:
        return after.height[seat] > before.height[seat]
    guarded = before.specialist[HEN] >= WITH_SEAT and not owns(before, seat, HEN)
    return guarded and after.specialist[HEN] != before.specialist[HEN]


@compiled
def stole(before: State, after: State, seat: int) -> bool:
    """Whether the turn brought another player's tile."""
    if after.height[seat] <= before.height[seat]:
        return False
    return before.grill[after.stack[seat, after.height[seat] - 1]] != UP


@compiled
def worth_in_worms(before: State, after: State, seat: int, parameters: Parameters) -> float:
    """Worms gained, a stolen tile and a lost one weighed; Bratworms and specialists at their price."""
    worth = (after.bratworms[seat] - before.bratworms[seat]) * parameters[BRATWORM]
    if after.height[seat] > before.height[seat]:
        worms = worms_on(before, after.stack[seat, after.height[seat] - 1])
        worth += worms * (parameters[STEAL] if stole(before, after, seat) else 1.0)
    elif after.height[seat] < before.height[seat]:
        worth -= worms_on(before, before.stack[seat, before.height[seat] - 1]) * parameters[LOSS]
    owned, owned_before = specialist_of(after, seat), specialist_of(before, seat)
    if owned != NONE:
        worth += parameters[SPECIALIST + owned]
    if owned_before != NONE:
        worth -= parameters[SPECIALIST + owned_before]
    return worth


@compiled
def value_by_kind(
    kind: int, parameters: Parameters, before: State, positions: np.recarray, count: int, worth: Floats
) -> None:
    """Value positions after a turn by the position before it, for the bot of this kind."""
    for index in range(count):
        if kind == CAREFUL:
            worth[index] = 1.0 if took_something(before, positions[index], before.seat) else 0.0
        else:
            worth[index] = worth_in_worms(before, positions[index], before.seat, parameters)
