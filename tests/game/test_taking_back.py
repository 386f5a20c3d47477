"""Steps that are taken back: the log keeps them, the record does not (docs/notation.md C4)."""

import pytest

from heckmeck import Game, Illegal
from heckmeck.record.reader import read

START = ["dice 11345WWW", "keep W", "roll", "dice 11345"]


def test_back_to_any_step_that_counts_and_on_from_there() -> None:
    game = Game(moves=[*START, "undo 1", "keep 5"])
    assert (game.ply, game.rolls, game.counted) == (6, 1, [1, 6])
    assert game.document()["turn"]["kept"] == {"5": 1}
    assert (game.events(5), game.state_at(5) == game.state_at(1)) == ([], True)
    game.play("undo 0")
    assert (game.rolls, game.counted, game.document()["phase"]) == (0, [], "rolling")


@pytest.mark.parametrize(
    "wrong", ["undo 4", "undo 5", "undo 01", "undo -1", "undo x", "undo ", "undo 99999999999"]
)
def test_only_to_an_earlier_step_that_counts(wrong: str) -> None:
    game = Game(moves=START)
    before = repr(game)
    with pytest.raises(Illegal) as refused:
        game.play(wrong)
    assert (refused.value.reason, refused.value.clause, repr(game)) == ("nothing-to-take-back", "C4", before)
    with pytest.raises(Illegal):
        Game(moves=[*START, "undo 1", "undo 2"])  # step 2 counts no longer


def test_the_record_has_nothing_of_what_was_taken_back() -> None:
    game = Game(moves=[*START, "undo 1", "keep 5", "stop", "dice 11345WWW"], headers={"dice": "real"})
    assert "Anna 11345WWW>5 stop" in game.record()
    assert read(game.record()) == game.corrected()
    assert eval(repr(game), {"Game": Game}) == game


def test_a_step_that_takes_back_can_be_undone_like_any_other() -> None:
    game = Game(moves=[*START, "undo 1"])
    assert game.undo() == "undo 1"
    assert (game.rolls, game == Game(moves=START)) == (2, True)
    assert Game(moves=[*START, "undo 1"]).at(4) == Game(moves=START)
