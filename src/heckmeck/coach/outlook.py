"""What the decision that is due can lead to: what stopping brings, which tiles are in reach, what failing costs."""

from functools import cache
from typing import get_args

import numpy as np

from heckmeck.coach import outlook_kernel as kernel
from heckmeck.coach.outlook_document import Ending, Face, Kind, Loss, Outlook, Prospect
from heckmeck.coach.outlook_kernel import CLAIMED_TOTALS, COLUMNS, ROWS, look
from heckmeck.record.state_document import Specialist
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import (
    CANNED_WORM,
    FACES,
    HIGHEST_TILE,
    LOWEST_TILE,
    NONE,
    WORM_POINTS,
    Phase,
    empty_states,
)
from heckmeck.rules.state import State as Position
from heckmeck.rules.turn import weasel_is_usable
from heckmeck.solver.states import WORM, State, throws

UNDECIDED = (Phase.ROLLING, Phase.OVER)
FACE_NAMES: tuple[Face, ...] = get_args(Face)
SPECIALISTS: tuple[Specialist, ...] = get_args(Specialist)  # in the engine's order
Row = list[int]


def outlook_of(s: Position) -> Outlook | None:
    """Return the outlook of the decision that is due; None where none is."""
    phase = Phase(int(s.phase))
    if phase in UNDECIDED:
        return None
    states, rows = empty_states(3), np.zeros((ROWS, COLUMNS), np.int64)
    offers = np.zeros(CLAIMED_TOTALS, np.int64)
    states[0] = s
    look(states, rows, offers)
    row: list[Row] = rows.tolist()
    reach = Reach(offers.tolist(), bool(owns(s, s.seat, CANNED_WORM)))
    weasel = phase is Phase.KEEP and bool(weasel_is_usable(s))
    reachable = {face: reach.from_here(row[face]) for face in range(FACES) if row[face][kernel.POSSIBLE]}
    faces = {FACE_NAMES[face]: prospect(row[face], tiles) for face, tiles in reachable.items()}
    now = row[kernel.NOW]
    if phase is Phase.KEEP:
        here = reach.after_a_roll(now) if weasel else 0
        for tiles in reachable.values():
            here |= tiles
    elif phase is Phase.CLAIM:
        here = now[kernel.CHOOSE]
    else:
        here = reach.from_here(now) if now[kernel.STOPS] else 0
    failure = row[kernel.FAILURE]
    return Outlook(
        now=prospect(now, here) if now[kernel.POSSIBLE] else None,
        faces=faces,
        weasel=weasel,
        roll_costs=loss(failure),
    )


class Reach:
    """Which tiles a turn can still bring, as bits, given what each total claims."""

    def __init__(self, offers: list[int], canned: bool) -> None:
        self._offers = offers
        self._canned = canned

    def from_here(self, row: Row) -> int:
        """Return the tiles that stopping now or later can bring."""
        return self._tiles(row, *further(*dice_of(row)))

    def after_a_roll(self, row: Row) -> int:
        """Return the tiles that are possible where the dice must be rolled first."""
        return self._tiles(row, *after_rolling(*dice_of(row)))

    def _tiles(self, row: Row, plain: int, wormy: int) -> int:
        if row[kernel.USED] >> WORM & 1:
            plain, wormy = 0, plain | wormy
        claimed = wormy << row[kernel.TOTAL]
        if self._canned:
            claimed |= plain << row[kernel.TOTAL] + WORM_POINTS
        tiles = 0
        for total, offer in enumerate(self._offers):
            if claimed >> total & 1:
                tiles |= offer
        return tiles


def dice_of(row: Row) -> tuple[int, int, bool]:
    return row[kernel.USED], row[kernel.DICE_LEFT], bool(row[kernel.GOLDEN_LEFT])


@cache
def further(used: int, left: int, golden: bool) -> tuple[int, int]:
    """Return the points that can still be added, as bits: without and with a worm among the added dice."""
    plain, wormy = after_rolling(used, left, golden)
    return plain | 1, wormy


@cache
def after_rolling(used: int, left: int, golden: bool) -> tuple[int, int]:
    """Return the same where the dice are rolled at least once."""
    plain = wormy = 0
    for throw in throws(State(used, left, 0, False, golden)):
        for keep in throw.keeps:
            if keep is not None:
                more_plain, more_wormy = further(keep.used, keep.left, keep.golden)
                if keep.used >> WORM & 1 and not used >> WORM & 1:
                    more_plain, more_wormy = 0, more_plain | more_wormy
                plain |= more_plain << keep.total
                wormy |= more_wormy << keep.total
    return plain, wormy


def prospect(row: Row, reach: int) -> Prospect:
    return Prospect(
        total=row[kernel.TOTAL],
        worm=bool(row[kernel.USED] >> WORM & 1),
        bratworm=bool(row[kernel.BRATWORM_EARNED]),
        dice_left=row[kernel.DICE_LEFT],
        stop=ending(row) if row[kernel.STOPS] else None,
        reach=tiles_of(reach),
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
