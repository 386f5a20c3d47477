"""Scripted socket clients on loopback: steps per second, and the time from an act to the last player's receipt.

Usage: python -m bench.server [SECONDS]. Four sockets per table, so that 1,000 sockets are 250 tables. Each row is
measured twice: at 300 steps per second, and at full speed, when every table acts as soon as all its players have heard
the last step. The clients share the machine's cores; every one of them decodes every message that it gets.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
import psutil
import uvloop

from bench import one_press
from bench.lean_socket import LeanSocket
from heckmeck.server.ops.settings import Settings
from tests.server.clients import Guest, plain_decision
from tests.server.processes import Server
from tests.server.stores import running_postgres, running_redis

SOCKETS = (50, 200, 1000)
PAGES = 200
WARM_UP = 40  # sockets before the first row, so that its memory is that of tables
AT_A_TABLE = 4
TOGETHER = 50  # tables whose players come in at the same time
OFFERED = 300  # steps per second
STEPS_AN_ACT = 1.5  # roughly: a decision to roll is two steps
RULES = "classic"
STEPS = ("step", "move")
AS_USUAL = {"sweep": Settings.sweep, "grace": Settings.grace}  # those of the tests are less patient
HEADINGS = (
    "                                 | 300 steps/s offered          |  at most                     | a table   step\n"
    "store                    sockets | steps/s p50 ms p99 ms CPU ms | steps/s p50 ms p99 ms CPU ms |    KiB   bytes"
)


class Heard(msgspec.Struct):
    """The part of a message that every player needs here."""

    type: str
    ply: int | None = None


class HeardState(Heard):
    """And the part that whoever decides for all needs."""

    state: dict[str, Any] | None = None


read_ply = msgspec.json.Decoder(Heard).decode
read_state = msgspec.json.Decoder(HeardState).decode


class Hall:
    """All tables: which wait for an act, the longest idle one first, and what happened at them."""

    def __init__(self, others_ask: str = "") -> None:
        self.others_ask = others_ask  # what all players but the first, who decides for them, want to be told
        self.heard = self.bytes = 0  # steps that they were told, and how long these messages were
        self.ready: deque[BenchTable] = deque()
        self.steps = 0
        self.waiting = 0  # tables where not everybody has heard of the last act
        self.delays: list[float] = []


class BenchTable:
    """One table: it is ready for the next act when every player has heard the last step."""

    def __init__(self, table_id: str, hall: Hall) -> None:
        self.id = table_id
        self.sockets: list[LeanSocket] = []
        self._hall = hall
        self._waiting = False
        self._heard = [0] * AT_A_TABLE
        self._told = 0
        self._state: dict[str, Any] = {}
        self._said_at = 0.0
        self._wanted = 0

    async def open(self, servers: list[Server], cookies: list[str]) -> None:
        for number, cookie in enumerate(cookies):
            hears = self._first_hears if number == 0 else lambda data, seat=number: self._hears(data, seat)
            port = servers[number % len(servers)].settings.port
            path = f"/api/tables/{self.id}/live{self._hall.others_ask if number else ''}"
            self.sockets.append(await LeanSocket.open(port, path, cookie, hears))

    def _first_hears(self, data: bytes) -> None:
        message = read_state(data)
        if message.state is not None:
            self._state = message.state
        self._note(message, 0)

    def _hears(self, data: bytes, seat: int) -> None:
        message = read_ply(data)
        if message.type in STEPS:
            self._hall.heard += 1
            self._hall.bytes += len(data)
        self._note(message, seat)

    def _note(self, message: Heard, seat: int) -> None:
        assert message.type != "refused"
        if message.ply is None or message.type not in (*STEPS, "hello"):
            return
        self._heard[seat] = message.ply
        everybody = min(self._heard)
        if everybody <= self._told:
            return
        if message.type in STEPS:
            self._hall.steps += everybody - self._told
        if self._waiting and everybody >= self._wanted:
            self._hall.delays.append(time.perf_counter() - self._said_at)
            self._hall.waiting -= 1
            self._waiting = False
        self._told = everybody
        if self._state["legal"] and self._state["ply"] == everybody:
            self._hall.ready.append(self)

    def act(self) -> None:
        state = self._state
        self._hall.waiting += 1
        self._waiting, self._wanted, self._said_at = True, state["ply"] + 1, time.perf_counter()
        said = {"act": plain_decision(state), "ply": state["ply"]}
        self.sockets[state["seat"]].send(msgspec.json.encode(said))


class Load(NamedTuple):
    """The result of a load. `cpu` is the time of clients, servers and stores per step: the machine may be shared."""

    steps_a_second: float
    p50: float
    p99: float
    cpu: float

    def __str__(self) -> str:
        return f"{self.steps_a_second:7.0f} {self.p50:6.1f} {self.p99:6.1f} {self.cpu:6.2f}"


def cpu_seconds() -> float:
    """Return the processor time of this process and of all that it started."""
    me = psutil.Process()
    return sum(sum(process.cpu_times()[:2]) for process in (me, *me.children(recursive=True)))


async def put_under_load(hall: Hall, offered: float, seconds: float) -> Load:
    """Let tables act, the longest idle one first, up to this many steps per second."""
    hall.delays.clear()
    before, cpu_before, begin = hall.steps, cpu_seconds(), time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds and (hall.ready or hall.waiting):
        while hall.ready and hall.steps - before + STEPS_AN_ACT * hall.waiting < offered * passed:
            hall.ready.popleft().act()
        await asyncio.sleep(0.001)
    rate = (hall.steps - before) / passed
    while hall.waiting:  # whoever waits longest counts too
        await asyncio.sleep(0.01)
    delays = sorted(hall.delays)
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    return Load(rate, p50, p99, 1000 * (cpu_seconds() - cpu_before) / (hall.steps - before))


def new_games(guests: list[Guest], count: int, hall: Hall) -> list[BenchTable]:
    """Start games in which the same four people sit."""

    def new_game(_: int) -> BenchTable:
        table_id = guests[0].create("P0", rules=RULES, seats=AT_A_TABLE)
        for number, guest in enumerate(guests[1:], 1):
            guest.post(f"/api/tables/{table_id}/join", name=f"P{number}")
        guests[0].post(f"/api/tables/{table_id}/start")
        return BenchTable(table_id, hall)

    first = new_game(0)  # gives the first guest a cookie before others use it
    with ThreadPoolExecutor(8) as threads:
        return [first, *threads.map(new_game, range(1, count))]


async def measure(
    servers: list[Server], tables: list[BenchTable], cookies: list[str], hall: Hall, seconds: float
) -> tuple[Load, Load]:
    for first in range(0, len(tables), TOGETHER):
        await asyncio.gather(*(table.open(servers, cookies) for table in tables[first : first + TOGETHER]))
    while len(hall.ready) < len(tables):
        await asyncio.sleep(0.01)
    paced = await put_under_load(hall, OFFERED, seconds)
    most = await put_under_load(hall, float("inf"), seconds / 2)
    for table in tables:
        for socket in table.sockets:
            socket.close()
    return paced, most


def run(name: str, servers: list[Server], sockets: int, seconds: float, others_ask: str = "") -> str:
    """Measure one row and return it as text."""
    print(f"{name:24} {sockets:7} | …", end="\r", file=sys.stderr, flush=True)
    before = sum(server.memory for server in servers)
    guests = [Guest(servers[number % len(servers)].url) for number in range(AT_A_TABLE)]
    hall = Hall(others_ask)
    tables = new_games(guests, sockets // AT_A_TABLE, hall)
    paced, most = uvloop.run(measure(servers, tables, [guest.cookie for guest in guests], hall, seconds))
    grown = (sum(server.memory for server in servers) - before) / len(tables) / 1024
    for guest in guests:
        guest.http.close()
    return f"{name:24} {sockets:7} | {paced} | {most} | {grown:6.0f} {hall.bytes / hall.heard:8.0f}"


def measure_store(name: str, servers: list[Server], seconds: float) -> None:
    run(name, servers, WARM_UP, 1.0)
    for sockets in SOCKETS:
        print(run(name, servers, sockets, seconds), flush=True)
    for server in servers:
        server.stop()


def compare_pages(server: Server, seconds: float) -> None:
    """A page that is told what follows from each move, and one that works it out itself."""
    for others_ask in ("?outlook=1", "?moves=1"):
        for _ in range(2):
            print(run(f"SQLite, {others_ask}", [server], PAGES, seconds, others_ask), flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print(
        f"{os.cpu_count()} cores, clients included; load of the machine before: {load}\n{HEADINGS}",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as folder:
        log = f"{folder}/log"
        sqlite = f"sqlite+aiosqlite:///{folder}/bench.sqlite3"
        measure_store("SQLite, 1 process", [Server(log, database=sqlite, **AS_USUAL)], seconds)
        alone = Server(log, database=sqlite, **AS_USUAL)
        compare_pages(alone, seconds)
        one_press.measure_all(alone)
        alone.stop()
        with running_postgres(durable=True) as postgres, running_redis() as redis:
            settings = {"database": postgres.new_database(), "channels": redis.url, **AS_USUAL}
            measure_store("PostgreSQL+Redis, 2", [Server(log, **settings) for _ in range(2)], seconds)
    print(f"load of the machine after: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
