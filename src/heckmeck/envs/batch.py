"""Thousands of games in one compiled call: the raw numpy interface."""

from collections.abc import Sequence

import numpy as np

from heckmeck.envs.encoding import observation_size
from heckmeck.envs.opponents import COMPILED_BOTS, minds_of
from heckmeck.envs.rewards import reward_code
from heckmeck.envs.single_game import opening
from heckmeck.envs.spaces import check_table
from heckmeck.envs.stepping import act_many, begin_many, choose_at_random
from heckmeck.errors import Malformed, shortened
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import NONE


class Batch:
    """Games that go forward together, each with dice of its own.

    >>> batch = Batch(1000, rules="deluxe", players=3)
    >>> batch.reset(seed=1)
    >>> batch.step(batch.random_actions())

    Without `opponents` every seat is yours: each game shows the seat that is to decide. With them, `random`
    and `simple` bots play the last seats inside the kernel. Every step writes into the same arrays:

    - `observation`: int8 (games, size), the position as the seat to decide sees it
    - `action_mask`: int8 (games, 39), what it may do
    - `seat`: int8 (games), who decides
    - `ended`: bool (games), whether the step ended the game; a new one has then begun in its place
    - `rewards`: float64 (games, players), the result for each seat of a game that ended, else zeros
    - `last_observation`: int8 (games, size), for games that ended, the end as the acting seat saw it

    An action outside the mask ends its game at -1 for the seat that took it.
    """

    def __init__(
        self,
        games: int,
        rules: str = "classic",
        players: int = 2,
        opponents: Sequence[str] = (),
        reward: str = "win",
        start: int | None = None,
    ) -> None:
        edition = Edition.parse(rules)
        check_table(edition, players, start, opponents)
        check_compiled(opponents)
        if games < 1:
            raise Malformed("number-of-games", "", count=games)
        self.games = games
        self.players = players
        self._first = opening(edition, players)
        self._start = NONE if start is None else start
        self._reward = reward_code(reward)
        self._minds = minds_of(players, opponents)
        self.states = np.repeat(self._first, games)
        self._chances = np.zeros((games, 4), np.int64)
        self._own_chance = new_chance(0)
        self._options = np.zeros(games, np.int64)
        size = observation_size(players)
        self.observation = np.zeros((games, size), np.int8)
        self.last_observation = np.zeros((games, size), np.int8)
        self.action_mask = np.zeros((games, ACTIONS), np.int8)
        self.seat = np.zeros(games, np.int8)
        self.ended = np.zeros(games, np.bool_)
        self.rewards = np.zeros((games, players))
        self._shown = (self.observation, self.action_mask, self.seat, self._options)

    def reset(self, seed: int | Sequence[int]) -> None:
        """Begin every game anew; game i has the seed `seed + i`, or its own seed from a list."""
        seeds = (
            [int(seed) + game for game in range(self.games)]
            if isinstance(seed, int | np.integer)
            else list(seed)
        )
        if len(seeds) != self.games:
            raise Malformed("number-of-seeds", "", given=len(seeds), games=self.games)
        self._chances[:] = [new_chance(each) for each in seeds]
        self._own_chance = new_chance([seeds[0], self.games])
        self.begin_again()

    def begin_again(self) -> None:
        """Begin every game anew; the dice continue where they are."""
        self.ended[:] = False
        self.rewards[:] = 0
        begin_many(self.states, self._first, self._start, self._chances, self._minds, *self._shown)

    def step(self, actions: np.ndarray) -> None:
        """Take one decision in each game."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise Malformed("number-of-actions", "", shape=str(chosen.shape), games=self.games)
        self._refuse_before_reset()
        act_many(
            self.states,
            self._first,
            self._start,
            self._chances,
            self._minds,
            *self._shown,
            chosen,
            self._reward,
            self.rewards,
            self.ended,
            self.last_observation,
        )

    def random_actions(self) -> np.ndarray:
        """Return a legal action for each game, each with the same chance; the dice are not touched."""
        self._refuse_before_reset()
        actions = np.empty(self.games, np.int64)
        choose_at_random(self._options, self._own_chance, actions)
        return actions

    def _refuse_before_reset(self) -> None:
        """Without a legal action, compiled code would look for one for ever."""
        if not self._options.all():
            raise Malformed("reset-first", "")


def check_compiled(opponents: Sequence[str]) -> None:
    """Refuse bots that do not play inside the kernel."""
    for bot in opponents:
        if bot not in COMPILED_BOTS:
            raise Malformed("bot-not-compiled", "", bot=shortened(bot), bots=", ".join(COMPILED_BOTS))
