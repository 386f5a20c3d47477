"""`heckmeck bots`: the registry prints itself."""

import pytest

from heckmeck.bots.registry import BUILT_IN
from heckmeck.cli.commands.bots import parameters_of
from heckmeck.language import available, words_in


def test_every_bot_has_a_line(run):
    ran = run("bots")
    assert ran.code == 0
    lines = ran.out.splitlines()
    for name in BUILT_IN:
        line = next(line for line in lines if line.startswith(f"{name} "))
        assert len(line.split()) > 3


def test_texts_are_translated(run):
    assert "Spielt ohne Plan" in run("bots", "--lang", "de").out


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_bot_is_described_in_every_language(name):
    texts = {words_in(language).say(f"bot-{name}") for language in available()}
    assert len(texts) == len(available())


def test_parameters_with_their_defaults():
    class Bot:
        def __init__(self, depth: int, steal: float = 2.0, seed: int | None = None) -> None: ...

    assert parameters_of(Bot) == ["depth", "steal=2.0", "seed"]
