"""Positions laid piece by piece in the page: after every piece both tables are the native ones, as every flaw is."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heckmeck.browser.places import PAGE
from heckmeck.errors import Refused
from heckmeck.game import position, position_reader
from heckmeck.game.position_reader import read_position
from heckmeck.rules import position as rules
from heckmeck.rules.state import STATE, State
from tests.browser.page import Page
from tests.game.test_position_reader import BAD, bad_line

VECTORS = Path(__file__).parents[1] / "vectors" / "positions.tsv"
BOX_THERE, STATE_THERE = PAGE, PAGE + 1024
PIECES = {"lay_tile", "lay_specialist"}  # they change both


class Both:
    """The rules for the reader of positions: what it asks the native engine, the page is asked too."""

    def __init__(self, page: Page) -> None:
        self.page, self.calls = page, 0

    def __getattr__(self, name: str) -> Any:
        native = getattr(rules, name)

        def ask(*arguments: Any) -> Any:
            states = [argument for argument in arguments if hasattr(argument, "tobytes")]
            places = (BOX_THERE, STATE_THERE)[-len(states) :] if name != "first_missing" else (BOX_THERE,)
            for place, state in zip(places, states, strict=True):
                self.page.write(place, state.tobytes())
            self.page.call(name, *places, *arguments[len(states) :])
            for place in places:
                self.page.read(place, STATE.itemsize)
            found = native(*arguments)
            answer, *after = self.page.run()
            assert answer == (found or 0), (name, arguments[len(states) :])
            assert after == [state.tobytes() for state in states], (name, arguments[len(states) :])
            self.calls += 1
            return found

        return ask


@pytest.fixture
def both(page: Page, monkeypatch: pytest.MonkeyPatch) -> Both:
    asked = Both(page)
    monkeypatch.setattr(position_reader, "rules", asked)
    return asked


def lines() -> Iterator[str]:
    return (row.rsplit("\t", 1)[1] for row in VECTORS.read_text(encoding="utf-8").splitlines())


def test_positions_of_another_implementation_are_laid_alike(both: Both) -> None:
    for line in lines():
        edition, s = read_position(line)
        assert position.write_position(edition, s) == line
    assert both.calls > 10_000


def test_what_cannot_be_has_the_same_flaw(both: Both) -> None:
    refused = 0
    for _, line, change, *_ in BAD:
        with pytest.raises(Refused):
            read_position(bad_line(line, change))
        refused += 1
    assert both.calls > refused


def test_a_turn_begins_alike(page: Page) -> None:
    """What the writer and the reader ask about turns: is one new, and begin it (T1, K4)."""
    for line in list(lines())[::7]:
        _, s = read_position(line)
        page.write(STATE_THERE, s.tobytes())
        page.call("is_new_turn", STATE_THERE)
        page.call("begin_turn", STATE_THERE)
        page.read(STATE_THERE, STATE.itemsize)
        expected = [position.is_new_turn(s), None, begun(s)]
        new, _, after = page.run()
        assert [bool(new), None, after] == expected, line


def begun(s: State) -> bytes:
    position_reader.begin_turn(s)
    return s.tobytes()
