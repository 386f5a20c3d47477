"""A second solver of a turn, written straight from the clauses and slow: every roll of every state.

It shares nothing with heckmeck.solver. Numbers are whatever the values of endings are: fractions stay exact.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

POINTS = (1, 2, 3, 4, 5, 5)
Counts = tuple[int, ...]
Number = Any


class Point(NamedTuple):
    """Dice set aside by face, plain dice left, golden die left, weasel at hand."""

    kept: Counts
    plain: int
    golden: bool
    weasel: bool


@cache
def plain_rolls(dice: int) -> list[tuple[Counts, Fraction]]:
    rolls = []
    for faces in combinations_with_replacement(range(6), dice):
        counts = tuple(faces.count(face) for face in range(6))
        orders = factorial(dice) // prod(map(factorial, counts))
        rolls.append((counts, Fraction(orders, 6**dice)))
    return rolls


@dataclass(frozen=True)
class Reference:
    """The values of endings, the six faces of the golden die, and the kind of numbers."""

    stop: Callable[[bool, bool, int], Number]
    fail: Callable[[bool], Number]
    golden_faces: Counts = ()
    number: Callable[[Fraction], Number] = Fraction

    def start(self, dice: int, weasel: bool = False) -> Number:
        golden = bool(self.golden_faces)
        return self.rolling(Point((0,) * 6, dice - golden, golden, weasel))

    @cache  # noqa: B019
    def value(self, point: Point) -> Number:
        """T4, T5, T6: stop, or roll what is left."""
        total = sum(count * points for count, points in zip(point.kept, POINTS, strict=True))
        stop = self.stop(point.kept[5] > 0, point.kept[0] >= 2, total)
        return max(stop, self.rolling(point)) if point.plain + point.golden else stop

    @cache  # noqa: B019
    def rolling(self, point: Point) -> Number:
        again = self.rolling(point._replace(weasel=False)) if point.weasel else None
        total: Number = 0
        for counts, shown, chance in self.rolls(point):
            options = [self.value(after) for after in keeps(point, counts, shown)]
            options = options or [self.fail(point.kept[0] >= 2)]
            if point.weasel:
                options.append(again)
            total += self.number(chance) * max(options)
        return total

    def rolls(self, point: Point) -> Iterator[tuple[Counts, int | None, Fraction]]:
        for counts, chance in plain_rolls(point.plain):
            if point.golden:
                for shown, times in Counter(self.golden_faces).items():
                    yield counts, shown, chance * times / 6
            else:
                yield counts, None, chance


def keeps(point: Point, counts: Counts, shown: int | None) -> Iterator[Point]:
    """T2: all dice of one face not set aside before, the golden die with its like."""
    for face in range(6):
        golden = shown == face
        if point.kept[face] == 0 and counts[face] + golden > 0:
            kept = tuple(c + (counts[face] + golden) * (f == face) for f, c in enumerate(point.kept))
            yield Point(kept, point.plain - counts[face], point.golden and not golden, point.weasel)
