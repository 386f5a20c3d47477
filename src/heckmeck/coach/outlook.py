"""What the decision that is due can lead to: what stopping brings, which tiles are in reach, what failing costs."""

from typing import get_args

import numpy as np

from heckmeck.coach import outlook_kernel as kernel
from heckmeck.coach.outlook_document import Ending, Face, Kind, Loss, Outlook, Prospect
from heckmeck.coach.outlook_kernel import COLUMNS, FAILURE, NO_THROW, NOW, ROWS, look
from heckmeck.coach.reach import ROOM
from heckmeck.record.state_document import Specialist
from heckmeck.rules.state import (
    FACES,
    HIGHEST_TILE,
    LOWEST_TILE,
    NONE,
    OVER,
    ROLLING,
    WORM,
    State,
    empty_states,
)

UNDECIDED = (ROLLING, OVER)
FACE_NAMES: tuple[Face, ...] = get_args(Face)
SPECIALISTS: tuple[Specialist, ...] = get_args(Specialist)  # in the engine's order
Row = list[int]


def outlook_of(s: State) -> Outlook | None:
    """Return the outlook of the decision that is due; None where none is."""
    if int(s.phase) in UNDECIDED:
        return None
    states, room = empty_states(3), np.empty(ROOM, np.int64)
    rows, chances = np.empty((ROWS, COLUMNS), np.int64), np.empty(ROWS)
    states[0] = s
    look(states, rows, chances, room)
    row: list[Row] = rows.tolist()
    dead: list[float] = chances.tolist()
    return Outlook(
        now=prospect(row[NOW], dead[NOW]) if row[NOW][kernel.POSSIBLE] else None,
        faces={
            FACE_NAMES[face]: prospect(row[face], dead[face])
            for face in range(FACES)
            if row[face][kernel.POSSIBLE]
        },
        weasel=bool(row[NOW][kernel.WEASEL]),
        roll_costs=loss(row[FAILURE]),
        lands=row[NOW][kernel.LANDS] or None,
    )


def prospect(row: Row, dead: float) -> Prospect:
    return Prospect(
        total=row[kernel.TOTAL],
        worm=bool(row[kernel.USED] >> WORM & 1),
        bratworm=bool(row[kernel.BRATWORM_EARNED]),
        dice_left=row[kernel.DICE_LEFT],
        stop=ending(row) if row[kernel.STOPS] else None,
        reach=tiles_of(row[kernel.REACH]),
        dead=None if dead == NO_THROW else dead,
    )


def ending(row: Row) -> Ending:
    succeeds = bool(row[kernel.TILE])
    return Ending(
        kind=kind_of(row),
        tile=row[kernel.TILE] or None,
        from_seat=None if row[kernel.FROM_SEAT] == NONE else row[kernel.FROM_SEAT],
        worms=row[kernel.WORMS],
        specialist=specialist(row) if succeeds else None,
        choose=tiles_of(row[kernel.CHOOSE]),
        bratworms=row[kernel.GAINED],
        hen=bool(row[kernel.HEN_ONLY]),
        canned=bool(row[kernel.CANNED]),
        counts=row[kernel.COUNTS],
        lost=row[kernel.LOST] or None,
        turned=row[kernel.TURNED] or None,
    )


def kind_of(row: Row) -> Kind:
    if not row[kernel.TILE]:
        return "fail"
    if row[kernel.FROM_SEAT] != NONE:
        return "steal"
    return "take" if row[kernel.EXACT] else "lower"


def loss(row: Row) -> Loss:
    return Loss(row[kernel.LOST] or None, row[kernel.TURNED] or None, specialist(row))


def specialist(row: Row) -> Specialist | None:
    return None if row[kernel.SPECIALIST] == NONE else SPECIALISTS[row[kernel.SPECIALIST]]


def tiles_of(bits: int) -> list[int]:
    return [tile for tile in range(LOWEST_TILE, HIGHEST_TILE + 1) if bits >> tile & 1]
