"""Chunks of games: rotated seats, the same dice, and nothing that depends on how the games are cut."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.arena.match import Chunk, Pairing, cut, luck_of, play_chunk
from heckmeck.bots.many_games import PLACE

PAIRING = Pairing("worms", "simple", 3, "classic")


@given(st.integers(1, 3000), st.integers(1, 400), st.integers(2, 7))
def test_chunks_cover_all_games_in_whole_rotations(games: int, size: int, players: int) -> None:
    chunks = cut(PAIRING._replace(players=players), 1, games, size, 5.0)
    assert [chunk.first for chunk in chunks] == [sum(c.games for c in chunks[:i]) for i in range(len(chunks))]
    assert all(chunk.games % players == 0 for chunk in chunks)
    assert games <= sum(chunk.games for chunk in chunks) < games + players


def test_the_cut_changes_nothing() -> None:
    whole = play_chunk(Chunk(PAIRING, 5, 0, 30, 1.0)).results
    parts = [play_chunk(chunk).results for chunk in cut(PAIRING, 5, 30, 7, 1.0)]
    assert len(parts) == 5
    np.testing.assert_array_equal(np.concatenate(parts), whole)


def test_a_rotation_has_the_same_dice_and_the_next_one_others() -> None:
    chunk = Chunk(PAIRING, 5, 0, 6, 1.0)
    lucks = [luck_of(chunk, game).tolist() for game in range(6)]
    assert lucks[0] == lucks[1] == lucks[2] != lucks[3]
    assert lucks[3] == lucks[4] == lucks[5]


def test_equals_in_swapped_seats_play_the_same_games() -> None:
    results = play_chunk(Chunk(Pairing("worms", "worms", 2, "classic"), 5, 0, 10, 1.0)).results
    np.testing.assert_array_equal(results[0::2], results[1::2])


def test_seeds_differ() -> None:
    one, other = (play_chunk(Chunk(PAIRING, seed, 0, 30, 1.0)).results for seed in (1, 2))
    assert (one[:, :, PLACE] != other[:, :, PLACE]).any()
