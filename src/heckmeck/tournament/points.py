"""The places of a game and the points for them (docs/rules.md E3, R1, R2 and the table of section 8)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

PointTables = Mapping[int, tuple[Fraction, ...]]


def _points(*numbers: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(number) for number in numbers)


SHEET_POINTS: PointTables = {
    2: _points(6, 1),
    3: _points(6, 3, 1),
    4: _points(6, 4, 2, 1),
    5: _points(6, 4, 3, 2, 1),
    6: _points(6, 5, 4, 3, 2, 1),
    7: _points(6, 5, 4, 3, 2, 1, 0),
}


@dataclass(frozen=True, order=True)
class Outcome:
    """What a player has at the end of a game; outcomes compare as E3 does."""

    worms: int
    highest: int


@dataclass(frozen=True)
class Game:
    """One game of one participant, as the standings count it. Whoever left it has no place points (R8)."""

    place: int
    points: Fraction
    outcome: Outcome
    stayed: bool = True

    @property
    def won(self) -> bool:
        """A shared first place counts as a win (R3)."""
        return self.stayed and self.place == 1


def places(outcomes: Mapping[int, Outcome]) -> list[list[int]]:
    """Return who holds which place, best first; players of one inner list share their places (E3)."""
    best_first = sorted(outcomes, key=lambda player: outcomes[player], reverse=True)
    return [list(group) for _, group in groupby(best_first, key=lambda player: outcomes[player])]


def shared_points(first: int, sharing: int, table: Sequence[Fraction]) -> Fraction:
    """Return the mean of the points for `sharing` places from place `first` on (R1)."""
    return sum(table[first - 1 : first - 1 + sharing], Fraction()) / sharing


def games(players: Sequence[int], outcomes: Mapping[int, Outcome], tables: PointTables) -> dict[int, Game]:
    """Return the game of everyone at a table; players without an outcome have left and come last.

    The points are those of the table as it was drawn: whoever leaves takes no point away from the others.
    """
    table = tables[len(players)]
    found: dict[int, Game] = {}
    place = 1
    for group in places(outcomes):
        points = shared_points(place, len(group), table)
        found.update({player: Game(place, points, outcomes[player]) for player in group})
        place += len(group)
    left = (player for player in players if player not in outcomes)
    found.update({player: Game(place, Fraction(), Outcome(0, 0), stayed=False) for player in left})
    return found
