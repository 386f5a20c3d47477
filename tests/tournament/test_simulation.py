"""Whole tournaments of bots: real games, the same for the same seed, and strength shows."""

import numpy as np
import pytest

from heckmeck.errors import Malformed
from heckmeck.tournament import check
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.simulation import Hall, Piece, check_bots, play_piece
from heckmeck.tournament.stages import STANDARD

BOTS = ("simple", "random")


def test_a_simulated_tournament_follows_the_rules() -> None:
    for rules in (STANDARD, HouseRules(edition="deluxe", worms_on_low_tiles=3, rounds=2)):
        tournament = Hall(rules, check_bots(BOTS)).play(13, "x", 5)
        assert check(tournament.events) == []


def test_pieces_fit_together() -> None:
    whole = play_piece(Piece(9, BOTS, STANDARD, "7", 0, 6))
    parts = [play_piece(Piece(9, BOTS, STANDARD, "7", first, 3)) for first in (0, 3)]
    assert np.array_equal(whole.wins, np.concatenate([part.wins for part in parts]))
    assert (whole.wins.sum(axis=1) == 1).all()
    assert (whole.finalists.sum(axis=1) == 4).all()


def test_a_better_bot_wins_more() -> None:
    wins = play_piece(Piece(12, BOTS, STANDARD, "1", 0, 40)).wins.mean(axis=0)
    assert wins[0] > 0.8


def test_a_bot_that_is_not_compiled_is_refused(tmp_path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def decide(self, game):\n        return game.legal[0]\n")
    with pytest.raises(Malformed) as refused:
        check_bots([f"{file}:Mine"])
    assert refused.value.reason == "bot-not-compiled"
