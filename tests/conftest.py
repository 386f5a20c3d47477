"""Settings for all tests."""

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
    """Browser tests stay together wherever the shuffling put them: they share one browser and one server."""
    in_browser = [item for item in items if item.path.parent.name == "e2e"]
    if in_browser:
        at = items.index(in_browser[0])
        rest = [item for item in items if item.path.parent.name != "e2e"]
        items[:] = rest[:at] + in_browser + rest[at:]
    items.sort(key=lambda item: item.path.stem not in LONG)
