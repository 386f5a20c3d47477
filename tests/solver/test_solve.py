"""The solver against published numbers, an exact rational solver, and itself without compilation."""

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.solver.endings import ENDINGS, FAILURE, Floats, join_endings
from heckmeck.solver.play import state_of
from heckmeck.solver.solve import new_values, solve, solve_from
from heckmeck.solver.states import State
from heckmeck.solver.turn_tree import NOWHERE, TurnTree, build, eight_dice, nine_dice
from tests.solver.aims import TRUTH, for_double_one, for_totals, for_worms, random_endings, worms
from tests.solver.many import fails_of, start_values, stops_of
from tests.solver.turn_reference import Point, Reference

EXACT = 1e-12
VARIANTS: dict[str, tuple[TurnTree, bool]] = {
    "8": (eight_dice(), False),
    "9_standard": (nine_dice("standard"), False),
    "8_weasel": (eight_dice(), True),
}
ONES_AND_WORMS = (0, 0, 0, 5, 5, 5)
STANDARD = (0, 1, 2, 3, 4, 5)


def start(tree: TurnTree, endings: Floats, weasel: bool = False) -> float:
    return float(start_values(tree, endings[None, :], weasel)[0])


@pytest.mark.parametrize("variant", VARIANTS)
def test_expected_worms_from_a_full_grill(variant: str) -> None:
    published = TRUTH["results"][variant]["max_expected_worms_full_grill"]
    tree, weasel = VARIANTS[variant]
    value = start(tree, for_worms(), weasel)
    assert value == pytest.approx(published["expected_worms"], abs=EXACT)
    assert value == pytest.approx(float(Fraction(published["exact_fraction"])), abs=1e-13)


@pytest.mark.parametrize(("variant", "dice"), [("8", 8), ("8_weasel", 8), ("9_standard", 9)])
def test_exact_fraction_of_the_opening_value(variant: str, dice: int) -> None:
    """The rational solver gives the published fraction, so it can judge what is not published."""
    reference = Reference(lambda worm, _, total: Fraction(worm * worms(total)), lambda _: Fraction(0))
    published = TRUTH["results"][variant]["max_expected_worms_full_grill"]["exact_fraction"]
    assert reference.start(dice, variant == "8_weasel") == Fraction(published)


PUBLISHED_TABLES = [
    (variant, aim)
    for variant in VARIANTS
    for aim in ("max_p_at_least", "max_p_exactly")
    if aim in TRUTH["results"][variant]
]


@pytest.mark.parametrize(("variant", "aim"), PUBLISHED_TABLES)
def test_chances_of_every_total(variant: str, aim: str) -> None:
    published = TRUTH["results"][variant][aim]
    tree, weasel = VARIANTS[variant]
    totals = [int(total) for total in published]
    aims = [
        [t for t in range(46) if t == total or (t > total and aim == "max_p_at_least")] for total in totals
    ]
    values = start_values(tree, np.array([for_totals(wanted) for wanted in aims]), weasel)
    assert values == pytest.approx(np.array(list(published.values())), abs=EXACT)


@pytest.mark.parametrize("variant", ["8", "9_standard"])
def test_bratworm(variant: str) -> None:
    """B1: kept whatever follows."""
    published = TRUTH["results"][variant]
    tree, _ = VARIANTS[variant]
    assert start(tree, for_double_one()) == pytest.approx(published["max_p_double_one"], abs=EXACT)
    with_bratworm = published["max_expected_worms_plus_bratworm"]
    assert start(tree, for_worms(bratworm=1.0)) == pytest.approx(with_bratworm, abs=EXACT)


def test_published_sample_states() -> None:
    """Each sample has one state, or two where the Bratworm flag tells them apart."""
    tree = eight_dice()
    value, roll = new_values(tree), new_values(tree)
    solve(tree, for_worms(), False, value, roll)
    for sample in TRUTH["sample_state_values_for_max_expected_worms_full_grill"]["8"]:
        used = sum(1 << ["1", "2", "3", "4", "5", "worm"].index(face) for face in sample["faces_used"])
        found = tree.find[0, :, used, sample["dice_left"], sample["total"]]
        assert (found != NOWHERE).any()
        for state in found:
            if state != NOWHERE:
                assert value[0, state] == pytest.approx(sample["value"], abs=EXACT)
                if sample["roll_value"] is not None:
                    assert roll[0, state] == pytest.approx(sample["roll_value"], abs=EXACT)
                elif sample["dice_left"]:
                    assert roll[0, state] == 0.0  # all six faces used: rolling fails (T5)
                else:
                    assert roll[0, state] == -np.inf


def compare_all_states(dice: int, golden_faces: tuple[int, ...], endings: Floats) -> None:
    """Compare every state and the start, with the weasel at hand and without, with the reference."""
    tree = build(State(0, dice, 0, False, golden_faces == ONES_AND_WORMS))
    value, roll = new_values(tree), new_values(tree)
    solve(tree, endings, True, value, roll)
    reference = Reference(
        lambda worm, bratworm, total: stops_of(endings)[int(worm), int(bratworm), total],
        lambda bratworm: fails_of(endings)[int(bratworm)],
        golden_faces,
        float,
    )
    assert value[0, 0] == pytest.approx(reference.start(dice), abs=EXACT)
    assert value[1, 0] == pytest.approx(reference.start(dice, weasel=True), abs=EXACT)
    golden = int(bool(golden_faces))
    for weasel in (False, True):
        for kept in every_kept(dice - golden):
            point = Point(kept, dice - golden - sum(kept), bool(golden), weasel)
            state = state_of(tree, np.array(kept), True)
            if state > 0:
                assert value[int(weasel), state] == pytest.approx(reference.value(point), abs=EXACT)
            if point.plain + point.golden:
                assert roll[int(weasel), state] == pytest.approx(reference.rolling(point), abs=EXACT)


