"""The chances of winning as a drawing: a line of blocks in the terminal, lines of a page."""

from collections.abc import Sequence

import numpy as np

from heckmeck.solver.endings import Floats

BLOCKS = "▁▂▃▄▅▆▇█"
# One per seat, so that lines differ without colour too
DASHES = ("none", "10 5", "2 5", "12 4 2 4", "6 3", "1 3", "14 3 4 3")


def sparkline(shares: Floats, width: int) -> str:
    """Draw numbers from 0 to 1 in at most this many blocks; where there are more numbers, each block shows a mean."""
    pieces = np.array_split(shares, width) if len(shares) > width else shares
    levels = [min(int(np.mean(piece) * len(BLOCKS)), len(BLOCKS) - 1) for piece in pieces]
    return "".join(BLOCKS[level] for level in levels)


def across(index: int, count: int) -> float:
    """Return the place of a turn on the page, in percent from the left."""
    return 100 * index / max(1, count - 1)


def line_path(shares: Sequence[float] | Floats) -> str:
    """Return the path of a line in a square of 100 by 100, one at the top."""
    spots = [
        f"{across(index, len(shares)):.2f} {100 - 100 * share:.2f}" for index, share in enumerate(shares)
    ]
    return "M" + "L".join(spots)


def lines(graph: Floats) -> str:
    """Return the lines of all seats, the first on top, each with an outline that sets it off from the background."""
    drawn = []
    for seat in reversed(range(graph.shape[1])):
        path, dash = line_path(graph[:, seat]), DASHES[seat]
        drawn.append(f'<path class="case" d="{path}" stroke-dasharray="{dash}"/>')
        drawn.append(f'<path d="{path}" stroke="var(--seat-{seat + 1})" stroke-dasharray="{dash}"/>')
    return "".join(drawn)
