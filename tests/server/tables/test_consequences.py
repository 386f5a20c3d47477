"""A press is played completely or not at all, on a copy."""

import pytest
from msgspec.structs import replace

from heckmeck.errors import Illegal, Malformed
from heckmeck.server.store.rows import LoggedStep
from heckmeck.server.tables.consequences import consequences
from heckmeck.server.tables.table import Table
from tests.server.databases import DICE, SEATS, playing_row


def test_a_press_is_played_completely_with_its_dice_and_the_table_stays_as_it_was() -> None:
    table = Table(playing_row(), SEATS, [DICE])
    change = consequences(table, ["keep W", "roll"], "player", "anna")
    assert [(step.ply, step.by) for step in change.steps] == [(2, "player"), (3, "player"), (4, "dice")]
    assert [step.move for step in change.steps][:2] == ["keep W", "roll"]
    assert table.ply == 1
    table.take_over(change)
    assert table.ply == 4
    assert table.game is not None
    assert table.game.moves == [step.move for step in table.steps]


@pytest.mark.parametrize(
    ("moves", "refused", "act"),
    [
        (["keep W", "take 25"], Illegal, "take 25"),
        (["keep W", "back"], Malformed, "back"),
        (["keep 2", "roll"], Illegal, "keep 2"),
        (["keep W", "roll", "keep 1"], Illegal, "keep 1"),  # nobody knows the dice yet
    ],
)
def test_one_refused_decision_refuses_all_and_is_named(moves: list[str], refused: type, act: str) -> None:
    table = Table(playing_row(), SEATS, [DICE])
    with pytest.raises(refused) as caught:
        consequences(table, moves, "player", "anna")
    assert caught.value.details["act"] == act
    assert table.ply == 1


def test_a_press_ends_with_the_player_s_turn() -> None:
    """M3: what follows the end of a turn is for somebody else to decide."""
    table = Table(playing_row(), SEATS, [LoggedStep(1, "dice WWWWWWWW", "dice", 1.0)])
    with pytest.raises(Illegal, match="Ben") as caught:
        consequences(table, ["keep W", "roll"], "player", "anna")
    assert (caught.value.reason, caught.value.details["act"]) == ("not-your-turn", "roll")
    shared = (SEATS[0], replace(SEATS[1], person="anna"))
    with pytest.raises(Illegal):
        consequences(Table(playing_row(), shared, table.steps), ["keep W", "roll"], "player", "anna")
