"""Why a decision or a roll is not allowed, as a number: its name, clause and details stand in a table."""

import numpy as np

from heckmeck.rules.actions import (
    FROM_SEAT,
    KEEP_FACE,
    PUT_SPECIALIST_BACK,
    ROLL_GOLDEN,
    STOP,
    TAKE,
    USE_WEASEL,
)
from heckmeck.rules.compiled import compiled
from heckmeck.rules.failure import highest_face_up
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import (
    BRATWORM,
    CLAIM,
    DICE,
    FACES,
    GOLDEN_DIE,
    HEN,
    KEEP,
    NONE,
    OVER,
    PUT_BACK,
    ROLLING,
    START,
    WEASEL,
    State,
)

REASONS: tuple[tuple[str, str, tuple[str, ...]], ...] = (  # name, clause, names of the details
    ("game-over", "E1", ()),
    ("game-over", "E4", ()),
    ("choose-a-tile", "S7", ()),
    ("choose-a-specialist", "G2", ()),
    ("choose-a-player", "B2", ()),
    ("dice-must-fall", "T1", ()),
    ("dice-must-fall", "T5", ()),
    ("choose-dice", "K4", ()),
    ("set-aside-first", "T2", ()),
    ("roll-or-stop", "T4", ()),
    ("stop-only-after-setting-aside", "T1", ()),
    ("stop-only-after-setting-aside", "T4", ()),
    ("golden-die-too-late", "K4", ()),
    ("golden-die-not-owned", "K4", ()),
    ("nothing-rolled", "T2", ()),
    ("set-aside-before", "T2", ("face",)),
    ("face-not-rolled", "T2", ("face",)),
    ("weasel-not-owned", "K5", ()),
    ("weasel-used", "K5", ()),
    ("weasel-only-after-a-roll", "K5", ()),
    ("tile-not-to-choose", "S7", ("tile",)),
    ("no-tile-to-choose", "S7", ("tile",)),
    ("specialist-not-to-choose", "G2", ("specialist",)),
    ("no-specialist-to-choose", "G2", ("specialist",)),
    ("no-bratworm-to-choose", "B2", ()),
    ("bratworm-from-yourself", "B2", ()),
    ("bratworm-under-the-hen", "B2", ()),
    ("no-bratworm-there", "B2", ()),
    ("golden-die-not-rolled", "K4", ()),
    ("wrong-number-of-dice", "T1", ("due", "rolled")),
    ("wrong-number-of-dice", "T5", ("due", "rolled")),
    ("golden-die-missing", "K4", ()),
    ("golden-die-face", "M5", ("face",)),
)
NO_TILE_LEFT, LAST_TURN_PLAYED = 0, 1
CHOOSE_A_TILE, CHOOSE_A_SPECIALIST, CHOOSE_A_PLAYER = 2, 3, 4
FIRST_DICE_MUST_FALL, DICE_MUST_FALL = 5, 6
CHOOSE_DICE, SET_ASIDE_FIRST, ROLL_OR_STOP = 7, 8, 9
STOP_BEFORE_ROLLING, STOP_BEFORE_SETTING_ASIDE = 10, 11
GOLDEN_DIE_TOO_LATE, GOLDEN_DIE_NOT_OWNED = 12, 13
NOTHING_ROLLED, SET_ASIDE_BEFORE, FACE_NOT_ROLLED = 14, 15, 16
WEASEL_NOT_OWNED, WEASEL_USED, WEASEL_ONLY_AFTER_A_ROLL = 17, 18, 19
TILE_NOT_TO_CHOOSE, NO_TILE_TO_CHOOSE = 20, 21
SPECIALIST_NOT_TO_CHOOSE, NO_SPECIALIST_TO_CHOOSE = 22, 23
NO_BRATWORM_TO_CHOOSE, BRATWORM_FROM_YOURSELF, BRATWORM_UNDER_THE_HEN, NO_BRATWORM_THERE = 24, 25, 26, 27
GOLDEN_DIE_NOT_ROLLED = 28
WRONG_NUMBER_OF_FIRST_DICE, WRONG_NUMBER_OF_DICE = 29, 30
GOLDEN_DIE_MISSING, GOLDEN_DIE_FACE = 31, 32


