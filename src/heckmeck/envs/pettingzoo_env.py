"""Heckmeck for PettingZoo: every seat an agent, one decision per step."""

from functools import partial
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from heckmeck.envs.agents import METADATA, Agents
from heckmeck.envs.rewards import ILLEGAL_REWARD
from heckmeck.envs.spaces import Observation
from heckmeck.game.refusals import what_is_due, why_not


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """Return the environment with PettingZoo's usual checks: an illegal action ends the game, at -1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(Agents, AECEnv[str, Observation, int | None]):  # noqa: N801 - PettingZoo's name for it
    """The game for 2 to 7 agents `player_0`, `player_1`, …, in both editions, with every option.

    A step is one decision; between decisions the dice fall by themselves. The observation and the 39 actions
    are described in docs/research.md; `action_mask` is all zeros for an agent whose turn it is not. Rewards
    come at the end: `win` is one for the winner, shared where the first place is shared; `margin` is the
    agent's worms less the mean of the others'. An illegal action is refused with the clause that forbids it.

    `rules` is a preset with options, as in a game record: `"deluxe steal=optional max_turns=200"`. `start` is
    the seat that begins; without it the seat is drawn.
    """

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        **METADATA,
        "name": "heckmeck_v0",
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed repeats it; without one the dice continue."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        of_each = partial(dict.fromkeys, self.agents)
        self.rewards, self._cumulative_rewards = of_each(0.0), of_each(0.0)
        self.terminations, self.truncations = of_each(False), of_each(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]
        self.render_for_people()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take a decision; after the end, `None` for each agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise what_is_due(self.table.state)
        if not self.table.act(action):
            raise why_not(self.table.state, action)
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self.render_for_people()
