"""Games between two bots: who sits where, with which dice, and each result.

With n players the first bot has one seat and the second all others. n games with the same dice, the first bot once in
each seat, are a rotation; rotations are never split. A game depends on its pairing, the seed and its number only, so
the result is the same whoever plays the chunks, and in whatever order.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.kernel import DESKS
from heckmeck.bots.many_games import COLUMNS as KERNEL_COLUMNS
from heckmeck.bots.many_games import play_games
from heckmeck.bots.registry import make_bot
from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import empty_states

FORFEIT = KERNEL_COLUMNS  # one more column of the results than the kernel fills
COLUMNS = KERNEL_COLUMNS + 1
MOST_TURNS = 10_000  # where the rules set no limit (E4): two bots may never take the last tile

Results = NDArray[np.int64]  # [game, seat, column]
Complaints = dict[str, tuple[str, dict[str, str]]]  # a bot -> why it forfeited first, and the details


class Pairing(NamedTuple):
    """Two bots at tables of one size."""

    a: str
    b: str
    players: int
    rules: str

    @property
    def edition(self) -> Edition:
        """The rules, with a limit of turns."""
        edition = Edition.parse(self.rules)
        return edition if edition.max_turns else edition.with_options(max_turns=MOST_TURNS)

    def seat_of_a(self, game: int) -> int:
        return game % self.players


class Chunk(NamedTuple):
    """A piece of work: the games `first` … `first + games - 1` of a pairing."""

    pairing: Pairing
    seed: int
    first: int
    games: int
    timeout: float


class Played(NamedTuple):
    """The result of a chunk."""

    results: Results
    complaints: Complaints


def is_users(spec: str) -> bool:
    """Whether a bot comes from a user's file; it is never loaded into our own process."""
    return spec.partition(":")[0].endswith(".py")


def cut(pairing: Pairing, seed: int, games: int, size: int, timeout: float) -> list[Chunk]:
    """Cut the games of a pairing, rounded up to whole rotations, into chunks of about `size` games."""
    rotations = -(-games // pairing.players)
    each = max(1, size // pairing.players)
    return [
        Chunk(pairing, seed, first * pairing.players, min(each, rotations - first) * pairing.players, timeout)
        for first in range(0, rotations, each)
    ]


def luck_of(chunk: Chunk, game: int) -> NDArray[np.int64]:
    """Return the dice of a game: the same for all games of a rotation, whoever plays."""
    return new_chance([chunk.seed, game // chunk.pairing.players])


def play_chunk(chunk: Chunk) -> Played:
    """Play a chunk: in the kernel, or step by step where a user's bot takes part."""
    if is_users(chunk.pairing.a) or is_users(chunk.pairing.b):
        from heckmeck.arena.step_by_step import play_with_guests

        return play_with_guests(chunk)
    return Played(play_in_kernel(chunk), {})


def built_in(spec: str) -> BuiltInBot:
    bot = make_bot(spec)
    assert isinstance(bot, BuiltInBot)
    return bot


def play_in_kernel(chunk: Chunk) -> Results:
    pairing, players = chunk.pairing, chunk.pairing.players
    bots = [built_in(pairing.a), built_in(pairing.b)]
    games = range(chunk.first, chunk.first + chunk.games)
    seating = np.ones((chunk.games, players), np.int64)
    for row, game in enumerate(games):
        seating[row, pairing.seat_of_a(game)] = 0
    start = empty_states(1)
    start[0] = new_game(pairing.edition, players)
    results = np.zeros((chunk.games, players, COLUMNS), np.int64)
    play_games(
        start,
        empty_states(2),
        seating,
        np.array([bot.kind for bot in bots]),
        np.stack([bot.parameters(players) for bot in bots]),
        DESKS.of(pairing.edition, bots),
        np.stack([luck_of(chunk, game) for game in games]),
        results,
    )
    return results
