"""Positions where the obvious decision is wrong: `simple` or `worms` would lose at least 8 points of win probability.

The file is written by bench/find_puzzles.py; a test asks the coach about every puzzle again.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

from heckmeck.coach.advice import Option
from heckmeck.coach.reason_numbers import NO_DIFFERENCE
from heckmeck.coach.reasons import move_in_words
from heckmeck.game import Game
from heckmeck.language import Words
from heckmeck.record.reader import read


@dataclass(frozen=True)
class Puzzle:
    """A game up to a decision, the best one, and the decision of a bot that sees less."""

    record: str
    ply: int
    best: str
    natural: str
    by: str  # the bot whose choice `natural` is
    loss: float  # of the natural decision

    def start(self) -> Game:
        """Return the game before its first step, which is fast: nothing is replayed."""
        return read(self.record.partition("\n\n")[0])

    def game(self) -> Game:
        """Return the game at the decision."""
        return read(self.record.encode()).at(self.ply)

    def natural_in_words(self, game: Game, words: Words) -> str:
        """Say what the natural decision costs."""
        move = move_in_words(game, self.natural, words)
        return words.say("puzzle-natural", move=move, points=points(self.loss, words))


def is_right(answer: Option) -> bool:
    return answer.loss < NO_DIFFERENCE


def verdict_in_words(answer: Option, words: Words) -> str:
    """Say whether an answer is right, or what it costs."""
    key = "puzzle-right" if is_right(answer) else "puzzle-wrong"
    return words.say(key, points=points(answer.loss, words))


def points(loss: float, words: Words) -> str:
    return words.say("number", n=100 * loss)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles of the package."""
    text = resources.files("heckmeck.coach").joinpath("puzzles.json").read_text(encoding="utf-8")
    return tuple(Puzzle(**entry) for entry in json.loads(text))
