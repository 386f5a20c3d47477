"""The page runs draws again (R9) and predicts plans (R6, R7): its fixtures are what the Python code makes.

`python -m tests.tournament.test_web_fixtures` rewrites them.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.stages import StagePlan, plan
from tests.tournament.helpers import play_to_the_end, shown, started

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "game"
PARTICIPANTS = (*range(2, 41), 47, 72, 73, 200, 217, 1000, 3000)
RULES = ((1, None), (3, None), (1, 4), (2, 5), (1, 7))


def draws() -> list[dict[str, Any]]:
    """Tournaments as drawn: several rounds without repeats, tables that must repeat, indices of two bytes (R7, R9)."""
    kinds = ((24, HouseRules(rounds=3, table_size=4)), (7, HouseRules(rounds=4)), (300, HouseRules()))
    return [drawn(count, rules) for count, rules in kinds]


def drawn(count: int, rules: HouseRules) -> dict[str, Any]:
    tournament = started(count, rules)
    play_to_the_end(tournament, Random(count))
    whole = shown(tournament)
    stages = [
        {key: stage[key] for key in ("number", "players", "lots")}
        | {"rounds": [seats(r) for r in stage["rounds"]]}
        for stage in whole["stages"]
    ]
    return {"seed": whole["seed"], "stages": stages}


def seats(round_: dict[str, Any]) -> dict[str, Any]:
    tables = [
        {"seats": [{"player": seat["player"]} for seat in table["seats"]]} for table in round_["tables"]
    ]
    return {"round": round_["round"], "draw": round_["draw"], "tables": tables}


def plans() -> list[dict[str, Any]]:
    return [
        {"participants": count, "rounds": rounds, "tableSize": size, "stages": [line(s) for s in stages]}
        for rounds, size in RULES
        for count in PARTICIPANTS
        for stages in [plan(count, HouseRules(rounds=rounds, table_size=size))]
    ]


def line(stage: StagePlan) -> str:
    """Write a stage in one line: kind, participants, rounds, tables by size, who advances."""
    sizes = "+".join(f"{stage.tables.count(size)}x{size}" for size in dict.fromkeys(stage.tables))
    shares = [*stage.places, 0, 0, 0][:3]
    return " ".join(map(str, (stage.kind, stage.participants, stage.rounds, sizes, *shares, stage.advance)))


FIXTURES = {"draws.json": draws, "plans.json": plans}


@pytest.mark.parametrize("name", FIXTURES)
def test_the_fixtures_of_the_page_are_fresh(name: str) -> None:
    assert json.loads((FOLDER / name).read_text(encoding="utf-8")) == FIXTURES[name]()


if __name__ == "__main__":
    for name, make in FIXTURES.items():
        (FOLDER / name).write_text(json.dumps(make(), separators=(",", ":")) + "\n", encoding="utf-8")
