"""Settings for all tests."""

import signal

import pytest
from hypothesis import settings

from heckmeck.language import choose_language

settings.register_profile("heckmeck", deadline=None)  # the first example may compile
settings.load_profile("heckmeck")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # so begins a run in the background, and so would all it starts
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def english():
    """Messages are matched in English, whatever the machine speaks; a test may choose another language."""
    choose_language("en")
    yield
    choose_language(None)
