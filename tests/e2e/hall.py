"""Every page of the site, with games prepared so that there is something to see."""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from tests.e2e.prepared import Table, finished, prepare
from tests.e2e.servers import PageServer


class Visit(NamedTuple):
    """Where to go, and as whom: without a cookie as somebody new."""

    path: str
    cookie: str = ""


class Hall:
    """The tables that pages show, each prepared when it is first asked for."""

    def __init__(self, server: PageServer) -> None:
        self._server = server

    @cached_property
    def waiting(self) -> Table:
        table = Table(self._server, 3, rules="deluxe lower_tile=any", seats=5, public=True, coach=True)
        table.guests[0].post(f"/api/tables/{table.id}/bots", bot="simple", name="Dora")
        return table

    @cached_property
    def over(self) -> Table:
        return finished(self._server)

    @cached_property
    def mine(self) -> Table:
        return prepare(self._server, "turn of 3", coach=True)

    @cached_property
    def duel(self) -> Table:
        return prepare(self._server, "turn of 2", coach=True)

    @cached_property
    def seven(self) -> Table:
        return prepare(self._server, "turn of 7")

    @cached_property
    def choice(self) -> Table:
        return prepare(self._server, "put back", coach=True)

    @cached_property
    def code(self) -> str:
        name: str = self.waiting.guests[0].get(f"/api/tables/{self.waiting.id}")["table"]["name"]
        return name.replace(" ", "")


def at(table: Table, rest: str = "") -> Visit:
    return Visit(f"{table.path}{rest}", table.cookie)


PAGES: dict[str, Callable[[Hall], Visit]] = {
    "start": lambda hall: Visit("/", hall.mine.cookie),
    "first visit": lambda hall: Visit("/"),
    "new table": lambda hall: Visit("/play"),
    "one device": lambda hall: Visit("/play?together"),
    "join": lambda hall: Visit(f"/join/{hall.code}"),
    "my games": lambda hall: Visit("/me", hall.mine.cookie),
    "waiting": lambda hall: at(hall.waiting),
    "take a seat": lambda hall: Visit(hall.waiting.path),
    "table": lambda hall: at(hall.mine),
    "table of two": lambda hall: at(hall.duel),
    "table of seven": lambda hall: at(hall.seven),
    "choice": lambda hall: at(hall.choice),
    "watching": lambda hall: Visit(hall.seven.path),
    "end": lambda hall: at(hall.over),
    "replay": lambda hall: Visit(f"/replay?table={hall.over.id}&ply=40"),
    "review": lambda hall: at(hall.over, "/review"),
    "fair dice": lambda hall: at(hall.over, "/fair"),
    "replay a record": lambda hall: Visit("/replay"),
    "review a record": lambda hall: Visit("/review"),
    "check a record": lambda hall: Visit("/fair"),
    "puzzles": lambda hall: Visit("/puzzles"),
    "puzzle": lambda hall: Visit("/puzzles/3"),
    "rules": lambda hall: Visit("/rules"),
    "learn": lambda hall: Visit("/learn"),
    "tournaments": lambda hall: Visit("/tournaments"),
    "lost": lambda hall: Visit("/table/nothing"),
}
