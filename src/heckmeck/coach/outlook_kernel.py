"""What each face and a stop would bring, found by letting the engine do it on copies of the position."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.coach.reach import chance_of_dead_throw, note_offers, tiles_in_reach
from heckmeck.game.reasons import has_set_aside
from heckmeck.rules.actions import KEEP_FACE, STOP, TAKE, holds
from heckmeck.rules.claim import (
    claim,
    claim_options,
    dice_total,
    evaluate_stop,
    final_total,
    forced_claim,
    holder_of_top,
)
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import worms_on
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.failure import fail
from heckmeck.rules.specialists import bratworm_options, move_bratworm, put_back, raven_was_disturbed
from heckmeck.rules.state import (
    BRATWORM,
    CLAIM,
    DECIDE,
    DOWN,
    FACES,
    HIGHEST_TILE,
    KEEP,
    LOWEST_PORTION,
    LOWEST_TILE,
    NONE,
    PUT_BACK,
    SPECIALISTS,
    START,
    UP,
    WITH_SEAT,
    State,
)
from heckmeck.rules.turn import set_aside, weasel_is_usable
from heckmeck.solver.endings import Floats
from heckmeck.solver.outcomes import richest

Row = NDArray[np.int64]

# A row: the dice, and what a stop there brings; tiles are 0 for none or bits, seats and specialists NONE
POSSIBLE, TOTAL, BRATWORM_EARNED, DICE_LEFT, USED, GOLDEN_LEFT, STOPS = range(7)
TILE, EXACT, FROM_SEAT, HEN_ONLY, WORMS, SPECIALIST, GAINED, CANNED, CHOOSE = range(7, 16)
LOST, TURNED, REACH, COUNTS = range(16, 20)  # COUNTS is the total that the stop counts
LANDS, WEASEL = range(20, 22)  # only in the row NOW
COLUMNS = 22
NOW, FAILURE = FACES, FACES + 1  # rows after those of the faces
ROWS = FACES + 2
NO_THROW = -1.0


@compiled
def look(states: np.recarray, rows: Row, dead: Floats, room: Row) -> None:
    """Fill in the rows of the position `states[0]`.

    `dead` becomes the chance that the next throw from each row is dead, or NO_THROW; `states[1]`, `states[2]` and
    `room` are to work in.
    """
    rows[:] = 0
    rows[:, SPECIALIST] = NONE
    dead[:] = NO_THROW
    s = states[0]
    note_offers(s, room)
    weasel = weasel_is_usable(s)
    settled = s.phase == BRATWORM and raven_was_disturbed(s)
    if s.phase == START or s.phase == KEEP or s.phase == DECIDE or (s.phase == BRATWORM and not settled):
        states[1] = states[0]
        states[2] = states[0]
        fail(states[2])
        note_ending(states, rows[FAILURE], 0)
    if s.phase == KEEP:
        for face in range(FACES):
            if holds(legal_actions(s), KEEP_FACE + face):
                look_at_face(states, rows[face], face)
                rows[face, REACH] = reach_of(s, rows[face], False, room)
                dead[face] = risk_of(rows[face], weasel)
    if has_set_aside(s):
        states[1] = states[0]
        look_at_position(states, rows[NOW], settled)
        note_reach_of_position(s, rows, dead, weasel, room)
    rows[NOW, WEASEL] = weasel and s.phase == KEEP
    if s.phase == PUT_BACK:
        states[1] = states[0]
        put_back(states[1], s.received)
        rows[NOW, LANDS] = states[1].specialist[s.received]


@compiled
def note_reach_of_position(s: State, rows: Row, dead: Floats, weasel: bool, room: Row) -> None:
    """With a roll on the table, what its faces bring, or the re-roll; else what stopping now or later brings."""
    now = rows[NOW]
    if s.phase == KEEP:
        for face in range(FACES):
            now[REACH] |= rows[face, REACH]
        if weasel:
            now[REACH] |= reach_of(s, now, True, room)
            dead[NOW] = risk_of(now, False)
    elif s.phase == CLAIM:
        now[REACH] = now[CHOOSE]
    elif now[STOPS]:
        now[REACH] = reach_of(s, now, False, room)
        dead[NOW] = risk_of(now, weasel)


@compiled
def reach_of(s: State, row: Row, must_roll: bool, room: Row) -> np.int64:
    return tiles_in_reach(s, row[USED], row[DICE_LEFT], row[GOLDEN_LEFT] == 1, row[TOTAL], must_roll, room)


@compiled
def risk_of(row: Row, weasel: bool) -> float:
    """Return the chance that the next throw is dead, with the weasel at hand the one after it too (T3, K5)."""
    if row[DICE_LEFT] == 0:
        return NO_THROW
    dead = chance_of_dead_throw(row[USED], row[DICE_LEFT], row[GOLDEN_LEFT] == 1)
    return dead * dead if weasel else dead


@compiled
def look_at_face(states: np.recarray, row: Row, face: int) -> None:
    states[1] = states[0]
    s = states[1]
    s.dice_left += 1  # one die too many, so that the engine does not stop by itself (T5)
    set_aside(s, face)
    s.dice_left -= 1
    row[BRATWORM_EARNED] = s.phase == BRATWORM or s.bratworms[s.seat] > states[0].bratworms[s.seat]
    choose_giver(s)
    note_dice(s, row)
    note_stop(states, row)


@compiled
def look_at_position(states: np.recarray, row: Row, settled: bool) -> None:
    s = states[1]
    row[BRATWORM_EARNED] = s.phase == BRATWORM
    note_dice(s, row)
    if s.phase == KEEP:
        if holds(legal_actions(s), STOP):  # giving up instead of using the weasel
            row[STOPS] = 1
            states[2] = states[1]
            fail(states[2])
            note_ending(states, row, 0)
    elif s.phase == DECIDE or s.phase == CLAIM or (s.phase == BRATWORM and not settled):
        choose_giver(s)
        note_stop(states, row)


@compiled
def choose_giver(s: State) -> None:
    """Where the giver of a Bratworm must be chosen, continue after that choice: it changes no tile (B2)."""
    if s.phase == BRATWORM:
        move_bratworm(s, richest(s, bratworm_options(s)))
        s.phase = DECIDE


@compiled
def note_dice(s: State, row: Row) -> None:
    row[POSSIBLE] = 1
    row[TOTAL] = dice_total(s)
    row[DICE_LEFT] = s.dice_left
    if s.golden_left and not s.golden_die_standard:  # with standard faces it is like the others
        row[GOLDEN_LEFT] = 1
    for face in range(FACES):
        if s.kept[face] > 0:
            row[USED] |= 1 << face


@compiled
def note_stop(states: np.recarray, row: Row) -> None:
    """Stop in `states[1]`; where tiles are to be chosen, take the highest."""
    tile = forced_claim(states[1])
    options = claim_options(states[1])
    row[STOPS] = 1
    row[COUNTS] = final_total(states[1])
    row[CANNED] = row[COUNTS] > dice_total(states[1])
    row[EXACT] = tile == row[COUNTS]
    row[CHOOSE] = (options >> TAKE) << LOWEST_PORTION
    states[2] = states[1]
    evaluate_stop(states[2])
    if states[2].phase == CLAIM:
        claim(states[2], tile)
    note_ending(states, row, tile)


@compiled
def note_ending(states: np.recarray, row: Row, tile: int) -> None:
    """Compare the table before and after, `states[1]` and `states[2]`."""
    before, after = states[1], states[2]
    seat = before.seat
    row[TILE] = tile
    row[FROM_SEAT] = NONE
    row[SPECIALIST] = NONE
    for specialist in range(SPECIALISTS):
        owned = before.specialist[specialist] == WITH_SEAT + seat
        if owned != (after.specialist[specialist] == WITH_SEAT + seat):
            row[SPECIALIST] = specialist
    if tile:
        if before.grill[tile] != UP:
            row[FROM_SEAT] = holder_of_top(before, tile)
        row[HEN_ONLY] = after.height[seat] == before.height[seat]
        row[WORMS] = 0 if row[HEN_ONLY] else worms_on(before, tile)
        row[GAINED] = after.bratworms[seat] - before.bratworms[seat] + (1 if after.phase == BRATWORM else 0)
    elif after.height[seat] < before.height[seat]:
        row[LOST] = before.stack[seat, before.height[seat] - 1]
        row[TURNED] = turned_over(before, after, row[LOST])


@compiled
def turned_over(before: State, after: State, lost: int) -> int:
    """Return the tile that was turned over; the one given back only where there is no other (F2, F4)."""
    for tile in range(HIGHEST_TILE, LOWEST_TILE - 1, -1):
        if tile != lost and after.grill[tile] == DOWN and before.grill[tile] != DOWN:
            return tile
    return lost if after.grill[lost] == DOWN else 0
