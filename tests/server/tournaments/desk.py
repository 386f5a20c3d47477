"""The organiser of a tournament at the server."""

from random import Random
from typing import Any

from tests.server.clients import Guest
from tests.tournament.helpers import dealt

NAMES = [f"P{number}" for number in range(1, 25)]
SHORT_GAME = {"highest_tile": 24}


class Desk:
    """An organiser and the newest version that they have seen."""

    def __init__(self, guest: Guest, **wish: Any) -> None:
        self.guest = guest
        made = guest.post("/api/tournaments", 201, **{"name": "Club night", "names": NAMES, **wish})
        self.secret, self.shown = made["secret"], made["tournament"]
        self.path = f"/api/tournaments/{self.shown['id']}"

    def do(self, event: str, status: int = 200, **more: Any) -> Any:
        body = {"version": self.shown["version"], "event": event, **more}
        answer = self.guest.post(f"{self.path}/events", status, **body)
        if status == 200:
            self.shown = answer["tournament"]
        return answer

    def look(self) -> Any:
        self.shown = self.guest.get(self.path)["tournament"]
        return self.shown

    @property
    def tables(self) -> list[Any]:
        tables: list[Any] = self.shown["stages"][-1]["rounds"][-1]["tables"]
        return tables

    def enter(self, table: Any, random: Random) -> None:
        self.do("result", table=table["table"], scores=scores(table, random))

    def play_round(self, random: Random) -> None:
        for table in self.tables:
            if not table["complete"]:
                self.enter(table, random)


def scores(table: Any, random: Random) -> list[dict[str, Any]]:
    """Results by tiles and by worms, in turn."""
    players = [seat["player"] for seat in table["seats"] if not seat["left"]]
    return [{"player": score.player, "tiles": score.tiles} for score in dealt(players, random)]
