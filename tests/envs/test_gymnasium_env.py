"""Gymnasium's own checks, and the bots at the other seats."""

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from heckmeck.envs.gymnasium_env import HeckmeckEnv
from heckmeck.errors import Malformed
from heckmeck.rules.actions import STOP, TAKE
from tests.envs.histories import CONFORMANCE


@pytest.mark.parametrize(("rules", "players"), CONFORMANCE)
@pytest.mark.parametrize("render_mode", [None, "ansi"])
def test_check_env(rules, players, render_mode, capsys):
    settings = {"rules": rules, "opponents": ["simple", "random"] * 3}
    settings["opponents"] = settings["opponents"][: players - 1]
    env = gymnasium.make("heckmeck/Heckmeck-v0", render_mode=render_mode, **settings)
    check_env(env.unwrapped)


def play(env: gymnasium.Env, seed: int) -> tuple[list[bytes], float]:
    """Play a game with the first legal action; return every observation and the reward."""
    observation, _ = env.reset(seed=seed)
    seen, reward, over = [], 0.0, False
    while not over:
        seen.append(observation["observation"].tobytes())
        legal = observation["action_mask"].nonzero()[0]
        observation, reward, over, truncated, _ = env.step(int(legal[-1]))
        assert not truncated
    return seen, reward


def test_any_bot_of_the_registry_plays_and_simple_is_the_same_inside_and_outside_the_kernel():
    """`simple:` is the same bot, but not one of the names that the kernel knows."""
    for seed in range(20):
        inside = play(HeckmeckEnv("deluxe max_turns=40", ["simple", "simple"]), seed)
        outside = play(HeckmeckEnv("deluxe max_turns=40", ["simple:", "simple:"]), seed)
        assert inside == outside


def test_a_bot_of_chance_repeats_with_the_seed():
    env = HeckmeckEnv("classic max_turns=20", ["random:", "random"])
    assert play(env, 3) == play(env, 3)
    assert play(env, 3) != play(env, 4)


def test_a_bot_that_breaks_the_rules_is_named_by_the_clause(tmp_path):
    file = tmp_path / "cheat.py"
    file.write_text("class Cheat:\n    def decide(self, game):\n        return 'take 36'\n")
    with pytest.raises(ValueError, match="there is no tile to choose now \\(S7\\)"):
        HeckmeckEnv(opponents=[f"{file}:Cheat"], start=1).reset(seed=1)


def test_an_action_outside_the_mask_ends_the_game_at_minus_one():
    env = HeckmeckEnv(start=0)
    env.reset(seed=1)
    before = env.table.states.tobytes()
    _, reward, terminated, _, _ = env.step(TAKE)
    assert (reward, terminated) == (-1.0, True)
    assert env.table.states.tobytes() == before


def test_the_agent_is_asked_even_where_bots_can_end_the_game_first():
    """With one tile on the grill every second game is over before seat 0 decides; those are not shown."""
    env = HeckmeckEnv("classic highest_tile=21", ["simple"])
    for seed in range(50):
        observation, _ = env.reset(seed=seed)
        assert observation["action_mask"].any()


def test_masks_for_sb3_contrib_are_those_of_the_observation():
    env = HeckmeckEnv()
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()


def test_the_worms_margin_is_the_other_reward():
    win, margin = HeckmeckEnv(reward="win"), HeckmeckEnv(reward="margin")
    results = [(play(win, seed)[1], play(margin, seed)[1]) for seed in range(10)]
    assert {share for share, _ in results} <= {0.0, 0.5, 1.0}
    assert all((share > 0.5) >= (worms > 0) for share, worms in results)
    assert any(worms < 0 for _, worms in results)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": []}, "1 players"),
        ({"opponents": ["nobody"]}, "no bot “nobody”"),
        ({"rules": "classic max_turns=2", "opponents": ["simple"] * 2}, "2 turns are too few for 3 players"),
    ],
)
def test_what_cannot_be_set_up_is_refused(settings, words):
    with pytest.raises(Malformed, match=words):
        HeckmeckEnv(**settings).reset(seed=1)


def test_stop_is_in_the_mask_only_after_setting_aside():
    env = HeckmeckEnv(start=0)
    observation, _ = env.reset(seed=1)
    assert not observation["action_mask"][STOP]
    observation, *_ = env.step(int(observation["action_mask"].argmax()))
    assert observation["action_mask"][STOP]


def test_a_copied_environment_goes_its_own_way():
    env = HeckmeckEnv("deluxe max_turns=30", ["simple", "random"])
    observation, _ = env.reset(seed=4)
    twin = copy.deepcopy(env)
    seen = []
    for game in (env, twin):
        shown, over = observation, False
        seen.append([])
        while not over:
            shown, _, over, _, _ = game.step(int(shown["action_mask"].argmax()))
            seen[-1].append(shown["observation"].tobytes())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("illegal", [True, False])
def test_a_game_that_has_ended_takes_no_further_step(illegal):
    env = HeckmeckEnv("classic max_turns=2", start=0)
    with pytest.raises(Malformed, match="reset\\(\\) begins one"):
        env.step(STOP)
    if illegal:
        env.reset(seed=1)
        observation, *_ = env.step(TAKE)
        assert not observation["action_mask"].any()
    else:
        play(env, 1)
    assert not env.action_masks().any()
    with pytest.raises(Malformed, match="reset\\(\\) begins one"):
        env.step(STOP)
    assert env.reset(seed=1)[0]["action_mask"].any()
