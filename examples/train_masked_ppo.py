"""Train a masked PPO agent against the bot `simple`, then measure it.

    pip install "heckmeck[rl]" sb3-contrib      # with PyTorch; a CPU build is enough
    python examples/train_masked_ppo.py --minutes 8

The games run in the compiled kernel: SB3 sees one vector environment of 512 games. An agent that is worth no more
than `simple` itself wins half of its games.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from heckmeck.envs.batch import Batch
from heckmeck.envs.encoding import highest_values, layout
from heckmeck.envs.spaces import action_space

AGENT = 0
LEARNING_RATE = 1e-3


class Games(VecEnv):
    """A batch of games as SB3's vector environment: observations scaled to 0-1, masks beside them.

    The reward is what a step adds to the agent's worms margin: it sums to the final margin, but comes at once.
    """

    REWARD_SCALE = 0.1

    def __init__(self, games: int, rules: str, opponents: list[str], seed: int) -> None:
        players = 1 + len(opponents)
        self.batch = Batch(games, rules, players, opponents, reward="margin")
        self.highest = highest_values(players).astype(np.float32)
        self.worms = [at.start for at in layout(players) if at.field.name == "worms"]
        self.seed_of_games = seed
        super().__init__(games, spaces.Box(0.0, 1.0, self.highest.shape, np.float32), action_space())

    def _margins(self) -> np.ndarray:
        """Return the agent's worms less the mean of the others' in the positions shown."""
        worms = self.batch.observation[:, self.worms].astype(np.float32)
        return worms[:, AGENT] - worms[:, AGENT + 1 :].mean(axis=1)

    def _observation(self) -> np.ndarray:
        return self.batch.observation / self.highest

    def reset(self) -> np.ndarray:
        self.batch.reset(self.seed_of_games)
        self.margins = self._margins()
        return self._observation()

    def step_async(self, actions: np.ndarray) -> None:
        self.batch.step(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        batch = self.batch
        before, self.margins = self.margins, self._margins()
        after = np.where(batch.ended, batch.rewards[:, AGENT], self.margins)
        rewards = (self.REWARD_SCALE * (after - before)).astype(np.float32)
        infos: list[dict[str, Any]] = [{} for _ in range(batch.games)]
        for game in batch.ended.nonzero()[0]:
            infos[game]["terminal_observation"] = batch.last_observation[game] / self.highest
        return self._observation(), rewards, batch.ended.copy(), infos

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[np.ndarray]:
        assert method_name == "action_masks"
        return list(self.batch.action_mask.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held open."""


class StopAfter(BaseCallback):
    """Ends the training when its time on the processor is over; the learning rate falls on the way."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes

    def _on_training_start(self) -> None:
        self.start = time.process_time()

    def _on_step(self) -> bool:
        return time.process_time() - self.start < self.seconds

    def _on_rollout_end(self) -> None:
        gone = (time.process_time() - self.start) / self.seconds
        self.model.lr_schedule = lambda _: LEARNING_RATE * max(1 - gone, 0.1)
        sys.stderr.write(f"\r{gone:5.0%}  {self.num_timesteps:,} steps ")


def train(minutes: float, rules: str, opponents: list[str], games: int = 512, seed: int = 1) -> MaskablePPO:
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Games(games, rules, opponents, seed),
        n_steps=64,
        batch_size=4096,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=LEARNING_RATE,
        ent_coef=0.002,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(10**9, callback=StopAfter(minutes))


def measure(model: MaskablePPO, rules: str, opponents: list[str], games: int, seed: int = 10**6) -> float:
    """Return the agent's share of wins over this many games with fresh seeds, each played to its end."""
    batch = Batch(games, rules, 1 + len(opponents), opponents, reward="win")
    batch.reset(seed)
    highest = highest_values(batch.players).astype(np.float32)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        masks = batch.action_mask.astype(bool)
        actions, _ = model.predict(batch.observation / highest, action_masks=masks, deterministic=True)
        batch.step(actions)
        first = batch.ended & np.isnan(shares)
        shares[first] = batch.rewards[first, AGENT]
    return float(shares.mean())


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description="Train masked PPO against bots of the kernel, then measure it."
    )
    parser.add_argument("--minutes", type=float, default=8, help="training time on the processor")
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--opponents", default="simple", help="random or simple, with commas between")
    parser.add_argument("--games", type=int, default=10_000, help="games of the measurement")
    parser.add_argument("--save", default="", help="file for the trained model")
    options = parser.parse_args(arguments)
    opponents = options.opponents.split(",")
    model = train(options.minutes, options.rules, opponents)
    if options.save:
        model.save(options.save)
    share = measure(model, options.rules, opponents, options.games)
    error = 2 * np.sqrt(share * (1 - share) / options.games)
    steps = f"{model.num_timesteps:,} steps in {options.minutes:g} min"
    sys.stdout.write(f"{steps}: wins {share:.1%} ± {error:.1%} of {options.games:,} games\n")


if __name__ == "__main__":
    main()
