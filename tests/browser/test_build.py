"""What `make engine` wrote is what the sources give."""

import json

import pytest

from heckmeck.browser.build import GENERATED, PROGRAM, data_files
from heckmeck.browser.entries import ENTRIES
from heckmeck.browser.stamp import stamp

MAKE = "run make engine: compiled functions, or tables that the page knows, have changed"


@pytest.mark.parametrize("name", sorted(set(data_files()) - {"made_of.json"}))
def test_what_the_page_is_given_is_up_to_date(name: str) -> None:
    assert (GENERATED / name).read_bytes() == data_files()[name], MAKE


def test_the_program_is_made_of_the_functions_of_today() -> None:
    made_of = json.loads((GENERATED / "made_of.json").read_text())
    assert made_of["sources"] == stamp([entry.function for entry in ENTRIES]), MAKE


def test_nothing_is_left_over() -> None:
    assert {path.name for path in GENERATED.iterdir()} == {*data_files(), PROGRAM}
