"""A tournament as release 0.1.0 had it in its store, and what it answered about it (tests/tournament/files)."""

import json
from typing import Any

from heckmeck.server.tournaments.log import Link, Place, Stored
from tests.tournament.test_old_files import text_of

LINES = text_of("live.jsonl").splitlines(keepends=True)
SERVED: dict[str, Any] = json.loads(text_of("live.served.json"))
VIEW: dict[str, Any] = SERVED["view"]
FACTS: dict[str, Any] = {key: VIEW[key] for key in ("id", "version", "created")} | {
    "secret": "",
    "touched": 0.0,
}


def links() -> dict[Place, Link]:
    return {
        (stage["number"], played["round"], table["table"]): Link(players(table), table["live"], entered=True)
        for stage in VIEW["stages"]
        for played in stage["rounds"]
        for table in played["tables"]
        if table["live"]
    }


def players(table: dict[str, Any]) -> tuple[int, ...]:
    return tuple(seat["player"] for seat in table["seats"])


def stored() -> Stored:
    bots = {player["number"]: player["bot"] for player in VIEW["participants"] if player["bot"]}
    return Stored(dict(FACTS), LINES, bots, links(), sum(map(len, LINES)))
