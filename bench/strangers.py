"""What one stranger's dear request costs everybody else: the longest wait for a cheap answer meanwhile.

Usage: python -m bench.strangers [TIMES] [KIND …]. One client sends the same dear request 24 times, another asks for
something cheap as fast as it can. Of each time the longest wait counts, beside the request and as long after it: the
machine may be shared. Rows with `first` have a new process each time, for what is only dear once.
"""

import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing
from functools import cache
from http.client import HTTPConnection
from multiprocessing import get_context
from statistics import median
from typing import NamedTuple

import msgspec

from heckmeck.record.writer import write
from heckmeck.server.studies.studies import MOST_STEPS
from tests.server.clients import Guest
from tests.server.long_games import long_game
from tests.server.processes import Server
from tests.server.stores import wait_until
from tests.server.tournaments.desk import Desk

TIMES, FIRST_TIMES = 24, 4
CHEAP = "/api/options"
NAMES = [f"{'ABCDEFGHIJ'[number % 10] * 60} {number}" for number in range(3000)]


class Wish(NamedTuple):
    """A request."""

    method: str
    path: str
    body: bytes = b""
    kind: str = "application/json"
    language: str = "en"
    organiser: str = ""


Making = Callable[[Server], Wish]


def record_wish(path: str) -> Making:
    return lambda server: Wish("POST", path, long_record(), "text/plain")


@cache
def long_record() -> bytes:
    return write(long_game(MOST_STEPS)).encode()


def json_wish(path: str, **body: object) -> Making:
    return lambda server: Wish("POST", path, msgspec.json.encode(body))


def export_wish(form: str) -> Making:
    def make(server: Server) -> Wish:
        with Guest(server.url) as guest:
            return Wish("GET", f"{Desk(guest, names=NAMES).path}/export/{form}")

    return make


def draw_wish(server: Server) -> Wish:
    with Guest(server.url) as guest:
        desk = Desk(guest, names=NAMES)
        body = msgspec.json.encode({"event": "draw", "version": desk.shown["version"]})
        return Wish("POST", f"{desk.path}/events", body, organiser=desk.secret)


def drawn_wish(more: str) -> Making:
    def make(server: Server) -> Wish:
        draw = draw_wish(server)
        ask(server.settings.port, draw)
        return Wish("GET", draw.path.removesuffix("/events") + more)

    return make


def steps_wish(server: Server) -> Wish:
    """Bots play without a pause until the table has a long game."""
    with Guest(server.url) as guest:
        table = guest.create(None, rules="deluxe", bots=[{"bot": "simple"}] * 7)
        guest.post(f"/api/tables/{table}/start")
        wait_until(lambda: (guest.get(f"/api/tables/{table}")["state"] or {}).get("ply", 0) >= 250, 120)
        return Wish("GET", f"/api/tables/{table}/steps?after=-1")


KINDS: dict[str, Making] = {
    "replay with outlooks": record_wish("/api/replay?outlook=1"),
    "review": record_wish("/api/review"),
    "advice": record_wish("/api/advice?ply=2000"),
    "house rules, wide": json_wish(
        "/api/tournaments", name="Club", house_rules=f"[points]\n4=[{'1,' * 9900}]"
    ),
    "house rules, deep": json_wish("/api/tournaments", name="Club", house_rules=f"a={'{a=' * 6600}"),
    "deep JSON": lambda server: Wish("POST", "/api/tournaments", b'{"names":' * 100_000),
    "wide JSON": lambda server: Wish("POST", "/api/tournaments", b'{"names":[' + b'"",' * 300_000),
    "3,000 names pasted": json_wish("/api/tournaments", name="Club", text="\n".join(NAMES)),
    "page of one of 3,000": drawn_wish("/players/7"),
    "3,000 names drawn": drawn_wish(""),
    "first draw of 3,000": draw_wish,
    "HTML of 3,000 names": export_wish("html"),
    "CSV of 3,000 names": export_wish("csv"),
    "steps of a long game": steps_wish,
    "first puzzle list": lambda server: Wish("GET", "/api/puzzles"),
    "first German refusal": lambda server: Wish("GET", "/api/tables/0", language="de"),
    "first HTML": export_wish("html"),
    "first replay": record_wish("/api/replay?outlook=1"),
}


def ask(port: int, wish: Wish) -> int:
    """Send a request from another process, so that reading the answer keeps nobody waiting here."""
    headers = {"Content-Type": wish.kind, "Accept-Language": wish.language, "Accept-Encoding": "gzip"}
    headers |= {"X-Organiser": wish.organiser} if wish.organiser else {}
    with closing(HTTPConnection("127.0.0.1", port, timeout=120)) as connection:
        connection.request(wish.method, wish.path, wish.body or None, headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status


def waits(port: int, goes_on: Callable[[], bool]) -> Iterator[float]:
    """Yield how long each of the others waits, in milliseconds."""
    request = f"GET {CHEAP} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port)) as connection:
        while goes_on():
            began = time.perf_counter()
            connection.sendall(request)
            read_answer(connection)
            yield 1000 * (time.perf_counter() - began)


def read_answer(connection: socket.socket) -> None:
    head, _, body = connection.recv(65536).partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    while len(body) < length:
        body += connection.recv(65536)


class Row:
    """The longest waits of one kind: beside each request, and as long after it while nobody asks for anything dear."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.statuses: set[int] = set()
        self.alone: list[float] = []
        self.beside: list[float] = []
        self.grown = 0

    def measure(self, server: Server, wish: Wish, asker: Executor) -> None:
        port, began = server.settings.port, time.monotonic()
        asked = asker.submit(ask, port, wish)
        self.beside.append(max(waits(port, lambda: not asked.done())))
        self.statuses.add(asked.result())
        end = 2 * time.monotonic() - began
        self.alone.append(max(waits(port, lambda: time.monotonic() < end)))

    def __str__(self) -> str:
        alone, beside = (
            f"{median(longest):7.1f} {max(longest):7.1f}" for longest in (self.alone, self.beside)
        )
        ratio = median(self.beside) / median(self.alone)
        answers = ", ".join(map(str, sorted(self.statuses)))
        return f"{self.name:24} | {alone} | {beside} | {ratio:6.1f} | {self.grown / 2**20:5.1f} | {answers}"


def measured(name: str, times: int, asker: Executor) -> Row:
    """Measure one kind of request."""
    print(f"{name:24} …", end="\r", file=sys.stderr, flush=True)
    row, first = Row(name), name.startswith("first")
    for _ in range(FIRST_TIMES if first else 1):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(f"{folder}/log", database=f"sqlite+aiosqlite:///{folder}/bench.sqlite3")
            wish, before = KINDS[name](server), server.memory
            for _ in range(1 if first else times):
                row.measure(server, wish, asker)
            row.grown = max(row.grown, server.memory - before)
            server.stop()
    return row


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    print("longest waits, ms        | nobody asks     | beside it       |  ratio |   MiB | answers")
    print("of others beside         |  median     max |  median     max |   (of medians)", flush=True)
    with ProcessPoolExecutor(1, get_context("spawn")) as asker:
        for name in sys.argv[2:] or KINDS:
            print(measured(name, times, asker), flush=True)


if __name__ == "__main__":
    main()
