"""What `make engine` wrote is what the sources give.

With HECKMECK_COMPLETE the program is compiled once more: that takes minutes.
"""

import hashlib
import json
import os
from pathlib import Path
from random import Random

import pytest

from heckmeck.browser.build import GENERATED, MADE_OF, PROGRAM, compiled_program, data_files
from heckmeck.browser.entries import ENTRIES
from heckmeck.browser.stamp import stamp, toolchain
from heckmeck.rules.state import OVER
from tests.browser.page import open_page
from tests.browser.test_steps import Pair

STEPS = 5000
MAKE = "run make engine: compiled functions, or tables that the page knows, have changed"


@pytest.mark.parametrize("name", sorted(data_files()))
def test_what_the_page_is_given_is_up_to_date(name: str) -> None:
    assert (GENERATED / name).read_bytes() == data_files()[name], MAKE


def test_the_program_is_made_of_the_functions_of_today() -> None:
    made_of = json.loads((GENERATED / MADE_OF).read_text())
    assert made_of["sources"] == stamp([entry.function for entry in ENTRIES]), MAKE
    assert made_of["program"] == hashlib.sha256((GENERATED / PROGRAM).read_bytes()).hexdigest(), MAKE


@pytest.mark.skipif(not os.environ.get("HECKMECK_COMPLETE"), reason="compiles everything once more")
def test_a_program_compiled_once_more_is_the_same(tmp_path: Path) -> None:
    """To the last byte with the tools that made it; in what it does with others."""
    program = compiled_program(tmp_path)
    if json.loads((GENERATED / MADE_OF).read_text())["toolchain"] == toolchain():
        assert program == (GENERATED / PROGRAM).read_bytes()
    with open_page(None, tmp_path / PROGRAM) as page:
        pair = Pair(page, Random(3))
        while pair.steps < STEPS:
            s = pair.new_game()
            while s.phase != OVER:
                pair.take_step(s)
            pair.same()


def test_nothing_is_left_over() -> None:
    assert {path.name for path in GENERATED.iterdir()} == {*data_files(), PROGRAM, MADE_OF}
