"""PettingZoo's suites for the parallel interface."""

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test

from heckmeck.envs import parallel
from heckmeck.errors import Malformed
from tests.envs.histories import CONFORMANCE


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_parallel_api(rules, players):
    parallel_api_test(parallel.parallel_env(rules=f"{rules} max_turns=30", players=players), num_cycles=300)


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_parallel_seed(rules, players):
    parallel_seed_test(lambda: parallel.parallel_env(rules=rules, players=players), num_cycles=50)


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
def test_max_cycles(rules, players):
    settings = {"rules": rules, "players": players}
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(parallel.parallel_env, **settings), env=partial(parallel.env, **settings)
        )
    )


def test_what_is_not_allowed_is_not_heard():
    env = parallel.parallel_env(players=3, start=1, max_cycles=2)
    env.reset(seed=3)
    before = env.table.states.tobytes()
    _, rewards, terminations, truncations, _ = env.step({"player_0": 2, "player_1": 38, "player_2": 2})
    assert env.table.states.tobytes() == before
    assert not any([*rewards.values(), *terminations.values(), *truncations.values()])
    _, rewards, terminations, truncations, _ = env.step(dict.fromkeys(env.agents, 38))
    assert all(truncations.values())
    assert not any([*rewards.values(), *terminations.values()])
    assert env.agents == []


def test_the_terminal_table_is_printed(capsys):
    env = parallel.parallel_env(render_mode="human")
    observations, _ = env.reset(seed=1)
    env.step({agent: int(observations[agent]["action_mask"].argmax()) for agent in env.agents})
    assert "▐36▌" in capsys.readouterr().out


def test_a_game_that_has_ended_takes_no_further_step():
    game = parallel.parallel_env(max_cycles=1)
    game.reset(seed=1)
    game.step(dict.fromkeys(game.agents, 0))
    with pytest.raises(Malformed, match="reset\\(\\) begins one"):
        game.step({})
