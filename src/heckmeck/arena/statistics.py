"""What the games of a pairing say: shares of wins with their intervals, means, and the advantage of the first seat."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from heckmeck.arena.match import FORFEIT, Pairing, Results
from heckmeck.bots.kernel import FAILURES, STEALS, TURNS
from heckmeck.bots.many_games import PLACE, WORMS_WON

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations of its mean

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Doings:
    """Means of one bot, per game and seat, in games that nobody forfeited; None where there are none."""

    worms: float | None
    failures: float | None
    steals: float | None
    turns: float | None
    forfeits: int


@dataclass(frozen=True)
class Summary:
    """What the games of a pairing say. `share` is the first bot's share of wins, ties split."""

    pairing: Pairing
    games: int
    share: float
    low: float
    high: float
    turns: float | None  # of all players together, per game
    seats: list[float]  # the share of each seat
    of_a: Doings
    of_b: Doings

    @property
    def first_seat(self) -> float:
        """How much more the first seat wins than its fair share."""
        return self.seats[0] - 1 / self.pairing.players


def summarise(pairing: Pairing, results: Results) -> Summary:
    """Sum up games that begin with a whole rotation."""
    shares = shares_of(results)
    seat_of_a = np.arange(len(results)) % pairing.players
    is_a = np.arange(pairing.players) == seat_of_a[:, None]
    by_rotation = shares[is_a].reshape(-1, pairing.players).mean(axis=1)
    low, high = interval(by_rotation, len(results))
    played: Flags = np.logical_not(results[:, :, FORFEIT].any(axis=1))
    turns = results[played][:, :, TURNS].sum(axis=1)
    return Summary(
        pairing,
        len(results),
        float(by_rotation.mean()),
        low,
        high,
        float(turns.mean()) if len(turns) else None,
        shares.mean(axis=0).tolist(),
        doings(results, played, is_a),
        doings(results, played, ~is_a),
    )


def shares_of(results: Results) -> Floats:
    """Return each seat's share of the win of each game."""
    first = results[:, :, PLACE] == 0
    shares: Floats = first / first.sum(axis=1, keepdims=True)
    return shares


def doings(results: Results, played: Flags, seats: Flags) -> Doings:
    rows = results[played][seats[played]]

    def mean(column: int) -> float | None:
        return float(rows[:, column].mean()) if len(rows) else None

    forfeits = (results[:, :, FORFEIT] * seats).any(axis=1).sum()
    return Doings(mean(WORMS_WON), mean(FAILURES), mean(STEALS), mean(TURNS), int(forfeits))


def interval(shares: Floats, games: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean share of rotations, whose games have their dice in common.

    Wilson's interval, for as many independent games as would make the mean as certain as the rotations make it.
    """
    mean, spread = float(shares.mean()), 0.0
    if len(shares) > 1:
        spread = float(shares.var(ddof=1)) / len(shares)
    independent = mean * (1 - mean) / spread if spread > 0 else games
    centre = (mean + Z**2 / (2 * independent)) / (1 + Z**2 / independent)
    reach = Z / (1 + Z**2 / independent) * sqrt(mean * (1 - mean) / independent + (Z / independent) ** 2 / 4)
    return max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach))
