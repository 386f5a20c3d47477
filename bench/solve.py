"""Microseconds of CPU time for one solve of a turn, and how many times faster than the plain recursion.

Run: python -m bench.solve
"""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bench.plain_recursion import plain_value
from heckmeck.solver.distribution import chances_of_endings
from heckmeck.solver.endings import TOTALS, Floats, join_endings
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice
from tests.solver.many import start_values

SOLVES = 500
ROUNDS = 7


class Case(NamedTuple):
    name: str
    tree: TurnTree
    weasel: bool
    plain_dice: int
    ones_and_worms: bool
    at_most: str


def cases() -> list[Case]:
    golden = nine_dice("ones_and_worms")
    return [
        Case("8 dice", eight_dice(), False, 8, False, "120"),
        Case("8 dice, weasel", eight_dice(), True, 8, False, "250"),
        Case("9 dice, golden die standard", nine_dice("standard"), False, 9, False, "250"),
        Case("9 dice, golden die ones and worms", golden, False, 8, True, "250"),
        Case("9 dice, ones and worms, weasel", golden, True, 8, True, "-"),
    ]


def worms(worm: bool, bratworm: bool, total: int) -> float:
    """Worms from a full grill, and one for the Bratworm."""
    return float(bratworm) + (min(total, 36) - 17) // 4 * (worm and total >= 21)


def worth_of_endings() -> Floats:
    stop = [[[worms(w, b, t) for t in range(TOTALS)] for b in (False, True)] for w in (False, True)]
    return join_endings(stop, [0.0, 1.0])


def cpu_seconds(work: Callable[[], object], rounds: int = 1) -> float:
    """Return the CPU time of the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return min(times)


def measure(case: Case) -> str:
    tree, weasel = case.tree, case.weasel
    many = np.tile(worth_of_endings(), (SOLVES, 1))
    value, roll = new_values(tree), new_values(tree)
    solve(tree, many[0], weasel, value, roll)
    found: list[float] = []

    def plain() -> None:
        found.append(plain_value(case.plain_dice, case.ones_and_worms, weasel, worms, float))

    def distribution() -> Floats:
        return chances_of_endings(tree, many[0], value, roll, weasel, 0, True)

    start_values(tree, many[:1], weasel), distribution()  # compile
    each = cpu_seconds(lambda: start_values(tree, many, weasel), ROUNDS) / SOLVES
    plainly = cpu_seconds(plain)
    assert abs(found[0] - value[int(weasel), 0]) < 1e-12, "the two solvers disagree"
    endings = cpu_seconds(distribution, ROUNDS)
    return (
        f"{case.name:36}{each * 1e6:11.1f}{case.at_most:>9}{plainly * 1e3:10.0f}"
        f"{plainly / each:8.0f}x{endings * 1e6:13.0f}"
    )


def main() -> None:
    print(f"{'':36}{'us a solve':>11}{'at most':>9}{'plain ms':>10}{'ratio':>9}{'endings us':>13}")
    for case in cases():
        print(measure(case))
    build = cpu_seconds(lambda: (eight_dice.__wrapped__(), nine_dice.__wrapped__("ones_and_worms")))
    print(f"building the trees of 8 dice and of 9 with the golden die: {build * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
