"""Games per second of `worms` against `worms` on one core, and the published match figures at full size.

Run: python -m bench.bots [games of each match, 20000 by default]
Equals play three times as many: each of their deals is one game, since nothing has to be rotated.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from heckmeck.arena.match import Chunk, Pairing, play_in_kernel
from heckmeck.arena.statistics import Summary, shares_of, summarise
from heckmeck.bots.kernel import TURNS, new_desk
from heckmeck.bots.many_games import COLUMNS, play_games
from heckmeck.bots.registry import make_bot
from heckmeck.game.dice_rng import below, new_chance
from heckmeck.rules.actions import ROLL, STOP
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply_legal, new_game
from heckmeck.rules.state import DECIDE, FACES, OVER, empty_states
from tests.random_games import random_step

TARGET = 400
ROUNDS = 3


def games_a_second(rules: str, players: int, games: int) -> float:
    """Every game has its own dice, so that only what really repeats is recalled; CPU time, best of several rounds."""
    edition, bot = Edition.parse(rules), make_bot("worms")
    start = empty_states(1)
    start[0] = new_game(edition, players)
    seating = np.zeros((games, players), np.int64)
    kinds, parameters = np.array([bot.kind]), bot.parameters(players)[None]
    best = 0.0
    for seed in range(ROUNDS):
        lucks = np.stack([new_chance([seed, game]) for game in range(games)])
        results = np.zeros((games, players, COLUMNS), np.int64)
        desk = new_desk(edition)
        if seed == 0:  # compile
            play_games(
                start, empty_states(2), seating[:1], kinds, parameters, desk, lucks[:1].copy(), results[:1]
            )
        begin = time.process_time()
        play_games(start, empty_states(2), seating, kinds, parameters, desk, lucks, results)
        best = max(best, games / (time.process_time() - begin))
    return best


def match(a: str, b: str, players: int, games: int) -> Summary:
    pairing = Pairing(a, b, players, "classic")
    return summarise(pairing, play_in_kernel(Chunk(pairing, 1, 0, games, 1.0)))


class Equals(NamedTuple):
    """The results of games among equals."""

    seats: np.ndarray  # the share of wins of each seat
    error: float  # half of the 95 % interval of the first one
    turns: float


def equals(spec: str, players: int, deals: int) -> Equals:
    """Let one bot sit in every seat, on two cores; the deals are those of the arena with seed 1."""
    pieces = np.array_split(np.arange(deals), max(2, deals // 2000))
    with ProcessPoolExecutor(2) as pool:
        played = list(pool.map(partial(play_deals, spec, players), pieces))
    results = np.concatenate(played)
    shares = shares_of(results)
    error = 1.96 * shares[:, 0].std(ddof=1) / np.sqrt(deals)
    return Equals(shares.mean(axis=0), float(error), float(results[:, :, TURNS].sum(axis=1).mean()))


def play_deals(spec: str, players: int, deals: np.ndarray) -> np.ndarray:
    edition, bot = Edition.parse("classic"), make_bot(spec)
    start = empty_states(1)
    start[0] = new_game(edition, players)
    results = np.zeros((len(deals), players, COLUMNS), np.int64)
    lucks = np.stack([new_chance([1, int(deal)]) for deal in deals])
    seating = np.zeros((len(deals), players), np.int64)
    kinds, parameters = np.array([bot.kind]), bot.parameters(players)[None]
    play_games(start, empty_states(2), seating, kinds, parameters, new_desk(edition), lucks, results)
    return results


@compiled
def turns_of_whims(states: np.recarray, games: int, luck: np.ndarray) -> float:
    """Turns per game of random players who never stop for nothing, as in the published figure."""
    white, turns = np.zeros(FACES, np.int8), 0
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        while s.phase != OVER:
            if s.phase == DECIDE:
                takes = forced_claim(s) != 0
                apply_legal(s, STOP if takes and below(luck, 2) == 0 else ROLL)
            else:
                random_step(s, luck, white)
        turns += s.turns
    return turns / games


def percent(*shares: float) -> str:
    return " ".join(f"{100 * share:.1f}" for share in shares)


def main() -> None:
    for rules, players in (("classic", 2), ("classic", 4), ("deluxe", 2), ("deluxe", 4)):
        speed = games_a_second(rules, players, 2000)
        target = f"  (at least {TARGET})" if (rules, players) == ("classic", 2) else ""
        print(f"worms against worms, {rules}, {players} players: {speed:6.0f} games/s{target}")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"\nMatches, classic, {games} games and more            measured      published")
    steals = match("worms:steal=2", "worms:steal=1", 2, games)
    interval = f"{percent(steals.share)} [{percent(steals.low, steals.high)}]"
    print(f"steals counted double against once, wins %      {interval}   53.7 +-0.7")
    once, double = equals("worms:steal=1", 2, 3 * games), equals("worms", 2, 3 * games)
    first = f"{percent(once.seats[0])} +-{percent(once.error)}, {percent(double.seats[0])} +-{percent(double.error)}"
    print(f"first mover, steals counted once, double, wins % {first}   51.8 to 52.8")
    print(f"turns, steals counted once, double              {once.turns:.1f} {double.turns:.1f}   27, 31")
    four = equals("worms:steal=1", 4, 3 * games)
    print(
        f"four equal players, each seat wins %            {percent(*four.seats)} (+-{percent(four.error)})"
        "   27.5 25.8 24.0 22.7 (+-0.6)"
    )
    print(f"turns of four                                   {four.turns:.1f}   35")
    several = match("worms:steal=2", "worms:steal=1.333333", 4, games)
    print(f"four: double against 1 + 1/3, wins %            {percent(several.share)}   below 25")
    random = match("random", "random", 2, games // 50)
    start = empty_states(2)
    start[0] = new_game(Edition.parse("classic"), 2)
    whims = turns_of_whims(start, games, new_chance(1))
    print(f"turns of random play: any decision, no vain stop {random.turns:.0f} {whims:.1f}   60")


if __name__ == "__main__":
    main()
