"""Games for the tests of the coach: played by bots with the fair dice of a seed."""

import hashlib
from collections.abc import Callable, Iterator

from heckmeck.bots.registry import make_bot
from heckmeck.game import Game
from heckmeck.rules.state import Phase
from tests.positions import NAMES

Player = Callable[[Game], str]


def played(rules: str, players: int, by: str | Player, seed: int, turns: int = 1000) -> Game:
    """Return a game in which every seat plays like `by`, to its end or for this many turns."""
    decide = make_bot(by).decide if isinstance(by, str) else by
    game = Game(rules, NAMES[:players], headers={"seed": hashlib.sha256(f"{seed}".encode()).hexdigest()})
    while not game.over and game.state.turns < turns:
        if game.phase is Phase.ROLLING:
            game.roll()
        else:
            game.play(decide(game))
    return game


def decisions_of(game: Game) -> Iterator[Game]:
    """Yield the game at each of its decisions."""
    for ply in range(game.ply):
        at = game.at(ply)
        if at.legal:
            yield at
