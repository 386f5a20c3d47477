"""A hall with many phones: what one result costs, and how long it takes to the board and to the last phone.

Usage: python -m bench.hall [PARTICIPANTS] [RESULTS]. Each phone has a socket and fetches its own page with each
version; the board fetches the whole tournament. Bytes are those of the answers as sent, compressed; the clients share
the cores of the machine.
"""

import asyncio
import json
import sys
import tempfile
import time
from random import Random
from statistics import median
from typing import NamedTuple

import httpx
from websockets.asyncio.client import connect

from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.tournaments.desk import Desk, scores

GZIP = {"Accept-Encoding": "gzip"}
AT_ONCE = 64


class Told(NamedTuple):
    """When somebody had what a version brings, and how many bytes were sent for it."""

    at: float
    size: int


class Phone:
    """Follows the tournament and fetches its page."""

    def __init__(self, client: httpx.AsyncClient, page: str) -> None:
        self._page = page
        self._client = client
        self.heard: dict[int, Told] = {}

    async def follow(self, url: str, ready: asyncio.Event) -> None:
        async with connect(url, proxy=None, compression=None, open_timeout=60) as socket:
            ready.set()
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "changed":
                    size = len(text) + await self._size()
                    self.heard[message["version"]] = Told(time.perf_counter(), size)

    async def _size(self) -> int:
        answer = await self._client.get(self._page)
        assert answer.status_code == 200, answer.text
        return answer.num_bytes_downloaded


async def watch(server: Server, desk: Desk, results: int) -> None:
    limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
    async with httpx.AsyncClient(
        base_url=server.url, headers=GZIP, timeout=60, trust_env=False, limits=limits
    ) as client:
        board = Phone(client, desk.path)
        seats = [seat["player"] for table in desk.tables for seat in table["seats"]]
        phones = [Phone(client, f"{desk.path}/players/{player}") for player in seats]
        url = f"{server.socket_url}{desk.path}/live"
        following = []
        for one in (board, *phones):
            ready = asyncio.Event()
            following.append(asyncio.create_task(one.follow(url, ready)))
            await asyncio.wait(
                {asyncio.create_task(ready.wait()), following[-1]}, return_when="FIRST_COMPLETED"
            )
        random, rows = Random(1), []
        for table in desk.tables[:results]:
            begun = time.perf_counter()
            await asyncio.to_thread(desk.do, "result", table=table["table"], scores=scores(table, random))
            rows.append(await outcome(begun, desk.shown["version"], board, phones, following))
        for task in following:
            task.cancel()
    show(rows, len(phones))


async def outcome(
    begun: float, version: int, board: Phone, phones: list[Phone], following: list[asyncio.Task[None]]
) -> tuple[float, float, int]:
    while not all(version in one.heard for one in (board, *phones)):
        await asyncio.sleep(0.01)
        for task in following:
            if task.done():
                task.result()  # a phone lost its connection: why
    told = [phone.heard[version] for phone in phones]
    return board.heard[version].at - begun, max(one.at for one in told) - begun, sum(one.size for one in told)


def show(rows: list[tuple[float, float, int]], phones: int) -> None:
    to_board, to_all, sizes = (median(column) for column in zip(*rows, strict=True))
    say = sys.stdout.write
    say(f"{phones} phones, {len(rows)} results, medians\n")
    say(f"  to the board     {to_board:6.2f} s (longest {max(row[0] for row in rows):.2f})\n")
    say(f"  to all phones    {to_all:6.2f} s (longest {max(row[1] for row in rows):.2f})\n")
    say(f"  bytes a result   {sizes / 1000:6.0f} kB, {sizes / phones:.0f} a phone\n")


def main() -> None:
    participants = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    results = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/log", database=f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3")
        try:
            with Guest(server.url) as guest:
                desk = Desk(
                    guest, names=[f"Participant Number {number}" for number in range(1, participants + 1)]
                )
                desk.do("draw")
                view = guest.http.get(desk.path, headers=GZIP)
                sys.stdout.write(
                    f"whole tournament: {len(view.content)} bytes, {view.num_bytes_downloaded} as sent\n"
                )
                asyncio.run(watch(server, desk, results))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
