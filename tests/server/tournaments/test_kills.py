"""SIGKILL in the middle of entering results: nothing acknowledged is lost, nothing happens twice."""

import os
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from heckmeck.tournament import check
from heckmeck.tournament.exchange import read_events
from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.tournaments.desk import Desk, scores

KILLS = int(os.environ.get("HECKMECK_KILLS", "3"))


class Stubborn:
    """An organiser who types results whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.random = Random(2)
        self.acknowledged: list[tuple[int, str]] = []  # a version and what was done

    def run(self) -> None:
        while self.desk.shown["phase"] != "over":
            if self.desk.shown["phase"] != "playing":
                self.act("draw")
            for table in self.desk.tables:
                if not table["complete"]:
                    self.act("result", table=table["table"], scores=scores(table, self.random))

    def act(self, event: str, **more: Any) -> None:
        """Do something, or find that it was done before the answer got lost."""
        version = self.desk.shown["version"]
        body = {"version": version, "event": event, **more}
        while True:
            try:
                answer = self.desk.guest.http.post(f"{self.desk.path}/events", json=body)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            if answer.status_code == 200:
                self.desk.shown = answer.json()["tournament"]
                self.acknowledged.append((version + 1, event))
            elif answer.json()["reason"] == "tournament-stale":
                assert answer.json()["version"] == version + 1  # the answer was lost, the act was not
                self.look()
            else:
                assert answer.json()["reason"] in ("storage-trouble", "busy"), answer.text
                continue
            return

    def look(self) -> None:
        while True:
            try:
                self.desk.look()
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return


def test_killed_again_and_again_while_results_are_entered(
    database: str, new_server: Callable[..., Server]
) -> None:
    server = new_server(database=database)
    with Guest(server.url) as guest:
        desk = Desk(guest, names=[f"P{number}" for number in range(1, 101)])
        organiser = Stubborn(desk)
        typing = threading.Thread(target=organiser.run)
        typing.start()
        chance = Random(1)
        for _ in range(KILLS):
            time.sleep(chance.uniform(0.02, 0.15))
            server.kill()
            server.start()
        typing.join(120)
        assert not typing.is_alive()
        events = guest.get(f"{desk.path}/events")["events"]
        file = guest.http.get(f"{desk.path}/export/events").text
    kinds = [event["event"] for event in events]
    assert [kinds.count(kind) for kind in ("draw", "result")] == [3, 17 + 4 + 1]
    assert all(
        kinds[version + 1] == event for version, event in organiser.acknowledged
    )  # two events are version 1, and two version 2 (R9)
    assert check(read_events(file)) == []