@compiled
def game_is_over(s: State) -> int:
    """The last face-up tile is gone, or the last turn has been played."""
    return NO_TILE_LEFT if highest_face_up(s) == 0 else LAST_TURN_PLAYED


@compiled
def what_is_due(s: State) -> int:
    """Return what the game waits for, as the reason why something else is refused."""
    if s.phase == CLAIM:
        return CHOOSE_A_TILE
    if s.phase == PUT_BACK:
        return CHOOSE_A_SPECIALIST
    if s.phase == BRATWORM:
        return CHOOSE_A_PLAYER
    if s.phase == OVER:
        return game_is_over(s)
    if s.phase == ROLLING:
        return DICE_MUST_FALL if has_set_aside(s) else FIRST_DICE_MUST_FALL
    if s.phase == START:
        return CHOOSE_DICE
    return SET_ASIDE_FIRST if s.phase == KEEP else ROLL_OR_STOP


@compiled
def has_set_aside(s: State) -> bool:
    for face in range(FACES):
        if s.kept[face] > 0:
            return True
    return False


@compiled
def why_no_decision(s: State, action: int) -> int:
    """Return the reason why a decision is not legal."""
    if s.phase == OVER:
        return game_is_over(s)
    if action >= FROM_SEAT:
        return why_not_from(s, action - FROM_SEAT)
    if action >= PUT_SPECIALIST_BACK:
        return SPECIALIST_NOT_TO_CHOOSE if s.phase == PUT_BACK else NO_SPECIALIST_TO_CHOOSE
    if action >= TAKE:
        return TILE_NOT_TO_CHOOSE if s.phase == CLAIM else NO_TILE_TO_CHOOSE
    if action == USE_WEASEL:
        return why_no_weasel(s)
    if s.phase == ROLLING or s.phase == CLAIM or s.phase == PUT_BACK or s.phase == BRATWORM:
        return what_is_due(s)
    if action == STOP:
        return STOP_BEFORE_ROLLING if s.phase == START else STOP_BEFORE_SETTING_ASIDE
    if action == ROLL_GOLDEN:
        return GOLDEN_DIE_TOO_LATE if owns(s, s.seat, GOLDEN_DIE) else GOLDEN_DIE_NOT_OWNED
    if KEEP_FACE <= action < STOP:
        return why_not_keep(s, action - KEEP_FACE)
    return what_is_due(s)


@compiled
def why_not_keep(s: State, face: int) -> int:
    if s.phase != KEEP:
        return NOTHING_ROLLED
    return SET_ASIDE_BEFORE if s.kept[face] else FACE_NOT_ROLLED


@compiled
def why_no_weasel(s: State) -> int:
    if not owns(s, s.seat, WEASEL):
        return WEASEL_NOT_OWNED
    return WEASEL_USED if s.weasel_used else WEASEL_ONLY_AFTER_A_ROLL


@compiled
def why_not_from(s: State, seat: int) -> int:
    if s.phase != BRATWORM:
        return NO_BRATWORM_TO_CHOOSE
    if seat == s.seat:
        return BRATWORM_FROM_YOURSELF
    if seat < s.players and owns(s, seat, HEN):
        return BRATWORM_UNDER_THE_HEN
    return NO_BRATWORM_THERE


@compiled
def why_no_dice(s: State, white: np.ndarray, golden: int) -> int:
    """Return the reason why these dice cannot fall now."""
    if s.phase != ROLLING:
        return what_is_due(s)
    if golden != NONE and not s.golden_left:
        return GOLDEN_DIE_NOT_ROLLED if owns(s, s.seat, GOLDEN_DIE) else GOLDEN_DIE_NOT_OWNED
    if dice_in(white) != dice_due(s):
        return WRONG_NUMBER_OF_FIRST_DICE if dice_due(s) == DICE else WRONG_NUMBER_OF_DICE
    return GOLDEN_DIE_MISSING if golden == NONE else GOLDEN_DIE_FACE


@compiled
def dice_due(s: State) -> int:
    """Return how many white dice must fall."""
    return int(s.dice_left) - int(s.golden_left)


@compiled
def dice_in(white: np.ndarray) -> int:
    count = 0
    for face in range(FACES):
        count += int(white[face])
    return count
