"""The turn solved the plain way, the reference for ratios: a memoised recursion, every roll listed.

It is what one writes first: no layout, no compilation, but the rolls are listed once per number of dice, and the
state is no larger than needed.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

POINTS = (1, 2, 3, 4, 5, 5)
Stop = Callable[[bool, bool, int], float]  # worm, bratworm, total
Fail = Callable[[bool], float]


@cache
def rolls(dice: int) -> list[tuple[tuple[int, ...], float]]:
    """Return every roll of plain dice as a count for each face, with its chance."""
    listed = []
    for faces in combinations_with_replacement(range(6), dice):
        counts = tuple(faces.count(face) for face in range(6))
        listed.append((counts, factorial(dice) / prod(map(factorial, counts)) / 6**dice))
    return listed


def plain_value(dice: int, golden: bool, weasel: bool, stop: Stop, fail: Fail) -> float:
    """Return what a turn is worth; `golden`: one die more, which shows a 1 or a worm."""

    @cache
    def value(used: int, left: int, total: int, bratworm: bool, golden: bool, weasel: bool) -> float:
        stopped = stop(bool(used & 32), bratworm, total)
        if left == 0 and not golden:
            return stopped
        return max(stopped, roll(used, left, total, bratworm, golden, weasel))

    @cache
    def roll(used: int, left: int, total: int, bratworm: bool, golden: bool, weasel: bool) -> float:
        floor = roll(used, left, total, bratworm, golden, False) if weasel else float("-inf")
        mean = 0.0
        for shown in (0, 5) if golden else (None,):
            for counts, chance in rolls(left):
                best = float("-inf")
                for face in range(6):
                    lucky = face == shown
                    count = counts[face] + lucky
                    if count and not used >> face & 1:
                        earned = bratworm or (face == 0 and count >= 2)
                        points = total + count * POINTS[face]
                        rest = left - counts[face]
                        kept = value(used | 1 << face, rest, points, earned, golden and not lucky, weasel)
                        best = max(best, kept)
                if best == float("-inf"):
                    best = fail(bratworm)
                mean += chance * max(best, floor)
        return mean / 2 if golden else mean

    return roll(0, dice, 0, False, golden, weasel)
