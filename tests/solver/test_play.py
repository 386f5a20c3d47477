"""Decisions inside a turn: which are legal, which is best, and who wins a tie."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.solver.endings import ENDINGS, FAILURE, Floats, join_endings
from heckmeck.solver.play import GIVE_UP, REROLL
from heckmeck.solver.solution import ROLL, STOP, Moment, Solution
from heckmeck.solver.turn_tree import eight_dice, nine_dice
from tests.solver.aims import for_totals, for_worms, random_endings

ONE, TWO, THREE, FOUR, FIVE, WORM = range(6)


def test_only_new_faces_may_be_kept() -> None:
    """X1: after 4,4,4 and a roll of 4,4,2,3,W the 4s are not allowed (T2)."""
    solution = Solution(eight_dice(), for_worms())
    moment = Moment(kept=(0, 0, 0, 3, 0, 0), roll=(0, 1, 1, 2, 0, 1))
    assert sorted(solution.decisions(moment)) == [TWO, THREE, WORM]
    assert solution.best(moment) == WORM


def test_a_dead_roll_can_only_be_given_up() -> None:
    """X2: 3,3; 5,5,5; W; and the last two dice show 3,W (T3)."""
    solution = Solution(eight_dice(), for_worms() - 2.0)
    moment = Moment(kept=(0, 0, 2, 0, 3, 1), roll=(0, 0, 1, 0, 0, 1))
    assert solution.decisions(moment) == {GIVE_UP: -2.0}
    assert solution.best(moment) == GIVE_UP
    assert solution.chances(moment)[FAILURE] == 1.0


def test_the_weasel_saves_a_dead_roll() -> None:
    """K5: it may follow a roll that T3 would fail."""
    solution = Solution(eight_dice(), for_worms(), weasel=True)
    moment = Moment(kept=(0, 0, 2, 0, 3, 1), roll=(0, 0, 1, 0, 0, 1), weasel=True)
    without = Moment(kept=moment.kept)
    assert solution.decisions(moment) == {REROLL: solution.decisions(without)[ROLL], GIVE_UP: 0.0}
    assert solution.best(moment) == REROLL
    rerolled = solution.chances(moment)
    assert (rerolled == solution.chances(without, ROLL)).all()
    assert rerolled @ solution.endings == pytest.approx(solution.value(moment), abs=1e-12)


def test_stop_or_roll() -> None:
    """T1 there is no stop before the first roll; T5 with no dice left he stops."""
    solution = Solution(eight_dice(), for_worms())
    assert solution.decisions(Moment()) == {ROLL: solution.start}
    assert solution.best(Moment()) == ROLL
    assert solution.decisions(Moment(kept=(0, 0, 0, 4, 0, 4))) == {STOP: 4.0}
    assert solution.best(Moment(kept=(0, 0, 0, 4, 0, 4))) == STOP
    assert solution.best(Moment(kept=(0, 0, 0, 3, 0, 1))) == ROLL


def test_ties_stop_and_keep_the_first_face_and_spare_the_weasel() -> None:
    solution = Solution(nine_dice("ones_and_worms"), join_endings(0.3, 0.3), weasel=True)
    assert solution.best(Moment(kept=(0, 2, 0, 0, 0, 0), weasel=True)) == STOP
    full = Moment(roll=(1, 1, 1, 1, 1, 4), golden_face=WORM, weasel=True)
    assert solution.best(full) == ONE
    without_ones = Moment(roll=(0, 0, 2, 1, 1, 5), golden_face=WORM, weasel=True)
    assert solution.best(without_ones) == THREE


def test_the_same_ties_in_the_distribution() -> None:
    """All endings equal: the first face is kept and he stops at once, also where the golden die leads."""
    solution = Solution(nine_dice("ones_and_worms"), join_endings(0.3, 0.3))
    chances = solution.chances(Moment())
    only_worms = 0.5 * (1 / 6) ** 8
    assert chances[92:FAILURE].sum() == pytest.approx(only_worms, rel=1e-9)


def test_the_golden_die_goes_with_its_like() -> None:
    """M5, T2: all dice of the face, the golden one among them."""
    solution = Solution(nine_dice("ones_and_worms"), for_totals([10]))
    moment = Moment(roll=(1, 3, 2, 1, 0, 2), golden_face=WORM)
    after = Moment(kept=(0, 0, 0, 0, 0, 2), golden_left=False)
    assert solution.decisions(moment)[WORM] == solution.value(after) == 1.0
    assert solution.best(moment) == WORM


@pytest.mark.parametrize(
    ("moment", "clause"),
    [
        (Moment(kept=(9, 0, 0, 0, 0, 0)), "T2"),
        (Moment(kept=(1, 0, 0)), "T2"),
        (Moment(kept=(-1, 0, 0, 0, 0, 0)), "T2"),
        (Moment(roll=(1, 1, 1, 1, 1, 1)), "T5"),
        (Moment(kept=(0, 0, 0, 0, 0, 8), roll=(0, 0, 0, 0, 0, 0)), "T5"),
        (Moment(weasel=True), "K5"),
    ],
)
def test_moments_that_no_turn_comes_to(moment: Moment, clause: str) -> None:
    solution = Solution(eight_dice(), for_worms())
    with pytest.raises(ValueError, match=clause):
        solution.decisions(moment)


@pytest.mark.parametrize("face", [None, TWO, ONE])
def test_the_golden_die_must_lie_in_the_roll(face: int | None) -> None:
    solution = Solution(nine_dice("ones_and_worms"), for_worms())
    with pytest.raises(ValueError, match="M5"):
        solution.value(Moment(roll=(0, 3, 2, 2, 1, 1), golden_face=face))


def test_an_illegal_decision_has_no_chances() -> None:
    solution = Solution(eight_dice(), for_worms())
    with pytest.raises(ValueError, match="T2"):
        solution.chances(Moment(), STOP)


@pytest.mark.parametrize(
    "endings", [np.zeros(ENDINGS - 1), np.full(ENDINGS, np.nan), np.full(ENDINGS, -np.inf)]
)
def test_values_of_endings_are_finite_and_complete(endings: Floats) -> None:
    with pytest.raises(ValueError, match="finite"):
        Solution(eight_dice(), endings)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 2**32), st.booleans())
def test_any_roll_is_worth_its_best_decision(seed: int, dice: int, weasel: bool) -> None:
    """Following the best decision from a roll brings its value; no legal decision is worth more."""
    solution = Solution(nine_dice("ones_and_worms"), random_endings(seed), weasel)
    chance = np.random.default_rng(dice)
    kept, golden_left = [0] * 6, True
    while True:
        plain = chance.integers(0, 6, 9 - sum(kept) - golden_left)
        shown = int(chance.choice([ONE, WORM])) if golden_left else None
        roll = np.bincount(plain, minlength=6) + (np.arange(6) == shown)
        moment = Moment(tuple(kept), tuple(roll.tolist()), golden_left, shown, weasel)
        worth, best = solution.decisions(moment), solution.best(moment)
        assert worth[best] == pytest.approx(max(worth.values()), abs=1e-11)
        assert solution.chances(moment) @ solution.endings == pytest.approx(solution.value(moment), abs=1e-11)
        faces = [decision for decision in worth if decision <= WORM]
        assert faces == [face for face in range(6) if roll[face] and not kept[face]]
        if not faces:
            return
        face = int(chance.choice(faces))
        kept[face] = int(roll[face])
        golden_left = golden_left and face != shown
        if sum(kept) == 9:
            return
