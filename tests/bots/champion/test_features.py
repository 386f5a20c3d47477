"""What the network sees: within its bounds, nothing twice, and the same from every seat."""

import numpy as np
import pytest

from heckmeck.bots.champion.features import INPUTS, LEAD, MOST_LEAD, MOST_ON, SEATS, inputs_of, lead_index
from tests.bots.champion.positions import EDITIONS, beginnings, seats_moved_on
from tests.positions import position


def inputs(s) -> list[int]:
    on = np.full(MOST_ON, -1, np.int16)
    count = inputs_of(s, on)
    assert (on[count:] == -1).all()
    return on[:count].tolist()


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_inputs_are_in_bounds_and_the_same_from_every_seat(rules: str, players: int) -> None:
    for seed in range(3):
        states = beginnings(rules, players, seed)
        moved = seats_moved_on(states)
        for index in range(len(states)):
            seen = inputs(states[index])
            assert len(set(seen)) == len(seen)
            assert min(seen) >= 0
            assert max(seen) < INPUTS
            assert inputs(moved[index]) == seen


def test_leads_are_told_apart_by_worms_and_then_by_the_highest_tile() -> None:
    """E3. A margin is three times the lead in worms, plus or minus one for the higher tile."""
    assert [lead_index(ahead) for ahead in (-1, 0, 1)] == [MOST_LEAD, MOST_LEAD + 1, MOST_LEAD + 2]
    assert lead_index(2) == lead_index(3) == lead_index(4) == MOST_LEAD + 3
    assert lead_index(-2) == lead_index(-3) == lead_index(-4) == MOST_LEAD - 1
    assert lead_index(300) == 2 * MOST_LEAD + 2
    assert lead_index(-300) == 0


def test_the_player_to_move_sees_himself_first() -> None:
    """24 beats 23 at one worm each."""
    seen = inputs(position(stacks=[[24], [23]]).state)
    assert SEATS + LEAD + lead_index(1) in seen
