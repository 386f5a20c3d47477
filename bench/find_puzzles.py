"""Search games for puzzles: the natural decision of `simple` or `worms` loses at least 8 points.

Run: python bench/find_puzzles.py

The same number for each edition and number of players, and within such a group as many kinds of decision as there are.
Every puzzle still holds when the coach looks two turns ahead. The file in the package is replaced; it belongs to the
shipped weights, so run this again whenever they change.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from pathlib import Path

from heckmeck.bots.registry import make_bot
from heckmeck.coach import puzzles
from heckmeck.coach.advice import Advice, advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.puzzles import CRITICS, Puzzle, rating_of
from heckmeck.game import Game
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import Phase

FILE = Path(puzzles.__file__).with_name("puzzles.json")
GROUPS = tuple(product((2, 3, 4, 5), ("classic", "deluxe")))
MOST = 0.30  # a greater loss is not a riddle
AT_LEAST, AT_LEAST_DEEPER = 0.08, 0.05
CLEAR = 0.02  # there is one best decision, not two that are nearly equal
LONGEST = 120  # turns
A_GAME = 3  # puzzles at most
HUMAN = 0.2  # the share of decisions that `worms` takes: people do not only meet positions of perfect play
NATURAL = ("worms", "simple")  # the rarer first
WITH_A_LINE = (Phase.START, Phase.KEEP, Phase.DECIDE)  # P7
BOTS = {name: make_bot(name) for name in {*CRITICS, *NATURAL}}


def decisions(rules: str, players: int, seed: int) -> Iterator[tuple[Game, Advice]]:
    """Yield the unforced decisions of a game with what the coach says about them."""
    chance = random.Random(f"{rules}:{players}:{seed}")
    game, coach = Game(rules, "ABCDEFG"[:players]), coach_for(Edition(rules))
    while not game.over and game.state.turns < LONGEST:
        if game.phase is Phase.ROLLING:
            game.roll(random_dice(game, chance))
        else:
            advice = advise(game, coach)
            if len(advice.options) > 1 and game.phase in WITH_A_LINE:
                yield game, advice
            human = chance.random() < HUMAN
            game.play(BOTS["worms"].decide(game) if human else advice.best.move)


def random_dice(game: Game, chance: random.Random) -> str:
    s = game.state
    golden = ("12345W" if s.golden_die_standard else "111WWW") if s.golden_left else ""
    white = "".join(sorted(chance.choices("12345W", k=int(s.dice_left - s.golden_left))))
    return f"{white}+{chance.choice(golden)}" if golden else white


def riddle(game: Game, advice: Advice) -> Puzzle | None:
    """Return the puzzle that a decision makes, if a bot would go wrong."""
    if advice.options[1].loss < CLEAR or advice.options[-1].loss < AT_LEAST:
        return None
    for name in NATURAL:
        move = BOTS[name].decide(game)
        loss = advice.option(move).loss
        if AT_LEAST <= loss <= MOST:
            failed = tuple(name for name in CRITICS if BOTS[name].decide(game) != advice.best.move)
            rating = rating_of(len(failed) / len(CRITICS), advice.options[1].loss)
            return Puzzle(game.position(), advice.best.move, move, name, round(loss, 6), failed, rating)
    return None


def holds_deeper(puzzle: Puzzle) -> bool:
    """Whether a look at the next player's turn says the same."""
    game = puzzle.game()
    advice = advise(game, coach_for(game.edition, depth=2))
    return advice.best.move == puzzle.best and advice.option(puzzle.natural).loss >= AT_LEAST_DEEPER


def kind_of(puzzle: Puzzle) -> tuple[str, ...]:
    """What makes puzzles of a group different: the bot, and both decisions without their numbers."""
    return puzzle.by, puzzle.best.split()[0], puzzle.natural.split()[0]


def search(rules: str, players: int, wanted: int, until: float) -> list[Puzzle]:
    """Return puzzles of a group; kinds take turns, so that none crowds out the others."""
    kinds: dict[tuple[str, ...], list[Puzzle]] = {}
    seed = 0
    while time.process_time() < until and sum(len(found[: wanted // 3]) for found in kinds.values()) < wanted:
        found = [puzzle for puzzle in (riddle(*at) for at in decisions(rules, players, seed)) if puzzle]
        found.sort(key=lambda puzzle: len(kinds.get(kind_of(puzzle), [])))  # a rare kind first
        for puzzle in found[:A_GAME]:
            if holds_deeper(puzzle):
                kinds.setdefault(kind_of(puzzle), []).append(puzzle)
        seed += 1
    rows = max(map(len, kinds.values()), default=0)
    in_turn = [found[row] for row in range(rows) for found in kinds.values() if row < len(found)]
    print(rules, players, seed, "games", {kind: len(found) for kind, found in kinds.items()}, flush=True)
    return in_turn[:wanted]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--wanted", type=int, default=38, help="for each edition and number of players")
    parser.add_argument("--minutes", type=float, default=15, help="of processor time, for all")
    asked = parser.parse_args()
    kept: list[Puzzle] = []
    for number, (players, rules) in enumerate(GROUPS, start=1):
        kept += search(rules, players, asked.wanted, 60 * asked.minutes * number / len(GROUPS))
    kept.sort(key=lambda puzzle: (not puzzle.position.startswith("classic"), puzzle.rating, puzzle.position))
    lines = (json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in kept)
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(len(kept), "puzzles")


if __name__ == "__main__":
    main()
