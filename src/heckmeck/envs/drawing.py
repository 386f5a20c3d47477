"""The table as a picture: the grill above, the dice below it, a card for each seat."""

import numpy as np
from PIL import Image, ImageDraw

from heckmeck.envs import glyphs
from heckmeck.envs.encoding import TILES
from heckmeck.game.moves import FACE_LETTERS
from heckmeck.rules.claim import dice_total, forced_claim
from heckmeck.rules.ending import worms_of, worms_on
from heckmeck.rules.specialists import owns, specialist_on
from heckmeck.rules.state import (
    DECIDE,
    FACES,
    GONE,
    IN_THE_BOX,
    LOW_TILES,
    NONE,
    OVER,
    SPECIALISTS,
    UP,
    State,
)

FINER = 2  # drawn this much larger, then scaled down: smooth edges
WIDTH = 800
GRILL_HEIGHT = 264
DICE_HEIGHT = 116
CARD_HEIGHT = 104
CARDS_A_ROW = 4
TILES_A_ROW = 9
TILE_WIDTH, TILE_HEIGHT = 62, 88
DIE_SIZE = 38


def draw(s: State) -> np.ndarray:
    """Return the table as an array of height, width and three colours."""
    rows = -(-int(s.players) // CARDS_A_ROW)
    height = GRILL_HEIGHT + DICE_HEIGHT + rows * CARD_HEIGHT + 8
    image = Image.new("RGB", (WIDTH * FINER, height * FINER), glyphs.CLOTH)
    pen = ImageDraw.Draw(image)
    draw_grill(pen, s)
    draw_dice(pen, s)
    for seat in range(s.players):
        draw_seat(pen, s, seat)
    return np.asarray(image.resize((WIDTH, height), Image.Resampling.LANCZOS), np.uint8).copy()


def point(x: float, y: float) -> glyphs.Point:
    return x * FINER, y * FINER


def box(left: float, top: float, width: float, height: float) -> glyphs.Box:
    return left * FINER, top * FINER, (left + width) * FINER, (top + height) * FINER


def draw_grill(pen: glyphs.Pen, s: State) -> None:
    """Every place keeps its tile's position; the tile that a stop takes has a green rim."""
    pen.rectangle(box(0, 0, WIDTH, GRILL_HEIGHT), glyphs.IRON)
    shown = TILES[len(LOW_TILES) :] if s.specialist[0] == IN_THE_BOX else TILES
    taken = int(forced_claim(s)) if s.phase == DECIDE else 0
    margin = (WIDTH - TILES_A_ROW * TILE_WIDTH) / (TILES_A_ROW + 1)
    for place, tile in enumerate(shown):
        row, column = divmod(place, TILES_A_ROW)
        left = margin + column * (TILE_WIDTH + margin)
        top = 18 + row * (TILE_HEIGHT + 24)
        area = box(left, top, TILE_WIDTH, TILE_HEIGHT)
        if s.grill[tile] == GONE:
            pen.rounded_rectangle(area, 9 * FINER, glyphs.SLOT)
        elif s.grill[tile] == UP:
            if tile == taken:
                rim = box(left - 5, top - 5, TILE_WIDTH + 10, TILE_HEIGHT + 13)
                pen.rounded_rectangle(rim, 24, glyphs.SURE)
            glyphs.tile(pen, area, str(tile), int(worms_on(s, tile)))
        else:
            glyphs.tile_back(pen, area)
        guest = int(specialist_on(s, tile))
        if guest != NONE:
            glyphs.specialist(pen, guest, point(left + TILE_WIDTH + 1, top + 1), 32 * FINER)
    for disc in range(s.supply):
        draw_bratworm(pen, 38 + disc * 26, GRILL_HEIGHT - 18)


def draw_bratworm(pen: glyphs.Pen, x: float, y: float) -> None:
    glyphs.disc(pen, point(x, y), 10 * FINER, glyphs.WORM_PINK, glyphs.INK, 2)
    glyphs.worm(pen, point(x, y), 14 * FINER, glyphs.INK)


def draw_dice(pen: glyphs.Pen, s: State) -> None:
    """The roll above, what is set aside below, the total on the right."""
    if s.phase == OVER:
        return
    top = GRILL_HEIGHT + 12
    left = 20.0
    for face in range(FACES):
        for _ in range(s.roll[face]):
            glyphs.die(pen, point(left, top), DIE_SIZE * FINER, FACE_LETTERS[face])
            left += DIE_SIZE + 8
    if s.golden != NONE:
        glyphs.die(pen, point(left, top), DIE_SIZE * FINER, FACE_LETTERS[s.golden], golden=True)
    left = 20.0
    tray = box(12, top + DIE_SIZE + 6, 9 * (DIE_SIZE + 8) + 70, DIE_SIZE + 12)
    pen.rounded_rectangle(tray, 16, glyphs.LINE)
    for face in range(FACES):
        for _ in range(s.kept[face]):
            glyphs.die(pen, point(left, top + DIE_SIZE + 12), DIE_SIZE * FINER, FACE_LETTERS[face])
            left += DIE_SIZE + 8
        left += 10 if s.kept[face] else 0
    number_size = 56 * FINER
    glyphs.number(pen, point(WIDTH - 130, top + 46), str(int(dice_total(s))), number_size, glyphs.INK)


def draw_seat(pen: glyphs.Pen, s: State, seat: int) -> None:
    """A card: colour and number of the seat, top tile, how many below, Bratworms, specialists, worms."""
    row, column = divmod(seat, CARDS_A_ROW)
    width = WIDTH / min(CARDS_A_ROW, int(s.players))
    left, top = column * width + 6, GRILL_HEIGHT + DICE_HEIGHT + row * CARD_HEIGHT
    turn = s.phase != OVER and s.seat == seat
    rim = glyphs.EMBER if turn else glyphs.LINE
    card = box(left, top, width - 12, CARD_HEIGHT - 8)
    pen.rounded_rectangle(card, 24, glyphs.SURFACE, rim, 8 if turn else 3)
    glyphs.disc(pen, point(left + 27, top + 27), 17 * FINER, glyphs.SEATS[seat], glyphs.INK, 2)
    glyphs.number(pen, point(left + 27, top + 27), str(seat), 20 * FINER, glyphs.SEAT_INKS[seat])
    glyphs.worm(pen, point(left + 19, top + 72), 22 * FINER, glyphs.WORM_INK)
    glyphs.number(pen, point(left + 46, top + 72), str(int(worms_of(s, seat))), 22 * FINER, glyphs.INK)
    height = int(s.height[seat])
    if height:
        tile = int(s.stack[seat, height - 1])
        glyphs.tile(pen, box(left + 66, top + 12, 50, 72), str(tile), int(worms_on(s, tile)))
        if height > 1:
            glyphs.number(pen, point(left + 136, top + 72), f"+{height - 1}", 18 * FINER, glyphs.INK)
    owned = [specialist for specialist in range(SPECIALISTS) if owns(s, seat, specialist)]
    for place, specialist in enumerate(owned):
        glyphs.specialist(pen, specialist, point(left + 136 + place * 36, top + 28), 34 * FINER)
    if s.bratworms[seat]:
        draw_bratworm(pen, left + 160, top + 72)
        glyphs.number(pen, point(left + 178, top + 72), str(int(s.bratworms[seat])), 16 * FINER, glyphs.INK)
