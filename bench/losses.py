"""What the bots' decisions lose against the coach: the basis of the classes and of the accuracy in docs/coach.md.

Run: python bench/losses.py --games 30 --players 2
"""

import argparse
import hashlib

import numpy as np

from heckmeck.bots.registry import make_bot
from heckmeck.coach.accuracy import CLASSES, accuracy_of, class_of
from heckmeck.coach.review import Review, review
from heckmeck.game import Game
from heckmeck.rules.state import Phase

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
RULES = ("classic", "deluxe")
BOTS = ("random", "simple", "careful", "worms", "champion")
QUANTILES = (50, 75, 90, 95, 99)
LONGEST = 100  # turns; `random` hardly ends a game


def reviewed(rules: str, players: int, spec: str, number: int) -> Review:
    seed = hashlib.sha256(f"losses:{number}".encode()).hexdigest()
    game = Game(rules, NAMES[:players], headers={"seed": seed})
    bot = make_bot(spec, number)
    while not game.over and game.state.turns < LONGEST:
        if game.phase is Phase.ROLLING:
            game.roll()
        else:
            game.play(bot.decide(game))
    return review(game)


def row(rules: str, players: int, spec: str, games: int) -> str:
    losses, revaluations = [], []
    for number in range(games):
        found = reviewed(rules, players, spec, number)
        losses += [judged.loss for judged in found.judgements if not judged.forced]
        revaluations.append(found.revaluation)
    grades = [class_of(loss) for loss in losses]
    shares = "".join(f"{100 * grades.count(name) / len(grades):6.1f}" for name in CLASSES)
    points = "".join(f"{100 * quantile:6.2f}" for quantile in np.percentile(losses, QUANTILES))
    return (
        f"{rules:8}{players:2} {spec:9}{len(losses):7}{accuracy_of(losses):7.1f}{100 * np.mean(losses):7.2f}"
        f"{shares}{points}{100 * np.mean(revaluations):7.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    asked = parser.parse_args()
    titles = [f"{name[:5]:>6}" for name in CLASSES] + [f"{f'{quantile} %':>6}" for quantile in QUANTILES]
    print(f"{'rules':8}{'n':>2} {'bot':9}{'number':>7}{'acc.':>7}{'error':>7}{''.join(titles)}{'reval':>7}")
    for rules in RULES:
        for players in asked.players:
            for spec in BOTS:
                print(row(rules, players, spec, asked.games), flush=True)


if __name__ == "__main__":
    main()
