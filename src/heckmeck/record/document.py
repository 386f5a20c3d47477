"""The state document: what a client, a bot and a test see (NOTATION.md 2)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from heckmeck.moves import FACE_LETTERS, SPECIALIST_NAMES, spell_dice, spelled
from heckmeck.rules.claim import dice_total
from heckmeck.rules.ending import worms_of
from heckmeck.rules.engine import legal_actions, places
from heckmeck.rules.specialists import specialist_of
from heckmeck.rules.state import (
    HIGHEST_TILE,
    IN_THE_BOX,
    LOWEST_TILE,
    MOST_PLAYERS,
    NONE,
    OUT_OF_THE_GAME,
    UP,
    WITH_SEAT,
    Phase,
    State,
)

Document = dict[str, Any]


def ranking(s: State) -> list[list[int]]:
    """Return the seats place by place, those that share a place together (E3)."""
    place = np.zeros(MOST_PLAYERS, np.int8)
    places(s, place)
    seats = range(int(s.players))
    return [[seat for seat in seats if place[seat] == rank] for rank in seats if rank in place[: s.players]]


def _grill(s: State) -> dict[str, str]:
    lying = (tile for tile in range(LOWEST_TILE, HIGHEST_TILE + 1) if s.grill[tile])
    return {str(tile): "up" if s.grill[tile] == UP else "down" for tile in lying}


def _specialists(s: State) -> dict[str, dict[str, int] | None]:
    where: dict[str, dict[str, int] | None] = {}
    for name, place in zip(SPECIALIST_NAMES, s.specialist.tolist(), strict=True):
        if place == OUT_OF_THE_GAME:
            where[name] = None
        elif place != IN_THE_BOX:
            where[name] = {"seat": place - WITH_SEAT} if place >= WITH_SEAT else {"tile": place}
    return where


def _player(s: State, seat: int, name: str) -> Document:
    specialist = specialist_of(s, seat)
    return {
        "name": name,
        "stack": s.stack[seat, : s.height[seat]].tolist(),
        "bratworms": int(s.bratworms[seat]),
        "specialist": None if specialist == NONE else SPECIALIST_NAMES[specialist],
        "worms": int(worms_of(s, seat)),
    }


def _turn(s: State) -> Document:
    on_the_table = s.phase == Phase.KEEP
    return {
        "roll": spell_dice(s.roll, NONE) if on_the_table else None,
        "golden": FACE_LETTERS[s.golden] if on_the_table and s.golden != NONE else None,
        "kept": {face: int(count) for face, count in zip(FACE_LETTERS, s.kept, strict=True) if count},
        "dice_left": int(s.dice_left),
        "golden_left": bool(s.golden_left),
        "total": int(dice_total(s)),
        "weasel_used": bool(s.weasel_used),
    }


def document(s: State, names: Sequence[str], ply: int, move: str | None) -> Document:
    """Return the state document after step `ply`, which was `move`."""
    over = s.phase == Phase.OVER
    return {
        "ply": ply,
        "move": move,
        "phase": Phase(int(s.phase)).name.lower(),
        "seat": None if over else int(s.seat),
        "grill": _grill(s),
        "specialists": _specialists(s),
        "supply": int(s.supply),
        "players": [_player(s, seat, name) for seat, name in enumerate(names)],
        "turn": None if over else _turn(s),
        "legal": spelled(legal_actions(s)),
        "ranking": ranking(s) if over else None,
    }
