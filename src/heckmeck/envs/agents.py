"""What both interfaces of PettingZoo share: an agent for every seat."""

from typing import Any

import numpy as np
from gymnasium import spaces

from heckmeck.envs.single_game import FRAMES_A_SECOND, RENDER_MODES, SingleGame
from heckmeck.envs.spaces import action_space, observation_space

METADATA = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND}


class Agents:
    """Agents `player_0`, `player_1`, …, one for each seat of a game, and what they see and do."""

    def __init__(
        self,
        rules: str = "classic",
        players: int = 2,
        reward: str = "win",
        start: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = SingleGame(rules, players, (), reward, start)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(players) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | np.ndarray | None:
        return self.table.render(self.render_mode)

    def render_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""
