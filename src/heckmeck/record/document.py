"""The state document: what a client, a bot and a test see (docs/notation.md 2)."""

from collections.abc import Sequence
from typing import Any, get_args

import numpy as np

from heckmeck.game.moves import FACE_LETTERS, spell_dice, spelled
from heckmeck.record.state_document import PhaseName, Place, Player, Side, Specialist, StateDocument, Turn
from heckmeck.rules.engine import places
from heckmeck.rules.facts import FACTS, facts_of
from heckmeck.rules.state import (
    HIGHEST_TILE,
    IN_THE_BOX,
    KEEP,
    LOWEST_TILE,
    MOST_PLAYERS,
    NONE,
    OUT_OF_THE_GAME,
    OVER,
    STATE,
    UP,
    WITH_SEAT,
    State,
)

FIELDS: tuple[str, ...] = STATE.names or ()
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
SPECIALISTS: tuple[Specialist, ...] = get_args(Specialist)


def ranking(s: State) -> list[list[int]]:
    """Return the seats place by place, those that share a place together (E3)."""
    place = np.zeros(MOST_PLAYERS, np.int8)
    places(s, place)
    seats = range(int(s.players))
    return [[seat for seat in seats if place[seat] == rank] for rank in seats if rank in place[: s.players]]


def _grill(grill: list[int]) -> dict[str, Side]:
    lying = range(LOWEST_TILE, HIGHEST_TILE + 1)
    return {str(tile): "up" if grill[tile] == UP else "down" for tile in lying if grill[tile]}


def _specialists(places: list[int]) -> dict[str, Place | None]:
    where: dict[str, Place | None] = {}
    for name, place in zip(SPECIALISTS, places, strict=True):
        if place == OUT_OF_THE_GAME:
            where[name] = None
        elif place != IN_THE_BOX:
            where[name] = Place(seat=place - WITH_SEAT) if place >= WITH_SEAT else Place(tile=place)
    return where


def _turn(fact: dict[str, Any], total: int) -> Turn:
    on_the_table = fact["phase"] == KEEP
    golden, kept = fact["golden"], fact["kept"].tolist()
    return Turn(
        roll=spell_dice(fact["roll"].tolist(), NONE) if on_the_table else None,
        golden=FACE_LETTERS[golden] if on_the_table and golden != NONE else None,
        kept={face: count for face, count in zip(FACE_LETTERS, kept, strict=True) if count},
        dice_left=fact["dice_left"],
        golden_left=bool(fact["golden_left"]),
        total=total,
        weasel_used=bool(fact["weasel_used"]),
    )


def document(s: State, names: Sequence[str], ply: int, move: str | None) -> StateDocument:
    """Return the state document after step `ply`, which was `move`."""
    fact = dict(zip(FIELDS, s.item(), strict=True))  # all at once: reading a single field of a record is slow
    found = dict(zip(FACTS.names or (), facts_of(s).item(), strict=True))
    worms, specialists = found["worms"].tolist(), found["specialist"].tolist()
    stacks, heights, bratworms = (fact[name].tolist() for name in ("stack", "height", "bratworms"))
    players = zip(names, stacks, heights, bratworms, specialists, worms, strict=False)
    over = fact["phase"] == OVER
    return StateDocument(
        ply=ply,
        move=move,
        phase=PHASES[fact["phase"]],
        seat=None if over else fact["seat"],
        grill=_grill(fact["grill"].tolist()),
        specialists=_specialists(fact["specialist"].tolist()),
        supply=fact["supply"],
        players=[
            Player(
                name=name,
                stack=stack[:height],
                bratworms=own_bratworms,
                specialist=None if specialist == NONE else SPECIALISTS[specialist],
                worms=own_worms,
            )
            for name, stack, height, own_bratworms, specialist, own_worms in players
        ],
        turn=None if over else _turn(fact, found["total"]),
        legal=spelled(found["legal"]),
        ranking=ranking(s) if over else None,
    )
