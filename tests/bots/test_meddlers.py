"""A user's bot is shown a copy wherever it plays: whatever it does there, the game is that of an honest bot."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heckmeck.arena.match import Chunk, Pairing, play_chunk
from heckmeck.arena.step_by_step import play_one
from heckmeck.bots.registry import make_bot
from heckmeck.cli.commands.simulate.simulation import Simulation
from heckmeck.cli.seats import decision_of
from heckmeck.envs.gymnasium_env import HeckmeckEnv
from heckmeck.game import Game

FILE = Path(__file__).with_name("meddlers.py")
RULES = "classic max_turns=12"
HONEST = "simple:"  # the colon keeps it out of the compiled kernel of the environments


@pytest.fixture(params=["PlaysOn", "Writes", "LaysDice"])
def meddler(request: pytest.FixtureRequest) -> str:
    return f"{FILE}:{request.param}"


def test_at_the_terminals_table(meddler: str) -> None:
    game = Game(RULES, moves=["dice 11345WWW"])
    before = game.record()
    assert decision_of(make_bot(meddler), game) == decision_of(make_bot(HONEST), game)
    assert game.record() == before
    assert game.document() == Game(RULES, moves=["dice 11345WWW"]).document()


def test_in_simulated_games(meddler: str) -> None:
    played = [Simulation(RULES, f"{bot},simple", "7").play_game(1).moves for bot in (meddler, HONEST)]
    assert played[0] == played[1]


def test_as_an_opponent_in_an_environment(meddler: str) -> None:
    assert observations(meddler) == observations(HONEST)


def observations(bot: str) -> list[Any]:
    """Play against a bot; return everything that was seen."""
    env = HeckmeckEnv(RULES, [bot], start=1)
    seen, _ = env.reset(seed=3)
    told, over = [seen["observation"].tolist()], False
    while not over:
        seen, reward, over, *_ = env.step(int(np.argmax(seen["action_mask"])))
        told += [seen["observation"].tolist(), reward]
    return told


def test_in_the_arena(meddler: str) -> None:
    spoilt, fair = (
        play_chunk(Chunk(Pairing(bot, "simple", 2, RULES), 5, 0, 2, 30.0)) for bot in (meddler, "simple")
    )
    assert not spoilt.complaints
    np.testing.assert_array_equal(spoilt.results, fair.results)


def test_step_by_step(meddler: str) -> None:
    chunk = Chunk(Pairing("simple", "simple", 2, RULES), 5, 0, 2, 30.0)
    spoilt, fair = (play_one(chunk, 0, [make_bot(bot), make_bot(HONEST)]) for bot in (meddler, HONEST))
    np.testing.assert_array_equal(spoilt, fair)
