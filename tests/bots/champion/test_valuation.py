"""Chances of winning: they sum to 1, follow the seats, and are exact where the game is over."""

import numpy as np
import pytest

from heckmeck.bots.champion.network import SIZE, counting_row
from heckmeck.bots.champion.valuation import WEIGHTS, valuation_for, win_chances
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import places
from heckmeck.rules.state import MOST_PLAYERS, OVER, empty_states
from tests.bots.champion.positions import EDITIONS, beginnings, seats_moved_on
from tests.positions import position


def chances(rules: str, states: np.recarray) -> np.ndarray:
    out = np.full((len(states), MOST_PLAYERS), np.nan)
    win_chances(valuation_for(Edition.parse(rules)), states, len(states), out)
    return out


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_chances_sum_to_one_and_follow_the_seats(rules: str, players: int) -> None:
    states = beginnings(rules, players, 5)
    out = chances(rules, states)
    assert out.sum(axis=1) == pytest.approx(1.0, abs=1e-12)
    assert (out[:, players:] == 0).all()
    assert (out >= 0).all()
    np.testing.assert_allclose(chances(rules, seats_moved_on(states))[:, 1:players], out[:, : players - 1])


def test_a_finished_game_is_exact() -> None:
    """E3: 1 for the winner, shared where the first place is shared."""
    shared = 0
    for seed in range(40):
        end = beginnings("classic max_turns=4", 3, seed)[-1:]
        assert end[0].phase == OVER
        place = np.zeros(MOST_PLAYERS, np.int8)
        places(end[0], place)
        first = place[:3] == 0
        shared += first.sum() > 1
        assert chances("classic", end)[0, :3].tolist() == pytest.approx((first / first.sum()).tolist(), abs=0)
    assert shared


def test_without_training_the_network_counts_worms() -> None:
    """Four worms, one, none; equal stacks have equal chances."""
    networks = np.tile(counting_row(), (MOST_PLAYERS + 1, 1))
    states, out = empty_states(2), np.zeros((2, MOST_PLAYERS))
    states[0] = position(players=3, stacks=[[21], [36], []]).state
    states[1] = position(players=3, stacks=[[], [22], [24]]).state
    win_chances(networks, states, 2, out)
    assert out[0, 1] > out[0, 0] > out[0, 2]
    assert out[1, 1] == pytest.approx(out[1, 2])


def test_what_ships_is_small_and_fits() -> None:
    files = [file for file in WEIGHTS.iterdir() if file.name.endswith(".npz")]
    assert files
    assert sum(len(file.read_bytes()) for file in files) <= 3_000_000
    for file in files:
        with file.open("rb") as stream, np.load(stream) as arrays:
            assert arrays["row"].shape == (SIZE,)
            assert np.isfinite(arrays["row"]).all()
