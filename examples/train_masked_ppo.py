"""Train a masked PPO agent against the bot `simple`, then measure it.

    pip install "heckmeck[rl]" sb3-contrib      # with PyTorch; a CPU build is enough
    python examples/train_masked_ppo.py --minutes 8

The games run in the compiled kernel: SB3 sees one vector environment of 512 games. An agent that is worth no more
than `simple` itself wins half of its games.
"""

import argparse
import sys
import time
from collections.abc import Iterable
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from heckmeck.envs.batch import Batch
from heckmeck.envs.encoding import highest_values
from heckmeck.envs.spaces import action_space

AGENT = 0


class Games(VecEnv):
    """A batch of games as SB3's vector environment: observations scaled to 0-1, masks beside them."""

    def __init__(self, games: int, rules: str, opponents: list[str], seed: int, reward: str = "win") -> None:
        self.batch = Batch(games, rules, 1 + len(opponents), opponents, reward)
        self.highest = highest_values(1 + len(opponents)).astype(np.float32)
        self.reward_scale = {"win": 1.0, "margin": 0.1}[reward]
        self.first_seed = seed
        space = spaces.Box(0.0, 1.0, self.highest.shape, np.float32)
        super().__init__(games, space, action_space())

    def _observation(self) -> np.ndarray:
        return self.batch.observation / self.highest

    def reset(self) -> np.ndarray:
        self.batch.reset(self.first_seed)
        return self._observation()

    def step_async(self, actions: np.ndarray) -> None:
        self.batch.step(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        batch = self.batch
        infos: list[dict[str, Any]] = [{} for _ in range(batch.games)]
        for game in batch.ended.nonzero()[0]:
            infos[game]["terminal_observation"] = batch.last_observation[game] / self.highest
        rewards = (batch.rewards[:, AGENT] * self.reward_scale).astype(np.float32)
        return self._observation(), rewards, batch.ended.copy(), infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[np.ndarray]:
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
    """Ends the training when the time is over, and says how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes

    def _on_training_start(self) -> None:
        self.start = time.monotonic()

    def _on_step(self) -> bool:
        return time.monotonic() - self.start < self.seconds

    def _on_rollout_end(self) -> None:
        left = 1 - (time.monotonic() - self.start) / self.seconds
        self.model.lr_schedule = lambda _: 2e-4 + 8e-4 * max(left, 0.0)


def train(minutes: float, rules: str, opponents: list[str], games: int = 512, seed: int = 1) -> MaskablePPO:
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Games(games, rules, opponents, seed, "margin"),
        n_steps=64,
        batch_size=4096,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.9,
        learning_rate=1e-3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(10**9, callback=StopAfter(minutes))


def measure(model: MaskablePPO, rules: str, opponents: list[str], games: int = 10_000, seed: int = 10**6) -> float:
    """Return the agent's share of wins over so many games of fresh seeds, each played to its end."""
    env = Games(games, rules, opponents, seed)
    observation = env.reset()
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        masks = env.batch.action_mask.astype(bool)
        actions, _ = model.predict(observation, action_masks=masks, deterministic=True)
        env.step_async(actions)
        observation, rewards, ended, _ = env.step_wait()
        first = ended & np.isnan(shares)
        shares[first] = rewards[first]
    return float(shares.mean())


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--opponents", default="simple")
    parser.add_argument("--games", type=int, default=10_000, help="games of the measurement")
    parser.add_argument("--save", default="")
    options = parser.parse_args(list(arguments) if arguments is not None else None)
    opponents = options.opponents.split(",")
    model = train(options.minutes, options.rules, opponents)
    if options.save:
        model.save(options.save)
    share = measure(model, options.rules, opponents, options.games)
    error = np.sqrt(share * (1 - share) / options.games)
    steps = f"{model.num_timesteps:,} steps in {options.minutes:g} min"
    sys.stdout.write(f"{steps}: wins {share:.1%} ± {2 * error:.1%} of {options.games:,} games\n")


if __name__ == "__main__":
    main()
