"""The one encoding of a position: a row of small whole numbers, the same in every environment.

A row is the table, then one block per seat, the observing seat first and the others clockwise after it. Every
number fits int8 and none is negative. Nothing that matters is left out: all information is public (M6).
"""

from typing import NamedTuple

import numpy as np

from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.claim import dice_total, forced_claim
from heckmeck.rules.compiled import compiled
from heckmeck.rules.ending import worms_of
from heckmeck.rules.state import (
    BRATWORMS,
    DECIDE,
    DICE,
    DOWN,
    FACES,
    FASTER_HIGHEST,
    FASTER_RETURNED,
    HIGHEST_TILE,
    LOW_TILES,
    LOWEST_PORTION,
    LOWEST_TILE,
    MOST_PLAYERS,
    MOST_TILES,
    NONE,
    SPECIALISTS,
    UP,
    WITH_SEAT,
    Phase,
    State,
)

TILES = (*LOW_TILES, *range(LOWEST_PORTION, HIGHEST_TILE + 1))
PORTION_OF_PLACE = LOWEST_PORTION - len(LOW_TILES)  # from the number of a place to the number of its tile
PHASES = tuple(phase for phase in Phase if phase is not Phase.TURN_DONE)
MOST_DICE = DICE + 1
MOST_WORMS = 58  # every tile, with four worms on 11 and 13; every Bratworm; the apple
MOST_TURNS_LEFT = 120


class Field(NamedTuple):
    """Some numbers of a row that belong together."""

    name: str
    size: int
    most: int
    meaning: str


TABLE_FIELDS = (
    Field("golden_die_standard", 1, 1, "option `golden_die=standard` (M5)"),
    Field("worms_on_low_tiles", 1, 4, "option `worms_on_low_tiles` (M4)"),
    Field("steal_optional", 1, 1, "option `steal=optional` (S7)"),
    Field("lower_tile_any", 1, 1, "option `lower_tile=any` (S7)"),
    Field("faster_returned", 1, 1, "option `faster=returned` (F4)"),
    Field("faster_highest", 1, 1, "option `faster=highest` (F4)"),
    Field("turns_left", 1, MOST_TURNS_LEFT, "turns until the game ends, at most 120; 0: no limit (E4)"),
    Field("phase", len(PHASES), 1, "one flag: " + ", ".join(phase.name.lower() for phase in PHASES)),
    Field("my_seat", MOST_PLAYERS, 1, "one flag: the observing seat, as the `from` actions count"),
    Field("face_up", MOST_TILES, 1, "a tile: lies face-up on the grill (M6)"),
    Field("face_down", MOST_TILES, 1, "a tile: lies face-down on the grill"),
    Field("canned_worm_on", MOST_TILES, 1, "a tile: the canned worm stands on it (M4)"),
    Field("hen_on", MOST_TILES, 1, "a tile: the hen stands on it"),
    Field("raven_on", MOST_TILES, 1, "a tile: the raven stands on it"),
    Field("weasel_on", MOST_TILES, 1, "a tile: the weasel stands on it"),
    Field("golden_die_on", MOST_TILES, 1, "a tile: the golden die stands on it"),
    Field("apple_on", MOST_TILES, 1, "a tile: the apple stands on it"),
    Field("supply", 1, BRATWORMS, "Bratworms in the supply (B2)"),
    Field("roll", FACES, DICE, "a face: white dice on the table that show it"),
    Field("golden", FACES, 1, "a face: the golden die on the table shows it"),
    Field("kept", FACES, MOST_DICE, "a face: dice set aside, the golden one included (T2)"),
    Field("dice_left", 1, MOST_DICE, "dice not set aside, the golden one included"),
    Field("golden_left", 1, 1, "the golden die is among them"),
    Field("weasel_used", 1, 1, "the weasel was used in this turn (K5)"),
    Field("total", 1, 5 * MOST_DICE, "sum of the dice set aside, without the canned worm"),
    Field("stop_takes", MOST_TILES, 1, "a tile: `stop`, where legal, takes or attacks it (S2-S4, K6)"),
)
SEAT_FIELDS = (
    Field("turn", 1, 1, "it is the turn of this seat"),
    Field("top", MOST_TILES, 1, "a tile: lies on top of the stack (S6)"),
    Field("below", MOST_TILES, MOST_TILES - 1, "a tile: how far below the top it lies; 0: not below it"),
    Field("specialists", SPECIALISTS, 1, "a specialist: this seat owns it; two flags while G2 is asked"),
    Field("bratworms", 1, BRATWORMS, "Bratworms of this seat"),
    Field("worms", 1, MOST_WORMS, "worms of this seat as it stands (E2)"),
)

TABLE_SIZE = sum(field.size for field in TABLE_FIELDS)
SEAT_SIZE = sum(field.size for field in SEAT_FIELDS)


class Placed(NamedTuple):
    """A field and where its numbers stand in a row; seat None is the table, 0 the observing seat."""

    field: Field
    seat: int | None
    start: int

    @property
    def stop(self) -> int:
        return self.start + self.field.size


