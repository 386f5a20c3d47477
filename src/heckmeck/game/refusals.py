"""Why a decision or a roll is not allowed: a name for the reason and the clause of docs/rules.md."""

import numpy as np

from heckmeck.errors import Illegal
from heckmeck.game.moves import FACE_LETTERS, SPECIALIST_NAMES
from heckmeck.rules.actions import (
    FROM_SEAT,
    KEEP_FACE,
    PUT_SPECIALIST_BACK,
    ROLL_GOLDEN,
    STOP,
    TAKE,
    USE_WEASEL,
)
from heckmeck.rules.failure import highest_face_up
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import (
    DICE,
    GOLDEN_DIE,
    HEN,
    LOWEST_PORTION,
    NONE,
    WEASEL,
    Phase,
    State,
)

CHOICE_CLAUSES = {Phase.CLAIM: "S7", Phase.PUT_BACK: "G2", Phase.BRATWORM: "B2"}
CHOICE_REASONS = {
    Phase.CLAIM: "choose-a-tile",
    Phase.PUT_BACK: "choose-a-specialist",
    Phase.BRATWORM: "choose-a-player",
}


def game_is_over(s: State) -> Illegal:
    """The last face-up tile is gone, or the last turn has been played."""
    return Illegal("game-over", "E1" if highest_face_up(s) == 0 else "E4")


def what_is_due(s: State) -> Illegal:
    """Return what the game waits for, as the reason why something else is refused."""
    phase = Phase(int(s.phase))
    if phase in CHOICE_CLAUSES:
        return Illegal(CHOICE_REASONS[phase], CHOICE_CLAUSES[phase])
    match phase:
        case Phase.OVER:
            return game_is_over(s)
        case Phase.ROLLING:
            return Illegal("dice-must-fall", "T1" if not s.kept.any() else "T5")
        case Phase.START:
            return Illegal("choose-dice", "K4")
        case Phase.KEEP:
            return Illegal("set-aside-first", "T2")
        case _:
            return Illegal("roll-or-stop", "T4")


def why_not(s: State, action: int) -> Illegal:
    """Return the reason why a decision is not legal."""
    phase = Phase(int(s.phase))
    if phase is Phase.OVER:
        return game_is_over(s)
    if action >= FROM_SEAT:
        return _why_not_from(s, phase, action - FROM_SEAT)
    if action >= PUT_SPECIALIST_BACK:
        return _why_not_put_back(phase, action - PUT_SPECIALIST_BACK)
    if action >= TAKE:
        return _why_not_take(phase, action - TAKE + LOWEST_PORTION)
    if action == USE_WEASEL:
        return _why_not_weasel(s)
    if phase in CHOICE_CLAUSES or phase is Phase.ROLLING:
        return what_is_due(s)
    if action == STOP:
        return Illegal("stop-only-after-setting-aside", "T1" if phase is Phase.START else "T4")
    if action == ROLL_GOLDEN:
        owner = owns(s, s.seat, GOLDEN_DIE)
        return Illegal("golden-die-too-late" if owner else "golden-die-not-owned", "K4")
    if KEEP_FACE <= action < STOP:
        return _why_not_keep(s, phase, action - KEEP_FACE)
    return what_is_due(s)


def _why_not_keep(s: State, phase: Phase, face: int) -> Illegal:
    if phase is not Phase.KEEP:
        return Illegal("nothing-rolled", "T2")
    reason = "set-aside-before" if s.kept[face] else "face-not-rolled"
    return Illegal(reason, "T2", face=FACE_LETTERS[face])


def _why_not_weasel(s: State) -> Illegal:
    if not owns(s, s.seat, WEASEL):
        return Illegal("weasel-not-owned", "K5")
    return Illegal("weasel-used" if s.weasel_used else "weasel-only-after-a-roll", "K5")


def _why_not_take(phase: Phase, tile: int) -> Illegal:
    reason = "tile-not-to-choose" if phase is Phase.CLAIM else "no-tile-to-choose"
    return Illegal(reason, "S7", tile=str(tile))


def _why_not_put_back(phase: Phase, specialist: int) -> Illegal:
    reason = "specialist-not-to-choose" if phase is Phase.PUT_BACK else "no-specialist-to-choose"
    return Illegal(reason, "G2", specialist=SPECIALIST_NAMES[specialist])


def _why_not_from(s: State, phase: Phase, seat: int) -> Illegal:
    if phase is not Phase.BRATWORM:
        return Illegal("no-bratworm-to-choose", "B2")
    if seat == s.seat:
        return Illegal("bratworm-from-yourself", "B2")
    if seat < s.players and owns(s, seat, HEN):
        return Illegal("bratworm-under-the-hen", "B2")
    return Illegal("no-bratworm-there", "B2")


def why_not_dice(s: State, white: np.ndarray, golden: int) -> Illegal:
    """Return the reason why these dice cannot fall now."""
    if s.phase != Phase.ROLLING:
        return what_is_due(s)
    if golden != NONE and not s.golden_left:
        owner = owns(s, s.seat, GOLDEN_DIE)
        return Illegal("golden-die-not-rolled" if owner else "golden-die-not-owned", "K4")
    due = int(s.dice_left - s.golden_left)
    rolled = int(white.sum(dtype=np.int64))
    if rolled != due:
        first = s.dice_left - s.golden_left == DICE
        return Illegal("wrong-number-of-dice", "T1" if first else "T5", due=due, rolled=rolled)
    if golden == NONE:
        return Illegal("golden-die-missing", "K4")
    return Illegal("golden-die-face", "M5", face=FACE_LETTERS[golden])
