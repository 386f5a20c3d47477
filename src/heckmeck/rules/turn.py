"""Rolling, setting aside, stopping: clauses T, B1, K4, K5."""

import numpy as np

from heckmeck.rules.actions import KEEP_FACE, STOP, USE_WEASEL, only
from heckmeck.rules.claim import evaluate_stop
from heckmeck.rules.compiled import compiled
from heckmeck.rules.failure import fail
from heckmeck.rules.specialists import (
    earn_bratworm,
    move_bratworm,
    owns,
    put_raven_back,
    raven_was_disturbed,
)
from heckmeck.rules.state import (
    DECIDE,
    DICE,
    FACES,
    GOLDEN_DIE,
    KEEP,
    NONE,
    ONE,
    ROLLING,
    START,
    WEASEL,
    WORM,
    State,
)


@compiled
def begin_turn(s: State) -> None:
    """Eight dice in hand; the owner of the golden die first chooses eight or nine (T1, K4)."""
    s.roll[:] = 0
    s.golden = NONE
    s.kept[:] = 0
    s.dice_left = DICE
    s.golden_left = 0
    s.weasel_used = 0
    s.phase = START if owns(s, s.seat, GOLDEN_DIE) else ROLLING


@compiled
def is_new_turn(s: State) -> bool:
    """Whether the turn is as `begin_turn` left it: nothing has been decided or rolled."""
    if s.phase == START:
        return True
    return (
        s.phase == ROLLING and s.dice_left == DICE and not s.weasel_used and not owns(s, s.seat, GOLDEN_DIE)
    )


@compiled
def decide_to_roll(s: State, with_golden_die: bool) -> None:
    if with_golden_die:
        s.dice_left += 1
        s.golden_left = 1
    s.phase = ROLLING


@compiled
def shown(s: State, face: int) -> int:
    """Return how many dice on the table show the face, the golden one included."""
    return s.roll[face] + (1 if s.golden == face else 0)


@compiled
def weasel_is_usable(s: State) -> bool:
    return owns(s, s.seat, WEASEL) and not s.weasel_used


@compiled
def free_faces(s: State) -> np.int64:
    """Return the keep actions for the faces on the table not set aside before (T2)."""
    options = np.int64(0)
    for face in range(FACES):
        if s.kept[face] == 0 and shown(s, face) > 0:
            options |= only(KEEP_FACE + face)
    return options


@compiled
def keep_options(s: State) -> np.int64:
    """A free face, or the weasel; giving up only where no face is free (T2, K5)."""
    options = free_faces(s)
    if options == 0:
        options = only(STOP)
    if weasel_is_usable(s):
        options |= only(USE_WEASEL)
    return options


@compiled
def dice_fit(s: State, white: np.ndarray, golden: int) -> bool:
    """Whether these are as many dice as are due, with a face that the golden die has (T1, T5, M5)."""
    if s.phase != ROLLING:
        return False
    count = 0
    for face in range(FACES):
        if white[face] < 0:
            return False
        count += white[face]
    if count != s.dice_left - s.golden_left:
        return False
    if not s.golden_left:
        return golden == NONE
    return golden == ONE or golden == WORM or (s.golden_die_standard == 1 and 0 <= golden < FACES)


@compiled
def dice_fall(s: State, white: np.ndarray, golden: int) -> None:
    """The roll lies on the table; without a free face and a weasel the attempt fails at once (T3)."""
    for face in range(FACES):
        s.roll[face] = white[face]
    s.golden = golden
    if free_faces(s) or weasel_is_usable(s):
        s.phase = KEEP
    else:
        fail(s)


@compiled
def reroll_with_weasel(s: State) -> None:
    """All dice of the roll go back into the hand (K5)."""
    s.weasel_used = 1
    s.roll[:] = 0
    s.golden = NONE
    s.phase = ROLLING


@compiled
def go_on(s: State) -> None:
    """With no dice left the turn stops automatically (T5)."""
    if s.dice_left == 0:
        evaluate_stop(s)
    else:
        s.phase = DECIDE


@compiled
def set_aside(s: State, face: int) -> None:
    """Set aside all dice of the face; two or more 1s earn a Bratworm at once (T2, B1)."""
    count = shown(s, face)
    s.kept[face] = count
    s.dice_left -= count
    if s.golden == face:
        s.golden_left = 0
    s.roll[:] = 0
    s.golden = NONE
    if face == ONE and count >= 2 and earn_bratworm(s):
        return
    go_on(s)


@compiled
def stop(s: State) -> None:
    """Stop after setting aside, or give up a dead roll instead of using the weasel (T4, K5)."""
    if s.phase == KEEP:
        fail(s)
    else:
        evaluate_stop(s)


@compiled
def take_bratworm_from(s: State, seat: int) -> None:
    """Take the chosen Bratworm, then continue with what earned it: the raven's tile or the 1s set aside (B1, K8)."""
    move_bratworm(s, seat)
    if raven_was_disturbed(s):
        put_raven_back(s)
    else:
        go_on(s)
