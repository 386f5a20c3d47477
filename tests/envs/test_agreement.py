"""Every environment repeats the same 500 games of `Game`, step by step.

A test plays the games of one set of rules and shows them to every environment: so each is played once a run.
"""

from collections import defaultdict
from collections.abc import Sequence

import gymnasium
import numpy as np
import pyspiel
import pytest

import heckmeck.envs.openspiel
from heckmeck.envs import parallel, pettingzoo_env
from heckmeck.envs.batch import Batch
from heckmeck.envs.rolls import rolls
from heckmeck.game.moves import spell_dice
from tests.envs.histories import RULES, Decision, History, histories

assert heckmeck.envs.openspiel  # registers the game


def options_of(mask: np.ndarray) -> list[int]:
    return mask.nonzero()[0].tolist()


@pytest.mark.parametrize("rules", RULES)
def test_where_every_seat_is_yours_the_games_of_game_are_repeated(rules):
    games = histories(rules, bots=False)
    pettingzoo_repeats(games)
    the_parallel_form_repeats(games)
    openspiel_repeats(games)
    the_vector_environment_repeats(games, bots=False)


@pytest.mark.parametrize("rules", RULES)
def test_against_simple_the_games_of_game_are_repeated(rules):
    games = histories(rules, bots=True)
    gymnasium_repeats(games)
    the_vector_environment_repeats(games, bots=True)


def pettingzoo_repeats(games: Sequence[History]) -> None:
    for history in games:
        env = pettingzoo_env.raw_env(history.rules, history.players)
        env.reset(seed=history.seed)
        for decision in history.decisions:
            assert env.agent_selection == f"player_{decision.seat}"
            assert env.table.states.tobytes() == decision.state
            observation, reward, terminated, _, _ = env.last()
            assert options_of(observation["action_mask"]) == decision.legal
            assert not terminated
            assert reward == 0
            env.step(decision.action)
        assert env.table.states.tobytes() == history.end
        assert list(env.rewards.values()) == history.win
        assert all(env.terminations.values())


def the_parallel_form_repeats(games: Sequence[History]) -> None:
    for history in games:
        env = parallel.parallel_env(history.rules, history.players, reward="margin")
        observations, _ = env.reset(seed=history.seed)
        for decision in history.decisions:
            assert env.table.states.tobytes() == decision.state
            for seat, agent in enumerate(env.agents):
                legal = decision.legal if seat == decision.seat else []
                assert options_of(observations[agent]["action_mask"]) == legal
            observations, rewards, terminations, _, _ = env.step(dict.fromkeys(env.agents, decision.action))
        assert env.table.states.tobytes() == history.end
        assert list(rewards.values()) == history.margin
        assert all(terminations.values())


def gymnasium_repeats(games: Sequence[History]) -> None:
    for history in games:
        bots = ["simple"] * (history.players - 1)
        env = gymnasium.make(
            "heckmeck/Heckmeck-v0", disable_env_checker=True, rules=history.rules, opponents=bots
        )
        observation, _ = env.reset(seed=history.seed)
        reward, terminated = 0.0, False
        for decision in history.decisions:
            assert not terminated
            assert reward == 0
            assert env.unwrapped.table.states.tobytes() == decision.state
            assert options_of(observation["action_mask"]) == decision.legal
            observation, reward, terminated, _, _ = env.step(decision.action)
        assert terminated
        assert env.unwrapped.table.states.tobytes() == history.end
        assert reward == history.win[0]


def the_vector_environment_repeats(all_games: Sequence[History], bots: bool) -> None:
    """All games of one kind of table go forward together; one that has ended goes on at random."""
    tables = defaultdict(list)
    for history in all_games:
        tables[history.rules, history.players].append(history)
    for (rules, players), games in tables.items():
        batch = Batch(len(games), rules, players, ["simple"] * (players - 1) if bots else [])
        batch.reset([history.seed for history in games])
        for number in range(max(len(history.decisions) for history in games)):
            actions = batch.random_actions()
            for game, history in enumerate(games):
                if number < len(history.decisions):
                    check_game(batch, game, history.decisions[number])
                    actions[game] = history.decisions[number].action
            batch.step(actions)
            for game, history in enumerate(games):
                if number < len(history.decisions):
                    last = number == len(history.decisions) - 1
                    assert batch.ended[game] == last
                    assert batch.rewards[game].tolist() == (history.win if last else [0] * players)


def check_game(batch: Batch, game: int, decision: Decision) -> None:
    assert batch.states[game].tobytes() == decision.state
    assert batch.seat[game] == decision.seat
    assert options_of(batch.action_mask[game]) == decision.legal


def openspiel_repeats(games: Sequence[History]) -> None:
    for history in games:
        parameters = {
            "rules": history.rules,
            "players": history.players,
            "start": history.start,
            "reward": "margin",
        }
        state = pyspiel.load_game("heckmeck", parameters).new_initial_state()
        for decision in history.decisions:
            let_fall(state, decision.rolls_before)
            assert state.current_player() == decision.seat
            assert state.states.tobytes() == decision.state
            assert state.legal_actions() == decision.legal
            state.apply_action(decision.action)
        let_fall(state, history.last_rolls)
        assert state.is_terminal()
        assert state.states.tobytes() == history.end
        assert state.returns() == history.margin


def let_fall(state: pyspiel.State, rolled: list[str]) -> None:
    for dice in rolled:
        assert state.is_chance_node()
        state.apply_action(outcome_of(state, dice))


def outcome_of(state: pyspiel.State, dice: str) -> int:
    """Find the chance outcome that is this roll."""
    s = state.states[0]
    key = (int(s.dice_left - s.golden_left), bool(s.golden_left), bool(s.golden_die_standard))
    if key not in NUMBERS:
        NUMBERS[key] = {
            f"dice {spell_dice(roll.white, roll.golden)}": n for n, roll in enumerate(rolls(*key))
        }
    return NUMBERS[key][dice]


NUMBERS: dict[tuple[int, bool, bool], dict[str, int]] = {}
