"""Results are checked for sense (docs/rules.md M1, M4, M7, E2, E3)."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.errors import Refused
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.points import Outcome
from heckmeck.tournament.scores import TableScore, examine, material, outcome

from .helpers import by_worms, dealt

CLASSIC = HouseRules()
DELUXE = HouseRules(edition="deluxe")
NAMES = {number: f"P{number}" for number in range(1, 8)}


def objections(*scores: TableScore, rules: HouseRules = CLASSIC) -> list[tuple[str, str]]:
    found: list[Refused] = []
    examine(scores, NAMES, rules, found.append)
    return [(refusal.reason.removeprefix("tournament-"), refusal.clause) for refusal in found]


def test_worms_of_tiles_are_those_of_the_rules() -> None:
    """M1, M4: forty worms in classic; two low tiles, seven Bratworms and the apple more in deluxe."""
    assert [material(CLASSIC).worms[tile] for tile in (21, 24, 25, 28, 29, 32, 33, 36)] == [
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
    ]
    assert material(CLASSIC).all_worms == 40
    assert material(DELUXE).all_worms == 40 + 2 + 7 + 3
    assert material(HouseRules(highest_tile=30)).all_worms == 4 + 8 + 6
    assert material(HouseRules(edition="deluxe", worms_on_low_tiles=3)).worms[13] == 3


def test_a_score_by_tiles_is_counted_with_bratworms_and_apple() -> None:
    """E2."""
    assert outcome(TableScore(1, tiles=(24, 33, 13), bratworms=2, apple=True), material(DELUXE)) == Outcome(
        11, 33
    )
    assert outcome(TableScore(1, tiles=()), material(CLASSIC)) == Outcome(0, 0)
    assert outcome(TableScore(1, worms=7, highest=29), material(CLASSIC)) == Outcome(7, 29)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((TableScore(1, tiles=(25, 28)), TableScore(2, tiles=(28,))), ("tile-twice", "M1")),
        ((TableScore(1, tiles=(25, 25)), TableScore(2, tiles=(28,))), ("tile-twice", "M1")),
        ((TableScore(1, tiles=(25, 28)), TableScore(2, worms=2, highest=28)), ("tile-twice", "M1")),
        (by_worms({1: (5, 30), 2: (4, 30)}), ("tile-twice", "M1")),
        ((TableScore(1, tiles=(37,)),), ("no-such-tile", "M1")),
        ((TableScore(1, tiles=(11,)),), ("no-such-tile", "M1")),
        ((TableScore(1, worms=3, highest=20),), ("no-such-tile", "M1")),
        (by_worms({1: (5, 21)}), ("worms-impossible", "M1")),
        (by_worms({1: (2, 33)}), ("worms-impossible", "M1")),
        (by_worms({1: (0, 21)}), ("worms-impossible", "M1")),
        (by_worms({1: (1, 0)}), ("worms-impossible", "M1")),
        (by_worms({1: (36, 35)} | {2: (10, 36)}), ("sum-too-high", "E2")),
        ((TableScore(1, worms=5), TableScore(2, worms=3, highest=30)), ("highest-missing", "E3")),
        ((TableScore(1, worms=5), TableScore(2, worms=5, highest=30)), ("tie-needs-tile", "E3")),
        ((TableScore(1, worms=5), TableScore(2, tiles=(21, 33))), ("tie-needs-tile", "E3")),
        ((TableScore(1, tiles=(21, 36), worms=6),), ("wrong-sum", "E2")),
        ((TableScore(1, tiles=(21, 36), highest=35),), ("wrong-highest", "E3")),
        ((TableScore(1, tiles=(21,), bratworms=1),), ("bratworms", "M4")),
        ((TableScore(1, tiles=(21,), apple=True),), ("apple-twice", "M4")),
        ((TableScore(1, highest=30),), ("worms-missing", "E2")),
    ],
)
def test_what_cannot_be_is_refused(scores: tuple[TableScore, ...], expected: tuple[str, str]) -> None:
    assert expected in objections(*scores)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        (
            (TableScore(1, tiles=(29,), apple=True), TableScore(2, tiles=(30,), apple=True)),
            ("apple-twice", "M4"),
        ),
        ((TableScore(1, tiles=(), apple=True),), ("apple-without-tile", "G4")),
        (
            (TableScore(1, tiles=(21,), bratworms=4), TableScore(2, tiles=(22,), bratworms=4)),
            ("bratworms", "M4"),
        ),
        ((TableScore(1, worms=8, highest=0),), ("worms-impossible", "M1")),
    ],
)
def test_what_cannot_be_in_deluxe_is_refused(
    scores: tuple[TableScore, ...], expected: tuple[str, str]
) -> None:
    assert expected in objections(*scores, rules=DELUXE)


def test_a_tie_names_who_needs_the_highest_tile() -> None:
    found: list[Refused] = []
    examine((TableScore(1, worms=5), TableScore(2, worms=5, highest=30)), NAMES, CLASSIC, found.append)
    assert found[0].details == {"name": "P1", "worms": 5}


def test_worms_that_are_possible_for_each_may_be_impossible_together() -> None:
    """E2: 22 and 23 have room for one worm more each, but only tile 21 is left below them."""
    assert objections(*by_worms({1: (2, 22), 2: (1, 23)})) == []
    assert objections(*by_worms({1: (2, 22), 2: (2, 23)})) == [("result-impossible", "E2")]
    assert objections(TableScore(1, tiles=(21,)), *by_worms({2: (2, 22)})) == [("result-impossible", "E2")]


def test_bratworms_and_apple_fill_up_what_tiles_do_not() -> None:
    """Without a tile seven worms at most, and then nobody else has a Bratworm."""
    assert (
        objections(*by_worms({1: (7, 0), 2: (4, 29)}), TableScore(3, tiles=(21, 22, 23, 24)), rules=DELUXE)
        == []
    )
    assert objections(*by_worms({1: (7, 0), 2: (1, 0)}), rules=DELUXE) == [("result-impossible", "E2")]
    # tile 22 with 7 Bratworms, the apple, both low tiles and 21: 1 + 7 + 3 + 2 + 1
    assert objections(*by_worms({1: (14, 22)}), rules=DELUXE) == []
    assert objections(*by_worms({1: (15, 22)}), rules=DELUXE) == [("worms-impossible", "M1")]


def test_bounds_for_worms_of_a_highest_tile_are_exact() -> None:
    """M1: every subset of the tiles up to 28, by worms and highest tile, and nothing else."""
    tiles = range(21, 29)
    worms = material(CLASSIC).worms
    possible = {
        (sum(worms[tile] for tile in chosen), max(chosen))
        for size in range(1, 9)
        for chosen in combinations(tiles, size)
    }
    found = {
        (count, tile)
        for count in range(45)
        for tile in tiles
        if not objections(*by_worms({1: (count, tile)}))
    }
    assert found == possible


@given(st.integers(2, 7), st.randoms(use_true_random=False))
def test_a_real_result_is_accepted_in_either_form(players: int, random: Random) -> None:
    """Tiles dealt at random make sense, and so do the worms and highest tiles that they are."""
    scores = dealt(range(1, players + 1), random)
    assert objections(*scores) == []
    results = {score.player: outcome(score, material(CLASSIC)) for score in scores}
    entered = {player: (result.worms, result.highest) for player, result in results.items()}
    assert objections(*by_worms(entered)) == []
    mixed = [score if score.player % 2 else by_worms(entered)[score.player - 1] for score in scores]
    assert objections(*mixed) == []
