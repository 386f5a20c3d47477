"""Classes and marks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.coach.accuracy import CLASSES, THRESHOLDS, accuracy_of, class_of, error_rate_of


def test_each_class_begins_at_its_threshold():
    assert class_of(0.0) == "best"
    for number, (name, begins) in enumerate(THRESHOLDS.items(), 1):
        assert CLASSES[number] == name
        assert class_of(begins) == name
        assert class_of(begins - 1e-9) == CLASSES[number - 1]


@given(st.floats(0, 1), st.floats(0, 1))
def test_a_greater_loss_is_never_judged_better(one, other):
    less, more = sorted((one, other))
    assert CLASSES.index(class_of(less)) <= CLASSES.index(class_of(more))


LOSSES = st.lists(st.floats(0, 1), min_size=1, max_size=200)


@given(LOSSES, LOSSES)
def test_who_loses_more_per_decision_never_has_the_better_accuracy(one, other):
    less, more = sorted((one, other), key=error_rate_of)
    assert 100 >= accuracy_of(less) >= accuracy_of(more) >= 0


def test_a_huge_blunder_costs_more_than_many_small_losses():
    """Means of marks put a player who lost 4.68 points per decision above one who lost 1.15."""
    one_huge = [0.0] * 9 + [0.468]
    all_small = [0.0115] * 10
    assert accuracy_of(one_huge) < accuracy_of(all_small)


def test_means_over_decisions():
    assert accuracy_of([0.0, 0.04]) == pytest.approx(50.0)
    assert accuracy_of([0.0, 0.0]) == 100.0
    assert error_rate_of([0.0, 0.01]) == pytest.approx(0.005)
    assert accuracy_of([]) is None
    assert error_rate_of([]) is None
