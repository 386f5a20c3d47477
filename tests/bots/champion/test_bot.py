"""The champion at the table and in compiled games."""

import numpy as np
import pytest

from heckmeck.arena.match import Chunk, Pairing, play_in_kernel
from heckmeck.arena.step_by_step import play_one, sit_down
from heckmeck.bots.many_games import PLACE
from heckmeck.bots.registry import make_bot
from heckmeck.errors import Malformed


@pytest.mark.parametrize(
    ("rules", "players", "a", "b", "games"),
    [
        ("classic", 2, "champion", "worms", 4),
        ("deluxe", 4, "champion", "worms", 4),
        ("classic", 2, "champion:depth=2", "champion", 2),
        ("deluxe steal=optional", 3, "champion:depth=2", "simple", 1),
    ],
)
def test_the_kernel_plays_as_the_champion_decides(
    rules: str, players: int, a: str, b: str, games: int
) -> None:
    chunk = Chunk(Pairing(a, b, players, rules), 11, 0, games, 1.0)
    by_hand = [play_one(chunk, game, sit_down(chunk, game, {})) for game in range(chunk.games)]
    np.testing.assert_array_equal(play_in_kernel(chunk), np.stack(by_hand))


def test_it_beats_a_bot_that_knows_no_position() -> None:
    """Classic, two players: it wins about 77 % of 300 games; 65 % is five sigma below."""
    chunk = Chunk(Pairing("champion", "simple", 2, "classic"), 3, 0, 300, 1.0)
    places = play_in_kernel(chunk)[:, :, PLACE]
    champion = np.array([chunk.pairing.seat_of_a(game) for game in range(300)])
    assert (places[np.arange(300), champion] == 0).mean() > 0.65


@pytest.mark.parametrize("depth", ["0", "3", "deep"])
def test_an_impossible_depth_is_refused(depth: str) -> None:
    with pytest.raises(Malformed):
        make_bot(f"champion:depth={depth}")
