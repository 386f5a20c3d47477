"""Decisions inside a turn: which are legal, which is best, and who wins a tie."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.rules.actions import KEEP_FACE, ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, listed
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import State
from heckmeck.solver.endings import BRATWORM_OF_ENDING, ENDINGS, FAILURE, Floats, join_endings
from heckmeck.solver.solved_turn import SolvedTurn
from heckmeck.solver.turn_tree import eight_dice, nine_dice
from tests.solver.aims import for_totals, for_worms, random_endings
from tests.solver.many import start_values
from tests.solver.moments import eight_or_nine, moment

ONE, TWO, THREE, FOUR, FIVE, WORM = range(6)
KEEP_ONE, KEEP_TWO, KEEP_THREE, _, _, KEEP_WORM = range(KEEP_FACE, STOP)


def value(turn: SolvedTurn, s: State) -> float:
    return max(turn.decisions(s).values())


def test_only_new_faces_may_be_kept() -> None:
    """X1: after 4,4,4 and a roll of 4,4,2,3,W the 4s are not allowed (T2)."""
    s = moment(kept=(0, 0, 0, 3, 0, 0), roll=(0, 1, 1, 2, 0, 1))
    turn = SolvedTurn(s, for_worms())
    assert sorted(turn.decisions(s)) == [KEEP_TWO, KEEP_THREE, KEEP_WORM] == listed(legal_actions(s))
    assert turn.best(s) == KEEP_WORM


def test_a_dead_roll_can_only_be_given_up() -> None:
    """X2: 3,3; 5,5,5; W; and the last two dice show 3,W (T3)."""
    s = moment(kept=(0, 0, 2, 0, 3, 1), roll=(0, 0, 1, 0, 0, 1))
    turn = SolvedTurn(s, for_worms() - 2.0)
    assert turn.decisions(s) == {STOP: -2.0}
    assert turn.best(s) == STOP
    assert turn.chances(s)[FAILURE] == 1.0


def test_the_weasel_saves_a_dead_roll() -> None:
    """K5: it may follow a roll that T3 would fail."""
    s = moment(kept=(0, 0, 2, 0, 3, 1), roll=(0, 0, 1, 0, 0, 1), weasel=True)
    without = moment(kept=(0, 0, 2, 0, 3, 1))
    turn = SolvedTurn(s, for_worms())
    assert turn.decisions(s) == {USE_WEASEL: turn.decisions(without)[ROLL], STOP: 0.0}
    assert turn.best(s) == USE_WEASEL
    rerolled = turn.chances(s)
    assert (rerolled == turn.chances(without, ROLL)).all()
    assert rerolled @ turn.endings == pytest.approx(value(turn, s), abs=1e-12)


def test_stop_or_roll() -> None:
    """T1: there is no stop before the first roll. T5: with no dice left the turn stops."""
    start, full, early = moment(), moment(kept=(0, 0, 0, 4, 0, 4)), moment(kept=(0, 0, 0, 3, 0, 1))
    turn = SolvedTurn(start, for_worms())
    assert turn.decisions(start) == {ROLL: start_values(eight_dice(), for_worms()[None], False)[0]}
    assert turn.best(start) == ROLL
    assert turn.decisions(full) == {STOP: 4.0}
    assert turn.best(full) == STOP
    assert turn.best(early) == ROLL


@pytest.mark.parametrize("golden_die", ["standard", "ones_and_worms"])
@pytest.mark.parametrize("weasel", [False, True])
def test_eight_or_nine_dice(golden_die: str, weasel: bool) -> None:
    """K4: what each number of dice is worth, and how the turn then ends."""
    start = eight_or_nine(weasel, f"deluxe golden_die={golden_die}")
    turn = SolvedTurn(start, for_worms(bratworm=1.0))
    trees = {ROLL: eight_dice(), ROLL_GOLDEN: nine_dice(golden_die)}
    for action, tree in trees.items():
        worth = start_values(tree, turn.endings[None], weasel)[0]
        assert turn.decisions(start)[action] == worth
        assert turn.chances(start, action) @ turn.endings == pytest.approx(worth, abs=1e-11)
    assert turn.best(start) == ROLL_GOLDEN
    assert SolvedTurn(start, join_endings(0.0, 0.0)).best(start) == ROLL


def test_ties_stop_and_keep_the_first_face_and_spare_the_weasel() -> None:
    turn = SolvedTurn(eight_or_nine(), join_endings(0.3, 0.3))
    assert turn.best(moment(kept=(0, 2, 0, 0, 0, 0), nine=True, weasel=True)) == STOP
    full = moment(roll=(1, 1, 1, 1, 1, 4), nine=True, golden_face=WORM, weasel=True)
    assert turn.best(full) == KEEP_ONE
    without_ones = moment(roll=(0, 0, 2, 1, 1, 5), nine=True, golden_face=WORM, weasel=True)
    assert turn.best(without_ones) == KEEP_THREE


def test_the_same_ties_in_the_distribution() -> None:
    """All endings equal: the first face is kept and the turn stops at once, also where the golden die leads."""
    start = eight_or_nine()
    chances = SolvedTurn(start, join_endings(0.3, 0.3)).chances(start, ROLL_GOLDEN)
    only_worms = 0.5 * (1 / 6) ** 8
    assert chances[92:FAILURE].sum() == pytest.approx(only_worms, rel=1e-9)


def test_the_golden_die_goes_with_its_like() -> None:
    """M5, T2: all dice of the face, the golden one among them."""
    s = moment(roll=(1, 3, 2, 1, 0, 2), nine=True, golden_face=WORM)
    after = moment(kept=(0, 0, 0, 0, 0, 2), nine=True, golden_left=False)
    turn = SolvedTurn(s, for_totals([10]))
    assert turn.decisions(s)[KEEP_WORM] == value(turn, after) == 1.0
    assert turn.best(s) == KEEP_WORM


def test_moments_that_no_turn_comes_to() -> None:
    s = moment(kept=(9, 0, 0, 0, 0, 0))
    with pytest.raises(ValueError, match="T2"):
        SolvedTurn(s, for_worms()).decisions(s)


def test_an_illegal_decision_has_no_chances() -> None:
    start = moment()
    with pytest.raises(ValueError, match="T2"):
        SolvedTurn(start, for_worms()).chances(start, STOP)


@pytest.mark.parametrize(
    "endings", [np.zeros(ENDINGS - 1), np.full(ENDINGS, np.nan), np.full(ENDINGS, -np.inf)]
)
def test_values_of_endings_are_finite_and_complete(endings: Floats) -> None:
    with pytest.raises(ValueError, match="finite"):
        SolvedTurn(moment(), endings)


def test_endings_that_cannot_come_any_more_need_no_value() -> None:
    """B1: after a double 1 no turn ends without the Bratworm."""
    endings = np.where(BRATWORM_OF_ENDING == 1, for_worms(), -np.inf)
    earned = moment(kept=(2, 0, 0, 0, 0, 0))
    assert SolvedTurn(earned, endings).decisions(earned) == SolvedTurn(earned, for_worms()).decisions(earned)
    with pytest.raises(ValueError, match="finite"):
        SolvedTurn(moment(kept=(1, 0, 0, 0, 0, 0)), endings)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 2**32), st.booleans())
def test_any_roll_is_worth_its_best_decision(seed: int, dice: int, weasel: bool) -> None:
    """Following the best decision from a roll brings its value; no legal decision is worth more."""
    turn = SolvedTurn(eight_or_nine(weasel), random_endings(seed))
    for s in moments_of_a_turn(np.random.default_rng(dice), weasel):
        worth, best = turn.decisions(s), turn.best(s)
        assert worth[best] == pytest.approx(max(worth.values()), abs=1e-11)
        assert turn.chances(s) @ turn.endings == pytest.approx(value(turn, s), abs=1e-11)
        assert sorted(worth) == listed(legal_actions(s))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_it_answers_the_same_whatever_was_asked_before(dice: int, weasel: bool, backwards: bool) -> None:
    """Only what is asked for is solved: forwards once, backwards again and again."""
    moments = [eight_or_nine(weasel), *moments_of_a_turn(np.random.default_rng(dice), weasel)]
    turn = SolvedTurn(moments[0], random_endings(dice))
    for s in reversed(moments) if backwards else moments:
        fresh = SolvedTurn(moments[0], turn.endings)
        assert turn.best(s) == fresh.best(s)
        assert turn.decisions(s) == fresh.decisions(s)
        np.testing.assert_array_equal(turn.chances(s), fresh.chances(s))


def moments_of_a_turn(chance: np.random.Generator, weasel: bool) -> list[State]:
    """Return the rolls of a turn of nine dice in which any face is kept."""
    found, kept, golden_left = [], [0] * 6, True
    while sum(kept) < 9:
        plain = chance.integers(0, 6, 9 - sum(kept) - golden_left)
        shown = int(chance.choice([ONE, WORM])) if golden_left else None
        roll = np.bincount(plain, minlength=6) + (np.arange(6) == shown)
        found.append(moment(tuple(kept), tuple(roll.tolist()), True, golden_left, shown, weasel))
        faces = [face for face in range(6) if roll[face] and not kept[face]]
        if not faces:
            break
        face = int(chance.choice(faces))
        kept[face] = int(roll[face])
        golden_left = golden_left and face != shown
    return found
