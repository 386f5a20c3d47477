"""The chances of endings: they sum to one, they explain the value, and the dice agree."""

from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.rules.actions import ROLL, ROLL_GOLDEN
from heckmeck.solver.distribution import chances_of_endings
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.play import GIVE_UP, REROLL, best_of, state_after_keep, stop_is_best, worth_of_decisions
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.solved_turn import SolvedTurn
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice
from tests.solver.aims import TRUTH, for_double_one, for_totals, for_worms, random_endings
from tests.solver.many import fails_of, stops_of
from tests.solver.moments import eight_or_nine, moment

TREES = [eight_dice(), nine_dice("standard"), nine_dice("ones_and_worms")]
VARIANTS = [("8", ROLL, False), ("9_standard", ROLL_GOLDEN, False), ("8_weasel", ROLL, True)]


class Solved(NamedTuple):
    """A tree, the values of its endings, and its own."""

    tree: TurnTree
    endings: Floats
    value: Floats
    roll: Floats


def solved(tree: TurnTree, endings: Floats, weasel: bool) -> Solved:
    found = Solved(tree, endings, new_values(tree), new_values(tree))
    solve(tree, endings, weasel, found.value, found.roll)
    return found


@pytest.mark.parametrize(("variant", "dice", "weasel"), VARIANTS)
def test_failure_is_as_likely_as_published(variant: str, dice: int, weasel: bool) -> None:
    """The best play for worms is not unique; its failures lie within published bounds (S1, S5, T3)."""
    start = eight_or_nine(weasel, "deluxe golden_die=standard")
    chances = SolvedTurn(start, for_worms()).chances(start, dice)
    fail = 1.0 - stops_of(chances)[1, :, 21:].sum()
    published = TRUTH["results"][variant]["max_expected_worms_full_grill"]
    assert fail >= published["p_fail_min_over_optimal_policies"] - 1e-12
    assert fail <= published["p_fail_max_over_optimal_policies"] + 1e-12


def test_chance_of_a_double_one_is_that_of_its_endings() -> None:
    chances = SolvedTurn(moment(), for_double_one()).chances(moment())
    earned = stops_of(chances)[:, 1].sum() + fails_of(chances)[1]
    assert earned == pytest.approx(TRUTH["results"]["8"]["max_p_double_one"], abs=1e-12)


def test_chance_of_a_total_is_that_of_its_ending() -> None:
    chances = SolvedTurn(moment(), for_totals([25])).chances(moment())
    assert stops_of(chances)[1, :, 25].sum() == pytest.approx(
        TRUTH["results"]["8"]["max_p_exactly"]["25"], abs=1e-12
    )


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(TREES), st.integers(0, 2**32), st.booleans(), st.floats(0, 1), st.booleans())
def test_chances_explain_the_value_of_any_state(
    tree: TurnTree, seed: int, weasel: bool, where: float, must_roll: bool
) -> None:
    _, endings, value, roll = solved(tree, random_endings(seed), weasel)
    state = int(where**3 * (len(tree.left) - 1))
    must_roll = must_roll and tree.left[state] > 0
    chances = chances_of_endings(tree, endings, value, roll, weasel, state, must_roll)
    assert (chances >= 0).all()
    assert chances.sum() == pytest.approx(1.0, abs=1e-12)
    expected = (roll if must_roll else value)[int(weasel), state]
    assert chances @ endings == pytest.approx(expected, abs=1e-11)


def roll_a_turn(turn: Solved, weasel: bool, dice: np.random.Generator) -> int:
    """Play one turn by the solver's decisions with real dice; return its ending."""
    tree, endings, value, roll = turn
    state = 0
    while state == 0 or not stop_is_best(tree, endings, roll, weasel, state):
        golden = bool(tree.golden[state])
        shown = int(dice.choice([0, 5])) if golden else -1
        counts = np.bincount(dice.integers(0, 6, int(tree.left[state]) - golden), minlength=6)
        if golden:
            counts[shown] += 1
        decision = best_of(worth_of_decisions(tree, value, roll, weasel, state, counts, shown))
        if decision == GIVE_UP:
            return 184 + int(tree.bratworm[state])
        if decision == REROLL:
            weasel = False
        else:
            state = state_after_keep(tree, state, decision, counts[decision], decision == shown)
    return int(tree.ending[state])


def test_dice_agree_with_the_chances() -> None:
    """Golden die, weasel and Bratworm together: 6,000 rolled turns against the exact chances, 4.5 sigma."""
    played, start = solved(TREES[2], for_worms(bratworm=1.0), True), eight_or_nine(weasel=True)
    turns = 6_000
    dice = np.random.default_rng(20)
    seen = np.bincount([roll_a_turn(played, True, dice) for _ in range(turns)], minlength=ENDINGS)
    turn = SolvedTurn(start, played.endings)
    exact, mean = turn.chances(start, ROLL_GOLDEN), turn.decisions(start)[ROLL_GOLDEN]
    assert (seen[exact == 0] == 0).all()
    sigma = np.sqrt(turns * exact * (1 - exact)) + 1.0
    assert (np.abs(seen - turns * exact) <= 4.5 * sigma).all()
    spread = np.sqrt(exact @ turn.endings**2 - mean**2)
    assert seen @ turn.endings / turns == pytest.approx(mean, abs=4.5 * spread / np.sqrt(turns))
