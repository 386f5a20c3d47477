"""One of two processes stops for a while, clocks running: nothing is lost or doubled, nobody loses a turn.

`HECKMECK_PAUSES=50 HECKMECK_PAUSE_SECONDS=5-60 HECKMECK_HALLS=5` is the long proof: five pairs of processes at once.
"""

import asyncio
import os
import random
from collections.abc import Callable, Sequence

from websockets.asyncio.client import ClientConnection

from tests.faults.games import check_nobody_was_robbed, check_record, play_to_the_end, seated_table
from tests.server.clients import SHORT, SocketBot
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer

PAUSES = int(os.environ.get("HECKMECK_PAUSES", "1"))
SHORTEST, LONGEST = map(float, os.environ.get("HECKMECK_PAUSE_SECONDS", "31-32").split("-"))
HALLS = int(os.environ.get("HECKMECK_HALLS", "1"))
TABLES = 3  # per hall

Finished = list[tuple[str, list[SocketBot]]]


class Traveller(SocketBot):
    """Thinks for a moment, and goes to the other process when it hears nothing: always in time for 30 seconds."""

    patience = 3.0

    def __init__(self, urls: Sequence[str], table: str, cookie: str) -> None:
        super().__init__(urls[0], table, cookie, SHORT)
        self._urls = urls
        self._chance = random.Random(table)

    def lost_connection(self) -> None:
        super().lost_connection()
        self._urls = [*self._urls[1:], self._urls[0]]
        self.socket_url = self._urls[0]

    async def _decide(self, socket: ClientConnection) -> None:
        await asyncio.sleep(self._chance.uniform(0.05, 0.5))
        await super()._decide(socket)


def test_one_of_two_processes_stands_still_again_and_again(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    """With Redis, and in every second hall without: then the processes learn of each other by the log alone."""
    halls = []
    for number in range(HALLS):
        channels = redis.url if number % 2 == 0 else ""
        database = postgres.new_database()
        halls.append(
            [new_server(database=database, channels=channels, sweep=1.0, grace=2.0) for _ in range(2)]
        )
    for servers, finished in zip(halls, asyncio.run(pause_all(halls)), strict=True):
        assert len(finished) >= TABLES
        for table, bots in finished:
            check_record(servers[0], table, bots)
            check_nobody_was_robbed(servers[1], table)


async def pause_all(halls: Sequence[list[Server]]) -> list[Finished]:
    shares = [len(range(number, PAUSES, HALLS)) for number in range(HALLS)]
    works = (pause_while_playing(servers, share) for servers, share in zip(halls, shares, strict=True))
    return await asyncio.gather(*works)


async def pause_while_playing(servers: list[Server], pauses: int) -> Finished:
    """Keep games going on some tables until the processes have been stopped often enough; then let them end."""
    finished: Finished = []
    done = 0
    changing = asyncio.Lock()  # tables are not made while a process is stopped

    async def keep_playing(chance: random.Random) -> None:
        while done < pauses:
            async with changing:
                table, seated = await asyncio.to_thread(seated_table, servers, 2, clock="30s")
            urls = [server.socket_url for server in servers]
            bots: list[SocketBot] = [
                Traveller(chance.sample(urls, len(urls)), table, one.cookie) for one in seated
            ]
            await play_to_the_end(bots, seconds=600)
            finished.append((table, bots))

    async def pause(chance: random.Random) -> None:
        nonlocal done
        while done < pauses:
            await asyncio.sleep(chance.uniform(0.5, 3.0))
            async with changing:
                server = chance.choice(servers)
                server.pause()
                await asyncio.sleep(chance.uniform(SHORTEST, LONGEST))
                server.go_on()
                done += 1

    await asyncio.gather(
        pause(random.Random(1)), *(keep_playing(random.Random(seed)) for seed in range(TABLES))
    )
    return finished
