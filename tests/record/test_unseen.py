"""Rolls of which only what was set aside was entered (docs/notation.md C1, C2)."""

import pytest

from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.record.unseen import unseen_rolls, unseen_turns, with_unseen
from heckmeck.record.verification import verify

RECORD = """heckmeck 1
rules classic
players Anna, Ben
start Anna
dice real
unseen 1,2

Anna 11345WWW>W stop  # no tile for this total, fails
Ben 11111WWW>W WWWWW  # nothing to set aside, fails, only what was set aside was entered
Anna 11345WWW>W stop  # no tile for this total, fails
"""


def test_the_record_says_so_and_is_read_again() -> None:
    game = read(RECORD)
    assert (game.record(), unseen_turns(game)) == (RECORD, {2})


@pytest.mark.parametrize("text", ["", "1,", "01", "a", "1, 2", "1;2", "-1", "9" * 9])
def test_what_is_no_list_of_rolls_means_nothing(text: str) -> None:
    assert unseen_rolls({"unseen": text}) == frozenset()
    assert with_unseen({"date": "today"}, []) == {"date": "today"}


@pytest.mark.parametrize("more", ["", f"seed {'0' * 64}\n"])
def test_real_dice_are_never_called_fair(more: str) -> None:
    """C1: not even where somebody adds a seed."""
    with pytest.raises(RecordError) as refused:
        verify(RECORD.replace("dice real\n", f"dice real\n{more}"))
    assert (refused.value.reason, refused.value.clause) == ("real-dice", "C1")
