"""Places and place points: the table of the sheet, shared places, players who left (docs/rules.md E3, R1, R4)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.tournament.points import SHEET_POINTS, games, places

from .helpers import outcomes


@pytest.mark.parametrize(
    ("size", "points"),
    [
        (6, [6, 5, 4, 3, 2, 1]),
        (5, [6, 4, 3, 2, 1]),
        (4, [6, 4, 2, 1]),
        (3, [6, 3, 1]),
        (2, [6, 1]),
        (7, [6, 5, 4, 3, 2, 1, 0]),
    ],
)
def test_the_sheet_gives_these_points_to_a_table_without_ties(size: int, points: list[int]) -> None:
    results = outcomes({seat: (10 - seat, 36 - seat) for seat in range(1, size + 1)})
    found = games(tuple(results), results, SHEET_POINTS)
    assert [found[seat].points for seat in range(1, size + 1)] == points
    assert [found[seat].place for seat in range(1, size + 1)] == list(range(1, size + 1))


def test_three_players_without_a_tile_at_a_table_of_five_share_the_last_places() -> None:
    """R1: places 3, 4 and 5 are worth 3 + 2 + 1, so 2 each."""
    results = outcomes({1: (9, 33), 2: (0, 0), 3: (4, 30), 4: (0, 0), 5: (0, 0)})
    found = games((1, 2, 3, 4, 5), results, SHEET_POINTS)
    assert {player: (game.place, game.points) for player, game in found.items()} == {
        1: (1, 6),
        3: (2, 4),
        2: (3, 2),
        4: (3, 2),
        5: (3, 2),
    }


def test_a_shared_place_is_an_exact_fraction() -> None:
    """R1: two without a tile at a table of four share 2 + 1; three at a table of six (4 + 3 + 2 + 1) / 4."""
    found = games((1, 2, 3, 4), outcomes({1: (5, 29), 2: (3, 30), 3: (0, 0), 4: (0, 0)}), SHEET_POINTS)
    assert found[3].points == found[4].points == Fraction(3, 2)
    results = outcomes({1: (5, 29), 2: (3, 30)} | dict.fromkeys((3, 4, 5, 6), (0, 0)))
    assert games(tuple(results), results, SHEET_POINTS)[6].points == Fraction(5, 2)


def test_equal_worms_are_separated_by_the_highest_tile() -> None:
    """E3."""
    assert places(outcomes({1: (5, 28), 2: (5, 31), 3: (6, 25)})) == [[3], [2], [1]]


def test_a_shared_first_place_is_a_win_for_all_who_share_it() -> None:
    """R3: a game stopped before anybody had a tile."""
    found = games((1, 2, 3), outcomes({1: (0, 0), 2: (0, 0), 3: (0, 0)}), SHEET_POINTS)
    assert all(game.won and game.points == Fraction(10, 3) for game in found.values())


def test_who_leaves_a_game_is_last_with_nothing_and_takes_no_point_from_the_others() -> None:
    """R8: at a table of five the four who stay have the points of a table of five."""
    found = games((1, 2, 3, 4, 5), outcomes({1: (9, 33), 3: (4, 30), 4: (3, 29), 5: (0, 0)}), SHEET_POINTS)
    assert [found[player].points for player in (1, 3, 4, 5, 2)] == [6, 4, 3, 2, 0]
    assert found[2].place == 5
    assert not found[2].stayed


def test_nobody_wins_a_game_that_all_have_left() -> None:
    assert not any(game.won for game in games((1, 2, 3), {}, SHEET_POINTS).values())


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=7))
def test_shared_places_hand_out_all_the_points_of_the_table(results: list[tuple[int, int]]) -> None:
    """R1: the mean loses nothing, and better outcomes never get less."""
    table = outcomes(dict(enumerate(results)))
    found = games(tuple(table), table, SHEET_POINTS)
    assert sum(game.points for game in found.values()) == sum(SHEET_POINTS[len(results)])
    ranked = sorted(found.values(), key=lambda game: game.outcome, reverse=True)
    assert [game.points for game in ranked] == sorted((game.points for game in ranked), reverse=True)
