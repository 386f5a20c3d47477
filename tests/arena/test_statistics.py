"""Shares, intervals and means, from results made by hand."""

import numpy as np
import pytest

from heckmeck.arena.match import COLUMNS, FORFEIT, Pairing
from heckmeck.arena.ratings import rate
from heckmeck.arena.statistics import interval, summarise
from heckmeck.bots.kernel import TURNS
from heckmeck.bots.many_games import PLACE, WORMS_WON

TWO = Pairing("x", "y", 2, "classic")


def results_with_places(places: list[list[int]]) -> np.ndarray:
    results = np.zeros((len(places), len(places[0]), COLUMNS), np.int64)
    results[:, :, PLACE] = places
    return results


def test_ties_are_split() -> None:
    """x sits in seat 0, then in seat 1: a win, a shared first place, a loss, a win."""
    summary = summarise(TWO, results_with_places([[0, 1], [0, 0], [1, 0], [1, 0]]))
    assert summary.share == (1 + 0.5 + 0 + 1) / 4
    assert summary.seats == [(1 + 0.5 + 0 + 0) / 4, (0.5 + 1 + 1) / 4]


def test_means_are_those_of_each_bot() -> None:
    results = results_with_places([[0, 1], [1, 0]])
    results[:, :, WORMS_WON] = [[10, 4], [6, 12]]
    results[:, :, TURNS] = [[15, 14], [14, 14]]
    summary = summarise(TWO, results)
    assert (summary.of_a.worms, summary.of_b.worms) == (11, 5)
    assert summary.turns == 28.5


def test_forfeited_games_have_no_means() -> None:
    results = results_with_places([[0, 1], [1, 0]])
    results[:, :, WORMS_WON] = [[10, 4], [0, 0]]
    results[1, 0, FORFEIT] = 1
    summary = summarise(TWO, results)
    assert (summary.of_a.worms, summary.of_b.worms, summary.of_b.forfeits) == (10, 4, 1)


def test_the_interval_covers_the_truth_and_knows_the_pairing() -> None:
    """Rotations whose two games go against each other are more certain than as many single games."""
    chance = np.random.default_rng(3)
    covered = 0
    for _ in range(400):
        skill, dice = 0.55, chance.random((300, 1))
        wins = np.hstack([dice < skill, 1 - dice < skill]).mean(axis=1)
        low, high = interval(wins, 600)
        covered += low < skill < high
        assert high - low < 0.07  # 600 independent games would have 0.08
    assert covered == pytest.approx(380, abs=14)


def test_the_interval_of_independent_games_is_the_usual_one() -> None:
    wins = (np.random.default_rng(4).random((5000, 2)) < 0.6).mean(axis=1)
    low, high = interval(wins, 10_000)
    assert high - low == pytest.approx(2 * 1.96 * np.sqrt(0.24 / 10_000), rel=0.05)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_an_interval_of_equal_results_is_not_a_point(share: float) -> None:
    low, high = interval(np.full(50, share), 100)
    assert 0.03 < high - low < 0.05
    assert low <= share <= high


def test_the_better_bot_is_rated_higher() -> None:
    always = results_with_places([[0, 1], [1, 0]] * 40)
    ratings = rate({TWO: always, Pairing("y", "z", 2, "classic"): always})
    assert [rating.bot for rating in ratings] == ["x", "y", "z"]
    assert ratings[0].mu > 25 > ratings[2].mu


def test_a_bot_against_itself_is_not_rated() -> None:
    (rating,) = rate({Pairing("x", "x", 2, "classic"): results_with_places([[0, 1], [0, 1]])})
    assert rating.mu == 25
