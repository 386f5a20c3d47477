"""The small things of the picture: tiles, worms, dice, specialists. Colours are the project's own."""

from functools import cache
from math import sin, tau

from PIL import ImageDraw, ImageFont

from heckmeck.rules.state import APPLE, CANNED_WORM, GOLDEN_DIE, HEN, RAVEN, WEASEL

Pen = ImageDraw.ImageDraw
Box = tuple[float, float, float, float]

IRON, SLOT = "#1B1410", "#271E18"
CERAMIC, CERAMIC_EDGE, ON_CERAMIC, WORM_INK = "#FBF1DC", "#CDB084", "#2B1A10", "#A8431A"
BACK, BACK_EDGE = "#5C3B28", "#3A2417"
DIE, DIE_EDGE, PIP, GOLD, GOLD_EDGE = "#FFFBF2", "#C9AC7E", "#2B1A10", "#FFCF4A", "#B97A0B"
CLOTH, SURFACE, LINE, INK, EMBER, SURE = "#F4EADA", "#FFFAF1", "#E2D1B6", "#2B1A10", "#FF8A2B", "#B4E86A"
WORM_PINK, RED, LEAF, FUR, CAN = "#F0895A", "#CF2318", "#4F8836", "#8F5A2B", "#BCA892"
SEATS = ("#CF2318", "#2174DF", "#F5D142", "#4F2577", "#82E0DC", "#F17A99", "#15392F")
SEAT_INKS = ("#FFFFFF", "#FFFFFF", "#2B1A10", "#FFFFFF", "#0E2B2A", "#2B1A10", "#FFFFFF")

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.28, 0.72), (0.72, 0.28), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.26, 0.74), (0.5, 0.5), (0.74, 0.26), (0.74, 0.74)),
}


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def number(pen: Pen, x: float, y: float, text: str, size: int, colour: str) -> None:
    """Write a number with its middle at x, y."""
    pen.text((x, y), text, colour, font(size), anchor="mm", stroke_width=size // 24, stroke_fill=colour)


def worm(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    """One fat round stroke that bends twice, thicker at the head."""
    for step in range(25):
        along = step / 24
        radius = size * (0.1 if along < 0.85 else 0.14)
        bend = sin(tau * along) * size * 0.2
        middle = (x + (along - 0.5) * size * 0.8, y + bend)
        pen.ellipse((middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius), colour)


def worms(pen: Pen, x: float, y: float, count: int, size: float, colour: str) -> None:
    """Up to four worms around x, y, two a line."""
    lines = [min(2, count - first) for first in range(0, count, 2)]
    for line, many in enumerate(lines):
        for place in range(many):
            middle = x + (place - (many - 1) / 2) * size * 1.15
            worm(pen, middle, y + (line - (len(lines) - 1) / 2) * size * 0.8, size, colour)


def tile(pen: Pen, box: Box, text: str, count: int) -> None:
    """A face-up tile: its number over its worms."""
    left, top, right, bottom = box
    width = right - left
    pen.rounded_rectangle((left, top + width * 0.05, right, bottom + width * 0.05), width * 0.14, CERAMIC_EDGE)
    pen.rounded_rectangle(box, width * 0.14, CERAMIC)
    number(pen, (left + right) / 2, top + (bottom - top) * 0.3, text, round(width * 0.5), ON_CERAMIC)
    worms(pen, (left + right) / 2, top + (bottom - top) * 0.72, count, width * 0.36, WORM_INK)


def tile_back(pen: Pen, box: Box) -> None:
    """A face-down tile: dark and hatched."""
    left, top, right, bottom = box
    radius = (right - left) * 0.14
    pen.rounded_rectangle(box, radius, BACK, BACK_EDGE, 3)
    step = (right - left) / 4
    for line in range(1, 4):
        pen.line((left + line * step, top + radius, left + line * step, bottom - radius), BACK_EDGE, 3)


def die(pen: Pen, x: float, y: float, size: float, face: str, golden: bool = False) -> None:
    """A die with its upper left corner at x, y; face is 1 to 5 or W."""
    fill, edge = (GOLD, GOLD_EDGE) if golden else (DIE, DIE_EDGE)
    pen.rounded_rectangle((x, y, x + size, y + size), size * 0.2, fill, edge, max(2, round(size * 0.05)))
    if face == "W":
        worm(pen, x + size / 2, y + size / 2, size * 0.72, WORM_PINK if not golden else WORM_INK)
        return
    radius = size * 0.09
    for across, down in PIPS[int(face)]:
        pip = (x + across * size, y + down * size)
        pen.ellipse((pip[0] - radius, pip[1] - radius, pip[0] + radius, pip[1] + radius), PIP)


def specialist(pen: Pen, which: int, x: float, y: float, size: float) -> None:
    """A specialist on a cream disc with its middle at x, y."""
    half = size / 2
    pen.ellipse((x - half, y - half, x + half, y + half), SURFACE, INK, 3)
    unit = size / 10
    if which == CANNED_WORM:
        pen.rounded_rectangle((x - 2 * unit, y - 2.5 * unit, x + 2 * unit, y + 3 * unit), unit, CAN, INK, 2)
        worm(pen, x, y + 0.2 * unit, 3 * unit, WORM_INK)
    elif which == HEN:
        pen.ellipse((x - 3 * unit, y - unit, x + 2 * unit, y + 3 * unit), CERAMIC, INK, 2)
        pen.ellipse((x + 0.2 * unit, y - 3 * unit, x + 3 * unit, y), CERAMIC, INK, 2)
        pen.pieslice((x + unit, y - 4 * unit, x + 2.4 * unit, y - 2 * unit), 180, 360, RED)
        pen.polygon([(x + 2.8 * unit, y - 2 * unit), (x + 4 * unit, y - 1.4 * unit), (x + 2.8 * unit, y - unit)], GOLD)
    elif which == RAVEN:
        pen.polygon([(x - 3.6 * unit, y + 2.5 * unit), (x - unit, y - 2 * unit), (x + 2 * unit, y + 2 * unit)], INK)
        pen.ellipse((x - 1.6 * unit, y - 3.2 * unit, x + 1.4 * unit, y), INK)
        pen.polygon([(x + unit, y - 2.4 * unit), (x + 3.8 * unit, y - 1.4 * unit), (x + unit, y - 0.8 * unit)], GOLD)
    elif which == WEASEL:
        pen.rounded_rectangle((x - 3.4 * unit, y - 0.2 * unit, x + 2 * unit, y + 2 * unit), unit, FUR)
        pen.ellipse((x + unit, y - 2.6 * unit, x + 3.8 * unit, y + 0.6 * unit), FUR)
        pen.line((x - 3 * unit, y + unit, x - 4 * unit, y - 2 * unit), FUR, round(unit))
    elif which == GOLDEN_DIE:
        die(pen, x - 2.4 * unit, y - 2.4 * unit, 4.8 * unit, "1", golden=True)
    elif which == APPLE:
        pen.ellipse((x - 2.6 * unit, y - 1.8 * unit, x + 2.6 * unit, y + 3 * unit), RED)
        pen.line((x, y - 1.6 * unit, x + 0.6 * unit, y - 3.6 * unit), INK, round(0.6 * unit))
        pen.ellipse((x + 0.5 * unit, y - 3.8 * unit, x + 2.8 * unit, y - 2.4 * unit), LEAF)