def layout(players: int) -> list[Placed]:
    """Return every field of a row in order."""
    placed: list[Placed] = []
    start = 0
    blocks = [(None, TABLE_FIELDS), *((seat, SEAT_FIELDS) for seat in range(players))]
    for seat, fields in blocks:
        for field in fields:
            placed.append(Placed(field, seat, start))
            start += field.size
    return placed


def observation_size(players: int) -> int:
    return TABLE_SIZE + players * SEAT_SIZE


def highest_values(players: int) -> np.ndarray:
    """Return the maximum of each number of a row."""
    return np.concatenate([np.full(place.field.size, place.field.most, np.int8) for place in layout(players)])


def _start_of(name: str, fields: tuple[Field, ...]) -> int:
    before = [field.name for field in fields].index(name)
    return sum(field.size for field in fields[:before])


TURNS_LEFT = _start_of("turns_left", TABLE_FIELDS)
PHASE = _start_of("phase", TABLE_FIELDS)
MY_SEAT = _start_of("my_seat", TABLE_FIELDS)
FACE_UP = _start_of("face_up", TABLE_FIELDS)
FACE_DOWN = _start_of("face_down", TABLE_FIELDS)
SPECIALISTS_ON = _start_of("canned_worm_on", TABLE_FIELDS)
SUPPLY = _start_of("supply", TABLE_FIELDS)
ROLL_SHOWS = _start_of("roll", TABLE_FIELDS)
GOLDEN_SHOWS = _start_of("golden", TABLE_FIELDS)
KEPT = _start_of("kept", TABLE_FIELDS)
DICE_LEFT = _start_of("dice_left", TABLE_FIELDS)
STOP_TAKES = _start_of("stop_takes", TABLE_FIELDS)
TOP = _start_of("top", SEAT_FIELDS)
BELOW = _start_of("below", SEAT_FIELDS)
OWNED = _start_of("specialists", SEAT_FIELDS)
BRATWORMS_OF = _start_of("bratworms", SEAT_FIELDS)


@compiled
def place_of(tile: int | np.int64) -> np.int64:
    """Return a tile's place among the 18: 11, 13, then 21 to 36."""
    if tile < LOWEST_PORTION:
        return (np.int64(tile) - LOWEST_TILE) // 2
    return np.int64(tile) - PORTION_OF_PLACE


@compiled
def write_observation(s: State, first: int, row: np.ndarray) -> None:
    """Write the position as seat `first` sees it into a row of any number type.

    One long function: calls that hand on the row would take as long as the writing.
    """
    row[:] = 0
    row[0] = s.golden_die_standard
    row[1] = s.worms_on_low_tiles
    row[2] = s.steal_optional
    row[3] = s.lower_tile_any
    row[4] = s.faster == FASTER_RETURNED
    row[5] = s.faster == FASTER_HIGHEST
    row[TURNS_LEFT] = min(s.max_turns - s.turns, MOST_TURNS_LEFT) if s.max_turns else 0
    row[PHASE + s.phase] = 1
    row[MY_SEAT + first] = 1
    for place in range(MOST_TILES):
        lies = s.grill[TILES[place]]
        row[FACE_UP + place] = lies == UP
        row[FACE_DOWN + place] = lies == DOWN
    row[SUPPLY] = s.supply

    for face in range(FACES):
        row[ROLL_SHOWS + face] = s.roll[face]
        row[KEPT + face] = s.kept[face]
    if s.golden != NONE:
        row[GOLDEN_SHOWS + np.int64(s.golden)] = 1
    row[DICE_LEFT] = s.dice_left
    row[DICE_LEFT + 1] = s.golden_left
    row[DICE_LEFT + 2] = s.weasel_used
    row[DICE_LEFT + 3] = dice_total(s)
    tile = forced_claim(s) if s.phase == DECIDE else 0
    if tile:
        row[STOP_TAKES + place_of(tile)] = 1

    for after in range(s.players):
        seat = (first + after) % s.players
        block = TABLE_SIZE + after * SEAT_SIZE
        height = s.height[seat]
        row[block] = s.seat == seat
        if height:
            row[block + TOP + place_of(s.stack[seat, height - 1])] = 1
        for depth in range(1, height):
            row[block + BELOW + place_of(s.stack[seat, height - 1 - depth])] = depth
        row[block + BRATWORMS_OF] = s.bratworms[seat]
        row[block + BRATWORMS_OF + 1] = worms_of(s, seat)
    for specialist in range(SPECIALISTS):
        where = np.int64(s.specialist[specialist])
        if where >= WITH_SEAT:
            after = (where - WITH_SEAT - first + s.players) % s.players
            row[TABLE_SIZE + after * SEAT_SIZE + OWNED + specialist] = 1
        elif where >= LOWEST_TILE:
            row[SPECIALISTS_ON + specialist * MOST_TILES + place_of(where)] = 1


@compiled
def write_mask(actions: np.int64, mask: np.ndarray) -> None:
    """Write a set of actions as 39 flags."""
    for action in range(ACTIONS):
        mask[action] = (actions >> action) & 1
