"""Every bot against every other, at tables of every size."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from itertools import combinations

import numpy as np

from heckmeck.arena.forfeits import give_the_rest_away, third_forfeit, unplayed
from heckmeck.arena.guest import Forfeit, Guest
from heckmeck.arena.match import Chunk, Complaints, Pairing, Results, cut, is_users
from heckmeck.arena.workers import Crew, play_all
from heckmeck.bots.registry import make_bot
from heckmeck.errors import Malformed
from heckmeck.rules.edition import Edition

CHUNKS_A_HAND = 4
MOST_IN_A_CHUNK = 500
MOST_WITH_GUESTS = 100


class Arena:
    """Plays all pairings and keeps the results; the same seed gives the same games."""

    def __init__(
        self,
        bots: Sequence[str],
        sizes: Sequence[int] = (2,),
        games: int = 1000,
        seed: int = 1,
        rules: str = "classic",
        timeout: float = 5.0,
    ) -> None:
        """Refuse at once what cannot be played."""
        if len(bots) < 2:
            raise Malformed("too-few-bots", "")
        Edition.parse(rules)
        for bot in dict.fromkeys(bots):
            check(bot, rules, timeout)
        self.rules, self.seed, self.games, self.timeout = rules, seed, games, timeout
        pairs = dict.fromkeys(combinations(bots, 2))
        self.pairings = [Pairing(a, b, players, rules) for players in sizes for a, b in pairs]
        self.complaints: Complaints = {}
        self._parts: dict[Pairing, dict[int, Results]] = {pairing: {} for pairing in self.pairings}
        self._given_up: dict[Pairing, int] = {}

    def play(self, open_crew: Callable[[], AbstractContextManager[Crew]], hands: int) -> Iterator[int]:
        """Play everything; yield how many games each finished piece of work had."""
        chunks = [chunk for pairing in self.pairings for chunk in self._cut(pairing, hands)]
        with closing(play_all(chunks, open_crew, self._is_needless)) as finished:
            for chunk, played in finished:
                results, complaints = played or unplayed(chunk)
                self._parts[chunk.pairing][chunk.first] = results
                self.complaints = {**complaints, **self.complaints}
                if third_forfeit(chunk.pairing, results, chunk.first):
                    earlier = self._given_up.get(chunk.pairing, chunk.first)
                    self._given_up[chunk.pairing] = min(earlier, chunk.first)
                yield chunk.games

    def _cut(self, pairing: Pairing, hands: int) -> list[Chunk]:
        most = MOST_WITH_GUESTS if is_users(pairing.a) or is_users(pairing.b) else MOST_IN_A_CHUNK
        size = min(most, -(-self.games // (CHUNKS_A_HAND * hands)))
        return cut(pairing, self.seed, self.games, size, self.timeout)

    def _is_needless(self, chunk: Chunk) -> bool:
        return self._given_up.get(chunk.pairing, chunk.first) < chunk.first

    @property
    def results(self) -> dict[Pairing, Results]:
        """What has been played so far, in the order of the games; pairings without a game are left out."""
        played = {}
        for pairing, parts in self._parts.items():
            if parts:
                games = np.concatenate([parts[first] for first in sorted(parts)])
                played[pairing] = give_the_rest_away(pairing, games, 0)
        return played

    @property
    def total_games(self) -> int:
        """All games, each pairing rounded up to whole rotations."""
        return sum(-(-self.games // pairing.players) * pairing.players for pairing in self.pairings)


def check(bot: str, rules: str, timeout: float) -> None:
    """Refuse a bot that cannot be made; what a user's bot does wrong by itself is left for its games."""
    if not is_users(bot):
        make_bot(bot)
        return
    with Guest(bot, timeout) as guest:
        try:
            guest.begin(rules, 2, {0: 0})
        except Forfeit:
            return
