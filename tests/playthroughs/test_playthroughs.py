"""Every preset with 2, 3, 5 and 7 players, step by step as it was read and approved."""

import pytest

from tests.playthroughs.generate import TABLES, path_of, playthrough


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_playthrough(preset, players):
    assert playthrough(preset, players) == path_of(preset, players).read_text(encoding="utf-8")
