"""docs/research.md says what the code does."""

from heckmeck.envs.encoding import SEAT_SIZE, TABLE_SIZE
from tests.envs.research_page import PAGE, written


def test_the_tables_are_those_of_the_code():
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page)


def test_the_length_of_an_observation_is_told():
    page = PAGE.read_text(encoding="utf-8")
    assert f"{TABLE_SIZE} + {SEAT_SIZE} × players" in page
    assert f"begins at {TABLE_SIZE} + {SEAT_SIZE} k" in page
