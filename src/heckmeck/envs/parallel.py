"""Heckmeck for PettingZoo's parallel interface: all agents are asked, the one to decide is heard."""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from heckmeck.envs.agents import METADATA, Agents
from heckmeck.envs.spaces import Observation
from heckmeck.errors import Malformed


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """Return the same cycles agent by agent. The natural turn order is in `heckmeck.envs.pettingzoo_env`."""
    return parallel_to_aec(parallel_env(**settings))


class parallel_env(Agents, ParallelEnv[str, Observation, int]):  # noqa: N801 - PettingZoo's name for it
    """The game of `heckmeck.envs.pettingzoo_env` in cycles of one decision.

    An action outside the agent's mask is not heard: the mask of an agent who waits is all zeros. After
    `max_cycles` cycles the game is cut off, without reward.
    """

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        **METADATA,
        "name": "heckmeck_parallel_v0",
        "is_parallelizable": True,
    }

    def __init__(
        self,
        rules: str = "classic",
        players: int = 2,
        reward: str = "win",
        start: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__(rules, players, reward, start, render_mode)
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        agents = self.agents
        if not agents:
            raise Malformed("reset-first", "")
        self.table.act(actions[agents[self.table.seat]])
        self.cycles += 1
        over = self.table.over
        cut_off = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = self.table.results() if over else [0.0] * len(agents)
        observations = self._observations()
        if over or cut_off:
            self.agents = []
        self.render_for_people()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}
