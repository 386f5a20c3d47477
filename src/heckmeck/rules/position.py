"""A position laid by hand, piece by piece, and what the rules say against it (docs/notation.md, P8).

The pieces come out of a box: the state of a new game of the edition, which shows what there is of each. How a position
came about is not asked: a stack may be higher than its turn could have made it.
"""

from heckmeck.rules.compiled import compiled
from heckmeck.rules.failure import highest_face_up
from heckmeck.rules.flaws import (
    BRATWORM_NOT_EARNED,
    BRATWORMS_DO_NOT_ADD_UP,
    DEAD_ROLL,
    GOLDEN_DIE_FACE,
    GOLDEN_DIE_NOT_OWNED,
    GOLDEN_DIE_NOWHERE,
    LOW_TILE_MISSING,
    LOW_TILE_TWICE,
    NO_DICE_LEFT,
    NO_SUCH_TILE,
    NOT_FACE_UP,
    NOTHING_SET_ASIDE,
    NUMBER_OF_DICE,
    OWNER_WITHOUT_A_TILE,
    RAVEN_OWNED,
    SHOULD_BE_OVER,
    SOUND,
    SPECIALIST_IN_CLASSIC,
    SPECIALIST_TWICE,
    TILE_IN_THE_BOX,
    TILE_MISSING,
    TILE_OCCUPIED,
    TILE_OF_DELUXE,
    TILE_TWICE,
    TWO_SPECIALISTS,
    WEASEL_NOT_OWNED,
)
from heckmeck.rules.specialists import bratworm_options, owns, specialist_of, specialist_on
from heckmeck.rules.state import (
    DECIDE,
    DICE,
    FACES,
    GOLDEN_DIE,
    GONE,
    HEN,
    HIGHEST_TILE,
    IN_THE_BOX,
    KEEP,
    LOW_TILES,
    LOWEST_PORTION,
    LOWEST_TILE,
    NONE,
    ONE,
    OUT_OF_THE_GAME,
    OVER,
    RAVEN,
    SPECIALISTS,
    UP,
    WEASEL,
    WITH_SEAT,
    WORM,
    State,
)
from heckmeck.rules.turn import free_faces, weasel_is_usable

# Laying


@compiled
def clear_table(s: State) -> None:
    """Take everything off the table of a new game: pieces that are not laid are out of the game."""
    s.grill[:] = GONE
    s.supply = 0
    for specialist in range(SPECIALISTS):
        if s.specialist[specialist] != IN_THE_BOX:
            s.specialist[specialist] = OUT_OF_THE_GAME


@compiled
def lay_tile(box: State, s: State, tile: int, place: int) -> int:
    """Lay a tile on the grill, UP or DOWN, or WITH_SEAT plus a seat on top of a stack; return what is wrong."""
    if tile < LOWEST_TILE or tile > HIGHEST_TILE:
        return NO_SUCH_TILE
    if box.grill[tile] == GONE:
        return why_not_in_the_box(s, tile)
    box.grill[tile] = GONE
    if place >= WITH_SEAT:
        seat = place - WITH_SEAT
        s.stack[seat, s.height[seat]] = tile
        s.height[seat] += 1
    else:
        s.grill[tile] = place
    return SOUND


@compiled
def why_not_in_the_box(s: State, tile: int) -> int:
    """Whether the tile was laid before, or the edition has none (M1, M4, M7)."""
    low = tile < LOWEST_PORTION
    if is_laid(s, tile):
        return LOW_TILE_TWICE if low else TILE_TWICE
    if not low:
        return TILE_IN_THE_BOX
    return TILE_OF_DELUXE if tile in LOW_TILES else NO_SUCH_TILE


@compiled
def is_laid(s: State, tile: int) -> bool:
    for seat in range(s.players):
        for level in range(s.height[seat]):
            if s.stack[seat, level] == tile:
                return True
    return s.grill[tile] != GONE


