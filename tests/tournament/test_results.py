"""What a table's result must have, and a result that is there already (docs/rules.md E1, L4)."""

import pytest
from msgspec.structs import replace

from heckmeck.errors import Illegal
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import TableScore

from .helpers import started
from .test_replay import refused


@pytest.mark.parametrize(
    "score", [TableScore(1, tiles=()), TableScore(1, worms=0), TableScore(1, worms=0, highest=0)]
)
def test_a_result_without_any_tile_is_refused(score: TableScore) -> None:
    """E1: somebody took the last tile; the same holds for a correction."""
    tournament = started(3)
    tournament.draw()
    nothing = [replace(score, player=player) for player in (1, 2, 3)]
    assert refused(tournament, "enter", 1, nothing) == ("nothing-taken", "E1")
    tournament.enter(1, [TableScore(1, tiles=(21,)), *nothing[1:]])
    assert refused(tournament, "correct", 1, nothing) == ("nothing-taken", "E1")


def test_bratworms_are_no_tile() -> None:
    """E1 in deluxe: Bratworms alone do not end a game."""
    tournament = started(3, HouseRules(edition="deluxe"))
    tournament.draw()
    scores = [TableScore(player, tiles=(), bratworms=1) for player in (1, 2, 3)]
    assert refused(tournament, "enter", 1, scores) == ("nothing-taken", "E1")


def test_all_tiles_may_be_with_whoever_left() -> None:
    """R8: those who stayed then have nothing, and E1 is kept."""
    tournament = started(3)
    tournament.draw()
    tournament.withdraw(2)
    tournament.enter(1, [TableScore(1, tiles=()), TableScore(3, tiles=())])
    assert tournament.state.phase == "over"


def test_a_second_result_is_refused_with_what_is_there() -> None:
    """L4: whoever was slower sees what was entered."""
    tournament = started(3)
    tournament.draw()
    one, two, three = tournament.state.stages[0].tables[0].players
    scores = [
        TableScore(one, tiles=(21, 30)),
        TableScore(two, worms=4, highest=33),
        TableScore(three, tiles=()),
    ]
    tournament.enter(1, scores)
    with pytest.raises(Illegal) as refusal:
        tournament.enter(1, scores[::-1])
    assert refusal.value.details == {"table": 1, "scores": f"P{one} 21,30, P{two} 4/33, P{three} -"}
