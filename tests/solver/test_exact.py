"""Perfect play of reduced games against the published values (tests/truth/endgame.json)."""

import json
from pathlib import Path

import pytest

from heckmeck.solver.exact import ReducedGame, solve_reduced_game
from tests.positions import position

TRUTH = json.loads((Path(__file__).parents[1] / "truth" / "endgame.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def games() -> dict[int, ReducedGame]:
    return {tiles: solve_reduced_game(tiles, tolerance=1e-11) for tiles in range(1, 6)}


@pytest.mark.parametrize("tiles", range(1, 6))
def test_first_player_and_number_of_positions(games: dict[int, ReducedGame], tiles: int) -> None:
    assert games[tiles].first_player == pytest.approx(TRUTH["start_value_first_player"][str(tiles)], abs=1e-9)
    assert games[tiles].positions == TRUTH["reachable_states"][str(tiles)]


@pytest.mark.parametrize("name", TRUTH["tables"])
def test_every_published_position(games: dict[int, ReducedGame], name: str) -> None:
    tiles = int(name[1])
    for line in TRUTH["tables"][name]:
        if line["grill"]:
            stacks = [line["mover_stack"], line["other_stack"]]
            s = position(f"classic highest_tile={20 + tiles}", grill=line["grill"], stacks=stacks).state
            assert games[tiles].value_of(s) == pytest.approx(line["v"], abs=1e-9)


def test_who_must_take_can_do_no_better(games: dict[int, ReducedGame]) -> None:
    """T5 and S4 leave a player without dice no choice: with 21 on the grill against 22 it costs them."""
    forced = solve_reduced_game(2, forced=True)
    s = position("classic highest_tile=22", grill=[21], stacks=[[], [22]]).state
    assert forced.value_of(s) < games[2].value_of(s) - 1e-3


def test_a_position_of_another_game_is_not_known(games: dict[int, ReducedGame]) -> None:
    with pytest.raises(KeyError):
        games[2].value_of(position("classic highest_tile=25", stacks=[[25], []]).state)
    with pytest.raises(ValueError, match="1 to 8"):
        solve_reduced_game(9)
