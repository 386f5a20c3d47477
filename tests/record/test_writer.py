"""What a record cannot say; what it says is in test_vectors.py and test_reader.py."""

import pytest

from heckmeck.errors import Illegal
from heckmeck.game import Game


def test_a_game_that_began_from_a_position_has_no_record():
    """P7: nobody knows what came before."""
    game = Game.from_position("classic 21..36 0 -/- 0 44W:5")
    with pytest.raises(Illegal, match="it has no record") as refusal:
        game.record()
    assert refusal.value.clause == "P7"
