"""One game as an environment holds it: its state, its dice, the bots at the other seats, and its pictures."""

import sys
from collections.abc import Sequence

import numpy as np

from heckmeck.bots.bot import ask
from heckmeck.bots.registry import make_bot
from heckmeck.envs.encoding import observation_size
from heckmeck.envs.opponents import COMPILED_BOTS, minds_of
from heckmeck.envs.rewards import reward_code
from heckmeck.envs.spaces import Observation, check_table
from heckmeck.envs.stepping import act, begin, observe, score
from heckmeck.game import Game
from heckmeck.game.dice_rng import new_chance
from heckmeck.game.moves import read_action
from heckmeck.game.refusals import why_not
from heckmeck.rules import engine
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import NONE, OVER, STATE, State

RENDER_MODES = ["human", "ansi", "rgb_array"]
FRAMES_A_SECOND = 2


def opening(edition: Edition, players: int) -> np.ndarray:
    """Return an array of one state: the table set for a game.

    Its elements are records, but it is not a `recarray`: compiled functions take this one seven times faster.
    """
    states = np.zeros(1, np.dtype((np.record, STATE)))
    states[0] = engine.new_game(edition, players)
    return states


def fresh_seed() -> int:
    """Return a seed from the system, for games that nobody asked to repeat."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])


class SingleGame:
    """A game that stops only where somebody outside must decide.

    Bots of the registry play the last seats: those of `COMPILED_BOTS` inside the kernel, any other as it is.
    A bot sees the position, not the steps that led to it.
    """

    def __init__(
        self, rules: str, players: int, opponents: Sequence[str], reward: str, start: int | None
    ) -> None:
        self.edition = Edition.parse(rules)
        check_table(self.edition, players, start, opponents)
        self.players = players
        self.reward = reward_code(reward)
        self.start = NONE if start is None else start
        self.first = opening(self.edition, players)
        self.states = self.first.copy()
        self.minds = minds_of(players, opponents)
        self.bot_names = {
            seat: bot
            for seat, bot in enumerate(opponents, players - len(opponents))
            if bot not in COMPILED_BOTS
        }
        self.names = [f"player_{seat}" for seat in range(players)]
        self.size = observation_size(players)
        self.chance = new_chance(0)
        self.seated = False

    @property
    def state(self) -> State:
        return self.states[0]

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self.states["seat"][0])

    @property
    def over(self) -> bool:
        return bool(self.states["phase"][0] == OVER)

    def begin(self, seed: int | None) -> None:
        """Set the table; a seed starts the dice and the bots anew, without one they continue."""
        if seed is None and not self.seated:
            seed = fresh_seed()
        if seed is not None:
            self.chance = new_chance(seed)
            self.bots = {seat: make_bot(name, seed + seat) for seat, name in self.bot_names.items()}
            self.seated = True
        self._set_the_table()
        while self.over:  # the bots have ended it before anybody outside decided
            self._set_the_table()

    def _set_the_table(self) -> None:
        begin(self.states, self.first, self.start, self.chance, self.minds)
        if self.bots:
            self._let_bots_play()

    def act(self, action: int) -> bool:
        """Take a decision and play on to the next one; False, and nothing changed, where it is not legal."""
        if not act(self.states, int(action), self.chance, self.minds):
            return False
        if self.bots:
            self._let_bots_play()
        return True

    def _let_bots_play(self) -> None:
        game = self.game
        while not self.over and self.seat in self.bots:
            action = read_action(ask(self.bots[self.seat], game))
            if not act(self.states, action, self.chance, self.minds):
                raise why_not(self.state, action)

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees and may do, in arrays of its own."""
        row = np.empty(self.size, np.int8)
        mask = np.empty(ACTIONS, np.int8)
        observe(self.states, seat, row, mask)
        return {"observation": row, "action_mask": mask}

    def results(self) -> list[float]:
        """Return what the game, now over, is worth to each seat."""
        rewards = np.zeros(self.players)
        score(self.states, self.reward, rewards)
        return list(rewards.tolist())

    @property
    def game(self) -> Game:
        """The position as a `Game` without a history; it shares this state and changes with it."""
        game = Game(self.edition, self.names, max(self.start, 0))
        game.state = self.state
        return game

    def render(self, mode: str | None) -> str | np.ndarray | None:
        """Return the table as text or as a picture, or print it."""
        if mode == "rgb_array":
            from heckmeck.envs.drawing import draw

            return draw(self.state)
        if mode == "ansi":
            return str(self.game)
        if mode == "human":
            sys.stdout.write(f"{self.game}\n\n")
        return None
