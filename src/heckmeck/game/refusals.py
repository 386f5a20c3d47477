"""Why a decision or a roll is not allowed: a name for the reason and the clause of docs/rules.md."""

from typing import Any

import numpy as np

from heckmeck.errors import Illegal
from heckmeck.game import reasons
from heckmeck.game.moves import FACE_LETTERS, SPECIALIST_NAMES
from heckmeck.game.reasons import REASONS, dice_due, dice_in, why_no_decision, why_no_dice
from heckmeck.rules.actions import KEEP_FACE, PUT_SPECIALIST_BACK, TAKE
from heckmeck.rules.state import LOWEST_PORTION, State


def what_is_due(s: State) -> Illegal:
    """Return what the game waits for, as the reason why something else is refused."""
    name, clause, _ = REASONS[reasons.what_is_due(s)]
    return Illegal(name, clause)


def why_not(s: State, action: int) -> Illegal:
    """Return the reason why a decision is not legal."""
    name, clause, wanted = REASONS[why_no_decision(s, action)]
    return Illegal(name, clause, **{detail: named_by(action, detail) for detail in wanted})


def named_by(action: int, detail: str) -> str:
    """Return what a decision names, in the spelling of docs/notation.md."""
    match detail:
        case "face":
            return FACE_LETTERS[action - KEEP_FACE]
        case "tile":
            return str(action - TAKE + LOWEST_PORTION)
        case _:
            return SPECIALIST_NAMES[action - PUT_SPECIALIST_BACK]


def why_not_dice(s: State, white: np.ndarray, golden: int) -> Illegal:
    """Return the reason why these dice cannot fall now."""
    name, clause, wanted = REASONS[why_no_dice(s, white, golden)]
    found: dict[str, Any] = {"due": dice_due(s), "rolled": dice_in(white)}
    if "face" in wanted:
        found["face"] = FACE_LETTERS[golden]
    return Illegal(name, clause, **{detail: found[detail] for detail in wanted})