def every_kept(dice: int) -> list[tuple[int, ...]]:
    return [kept for kept in np.ndindex((dice + 1,) * 6) if sum(kept) <= dice]


@pytest.mark.parametrize("golden_faces", [(), STANDARD, ONES_AND_WORMS])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_every_state_of_few_dice_for_any_values(golden_faces: tuple[int, ...], dice: int) -> None:
    """T2-T6, K5, M5, B1: failing may be worth more than stopping, so rolling on to fail is tried too (T5)."""
    compare_all_states(dice, golden_faces, random_endings(dice))


def test_nine_dice_with_ones_and_worms() -> None:
    endings = random_endings(9)
    reference = Reference(
        lambda worm, bratworm, total: stops_of(endings)[int(worm), int(bratworm), total],
        lambda bratworm: fails_of(endings)[int(bratworm)],
        ONES_AND_WORMS,
        float,
    )
    value = start(nine_dice("ones_and_worms"), endings)
    assert value == pytest.approx(reference.start(9), abs=EXACT)


def test_all_six_faces_set_aside_and_a_worthwhile_failure() -> None:
    """T5: with all six faces set aside and dice left, rolling is legal, and fails."""
    tree = eight_dice()
    value, roll = new_values(tree), new_values(tree)
    solve(tree, join_endings(0.0, [7.0, 9.0]), False, value, roll)
    plain, with_bratworm = (state_of(tree, np.array([ones, 1, 1, 1, 1, 1]), True) for ones in (1, 2))
    assert (roll[0, plain], value[0, plain]) == (7.0, 7.0)
    assert (roll[0, with_bratworm], value[0, with_bratworm]) == (9.0, 9.0)


any_endings = st.integers(0, 2**32).map(random_endings)
trees = st.sampled_from([eight_dice(), nine_dice("standard"), nine_dice("ones_and_worms")])


@settings(max_examples=60, deadline=None)
@given(trees, any_endings)
def test_the_weasel_never_harms(tree: TurnTree, endings: Floats) -> None:
    value, roll = new_values(tree), new_values(tree)
    solve(tree, endings, True, value, roll)
    assert (value[1] >= value[0] - EXACT).all()
    assert (roll[1] >= roll[0] - EXACT).all()


@settings(max_examples=60, deadline=None)
@given(trees, any_endings, st.integers(0, ENDINGS - 1), st.booleans())
def test_a_better_ending_never_harms(tree: TurnTree, endings: Floats, ending: int, weasel: bool) -> None:
    more = endings.copy()
    more[ending] += 1.0
    less_value, more_value = start_values(tree, np.array([endings, more]), weasel)
    assert less_value - EXACT <= more_value <= less_value + 1.0 + EXACT


@settings(max_examples=30, deadline=None)
@given(trees, any_endings, st.floats(0.1, 10), st.floats(-10, 10))
def test_values_keep_their_scale(tree: TurnTree, endings: Floats, scale: float, shift: float) -> None:
    plain, moved = start_values(tree, np.array([endings, scale * endings + shift]), True)
    assert moved == pytest.approx(scale * plain + shift, abs=1e-11)


def test_many_vectors_are_as_good_as_one() -> None:
    tree = nine_dice("ones_and_worms")
    endings = np.array([random_endings(seed) for seed in range(5)])
    value, roll = new_values(tree), new_values(tree)
    with_weasel, without = start_values(tree, endings, True), start_values(tree, endings, False)
    for row in range(5):
        solve(tree, endings[row], True, value, roll)
        assert (without[row], with_weasel[row]) == (value[0, 0], value[1, 0])


@pytest.mark.parametrize("faces_used", range(7))
def test_a_solve_from_the_middle_of_a_turn(faces_used: int) -> None:
    tree = nine_dice("ones_and_worms")
    whole, part, roll, part_roll = (new_values(tree) for _ in range(4))
    solve(tree, random_endings(1), True, whole, roll)
    solve_from(tree, random_endings(1), True, faces_used, part, part_roll)
    solved = slice(tree.layer_state[faces_used], len(tree.left))
    assert (part[:, solved] == whole[:, solved]).all()
    assert (part_roll[:, solved] == roll[:, solved]).all()


def test_views_of_the_endings() -> None:
    endings = np.arange(float(ENDINGS))
    assert stops_of(endings)[1, 0, 21] == 2 * 46 + 21
    assert fails_of(endings).tolist() == [FAILURE, FAILURE + 1]
    assert (join_endings(stops_of(endings), fails_of(endings)) == endings).all()


def test_compiled_and_plain_python_agree_to_the_last_bit() -> None:
    script = (
        "from tests.solver.test_solve import *\n"
        "tree = build(State(0, 4, 0, False, True))\n"
        "value, roll = new_values(tree), new_values(tree)\n"
        "solve(tree, random_endings(4), True, value, roll)\n"
        "print(value.tobytes().hex())\n"
    )
    outputs = []
    for switch in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": switch}
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) > 1000
