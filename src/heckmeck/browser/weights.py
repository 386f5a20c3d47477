"""The champion's networks as files for the page: the runs of numbers that are not zero, in half precision.

A file is the number of runs, then for each run how many numbers are zero before it and how long it is, then the
numbers of all runs. Half precision is what the networks ship in (training.py), so nothing is lost.
"""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.champion.network import SIZE, Row
from heckmeck.bots.champion.valuation import WEIGHTS
from heckmeck.rules.compiled import compiled

SHORTEST_GAP = 4  # zeros: a new run takes 8 bytes
# Half precision: sign, 5 bits of exponent, 10 of mantissa
MANTISSA_BITS, EXPONENT, MANTISSA = 10, 31, 1023
SMALLEST = 2.0**-24


def files() -> dict[str, bytes]:
    """Return the file of every network by its name: edition, fewest and most players."""
    found = {}
    for source in sorted(WEIGHTS.iterdir(), key=lambda source: source.name):
        if source.name.endswith(".npz"):
            with source.open("rb") as stream, np.load(stream) as arrays:
                found[f"weights-{source.name.removesuffix('.npz')}.bin"] = packed(arrays["row"])
    return found


def packed(row: NDArray[np.float16]) -> bytes:
    """Return the file of a network."""
    used = np.flatnonzero(row)
    starts = used[np.flatnonzero(np.diff(used, prepend=-SHORTEST_GAP - 1) > SHORTEST_GAP)]
    ends = used[np.flatnonzero(np.diff(used, append=SIZE + SHORTEST_GAP + 1) > SHORTEST_GAP)] + 1
    skips = starts - np.concatenate(([0], ends[:-1]))
    runs = np.stack((skips, ends - starts), axis=1).astype("<u4")
    numbers = [row[start:end] for start, end in zip(starts, ends, strict=True)]
    return len(runs).to_bytes(4, "little") + runs.tobytes() + np.concatenate(numbers).astype("<f2").tobytes()


@compiled
def unpack(runs: NDArray[np.uint32], numbers: NDArray[np.uint16], row: Row) -> None:
    """Write a network from its runs and numbers."""
    row[:] = 0.0
    at = read = 0
    for run in range(len(runs)):
        at += runs[run, 0]
        for _ in range(runs[run, 1]):
            row[at] = single(numbers[read])
            at += 1
            read += 1


@compiled
def single(half: int) -> float:
    """Return the number that these bits of half precision mean; there are no infinite ones."""
    exponent, mantissa = (half >> MANTISSA_BITS) & EXPONENT, half & MANTISSA
    size = float(mantissa) * SMALLEST
    if exponent > 0:
        size = float((mantissa + MANTISSA + 1) << (exponent - 1)) * SMALLEST
    return -size if half >> 15 else size
