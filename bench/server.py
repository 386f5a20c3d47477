"""Scripted socket clients on loopback: steps a second, and the time from an act to the last player's receipt.

Usage: python -m bench.server [SECONDS]. Four sockets a table, so that 1,000 sockets are 250 tables; each table's
players act in turn, at a pace that adds up to the wanted steps a second. The clients share the machine's cores.
"""

import asyncio
import sys
import tempfile
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import Guest, plain_decision
from tests.server.processes import Server
from tests.server.stores import running_postgres, running_redis

SOCKETS = (50, 200, 1000)
AT_A_TABLE = 4
STEPS_A_SECOND = 300  # wanted; a decision to roll is two steps
RULES = "classic"
decode = msgspec.json.decode


class BenchTable:
    """One table: every socket notes when it heard of each ply."""

    def __init__(self, servers: list[Server]) -> None:
        self.guests = [Guest(servers[number % len(servers)].url) for number in range(AT_A_TABLE)]
        self.sockets_at = [servers[number % len(servers)].socket_url for number in range(AT_A_TABLE)]
        self.heard: dict[int, int] = {}
        self.said: dict[int, float] = {}
        self.delays: list[float] = []
        self.steps = 0
        self.state: dict[str, Any] = {}
        self.sockets: list[ClientConnection] = []

    def new_game(self) -> None:
        self.id = self.guests[0].create("P0", rules=RULES, seats=AT_A_TABLE)
        for number, guest in enumerate(self.guests[1:], 1):
            guest.post(f"/api/tables/{self.id}/join", name=f"P{number}")
        self.state = self.guests[0].post(f"/api/tables/{self.id}/start")["state"]
        self.heard.clear()
        self.said.clear()

    async def open(self) -> None:
        for url, guest in zip(self.sockets_at, self.guests, strict=True):
            path = f"{url}/api/tables/{self.id}/live"
            headers = {"Cookie": guest.cookie}
            self.sockets.append(await connect(path, additional_headers=headers, compression=None, proxy=None))

    async def listen(self, socket: ClientConnection, first: bool) -> None:
        async for text in socket:
            message = decode(text)
            if message["type"] != "step":
                continue
            ply = message["ply"]
            self.heard[ply] = self.heard.get(ply, 0) + 1
            if self.heard[ply] == AT_A_TABLE:
                self.steps += 1
                if ply in self.said:
                    self.delays.append(time.perf_counter() - self.said[ply])
            if first:
                self.state = message["state"]

    async def act(self, pause: float, until: float) -> None:
        """Act now and then for whoever is to move; a finished game is not replaced: there are enough."""
        await asyncio.sleep(pause * (hash(self.id) % 997) / 997)
        while time.perf_counter() < until:
            state = self.state
            if state["legal"] and state["ply"] + 1 not in self.said:
                self.said[state["ply"] + 1] = time.perf_counter()
                act = {"act": plain_decision(state), "ply": state["ply"]}
                await self.sockets[state["seat"]].send(msgspec.json.encode(act).decode())
            await asyncio.sleep(pause)


async def measure(
    servers: list[Server], tables: list[BenchTable], seconds: float
) -> tuple[float, list[float]]:
    doors = asyncio.Semaphore(20)

    async def come_in(table: BenchTable) -> None:
        async with doors:
            await table.open()

    await asyncio.gather(*(come_in(table) for table in tables))
    listeners = [
        asyncio.create_task(table.listen(socket, number == 0))
        for table in tables
        for number, socket in enumerate(table.sockets)
    ]
    pause = len(tables) * 1.6 / STEPS_A_SECOND  # an act brings about 1.6 steps
    begin = time.perf_counter()
    await asyncio.gather(*(table.act(pause, begin + seconds) for table in tables))
    await asyncio.sleep(0.5)
    steps = sum(table.steps for table in tables)
    delays = sorted(delay for table in tables for delay in table.delays)
    await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))
    await asyncio.gather(*listeners)
    return steps / seconds, delays


def run(name: str, servers: list[Server], sockets: int, seconds: float) -> None:
    before = sum(server.memory for server in servers)
    tables = [BenchTable(servers) for _ in range(max(1, sockets // AT_A_TABLE))]
    for table in tables:
        table.new_game()
    rate, delays = asyncio.run(measure(servers, tables, seconds))
    grown = (sum(server.memory for server in servers) - before) / len(tables) / 1024
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    print(
        f"{name:24} {sockets:5} sockets {rate:7.0f} steps/s   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms"
        f"   {grown:6.0f} KiB a table",
        flush=True,
    )
    for table in tables:
        for guest in table.guests:
            guest.http.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    with tempfile.TemporaryDirectory() as folder, running_postgres() as postgres, running_redis() as redis:
        log = f"{folder}/log"
        sqlite = Server(log, database=f"sqlite+aiosqlite:///{folder}/bench.sqlite3")
        for sockets in SOCKETS:
            run("SQLite, 1 process", [sqlite], sockets, seconds)
        sqlite.stop()
        database = postgres.new_database()
        two = [Server(log, database=database, channels=redis.url) for _ in range(2)]
        for sockets in SOCKETS:
            run("PostgreSQL+Redis, 2", two, sockets, seconds)
        for server in two:
            server.stop()


if __name__ == "__main__":
    main()
