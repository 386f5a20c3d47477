"""What a tournament may do differently: a preset of another source, a club's own rules (rules_file.py reads them).

Without arguments docs/rules.md section 8 applies.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from heckmeck.tournament.points import SHEET_POINTS, PointTables

LOT = "lot"
RANKING = ("score", "places", "wins", "worms", "highest", LOT)
EDITIONS = ("classic", "deluxe")
SCORES = ("worms_and_places", "places")
DRAWS = ("lots", "placing")
SHEET = "sheet"
FINAL_WITH_BYES = 4

# What each format says that docs/rules.md does not; sizes that its source leaves out keep the sheet's points.
PRESETS: Mapping[str, Mapping[str, Any]] = {
    SHEET: {},
    "simple": {
        "table_size": 4,
        "smallest_table": 3,
        "largest_table": 7,
        "most_tables": 6,
        "final": 6,
        "ranking": ["worms", "highest"],
    },
    "profi": {
        "rounds": 2,
        "smallest_table": 4,
        "largest_table": 7,
        "final": 6,
        "score": "places",
        "ranking": ["score", "wins", "worms", "highest"],
        "points": {
            "4": [7, 5, 3, 1],
            "5": [7, 5, 4, 2, 1],
            "6": [7, 5, 4, 3, 2, 1],
            "7": [7, 6, 5, 4, 3, 2, 1],
        },
    },
    "seven": {
        "rounds": 4,
        "table_size": 4,
        "smallest_table": 4,
        "largest_table": 7,
        "draw": "placing",
        "final": 4,
        "byes": 2,
        "score": "places",
        "ranking": ["score", "highest"],
        "points": {
            "4": [7, 5, 3, 1],
            "5": [7, 5, 4, 2, 1],
            "6": [7, 5, 4, 3, 2, 1],
            "7": [7, 6, 5, 4, 3, 2, 1],
        },
    },
}
SOURCES = {
    "simple": "heckmeck-wm.de/turnierregeln",
    "profi": "heckmeck-wm.de/turnierregeln",
    "seven": "clauschi.de/heckmeck/turnier.php",
}


@dataclass(frozen=True)
class HouseStage:
    """A club's own stage (H4)."""

    rounds: int = 1
    tables: int | None = None
    table_size: int | None = None
    advance: int | None = None
    each: int | None = None
    byes: int = 0


@dataclass(frozen=True)
class HouseRules:
    """The rules of one tournament. Without arguments: docs/rules.md section 8 with the classic game."""

    preset: str = SHEET
    edition: str = "classic"
    highest_tile: int = 36
    worms_on_low_tiles: int = 1
    rounds: int = 1
    table_size: int | None = None
    smallest_table: int | None = None
    largest_table: int | None = None
    most_tables: int | None = None
    final: int | None = None
    byes: int = 0
    draw: str = DRAWS[0]
    score: str = SCORES[0]
    ranking: tuple[str, ...] = RANKING
    points: PointTables = field(default_factory=lambda: dict(SHEET_POINTS))
    stages: tuple[HouseStage, ...] = ()
    minutes: int = 0
    last_turns: int = 1
    max_turns: int | None = None

    @property
    def deluxe(self) -> bool:
        return self.edition == "deluxe"


def plain_number(value: Fraction) -> int | str:
    """Write a fraction for JSON: a whole number as a number, another as text, 5/2."""
    return value.numerator if value.denominator == 1 else str(value)
