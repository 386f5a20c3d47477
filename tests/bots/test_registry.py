"""Bots by name, with parameters, and from a user's file."""

from pathlib import Path

import pytest

from heckmeck.bots.bot import Bot
from heckmeck.bots.built_in import LOSS, STEAL
from heckmeck.bots.registry import BUILT_IN, make_bot
from heckmeck.errors import Malformed
from heckmeck.game import Game

MY_BOT = """
from heckmeck.bots.bot import Bot

class Last(Bot):
    def __init__(self, steps: int = 1) -> None:
        self.steps = steps

    def decide(self, game):
        return game.legal[-self.steps]
"""


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_built_in_bot_decides_something_legal(name: str) -> None:
    game = Game("deluxe", ["Anna", "Ben"], moves=["dice 11345WWW"])
    bot = make_bot(name)
    assert isinstance(bot, Bot)
    assert bot.decide(game) in game.legal


def test_parameters_reach_the_bot() -> None:
    """A steal is worth 1 + 1/(n-1) times its worms unless told otherwise."""
    parameters = make_bot("worms:steal=3,loss=1.5").parameters(2)
    assert (parameters[STEAL], parameters[LOSS]) == (3.0, 1.5)
    assert [make_bot("worms").parameters(players)[STEAL] for players in (2, 3, 5)] == [2.0, 1.5, 1.25]


def test_a_seed_makes_random_repeatable() -> None:
    game = Game("classic", ["Anna", "Ben"], moves=["dice 11345WWW"])
    decisions = [[make_bot("random", 5).decide(game) for _ in range(2)] for _ in range(3)]
    assert len({str(pair) for pair in decisions}) == 1


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(MY_BOT)
    game = Game("classic", ["Anna", "Ben"], moves=["dice 11345WWW"])
    assert make_bot(f"{file}:Last").decide(game) == "keep W"
    assert make_bot(f"{file}:Last:steps=2").decide(game) == "keep 5"


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("genius", "unknown-bot"),
        ("worms:greed=2", "bot-parameters"),
        ("worms:steal", "bot-parameters"),
        ("nowhere.py:Bot", "bot-file"),
        ("FILE:First", "bot-class"),
        ("FILE", "bot-class"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(MY_BOT)
    with pytest.raises(Malformed) as refused:
        make_bot(spec.replace("FILE", str(file)))
    assert refused.value.reason == reason
