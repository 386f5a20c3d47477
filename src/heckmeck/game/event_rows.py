"""The facts of a step, found by comparing the states before and after it: one row of numbers for each event."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.actions import KEEP_FACE, STOP
from heckmeck.rules.claim import final_total
from heckmeck.rules.compiled import compiled
from heckmeck.rules.specialists import owns, raven_was_disturbed
from heckmeck.rules.state import (
    BRATWORM,
    DECIDE,
    DOWN,
    HEN,
    HIGHEST_TILE,
    KEEP,
    LOWEST_TILE,
    NONE,
    ONE,
    OUT_OF_THE_GAME,
    OVER,
    PUT_BACK,
    ROLLING,
    SPECIALISTS,
    UP,
    WITH_SEAT,
    WORM,
    State,
)
from heckmeck.rules.turn import shown

Rows = NDArray[np.int64]

DICE_FALL = -1  # the step is a roll, not a decision

# A row; what an event does not have is NONE, a tile 0
KIND, SEAT, TILE, OTHER, SPECIALIST = range(5)
COLUMNS = 5
MOST_EVENTS = 48  # more than any two states differ by

KINDS = (  # as the catalogues name them, after `event-`, and the clause of a failure
    ("bratworm", ""),
    ("bratworm-from", ""),
    ("takes", ""),
    ("steals", ""),
    ("takes-hen", ""),
    ("fails-nothing-to-set-aside", "T3"),
    ("fails-no-worm", "S1"),
    ("fails-no-tile", "S5"),
    ("puts-back", ""),
    ("turned-over", ""),
    ("gets-specialist", ""),
    ("specialist-back", ""),
    ("specialist-out", ""),
    ("game-over", ""),
)
BRATWORM_EARNED, BRATWORM_FROM, TAKES, STEALS, TAKES_HEN = range(5)
NOTHING_TO_SET_ASIDE, NO_WORM, NO_TILE, PUTS_BACK, TURNED_OVER = range(5, 10)
GETS_SPECIALIST, SPECIALIST_BACK, SPECIALIST_OUT, GAME_OVER = range(10, 14)


@compiled
def note_events(before: State, after: State, action: int, rows: Rows) -> int:
    """Write the events of one step in the order of the rules and return how many there are.

    A Bratworm for 1s, the tile, the raven's one (K8); `action` is the decision, or DICE_FALL.
    """
    if only_moved_dice(before, after, action):
        return 0
    for_ones = is_for_ones(before, action)
    count = note_bratworms(before, after, 0, 1 if for_ones else 0, rows, 0)
    count = note_attempt(before, after, action, rows, count)
    count = note_bratworms(before, after, 1 if for_ones else 0, MOST_EVENTS, rows, count)
    count = note_specialists(before, after, rows, count)
    if after.phase == OVER:
        count = note(rows, count, GAME_OVER, before.seat)
    return count


@compiled
def note(
    rows: Rows, count: int, kind: int, seat: int, tile: int = 0, other: int = NONE, specialist: int = NONE
) -> int:
    row = rows[count]
    row[KIND] = kind
    row[SEAT] = seat
    row[TILE] = tile
    row[OTHER] = other
    row[SPECIALIST] = specialist
    return count + 1


@compiled
def only_moved_dice(before: State, after: State, action: int) -> bool:
    """Whether nothing is to be told: most steps are like this."""
    if after.turns != before.turns or action == KEEP_FACE + ONE or before.phase == BRATWORM:
        return False
    return bool(after.phase == ROLLING or after.phase == KEEP or after.phase == DECIDE)


@compiled
def is_for_ones(before: State, action: int) -> bool:
    """Whether the first Bratworm of this step is for two or more 1s (B1)."""
    if action == KEEP_FACE + ONE:
        return shown(before, ONE) >= 2
    return before.phase == BRATWORM and not raven_was_disturbed(before)


@compiled
def note_bratworms(before: State, after: State, first: int, end: int, rows: Rows, count: int) -> int:
    """Write Bratworms `first` to `end` of the step: those of the supply, then those of others (B2)."""
    number = 0
    for _ in range(before.supply - after.supply):
        if first <= number < end:
            count = note(rows, count, BRATWORM_EARNED, before.seat)
        number += 1
    for other in range(before.players):
        for _ in range(before.bratworms[other] - after.bratworms[other]):
            if first <= number < end:
                count = note(rows, count, BRATWORM_FROM, before.seat, 0, other)
            number += 1
    return count


@compiled
def note_attempt(before: State, after: State, action: int, rows: Rows, count: int) -> int:
    """The tile taken, stolen or given back; the hen taken instead; or a failure."""
    seat = before.seat
    if after.height[seat] > before.height[seat]:
        tile = after.stack[seat, after.height[seat] - 1]
        if before.grill[tile] == UP:
            return note(rows, count, TAKES, seat, tile)
        return note(rows, count, STEALS, seat, tile, who_lost_a_tile(before, after))
    if owns(after, seat, HEN) and before.specialist[HEN] >= WITH_SEAT and not owns(before, seat, HEN):
        victim = before.specialist[HEN] - WITH_SEAT
        return note(rows, count, TAKES_HEN, seat, before.stack[victim, before.height[victim] - 1], victim)
    if after.turns > before.turns and not took_already(before):
        count = note(rows, count, why_it_failed(before, action), seat)
        if after.height[seat] < before.height[seat]:
            count = note(rows, count, PUTS_BACK, seat, before.stack[seat, before.height[seat] - 1])
        for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
            if after.grill[tile] == DOWN and before.grill[tile] != DOWN:
                count = note(rows, count, TURNED_OVER, seat, tile)
    return count


@compiled
def who_lost_a_tile(before: State, after: State) -> int:
    for seat in range(before.players):
        if after.height[seat] < before.height[seat]:
            return seat
    return NONE


@compiled
def took_already(s: State) -> bool:
    """Whether the attempt has succeeded and only a choice is left: what to put back (G2), or the raven's giver (K7)."""
    return s.phase == PUT_BACK or (s.phase == BRATWORM and raven_was_disturbed(s))


@compiled
def why_it_failed(before: State, action: int) -> int:
    if (action == DICE_FALL and before.phase == ROLLING) or (action == STOP and before.phase == KEEP):
        return NOTHING_TO_SET_ASIDE
    return NO_TILE if final_total(before) > 0 or action == KEEP_FACE + WORM else NO_WORM


@compiled
def note_specialists(before: State, after: State, rows: Rows, count: int) -> int:
    """Specialists that changed hands, were put back, or left the game; received ones first."""
    for specialist in range(SPECIALISTS):
        place = after.specialist[specialist]
        if place != before.specialist[specialist] and place >= WITH_SEAT:
            count = note(rows, count, GETS_SPECIALIST, before.seat, 0, NONE, specialist)
    for specialist in range(SPECIALISTS):
        place = after.specialist[specialist]
        if place != before.specialist[specialist] and place < WITH_SEAT:
            if place == OUT_OF_THE_GAME:
                count = note(rows, count, SPECIALIST_OUT, before.seat, 0, NONE, specialist)
            else:
                count = note(rows, count, SPECIALIST_BACK, before.seat, place, NONE, specialist)
    return count
