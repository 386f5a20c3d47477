"""The states of a turn: how many there are, and how to find one."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.solver.play import state_after_keep, state_of
from heckmeck.solver.solve import slots
from heckmeck.solver.states import POINTS, State
from heckmeck.solver.turn_tree import NOWHERE, TurnTree, build, eight_dice, nine_dice
from tests.solver.aims import TRUTH

TREES = [eight_dice(), nine_dice("standard"), nine_dice("ones_and_worms")]
COUNTS = TRUTH["state_counts"]


def states_without_the_flag(tree: TurnTree) -> set[tuple[int, ...]]:
    return set(zip(tree.used.tolist(), tree.left.tolist(), tree.total.tolist(), strict=True))


@pytest.mark.parametrize(("tree", "dice"), [(eight_dice(), "8"), (nine_dice("standard"), "9")])
def test_published_counts_of_states(tree: TurnTree, dice: str) -> None:
    assert len(tree.left) == COUNTS[f"{dice}_with_double_one_flag"]
    states = states_without_the_flag(tree)
    assert len(states) == COUNTS[dice]
    useful = [used for used, left, _ in states if left and used != 0b111111]
    assert len(useful) == COUNTS["states_from_which_a_roll_is_possible"][dice]


def test_every_state_has_its_throws() -> None:
    for tree in TREES:
        assert ((tree.throw[:, 0] != NOWHERE) == (tree.left > 0)).all()
        shares = np.zeros(slots(tree))
        np.add.at(shares, tree.lane_state, tree.block_share[:, None])
        assert (shares[: len(tree.left)] == (tree.left > 0)).all()


def test_every_set_of_dice_set_aside_has_a_state() -> None:
    tree = eight_dice()
    for kept in product(range(9), repeat=6):
        if sum(kept) <= 8:
            state = state_of(tree, np.array(kept), True)
            assert tree.left[state] == 8 - sum(kept)
            assert tree.total[state] == sum(n * points for n, points in zip(kept, POINTS, strict=True))
            assert [tree.used[state] >> face & 1 for face in range(6)] == [n > 0 for n in kept]
            assert tree.bratworm[state] == (kept[0] >= 2)


@given(st.lists(st.integers(0, 9), min_size=6, max_size=6), st.booleans())
def test_no_state_beyond_the_dice(kept: list[int], golden_left: bool) -> None:
    """The golden die shows 1 or worm only (M5), so it cannot be set aside with neither."""
    state = state_of(nine_dice("ones_and_worms"), np.array(kept), golden_left)
    possible = sum(kept) + golden_left <= 9 and (golden_left or kept[0] > 0 or kept[5] > 0)
    assert (state != NOWHERE) == possible


def test_golden_die_counts_for_the_bratworm() -> None:
    """B1: two 1s, golden die included."""
    tree = nine_dice("ones_and_worms")
    state = state_after_keep(tree, 0, 0, 2, True)
    assert (tree.bratworm[state], tree.golden[state], tree.left[state], tree.total[state]) == (1, 0, 7, 2)
    assert state == state_of(tree, np.array([2, 0, 0, 0, 0, 0]), False)


def test_the_golden_die_is_no_other_die_where_its_faces_are_standard() -> None:
    assert not nine_dice("standard").golden.any()


def test_golden_die_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="M5"):
        nine_dice("loaded")


def test_a_turn_may_start_with_any_number_of_dice() -> None:
    assert len(build(State(0, 1, 0, False, False)).left) == 1 + 6
