"""What can be wrong with a position laid by hand (notation.md, P8): a number for compiled code, a name for people."""

from typing import NamedTuple


class Flaw(NamedTuple):
    """Why a position cannot be: the name of the reason, its clause, and the field of the line that is to blame.

    Without a field, the one where the piece was being laid.
    """

    reason: str
    clause: str
    field: str = ""


FLAWS = (
    Flaw("", ""),
    Flaw("position-no-such-tile", "M1"),
    Flaw("position-tile-of-deluxe", "M4"),
    Flaw("position-tile-in-the-box", "M7"),
    Flaw("position-tile-twice", "M1"),
    Flaw("position-tile-twice", "M4"),
    Flaw("position-tile-missing", "M1", "GRILL"),
    Flaw("position-tile-missing", "M4", "GRILL"),
    Flaw("position-specialist-in-classic", "M4"),
    Flaw("position-specialist-twice", "M4"),
    Flaw("position-raven-owned", "K7"),
    Flaw("position-owner-without-a-tile", "G4"),
    Flaw("position-two-specialists", "G2"),
    Flaw("position-not-face-up", "G3"),
    Flaw("position-tile-occupied", "G3"),
    Flaw("position-bratworms", "M4", "SUPPLY"),
    Flaw("position-over", "E1", "SEAT"),
    Flaw("position-golden-die-not-owned", "K4", "TURN"),
    Flaw("position-number-of-dice", "T1", "TURN"),
    Flaw("golden-die-face", "M5", "TURN"),
    Flaw("position-golden-die-nowhere", "M5", "TURN"),
    Flaw("position-no-dice-left", "T5", "TURN"),
    Flaw("position-nothing-set-aside", "T4", "TURN"),
    Flaw("position-weasel-not-owned", "K5", "TURN"),
    Flaw("position-dead-roll", "T3", "TURN"),
    Flaw("position-bratworm-not-earned", "B1", "STACKS"),
)
(
    SOUND,
    NO_SUCH_TILE,
    TILE_OF_DELUXE,
    TILE_IN_THE_BOX,
    TILE_TWICE,
    LOW_TILE_TWICE,
    TILE_MISSING,
    LOW_TILE_MISSING,
    SPECIALIST_IN_CLASSIC,
    SPECIALIST_TWICE,
    RAVEN_OWNED,
    OWNER_WITHOUT_A_TILE,
    TWO_SPECIALISTS,
    NOT_FACE_UP,
    TILE_OCCUPIED,
    BRATWORMS_DO_NOT_ADD_UP,
    SHOULD_BE_OVER,
    GOLDEN_DIE_NOT_OWNED,
    NUMBER_OF_DICE,
    GOLDEN_DIE_FACE,
    GOLDEN_DIE_NOWHERE,
    NO_DICE_LEFT,
    NOTHING_SET_ASIDE,
    WEASEL_NOT_OWNED,
    DEAD_ROLL,
    BRATWORM_NOT_EARNED,
) = range(len(FLAWS))
