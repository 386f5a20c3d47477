"""Whole games in the kernel are the games that the same bots play when they are asked step by step."""

import numpy as np
import pytest

from heckmeck.arena.match import Chunk, Pairing, play_in_kernel
from heckmeck.arena.step_by_step import play_one, sit_down


@pytest.mark.parametrize(
    ("rules", "players", "a", "b"),
    [
        ("classic", 2, "worms", "worms:steal=1"),
        ("classic", 3, "careful", "simple"),
        ("deluxe", 2, "worms", "careful"),
        ("deluxe golden_die=standard", 4, "worms:loss=1.5", "worms"),
        ("deluxe steal=optional lower_tile=any faster=highest", 3, "simple", "worms"),
    ],
)
def test_the_kernel_plays_as_the_bots_decide(rules: str, players: int, a: str, b: str) -> None:
    """Places, worms, failures, steals and turns of every seat; the memo of solved turns is in between."""
    chunk = Chunk(Pairing(a, b, players, rules), 7, 0, 2 * players, 1.0)
    by_hand = [play_one(chunk, game, sit_down(chunk, game, {})) for game in range(chunk.games)]
    np.testing.assert_array_equal(play_in_kernel(chunk), np.stack(by_hand))


def test_a_game_ends_at_its_last_turn() -> None:
    """E4: two players who never take the last tile are stopped, and scored as they are."""
    results = play_in_kernel(Chunk(Pairing("random", "random", 2, "classic max_turns=9"), 1, 0, 4, 1.0))
    assert (results[:, :, 2].sum(axis=1) == 9).all()
