"""Classes and marks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.coach.accuracy import CLASSES, THRESHOLDS, accuracy_of, class_of, error_rate_of, marks_of


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
    assert 100 >= marks_of(less) >= marks_of(more) >= 0


def test_means_over_decisions():
    assert accuracy_of([0.0, 0.01]) == pytest.approx(75.0)
    assert error_rate_of([0.0, 0.01]) == pytest.approx(0.005)
    assert accuracy_of([]) is None
    assert error_rate_of([]) is None
