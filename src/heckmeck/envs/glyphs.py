"""The small things of the picture: tiles, worms, dice, specialists. Colours are the project's own."""

from functools import cache
from math import sin, tau
from typing import NamedTuple

from PIL import ImageDraw, ImageFont

from heckmeck.rules.state import APPLE, CANNED_WORM, GOLDEN_DIE, HEN, RAVEN, WEASEL

Pen = ImageDraw.ImageDraw
Point = tuple[float, float]
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


def number(pen: Pen, at: Point, text: str, size: int, colour: str) -> None:
    """Write a number centred there."""
    pen.text(at, text, colour, font(size), anchor="mm", stroke_width=size // 24, stroke_fill=colour)


def disc(pen: Pen, at: Point, radius: float, colour: str, rim: str | None = None, rim_width: int = 0) -> None:
    x, y = at
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), colour, rim, rim_width)


def worm(pen: Pen, at: Point, size: float, colour: str) -> None:
    """One fat round stroke that bends twice, thicker at the head."""
    for step in range(25):
        along = step / 24
        radius = size * (0.1 if along < 0.85 else 0.14)
        bend = sin(tau * along) * size * 0.2
        disc(pen, (at[0] + (along - 0.5) * size * 0.8, at[1] + bend), radius, colour)


def worms(pen: Pen, at: Point, count: int, size: float, colour: str) -> None:
    """Up to four worms around a point, two per line."""
    lines = [min(2, count - first) for first in range(0, count, 2)]
    for line, many in enumerate(lines):
        for place in range(many):
            across = (place - (many - 1) / 2) * size * 1.15
            down = (line - (len(lines) - 1) / 2) * size * 0.8
            worm(pen, (at[0] + across, at[1] + down), size, colour)


def tile(pen: Pen, box: Box, text: str, count: int) -> None:
    """A face-up tile: its number over its worms."""
    left, top, right, bottom = box
    width, height, middle = right - left, bottom - top, (left + right) / 2
    edge = width * 0.05
    pen.rounded_rectangle((left, top + edge, right, bottom + edge), width * 0.14, CERAMIC_EDGE)
    pen.rounded_rectangle(box, width * 0.14, CERAMIC)
    number(pen, (middle, top + height * 0.3), text, round(width * 0.5), ON_CERAMIC)
    worms(pen, (middle, top + height * 0.72), count, width * 0.36, WORM_INK)


def tile_back(pen: Pen, box: Box) -> None:
    """A face-down tile: dark and hatched."""
    left, top, right, bottom = box
    radius = (right - left) * 0.14
    pen.rounded_rectangle(box, radius, BACK, BACK_EDGE, 3)
    step = (right - left) / 4
    for line in range(1, 4):
        pen.line((left + line * step, top + radius, left + line * step, bottom - radius), BACK_EDGE, 3)


def die(pen: Pen, at: Point, size: float, face: str, golden: bool = False) -> None:
    """A die with its upper left corner there; face is 1 to 5 or W."""
    x, y = at
    fill, edge = (GOLD, GOLD_EDGE) if golden else (DIE, DIE_EDGE)
    pen.rounded_rectangle((x, y, x + size, y + size), size * 0.2, fill, edge, max(2, round(size * 0.05)))
    if face == "W":
        worm(pen, (x + size / 2, y + size / 2), size * 0.72, WORM_INK if golden else WORM_PINK)
        return
    for across, down in PIPS[int(face)]:
        disc(pen, (x + across * size, y + down * size), size * 0.09, PIP)


def specialist(pen: Pen, which: int, at: Point, size: float) -> None:
    """A specialist on a cream disc centred there."""
    disc(pen, at, size / 2, SURFACE, INK, 3)
    FIGURES[which](Figure(pen, at, size / 10))


class Figure(NamedTuple):
    """A pen whose unit is a tenth of the figure and whose origin is its middle."""

    pen: Pen
    at: Point
    unit: float

    def points(self, *numbers: float) -> list[float]:
        return [self.at[place % 2] + number * self.unit for place, number in enumerate(numbers)]

    def oval(
        self, left: float, top: float, right: float, bottom: float, colour: str, rim: str | None = None
    ) -> None:
        self.pen.ellipse(self.points(left, top, right, bottom), colour, rim, 2)

    def block(
        self, left: float, top: float, right: float, bottom: float, colour: str, rim: str | None = None
    ) -> None:
        self.pen.rounded_rectangle(self.points(left, top, right, bottom), self.unit, colour, rim, 2)

    def corners(self, colour: str, *numbers: float) -> None:
        self.pen.polygon(self.points(*numbers), colour)

    def stroke(self, colour: str, width: float, *numbers: float) -> None:
        self.pen.line(self.points(*numbers), colour, round(width * self.unit))


def canned_worm(figure: Figure) -> None:
    figure.block(-2, -2.5, 2, 3, CAN, INK)
    worm(figure.pen, figure.at, 3 * figure.unit, WORM_INK)


def hen(figure: Figure) -> None:
    figure.oval(1, -4, 2.4, -2, RED)
    figure.oval(-3, -1, 2, 3, CERAMIC, INK)
    figure.oval(0.2, -3, 3, 0, CERAMIC, INK)
    figure.corners(GOLD, 2.8, -2, 4, -1.4, 2.8, -1)


def raven(figure: Figure) -> None:
    figure.corners(INK, -3.6, 2.5, -1, -2, 2, 2)
    figure.oval(-1.6, -3.2, 1.4, 0, INK)
    figure.corners(GOLD, 1, -2.4, 3.8, -1.4, 1, -0.8)


def weasel(figure: Figure) -> None:
    figure.stroke(FUR, 1, -3, 1, -4, -2)
    figure.block(-3.4, -0.2, 2, 2, FUR)
    figure.oval(1, -2.6, 3.8, 0.6, FUR)


def golden_die(figure: Figure) -> None:
    x, y = figure.points(-2.4, -2.4)
    die(figure.pen, (x, y), 4.8 * figure.unit, "1", golden=True)


def apple(figure: Figure) -> None:
    figure.oval(-2.6, -1.8, 2.6, 3, RED)
    figure.stroke(INK, 0.6, 0, -1.6, 0.6, -3.6)
    figure.oval(0.5, -3.8, 2.8, -2.4, LEAF)


FIGURES = {
    CANNED_WORM: canned_worm,
    HEN: hen,
    RAVEN: raven,
    WEASEL: weasel,
    GOLDEN_DIE: golden_die,
    APPLE: apple,
}
