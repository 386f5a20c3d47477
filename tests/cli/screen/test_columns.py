"""Tables of numbers, and the bar for what takes time."""

from heckmeck.cli.screen.columns import columns, progress


def test_columns_are_aligned():
    assert list(columns([["a", "bb"], ["ccc", "d"]])) == ["a    bb", "ccc   d"]


def test_the_bar_is_only_for_people(capsys):
    with progress("simulate-progress", 3) as advance:
        advance(1)
        advance(2)
    assert capsys.readouterr() == ("", "")
