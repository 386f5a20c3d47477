"""Tournaments, from the sign-up list to the final (docs/rules.md section 8): pure logic, no clock and no files.

`Tournament` is what an organiser runs; `plan` says what will happen; `overall_standings` says who is ranked
where and why; `exchange` reads and writes; `check` looks for whatever does not follow the rules.
"""

from heckmeck.tournament.checking import check
from heckmeck.tournament.drawing import entrants, next_draw
from heckmeck.tournament.events import Event
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.rules_file import read_house_rules
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.stages import StagePlan, plan
from heckmeck.tournament.standings import (
    Standing,
    champions,
    overall_standings,
    qualifiers,
    stage_standings,
    why,
)
from heckmeck.tournament.state import Seat, Stage, State, Table
from heckmeck.tournament.tournament import Tournament

Score = TableScore  # as release 0.1.0 calls it

__all__ = [
    "Event",
    "HouseRules",
    "Score",
    "Seat",
    "Stage",
    "StagePlan",
    "Standing",
    "State",
    "Table",
    "TableScore",
    "Tournament",
    "champions",
    "check",
    "entrants",
    "next_draw",
    "overall_standings",
    "plan",
    "qualifiers",
    "read_house_rules",
    "stage_standings",
    "why",
]
