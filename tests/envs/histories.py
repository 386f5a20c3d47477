"""Games played with `Game` alone, with the dice of the environments: what every environment must repeat."""

from random import Random
from typing import NamedTuple

import numpy as np

from heckmeck.bots.simple import simple_decision
from heckmeck.game import Game
from heckmeck.game.dice_rng import below, new_chance, throw
from heckmeck.game.moves import ACTION_OF, SPELLING, spell_dice
from heckmeck.rules.actions import ROLL, STOP
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.state import FACES, Phase

GAMES = 500
RULES = (
    "classic",
    "deluxe",
    "russian lower_tile=any",
    "deluxe faster=returned golden_die=standard steal=optional lower_tile=any",
    "classic faster=highest highest_tile=30",
    "deluxe worms_on_low_tiles=3 max_turns=40",
)
CONFORMANCE = [(rules, players) for rules in ("classic", "deluxe") for players in (2, 4, 7)]


class Decision(NamedTuple):
    """A position where somebody decides, and what was decided."""

    state: bytes
    seat: int
    legal: list[int]
    action: int
    rolls_before: list[str]  # the dice that fell since the last decision


class History(NamedTuple):
    """One game, decision by decision; `asked` are the seats that decide from outside."""

    seed: int
    rules: str
    players: int
    start: int
    decisions: list[Decision]
    last_rolls: list[str]
    end: bytes
    win: list[float]
    margin: list[float]


def play_history(seed: int, rules: str, players: int, bots: bool) -> History:
    """Play with `Game`: all decide at random; with `bots`, the seats from 1 on decide like `simple`."""
    mind = Random(seed)
    chance = new_chance(seed)
    while not (history := play_game(seed, rules, players, bots, mind, chance)).decisions:
        pass  # the bots ended it before seat 0 decided: environments begin anew
    return history


def play_game(seed: int, rules: str, players: int, bots: bool, mind: Random, chance: np.ndarray) -> History:
    game = Game(rules, [f"player_{seat}" for seat in range(players)], int(below(chance, players)))
    white = np.zeros(FACES, np.int8)
    decisions: list[Decision] = []
    rolled: list[str] = []
    while not game.over:
        if game.phase is Phase.ROLLING:
            golden = throw(chance, game.state, white)
            rolled.append(f"dice {spell_dice(white, golden)}")
            game.play(rolled[-1])
            continue
        bot = bots and game.seat != 0
        action = simple_decision(game.state) if bot else random_decision(game, mind)
        if not bot:
            legal = [ACTION_OF[move] for move in game.legal]
            decisions.append(Decision(game.state.tobytes(), game.seat, legal, action, rolled))
            rolled = []
        game.play(SPELLING[action])
    return History(seed, rules, players, game.start, decisions, rolled, game.state.tobytes(), *results(game))


def random_decision(game: Game, mind: Random) -> int:
    """Return any legal decision, but only one in eight of the stops that take nothing: else games never end."""
    action = ACTION_OF[mind.choice(game.legal)]
    in_vain = action == STOP and not forced_claim(game.state)
    return ROLL if in_vain and "roll" in game.legal and mind.random() < 7 / 8 else action


def results(game: Game) -> tuple[list[float], list[float]]:
    """Return the win share and the worms margin of each seat, from the state document."""
    document = game.document()
    worms = [player["worms"] for player in document["players"]]
    first = document["ranking"][0]
    win = [1 / len(first) if seat in first else 0.0 for seat in range(len(worms))]
    margin = [own - (sum(worms) - own) / (len(worms) - 1) for own in worms]
    return win, margin


def history_of(seed: int, bots: bool) -> History:
    """Return a game; the seed also chooses the edition, the options and 2 to 7 players."""
    return play_history(seed, RULES[seed % len(RULES)], 2 + seed // len(RULES) % 6, bots)


def histories(rules: str, bots: bool) -> list[History]:
    """Return all games by these rules."""
    return [history_of(seed, bots) for seed in range(RULES.index(rules), GAMES, len(RULES))]
