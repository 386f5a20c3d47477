"""Heckmeck for Gymnasium: one agent against bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from heckmeck.envs.rewards import ILLEGAL_REWARD
from heckmeck.envs.single_game import FRAMES_A_SECOND, RENDER_MODES, SingleGame
from heckmeck.envs.spaces import Observation, action_space, observation_space
from heckmeck.errors import Malformed

AGENT = 0


class HeckmeckEnv(gymnasium.Env[Any, Any]):
    """The agent has seat 0; `opponents` are bots of the registry, one for each other seat.

    >>> import gymnasium, heckmeck.envs
    >>> env = gymnasium.make("heckmeck/Heckmeck-v0", rules="deluxe", opponents=["simple", "random"])
    >>> observation, info = env.reset(seed=1)
    >>> action = env.action_space.sample(observation["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)

    A step is one decision of the agent; then the dice fall and the bots play until the agent decides again.
    The observation and the 39 actions are described in docs/research.md. The reward comes at the end: `win`
    or `margin`, as in `heckmeck.envs.pettingzoo_env`. An action outside `action_mask` ends the game at -1. A game that
    has ended takes no further step: `reset` begins the next.

    `random` and `simple` play inside the compiled kernel; any other bot works too, at its own pace. `start`
    is the seat that begins; without it the seat is drawn.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND}  # noqa: RUF012 - Gymnasium reads it

    def __init__(
        self,
        rules: str = "classic",
        opponents: Sequence[str] = ("simple",),
        reward: str = "win",
        start: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        players = 1 + len(opponents)
        self.table = SingleGame(rules, players, opponents, reward, start)
        self.render_mode = render_mode
        self.action_space: spaces.Discrete = action_space()
        self.observation_space: spaces.Dict = observation_space(players)
        self._under_way = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. A seed repeats it, the bots' decisions included; without one the dice continue."""
        super().reset(seed=seed)
        self.table.begin(seed)
        self._under_way = True
        if self.render_mode == "human":
            self.render()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._under_way:
            raise Malformed("reset-first", "")
        legal = self.table.act(action)
        over = not legal or self.table.over
        self._under_way = not over
        reward = 0.0
        if over:
            reward = self.table.results()[AGENT] if legal else ILLEGAL_REWARD
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, {}

    def _observation(self) -> Observation:
        """Return what the agent sees; once the game has ended, nothing may be done."""
        observation = self.table.observe(AGENT)
        if not self._under_way:
            observation["action_mask"][:] = 0
        return observation

    def action_masks(self) -> np.ndarray:
        """Return the legal actions as flags, where sb3-contrib looks for them."""
        return self._observation()["action_mask"].astype(bool)

    def render(self) -> str | np.ndarray | None:
        return self.table.render(self.render_mode)
