"""Heckmeck for OpenSpiel: a Python game `heckmeck` with explicit chance. Importing this module registers it.

>>> import pyspiel, heckmeck.envs.openspiel
>>> game = pyspiel.load_game("heckmeck", {"rules": "deluxe steal=optional", "players": 3})
>>> state = game.new_initial_state()
>>> len(state.chance_outcomes())
1287
"""

import json
from typing import Any

import numpy as np
import pyspiel
from msgspec import to_builtins

from heckmeck.envs.encoding import MOST_WORMS, observation_size, write_observation
from heckmeck.envs.rewards import WORMS_MARGIN, reward_code
from heckmeck.envs.rolls import Roll, outcomes, rolls
from heckmeck.envs.single_game import opening
from heckmeck.envs.spaces import check_table
from heckmeck.envs.stepping import score
from heckmeck.game.moves import SPELLING, spell_dice
from heckmeck.game.refusals import why_not
from heckmeck.record.document import document
from heckmeck.rules.actions import ACTIONS, listed
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply, apply_dice, legal_actions
from heckmeck.rules.state import DICE, MOST_PLAYERS, OVER, ROLLING

MOST_STEPS_A_TURN = 30
MOST_TURNS = 1_000_000  # OpenSpiel needs a number; no rule ends a game (E4)
PARAMETERS: dict[str, Any] = {"rules": "classic", "players": 2, "start": 0, "reward": "win"}


def game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="heckmeck",
        long_name="Heckmeck am Bratwurmeck (Pickomino)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def most_rolls(edition: Edition) -> tuple[Roll, ...]:
    return rolls(DICE, edition.is_deluxe, edition.golden_die == "standard")


class HeckmeckGame(pyspiel.Game):
    """Parameters: `rules`, a preset and options as in a record; `players`; `start`, who begins; `reward`.

    OpenSpiel's game strings have no room for a second equals sign, so an option may be written with a colon:
    `heckmeck(rules=deluxe steal:optional max_turns:200,players=3)`.

    Decisions have the 39 codes of docs/research.md. A roll is one chance outcome: its number among the
    multisets of the dice that fall (`heckmeck.envs.rolls`). Observation tensors are those of the other
    environments.
    """

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = PARAMETERS | (parameters or {})
        given["rules"] = given["rules"].replace("=", ":")
        self.edition = Edition.parse(given["rules"].replace(":", "="))
        check_table(self.edition, given["players"], given["start"])
        self.reward = reward_code(given["reward"])
        self.first = opening(self.edition, given["players"])
        self.first["seat"] = given["start"]
        margin = self.reward == WORMS_MARGIN
        utilities = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(most_rolls(self.edition)),
            num_players=given["players"],
            min_utility=-float(MOST_WORMS) if margin else 0.0,
            max_utility=float(MOST_WORMS) if margin else 1.0,
            utility_sum=0.0 if margin else 1.0,
            max_game_length=MOST_STEPS_A_TURN * min(self.edition.max_turns or MOST_TURNS, MOST_TURNS),
        )
        super().__init__(game_type(utilities.ZERO_SUM if margin else utilities.CONSTANT_SUM), info, given)

    def new_initial_state(self) -> "HeckmeckState":
        return HeckmeckState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "HeckmeckObserver":
        recalls = kind is not None and kind.perfect_recall
        return HeckmeckObserver(self.num_players(), recalls)


class HeckmeckState(pyspiel.State):
    """A position; dice that must fall are the chance player's."""

    def __init__(self, game: HeckmeckGame) -> None:
        super().__init__(game)
        self.states = game.first.copy()
        self.reward = game.reward

    def current_player(self) -> int:
        phase = self.states["phase"][0]
        if phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if phase == ROLLING else int(self.states["seat"][0])

    def is_terminal(self) -> bool:
        return bool(self.states["phase"][0] == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return listed(options_of(self.states))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(outcomes(*self._dice_that_fall()))  # OpenSpiel's search shuffles the list that it gets

    def _dice_that_fall(self) -> tuple[int, bool, bool]:
        s = self.states[0]
        return int(s.dice_left - s.golden_left), bool(s.golden_left), bool(s.golden_die_standard)

    def _roll(self, outcome: int) -> Roll:
        return rolls(*self._dice_that_fall())[outcome]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            roll = self._roll(action)
            let_fall(self.states, roll.white, roll.golden)
        elif not decide(self.states, action):
            raise why_not(self.states[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return SPELLING[action]
        roll = self._roll(action)
        return f"dice {spell_dice(roll.white, roll.golden)}"

    def returns(self) -> list[float]:
        values = np.zeros(self.num_players())
        if self.is_terminal():
            score(self.states, self.reward, values)
        return list(values.tolist())

    def __str__(self) -> str:
        """Return the state document (docs/notation.md 2) on one line."""
        names = [f"player_{seat}" for seat in range(self.num_players())]
        return json.dumps(to_builtins(document(self.states[0], names, self.move_number(), None)))


@compiled
def options_of(states: np.ndarray) -> np.int64:
    return legal_actions(states[0])


@compiled
def decide(states: np.ndarray, action: int) -> bool:
    return apply(states[0], action)


@compiled
def let_fall(states: np.ndarray, white: np.ndarray, golden: int) -> bool:
    return apply_dice(states[0], white, golden)


class HeckmeckObserver:
    """The tensor of docs/research.md and the state document; with perfect recall, the steps so far."""

    def __init__(self, players: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(observation_size(players), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: HeckmeckState, player: int) -> None:
        if self.tensor is not None:
            write_observation(state.states[0], player, self.tensor)

    def string_from(self, state: HeckmeckState, player: int) -> str:
        return state.history_str() if self.recalls else str(state)


pyspiel.register_game(game_type(pyspiel.GameType.Utility.CONSTANT_SUM), HeckmeckGame)
