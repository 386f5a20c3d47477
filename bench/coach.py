"""CPU time of advice and review, in milliseconds, with something to compare them to.

Run: python bench/coach.py
"""

import hashlib
import statistics
import time
from collections.abc import Iterator

from heckmeck.bots.registry import make_bot
from heckmeck.coach.advice import advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.review import review
from heckmeck.game import Game
from heckmeck.rules.state import Phase

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
POSITIONS = {1: 1000, 2: 100}
AT_MOST_MS = {1: 5, 2: 100}
REVIEW_AT_MOST_S = 3


def games(rules: str, players: int) -> Iterator[Game]:
    """Yield games of `worms`, one after the other."""
    bot, number = make_bot("worms"), 0
    while True:
        seed = hashlib.sha256(f"bench:{number}".encode()).hexdigest()
        game = Game(rules, NAMES[:players], headers={"seed": seed})
        while not game.over:
            if game.phase is Phase.ROLLING:
                game.roll()
            else:
                game.play(bot.decide(game))
        yield game
        number += 1


def decisions(count: int) -> Iterator[Game]:
    """Yield this many unforced decisions of deluxe games with four players, every fifth one of a game."""
    found = 0
    for game in games("deluxe", 4):
        for ply in range(0, game.ply, 5):
            at = game.at(ply)
            if len(at.legal) > 1:
                yield at
                found += 1
                if found == count:
                    return


def measure_advice(depth: int) -> str:
    times = []
    for at in decisions(POSITIONS[depth]):
        begin = time.process_time()
        advise(at, coach_for(at.edition, depth))  # a new coach: nothing is remembered
        times.append(1000 * (time.process_time() - begin))
    median, worst = statistics.median(times), statistics.quantiles(times, n=100)[98]
    return f"advice, depth {depth}: {median:6.2f} ms, 99 % below {worst:6.2f} ms (at most {AT_MOST_MS[depth]} ms)"


def main() -> None:
    at = next(decisions(1))
    for depth in POSITIONS:
        advise(at, coach_for(at.edition, depth))  # compile
    for depth in POSITIONS:
        print(measure_advice(depth))
    game = next(games("deluxe", 7))
    begin = time.process_time()
    review(game)
    seconds = time.process_time() - begin
    print(
        f"review of 7 players, {game.state.turns} turns, {game.ply} steps: "
        f"{seconds:.2f} s, {1000 * seconds / game.ply:.2f} ms a step (at most {REVIEW_AT_MOST_S} s)"
    )


if __name__ == "__main__":
    main()
