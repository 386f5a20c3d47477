"""Positions where the obvious decision is wrong: `simple` or `worms` would lose at least 8 points of win probability.

They are graded by who fails them, on a scale like that of chess; docs/coach.md says how.

The file is written by bench/find_puzzles.py; a test asks the coach about every puzzle again.
"""

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources

from heckmeck.coach.advice import Option
from heckmeck.coach.reason_numbers import NO_DIFFERENCE
from heckmeck.coach.reasons import move_in_words
from heckmeck.game import Game
from heckmeck.language import Words

CRITICS = ("simple", "careful", "worms", "worms:loss=0", "worms:steal=2")  # who is asked how hard a puzzle is
EASIEST, HARDEST_MORE, CLOSE_MORE = 800, 800, 400  # of a rating, on a scale like that of chess
BEGINNER = 1000  # the rating of whoever has solved none
FIRST_DAY = date(2026, 1, 1)
STRIDE = 107  # from the puzzle of a day to that of the next: it shares no factor with their number
CLEAR_GAP = 0.1  # of a win: where the second best loses this much, nothing is close


@dataclass(frozen=True)
class Puzzle:
    """A position with a decision to take, the best one, and the decision of a bot that sees less."""

    position: str  # a position line (docs/notation.md 4)
    best: str
    natural: str
    by: str  # the bot whose choice `natural` is
    loss: float  # of the natural decision
    failed: tuple[str, ...]  # the critics who decide otherwise
    rating: int

    @property
    def rules(self) -> str:
        return self.position.partition(" ")[0].replace(",", " ")

    @property
    def players(self) -> int:
        return self.position.split(" ")[3].count("/") + 1

    def game(self) -> Game:
        """Return a game that begins with the decision."""
        return Game.from_position(self.position)

    def natural_in_words(self, game: Game, words: Words) -> str:
        """Say what the natural decision costs."""
        move = move_in_words(game, self.natural, words)
        return words.say("puzzle-natural", move=move, points=points(self.loss, words))


def rating_of(failing: float, gap: float) -> int:
    """Return how hard a puzzle is: the share of critics who fail it, and how close the second best decision comes."""
    closeness = 1 - min(gap, CLEAR_GAP) / CLEAR_GAP
    return round((EASIEST + HARDEST_MORE * failing + CLOSE_MORE * closeness) / 10) * 10


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
    return tuple(Puzzle(**{**entry, "failed": tuple(entry["failed"])}) for entry in json.loads(text))


def number_of_the_day(day: date) -> int:
    """Return the puzzle of a day, the same for everybody; each comes once before any comes again."""
    return (day - FIRST_DAY).days * STRIDE % len(puzzles()) + 1
