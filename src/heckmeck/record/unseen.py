"""Rolls of real dice of which only what was set aside was entered (docs/notation.md, C2)."""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heckmeck.game import Game

HEADER = "unseen"
NUMBERS = re.compile(r"(?:0|[1-9]\d{0,5})(?:,(?:0|[1-9]\d{0,5}))*", re.ASCII)


def unseen_rolls(headers: Mapping[str, str]) -> frozenset[int]:
    """Return the numbers of the rolls whose other dice are made up."""
    text = headers.get(HEADER, "")
    return frozenset(map(int, text.split(","))) if NUMBERS.fullmatch(text) else frozenset()


def with_unseen(headers: Mapping[str, str], rolls: Iterable[int]) -> dict[str, str]:
    """Return the headers of a game in which these rolls were not seen."""
    text = ",".join(map(str, sorted(rolls)))
    return {**headers, HEADER: text} if text else dict(headers)


def unseen_turns(game: "Game") -> set[int]:
    """Return the turns, from 1, with a roll that was not seen: nobody can judge them."""
    rolls = unseen_rolls(game.headers)
    turns, number = set(), 0
    for step in game.steps if rolls else ():
        if step.move.startswith("dice "):
            if number in rolls:
                turns.add(int(step.before.turns) + 1)
            number += 1
    return turns
