"""Drawings of the chances."""

import numpy as np

from heckmeck.coach.graph import line_path, sparkline


def test_sparkline_shows_low_and_high():
    assert sparkline(np.array([0.0, 0.5, 1.0]), 10) == "▁▅█"


def test_a_long_game_is_drawn_in_the_width_given():
    line = sparkline(np.linspace(0, 1, 500), 56)
    assert len(line) == 56
    assert sorted(line) == list(line)


def test_a_line_goes_from_the_left_to_the_right_edge():
    assert line_path([0.25, 1.0, 0.0]) == "M0.00 75.00L50.00 0.00L100.00 100.00"
    assert line_path([0.5]) == "M0.00 50.00"
