"""Solved turns are recalled exactly, or not at all."""

import numpy as np

from heckmeck.bots.memo import no_endings, no_values, place_of, recall_or_solve
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import eight_dice
from tests.solver.aims import for_worms, random_endings


def solved_afresh(endings):
    tree = eight_dice()
    value, roll = new_values(tree), new_values(tree)
    solve(tree, endings, False, value, roll)
    return value[0]


def test_recalled_values_are_the_solved_ones() -> None:
    tree = eight_dice()
    memo = no_endings(), no_values(tree)
    roll = new_values(tree)
    turns = [for_worms() * factor for factor in (1.0, 2.0, 0.5)] + [
        random_endings(seed) for seed in range(20)
    ]
    for endings in [*turns, *turns]:
        np.testing.assert_array_equal(recall_or_solve(tree, endings, *memo, roll)[0], solved_afresh(endings))


def test_a_turn_with_the_same_place_is_not_mistaken() -> None:
    """Endings that differ only where the place does not look: the Bratworm (B1)."""
    tree = eight_dice()
    memo = no_endings(), no_values(tree)
    roll = new_values(tree)
    one, other = for_worms(), for_worms(bratworm=1.0)
    assert place_of(one) == place_of(other)
    for endings in (one, other, one):
        np.testing.assert_array_equal(recall_or_solve(tree, endings, *memo, roll)[0], solved_afresh(endings))
