"""Every page of the site, with games prepared so that there is something to see."""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple
from urllib.parse import quote_plus

from tests.e2e.prepared import Table, finished, prepare
from tests.e2e.servers import PageServer

PEOPLE = [
    *("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hanna", "Ivo", "Jule", "Kai", "Lena"),
    *("Max", "Nora", "Otto", "Pia", "Quirin", "Rosa", "Sven", "Thea"),
]
POSITION = "deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235"  # docs/notation.md 4
HANDS = [[33, 36], [30, 32], [27, 28], [26], [21], [], []]  # tiles at the end of a game, seat by seat


class Visit(NamedTuple):
    """Where to go, and as whom: without a cookie, as somebody new."""

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
    def real(self) -> Table:
        """Anna has the golden die, and real dice to enter."""
        table = Table(self._server, 3, rules="deluxe", dice="real", coach=True, asks=True)
        table.start()
        for seat, dice, faces in (
            (0, ("125WWWWW", "112"), "W2"),
            (1, ("11WWWWWW",), "W"),
            (2, ("1WWWWWWW",), "W"),
        ):
            for index, (roll, face) in enumerate(zip(dice, faces, strict=False)):
                last = index == len(faces) - 1
                table.act(seat, f"dice {roll}", table.state["ply"])
                table.act(seat, f"keep {face}", table.state["ply"])
                table.act(seat, "stop" if last else "roll", table.state["ply"])
        table.act(0, "roll golden", table.state["ply"])
        return table

    @property
    def home(self) -> Visit:
        """The start page of somebody who has a game, while another table is open."""
        assert self.waiting
        return Visit("/", self.mine.cookie)

    @cached_property
    def tournament(self) -> Visit:
        """The desk of a tournament after the first results."""
        guest = self._server.new_guest()
        made = guest.post("/api/tournaments", 201, name="Grill Cup", names=PEOPLE, seed="07" * 32)
        path = f"/api/tournaments/{made['tournament']['id']}/events"
        view = guest.post(path, event="draw", version=made["tournament"]["version"])["tournament"]
        for table in view["stages"][-1]["rounds"][-1]["tables"][:2]:
            hands = zip(table["seats"], HANDS, strict=False)
            scores = [{"player": seat["player"], "tiles": tiles} for seat, tiles in hands]
            act = {"event": "result", "table": table["table"], "scores": scores, "version": view["version"]}
            view = guest.post(path, **act)["tournament"]
        return Visit(f"/tournaments/{view['id']}", made["secret"])

    @cached_property
    def code(self) -> str:
        name: str = self.waiting.guests[0].get(f"/api/tables/{self.waiting.id}")["table"]["name"]
        return name.replace(" ", "")


def at(table: Table, rest: str = "") -> Visit:
    return Visit(f"{table.path}{rest}", table.cookie)


PAGES: dict[str, Callable[[Hall], Visit]] = {
    "start": lambda hall: hall.home,
    "first visit": lambda hall: Visit("/"),
    "new table": lambda hall: Visit("/play"),
    "one device": lambda hall: Visit("/play?together"),
    "companion": lambda hall: Visit("/companion"),
    "real dice": lambda hall: at(hall.real),
    "join": lambda hall: Visit(f"/join/{hall.code}"),
    "my games": lambda hall: Visit("/games", hall.over.cookie),
    "my devices": lambda hall: Visit("/me", hall.mine.cookie),
    "waiting": lambda hall: at(hall.waiting),
    "take a seat": lambda hall: Visit(hall.waiting.path),
    "table": lambda hall: at(hall.mine),
    "table of two": lambda hall: at(hall.duel),
    "table of seven": lambda hall: at(hall.seven),
    "turn of another": lambda hall: Visit(hall.mine.path, hall.mine.cookie_of(1)),
    "choice": lambda hall: at(hall.choice),
    "watching": lambda hall: Visit(hall.seven.path),
    "end": lambda hall: at(hall.over),
    "replay": lambda hall: Visit(f"/replay?table={hall.over.id}&ply=40"),
    "review": lambda hall: at(hall.over, "/review"),
    "fair dice": lambda hall: at(hall.over, "/fair"),
    "replay a record": lambda hall: Visit("/replay"),
    "check a record": lambda hall: Visit("/fair"),
    "analysis": lambda hall: Visit(f"/analysis?line={quote_plus(POSITION)}"),
    "puzzles": lambda hall: Visit("/puzzles"),
    "puzzle": lambda hall: Visit("/puzzles/3"),
    "rules": lambda hall: Visit("/rules"),
    "learn": lambda hall: Visit("/learn"),
    "pocket": lambda hall: Visit("/pocket"),
    "tournaments": lambda hall: Visit("/tournaments"),
    "lost": lambda hall: Visit("/table/nothing"),
}


def of_tournament(rest: str) -> Callable[[Hall], Visit]:
    return lambda hall: Visit(f"{hall.tournament.path}{rest}")


# Their own tests look at these; here they are for pictures.
TOURNAMENT_PAGES: dict[str, Callable[[Hall], Visit]] = {
    "tournament desk": lambda hall: Visit("#".join(hall.tournament)),
    "tournament board": of_tournament("/board"),
    "tournament draw": of_tournament("/draw"),
    "tournament player": of_tournament("/player/1"),
    "tournament sheets": of_tournament("/print/sheets"),
}
