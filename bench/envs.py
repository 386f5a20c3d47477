"""The environments: steps per second of each, and the ratio to pickomino-env in the same run.

A step is one decision with its observation and mask. All numbers are for one core and include choosing a
random legal action; each is the best of several short runs, so that a busy machine disturbs them little.
"""

import random
import sys
import time
from collections.abc import Callable

import gymnasium
import numpy as np
import pyspiel

import heckmeck.envs.openspiel
import pickomino
from heckmeck.envs import parallel
from heckmeck.envs import pettingzoo_env as aec
from heckmeck.envs.batch import Batch
from heckmeck.envs.vector import HeckmeckVectorEnv

assert heckmeck.envs.openspiel  # registers the games

RUNS = 200
VECTOR_GAMES = 1024
TARGETS = {"vector": 3_000_000, "gymnasium": 60_000, "pettingzoo raw": 50_000}
CHANCE = random.Random(1)


def best_rate(steps: int, run: Callable[[int], None]) -> float:
    """Return the most steps per second of several runs, after one that compiles."""
    run(steps)
    rates = []
    for _ in range(RUNS):
        start = time.process_time()
        run(steps)
        rates.append(steps / (time.process_time() - start))
    return max(rates)


def legal_action(mask: np.ndarray) -> int:
    options = mask.nonzero()[0]
    return int(options[CHANCE.randrange(len(options))])


def batch_rate(rules: str, players: int, opponents: list[str]) -> float:
    batch = Batch(VECTOR_GAMES, rules, players, opponents)
    batch.reset(seed=1)

    def run(steps: int) -> None:
        for _ in range(steps // VECTOR_GAMES):
            batch.step(batch.random_actions())

    return best_rate(10 * VECTOR_GAMES, run)


def vector_rate() -> float:
    envs = HeckmeckVectorEnv(VECTOR_GAMES)
    envs.reset(seed=1)

    def run(steps: int) -> None:
        for _ in range(steps // VECTOR_GAMES):
            envs.step(envs.batch.random_actions())

    return best_rate(10 * VECTOR_GAMES, run)


def gymnasium_rate(rules: str, opponents: list[str]) -> float:
    env = gymnasium.make("heckmeck/Heckmeck-v0", rules=rules, opponents=opponents).unwrapped
    observation, _ = env.reset(seed=1)

    def run(steps: int) -> None:
        nonlocal observation
        for _ in range(steps):
            observation, _, over, _, _ = env.step(legal_action(observation["action_mask"]))
            if over:
                observation, _ = env.reset()

    return best_rate(300, run)


def aec_rate(make: Callable[[], aec.raw_env]) -> float:
    env = make()
    env.reset(seed=1)

    def run(steps: int) -> None:
        for _ in range(steps):
            observation, _, over, _, _ = env.last()
            env.step(None if over else legal_action(observation["action_mask"]))
            if not env.agents:
                env.reset()

    return best_rate(300, run)


def parallel_rate() -> float:
    env = parallel.parallel_env()
    observations, _ = env.reset(seed=1)

    def run(steps: int) -> None:
        nonlocal observations
        for _ in range(steps):
            actions = dict.fromkeys(env.agents, 0)
            agent = env.agents[env.table.seat]
            actions[agent] = legal_action(observations[agent]["action_mask"])
            observations, *_ = env.step(actions)
            if not env.agents:
                observations, _ = env.reset()

    return best_rate(300, run)


def openspiel_rate() -> float:
    game = pyspiel.load_game("heckmeck")
    state = game.new_initial_state()

    def run(steps: int) -> None:
        nonlocal state
        while steps > 0:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(CHANCE.randrange(len(state.chance_outcomes())))
            else:
                state.apply_action(CHANCE.choice(state.legal_actions()))
                state.observation_tensor(0)
                steps -= 1

    return best_rate(50, run)


def main() -> None:
    other = pickomino.steps_a_second()
    rates = {
        "vector": batch_rate("classic", 2, []),
        "vector, deluxe, 4 players": batch_rate("deluxe", 4, []),
        "vector, classic, 7 players": batch_rate("classic", 7, []),
        "vector against simple": batch_rate("classic", 2, ["simple"]),
        "gymnasium vector against simple": vector_rate(),
        "gymnasium": gymnasium_rate("classic", ["simple"]),
        "gymnasium, deluxe, 4 players": gymnasium_rate("deluxe", ["simple"] * 3),
        "pettingzoo raw": aec_rate(aec.raw_env),
        "pettingzoo wrapped": aec_rate(aec.env),
        "pettingzoo parallel": parallel_rate(),
        "openspiel": openspiel_rate(),
    }
    print(f"{'pickomino-env':34}{other:>12,.0f} steps/s")
    missed = []
    for name, rate in rates.items():
        target = TARGETS.get(name)
        print(
            f"{name:34}{rate:>12,.0f} steps/s{rate / other:>9,.0f} x"
            + (f"   target {target:,}" if target else "")
        )
        if target and rate < target:
            missed.append(name)
    if missed:
        sys.exit(f"below the target: {', '.join(missed)}")


if __name__ == "__main__":
    main()
