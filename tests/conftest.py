"""Settings for all tests."""

import os
import signal

import pytest
from hypothesis import settings

from heckmeck.language import choose_language
from tests.compiling import compile_once

compile_once()
settings.register_profile("heckmeck", deadline=None)  # the first example may compile
settings.load_profile("heckmeck")

# A run in the background starts like this, and so would everything that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def english():
    """Messages are matched in English, whatever the machine speaks; a test may choose another language."""
    choose_language("en")
    yield
    choose_language(None)


LONG = (
    "test_pauses",
    "test_kills",
    "test_whole_games",
)  # half a minute each: last, everybody would wait for them


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests begin in the first test process, the longest others in the second; the rest fills every gap.

    Each process gets one piece of the list and then takes over the ends of the others' pieces. Browser tests stay
    together, because they share one browser and one server.
    """
    second_piece = len(items) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.path.stem in LONG]
    others = [item for item in items if item.path.stem not in LONG]
    others.sort(key=lambda item: item.path.parent.name != "e2e")
    items[:] = others[:second_piece] + long + others[second_piece:]
