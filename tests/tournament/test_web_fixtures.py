"""The page runs draws again (R9): its fixtures are what the Python code makes.

`python -m tests.tournament.test_web_fixtures` rewrites them.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.rules_file import house_rules_from
from tests.tournament.helpers import play_to_the_end, shown, started

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "game"


def draws() -> list[dict[str, Any]]:
    """Tournaments as drawn: without repeats, tables that must repeat, indices of two bytes, by placing (R7, R9)."""
    kinds = (
        (24, HouseRules(rounds=3, table_size=4)),
        (7, HouseRules(rounds=4)),
        (300, HouseRules()),
        (22, house_rules_from({"preset": "seven"})),
    )
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
    groups = {key: round_[key] for key in ("groups",) if key in round_}
    return {"round": round_["round"], "draw": round_["draw"], "tables": tables, **groups}


FIXTURES = {"draws.json": draws}


@pytest.mark.parametrize("name", FIXTURES)
def test_the_fixtures_of_the_page_are_fresh(name: str) -> None:
    assert json.loads((FOLDER / name).read_text(encoding="utf-8")) == FIXTURES[name]()


if __name__ == "__main__":
    for name, make in FIXTURES.items():
        (FOLDER / name).write_text(json.dumps(make(), separators=(",", ":")) + "\n", encoding="utf-8")
