"""The results as CSV."""

import csv

from heckmeck.arena.match import Chunk, Pairing, play_chunk
from heckmeck.arena.report import csv_text
from heckmeck.arena.statistics import summarise


def test_no_spreadsheet_runs_the_name_of_a_bot() -> None:
    """A file may be called as a formula is written; an apostrophe before it makes it text."""
    results = play_chunk(Chunk(Pairing("simple", "random", 2, "classic max_turns=10"), 1, 0, 4, 5.0)).results
    named = Pairing("=1+1.py:Bot", "-mine.py:Bot", 2, "classic max_turns=10")
    (row,) = csv.DictReader(csv_text([summarise(named, results)]).splitlines())
    assert (row["a"], row["b"]) == ("'=1+1.py:Bot", "'-mine.py:Bot")
    assert float(row["share"]) >= 0
