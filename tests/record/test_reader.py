"""What a reader accepts: N1, N2, N4, N7 and N8."""

import pytest

from heckmeck.record.reader import read, read_record

HAND_WRITTEN = """heckmeck 1   # written at the table
# a comment among the headers
rules   deluxe   golden_die=standard
players "Anna Lena",Ben,  Cleo
date 2026-11-16
entropy  two  blanks |x
start "Anna Lena"

"Anna Lena"   123WWWWW>W  stop   # 25
# Ben was away

Ben\t11223345>1 2334WW>W 2355>5 3W>3 W
"""


def test_a_record_written_by_hand():
    game = read(HAND_WRITTEN)
    assert game.players == ("Anna Lena", "Ben", "Cleo")
    assert game.headers["entropy"] == "two  blanks |x"
    assert game.moves[:4] == ["dice 123WWWWW", "keep W", "stop", "dice 11223345"]
    assert game.record().splitlines()[:8] == [
        "heckmeck 1",
        "rules deluxe golden_die=standard",
        'players "Anna Lena", Ben, Cleo',
        "date 2026-11-16",
        "entropy two  blanks |x",
        'start "Anna Lena"',
        "",
        '"Anna Lena" 123WWWWW>W stop  # takes 25, gets the weasel',
    ]


def test_every_step_knows_its_line():
    record = read_record(HAND_WRITTEN)
    assert len(record.lines) == record.game.ply
    assert sorted(set(record.lines)) == [9, 12]


@pytest.mark.parametrize(
    "ending", ["", "\n", "\n\nAnna 11345WWW", "\n\nAnna 11345WWW>W", "\n\nAnna 11345WWW>W 11233"]
)
def test_a_record_may_stop_anywhere(ending):
    """N8."""
    game = read("heckmeck 1\nrules classic\nplayers Anna, Ben" + ending)
    assert read(game.record()).moves == game.moves


def test_an_unanswered_choice_may_end_a_record():
    """N8."""
    game = read("heckmeck 1\nrules russian\nplayers Anna, Ben\n\nAnna 123WWWWW>W stop\nBen 123WWWWW>W stop")
    assert game.legal == ["take 24", "take 25"]
    assert read(game.record()).moves == game.moves


def test_start_may_be_absent_and_stays_so():
    """N1, N9."""
    text = "heckmeck 1\nplayers Anna, Ben\nrules classic\n\n"
    assert read(text).record() == text
