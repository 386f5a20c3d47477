"""Search self-play games for puzzles: the natural decision of `simple` or `worms` loses at least 8 points.

Run: python bench/find_puzzles.py --games 300 --players 2

Every puzzle still holds when the coach looks two turns ahead. At most one per game is kept, and the kinds of decision
take turns. The file in the package is replaced; it belongs to the shipped weights, so run this again whenever they
change, and name only numbers of players for which a network is trained.
"""

import argparse
import hashlib
import json
from pathlib import Path

from heckmeck.bots.bot import Bot
from heckmeck.bots.registry import make_bot
from heckmeck.coach import puzzles
from heckmeck.coach.advice import Advice, advise
from heckmeck.coach.coach import Coach, coach_for
from heckmeck.game import Game
from heckmeck.rules.state import Phase

FILE = Path(puzzles.__file__).with_name("puzzles.json")
WANTED = 100
MOST = 0.30  # a greater loss is not a riddle
AT_LEAST, AT_LEAST_DEEPER = 0.08, 0.05
LONGEST = 120  # turns
NATURAL = ("worms", "simple")  # the rarer first
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
RULES = ("classic", "deluxe")


def self_play(number: int, players: int, player: Bot) -> Game:
    rules = RULES[number % len(RULES)]
    seed = hashlib.sha256(f"puzzle:{number}".encode()).hexdigest()
    game = Game(rules, NAMES[:players], headers={"seed": seed})
    while not game.over and game.state.turns < LONGEST:
        if game.phase is Phase.ROLLING:
            game.roll()
        else:
            game.play(player.decide(game))
    return game


def riddles(game: Game, coach: Coach, bots: dict[str, Bot]) -> list[dict[str, object]]:
    """Return the decisions of a game where a bot would go wrong."""
    found = []
    for ply in range(game.ply):
        at = game.at(ply)
        if len(at.legal) < 2:
            continue
        advice = advise(at, coach)
        for name, bot in bots.items():
            move = bot.decide(at)
            if AT_LEAST <= advice.option(move).loss <= MOST and clear(advice):
                found.append(entry(at, advice, move, name))
                break
    return found


def clear(advice: Advice) -> bool:
    """Whether there is one best decision, not two that are nearly equal."""
    return advice.options[1].loss >= 0.02


def entry(at: Game, advice: Advice, natural: str, by: str) -> dict[str, object]:
    plain = Game(at.edition, at.players, at.start, at.moves)
    loss = round(advice.option(natural).loss, 6)
    return {
        "record": plain.record(),
        "ply": at.ply,
        "best": advice.best.move,
        "natural": natural,
        "by": by,
        "loss": loss,
    }


def holds_deeper(riddle: dict[str, object]) -> bool:
    """Whether a look at the next player's turn says the same."""
    puzzle = puzzles.Puzzle(**riddle)  # type: ignore[arg-type]
    game = puzzle.game()
    advice = advise(game, coach_for(game.edition, depth=2))
    return advice.best.move == puzzle.best and advice.option(puzzle.natural).loss >= AT_LEAST_DEEPER


def kind_of(riddle: dict[str, object]) -> tuple[str, ...]:
    """What makes puzzles different: rules and players, the bot, and both decisions without their numbers."""
    header = str(riddle["record"]).split("\n\n", 1)[0]
    return header, str(riddle["by"]), str(riddle["best"]).split()[0], str(riddle["natural"]).split()[0]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    asked = parser.parse_args()
    player, bots = make_bot("champion"), {name: make_bot(name) for name in NATURAL}
    kinds: dict[tuple[str, ...], list[dict[str, object]]] = {}
    for players in asked.players:
        for number in range(asked.games):
            game = self_play(number, players, player)
            found = riddles(game, coach_for(game.edition), bots)
            found.sort(key=lambda riddle: len(kinds.get(kind_of(riddle), [])))  # a rare kind first
            chosen = next(filter(holds_deeper, found), None)
            if chosen is not None:
                kinds.setdefault(kind_of(chosen), []).append(chosen)
    kept = in_turn(list(kinds.values()))
    print({kind: len(found) for kind, found in kinds.items()}, len(kept))
    kept.sort(key=lambda riddle: (len(str(riddle["record"])), riddle["ply"]))
    FILE.write_text(
        "[\n" + ",\n".join(json.dumps(riddle, ensure_ascii=False) for riddle in kept) + "\n]\n",
        encoding="utf-8",
    )


def in_turn(kinds: list[list[dict[str, object]]]) -> list[dict[str, object]]:
    """Take one of each kind in turn until there are enough, so that no kind crowds out the others."""
    kept: list[dict[str, object]] = []
    for row in range(max(map(len, kinds))):
        kept += [found[row] for found in kinds if row < len(found)]
    return kept[:WANTED]


if __name__ == "__main__":
    main()