@compiled
def lay_specialist(box: State, s: State, specialist: int, place: int) -> int:
    """Stand a specialist on a tile that is laid, or give it to WITH_SEAT plus a seat; return what is wrong."""
    flaw = SOUND
    if box.specialist[specialist] == IN_THE_BOX:
        flaw = SPECIALIST_IN_CLASSIC
    elif s.specialist[specialist] != OUT_OF_THE_GAME:
        flaw = SPECIALIST_TWICE
    elif place >= WITH_SEAT:
        flaw = why_not_owned(s, specialist, place - WITH_SEAT)
    elif s.grill[place] != UP:
        flaw = NOT_FACE_UP
    elif specialist_on(s, place) != NONE:
        flaw = TILE_OCCUPIED
    if flaw == SOUND:
        s.specialist[specialist] = place
    return flaw


@compiled
def why_not_owned(s: State, specialist: int, seat: int) -> int:
    """Nobody owns the raven (K7) or a second one (G2), and only the hen stays with a seat without a tile (G4)."""
    if specialist == RAVEN:
        return RAVEN_OWNED
    if specialist_of(s, seat) != NONE:
        return TWO_SPECIALISTS
    if s.height[seat] == 0 and specialist != HEN:
        return OWNER_WITHOUT_A_TILE
    return SOUND


# Judging


@compiled
def find_flaw(box: State, s: State) -> int:
    """Return what is wrong with a position whose pieces have all been laid: its number in FLAWS, or SOUND."""
    flaw = flaw_of_table(box, s)
    if flaw == SOUND and s.phase != OVER:
        flaw = flaw_of_dice(s)
        if flaw == SOUND:
            flaw = flaw_of_moment(s)
    return flaw


@compiled
def first_missing(box: State) -> int:
    """Return the lowest tile still in the box, 0 for none."""
    for tile in range(LOWEST_TILE, HIGHEST_TILE + 1):
        if box.grill[tile] != GONE:
            return tile
    return 0


@compiled
def flaw_of_table(box: State, s: State) -> int:
    """Every tile lies somewhere (M1, M4), no Bratworm is lost (M4), and the last face-up tile ends the game (E1)."""
    missing = first_missing(box)
    if missing:
        return LOW_TILE_MISSING if missing < LOWEST_PORTION else TILE_MISSING
    bratworms = int(s.supply)
    for seat in range(s.players):
        bratworms += int(s.bratworms[seat])
    if bratworms != box.supply:
        return BRATWORMS_DO_NOT_ADD_UP
    if s.phase != OVER and highest_face_up(s) == 0:
        return SHOULD_BE_OVER
    return SOUND


@compiled
def dice_set_aside(s: State) -> int:
    dice = 0
    for face in range(FACES):
        dice += int(s.kept[face])
    return dice


@compiled
def flaw_of_dice(s: State) -> int:
    """Eight dice are in the turn, or nine with the golden one of their owner, which shows what it can (T1, K4, M5)."""
    dice = dice_set_aside(s) + int(s.dice_left)
    nine = dice == DICE + 1
    if (nine or s.golden_left) and not owns(s, s.seat, GOLDEN_DIE):
        return GOLDEN_DIE_NOT_OWNED
    if not nine and (dice != DICE or s.golden_left):
        return NUMBER_OF_DICE
    if nine and not s.golden_die_standard:
        if s.golden != NONE and s.golden != ONE and s.golden != WORM:
            return GOLDEN_DIE_FACE
        if not s.golden_left and s.kept[ONE] == 0 and s.kept[WORM] == 0:
            return GOLDEN_DIE_NOWHERE
    return SOUND


@compiled
def flaw_of_moment(s: State) -> int:
    """Whether a turn can come to this moment (T3-T5, K5, B1)."""
    if s.dice_left == 0:
        return NO_DICE_LEFT
    if s.phase == DECIDE and dice_set_aside(s) == 0:
        return NOTHING_SET_ASIDE
    if s.weasel_used and not owns(s, s.seat, WEASEL):
        return WEASEL_NOT_OWNED
    if s.phase == KEEP and free_faces(s) == 0 and not weasel_is_usable(s):
        return DEAD_ROLL
    if s.kept[ONE] >= 2 and s.bratworms[s.seat] == 0 and (s.supply > 0 or bratworm_options(s) != 0):
        return BRATWORM_NOT_EARNED
    return SOUND
