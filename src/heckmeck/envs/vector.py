"""Heckmeck for Gymnasium, many games at once: `HeckmeckEnv` stepped in the compiled kernel."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from heckmeck.envs.batch import Batch
from heckmeck.envs.gymnasium_env import AGENT
from heckmeck.envs.single_game import fresh_seed
from heckmeck.envs.spaces import Observation, action_space, observation_space

Step = tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]


class HeckmeckVectorEnv(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """One agent against `random` and `simple` bots; game i is that of `HeckmeckEnv` with seed + i.

    >>> import gymnasium, heckmeck.envs
    >>> envs = gymnasium.make_vec("heckmeck/Heckmeck-v0", num_envs=1000, opponents=["simple"])
    >>> observation, info = envs.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = envs.step(envs.unwrapped.batch.random_actions())

    A game that ends begins anew in the same step: the observation is already that of the new game, and
    `info["final_obs"]` holds the end of the old one. With `copy=False` the arrays returned are those that the
    next step overwrites.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium reads it

    def __init__(
        self,
        num_envs: int = 1,
        rules: str = "classic",
        opponents: Sequence[str] = ("simple",),
        reward: str = "win",
        start: int | None = None,
        copy: bool = True,
    ) -> None:
        players = 1 + len(opponents)
        self.batch = Batch(num_envs, rules, players, opponents, reward, start)
        self.num_envs = num_envs
        self.copy = copy
        self.single_action_space = action_space()
        self.single_observation_space = observation_space(players)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._seated = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; `seed` may be one for all, counted up game by game, or a list of them."""
        if seed is None and self._seated:
            self.batch.begin_again()
        else:
            super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
            self.batch.reset(fresh_seed() if seed is None else seed)
            self._seated = True
        return self._observation(), {}

    def step(self, actions: np.ndarray) -> Step:
        batch = self.batch
        batch.step(actions)
        rewards, ended = batch.rewards[:, AGENT], batch.ended
        if self.copy:
            rewards, ended = rewards.copy(), ended.copy()
        return self._observation(), rewards, ended, self._truncated.copy(), self._last_of_ended()

    def _observation(self) -> Observation:
        shown = {"observation": self.batch.observation, "action_mask": self.batch.action_mask}
        return {name: array.copy() for name, array in shown.items()} if self.copy else shown

    def _last_of_ended(self) -> dict[str, Any]:
        """Return the ends of the games that ended, as Gymnasium's vector environments hand them on."""
        if not self.batch.ended.any():
            return {}
        last = np.full(self.num_envs, None, object)
        for game in self.batch.ended.nonzero()[0]:
            row = self.batch.last_observation[game].copy()
            last[game] = {"observation": row, "action_mask": np.zeros_like(self.batch.action_mask[game])}
        return {"final_obs": last, "_final_obs": self.batch.ended.copy()}
