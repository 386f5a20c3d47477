"""Matches against published figures, with fixed seeds; bench/bots.py plays them at full size."""

import pytest

from heckmeck.arena.match import Chunk, Pairing, play_in_kernel
from heckmeck.arena.statistics import Summary, summarise


def match(a: str, b: str, players: int, games: int, rules: str = "classic") -> Summary:
    pairing = Pairing(a, b, players, rules)
    return summarise(pairing, play_in_kernel(Chunk(pairing, 1, 0, games, 1.0)))


def test_steals_counted_double_win_against_steals_counted_once() -> None:
    """Two players: 53.7 ± 0.7 % published; 31 turns counted double, 27 counted once."""
    summary = match("worms", "worms:steal=1", 2, 2400)
    assert summary.low < 0.537 < summary.high
    assert summary.low > 0.5


def test_mirror_match_of_steals_counted_once() -> None:
    """27 turns per game; the first mover wins 51.8 to 52.8 %."""
    summary = match("worms:steal=1", "worms:steal=1", 2, 2000)
    assert summary.turns == pytest.approx(27.4, abs=0.7)
    assert summary.seats[0] == pytest.approx(0.523, abs=0.035)
    assert summary.share == 0.5


def test_four_equal_players() -> None:
    """Seats win 27.5, 25.8, 24.0, 22.7 %; 35 turns. Rotations of equals are the same game: 500 different ones."""
    summary = match("worms:steal=1", "worms:steal=1", 4, 2000)
    assert summary.turns == pytest.approx(35, abs=1)
    assert summary.seats == pytest.approx([0.275, 0.258, 0.240, 0.227], abs=0.055)


def test_order_of_strength() -> None:
    assert match("worms", "simple", 2, 400).low > 0.6
    assert match("worms", "careful", 2, 400).low > 0.5
    assert match("simple", "random", 2, 100).low > 0.8
