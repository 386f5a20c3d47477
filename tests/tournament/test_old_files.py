"""Event files as release 0.1.0 wrote them: they open, show and export the same, and are written again byte for byte.

Beside each file of events are that release's exports from it: CSV, JSON, HTML. `live` comes from its server,
with two tables of bots; `live.served.json` is what it answered.
"""

from pathlib import Path

import pytest

from heckmeck.language import words_in
from heckmeck.tournament.checking import check
from heckmeck.tournament.exchange import read_events, write_events
from heckmeck.tournament.export import exported
from heckmeck.tournament.tournament import Tournament

FILES = Path(__file__).parent / "files"
NAMES = sorted(file.stem for file in FILES.glob("*.jsonl"))


def text_of(name: str) -> str:
    return (FILES / name).read_bytes().decode()


@pytest.mark.parametrize("form", ["csv", "json", "html"])
@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_exported_as_ever(name: str, form: str) -> None:
    tournament = Tournament(read_events(text_of(f"{name}.jsonl")))
    assert exported(tournament, form, words_in("en")) == text_of(f"{name}.{form}")


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_written_again_byte_for_byte(name: str) -> None:
    text = text_of(f"{name}.jsonl")
    assert write_events(read_events(text)) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_file_keeps_the_rules(name: str) -> None:
    """R6: three of them are not over."""
    assert check(read_events(text_of(f"{name}.jsonl"))) == []
