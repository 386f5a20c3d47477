"""The number of watchers of a table is limited, across all processes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from heckmeck.server.errors import Denied
from heckmeck.server.ops.limits import SOCKETS_AT_A_TABLE
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.tables import watcher_count
from heckmeck.server.tables.observable import Watched
from heckmeck.server.tables.watcher_count import Crowd
from tests.server.clients import Guest, hear, live
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer


def test_two_processes_hold_100_sockets_of_a_table_together(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    database = postgres.new_database()
    servers = [new_server(database=database, channels=redis.url) for _ in range(2)]
    with Guest(servers[0].url) as guest:
        table = guest.create(bots=[{}])
        asyncio.run(crowd_a_table(servers, table))


async def crowd_a_table(servers: list[Server], table: str) -> None:
    async def first_word(server: Server, stay: AsyncExitStack) -> str:
        message = await hear(await stay.enter_async_context(live(server.socket_url, table)))
        return str(message.get("reason", message["type"]))

    async with AsyncExitStack() as stay, AsyncExitStack() as leave:
        for number in range(SOCKETS_AT_A_TABLE - 1):
            assert await first_word(servers[number % 2], stay) == "hello"
        assert await first_word(servers[0], leave) == "hello"
        for server in servers:
            assert await first_word(server, stay) == "table-crowded"
        await leave.aclose()
        for _ in range(100):  # the other process hears of it soon
            if await first_word(servers[1], stay) == "hello":
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the place of one who left stays taken")


def tables(count: int) -> list[Watched]:
    """One table as several processes have it in memory."""
    name = f"table-{asyncio.get_running_loop().time()}"
    return [Watched(name) for _ in range(count)]


def with_crowds(redis: RedisServer, story: Callable[[list[Crowd]], Awaitable[None]]) -> None:
    """Run a story on two processes."""

    async def run() -> None:
        both = [Crowd(redis.url, 50, Metrics()) for _ in range(2)]
        for crowd in both:
            await crowd.open()
        try:
            await story(both)
        finally:
            for crowd in both:
                await crowd.close()

    asyncio.run(run())


async def refusal(crowd: Crowd, table: Watched, most: int, **who: Any) -> str:
    with pytest.raises(Denied) as refused:
        async with crowd.joined(table, most, **who):
            pass
    assert refused.value.wait
    return refused.value.reason


def test_watchers_of_a_dead_process_expire_and_those_of_a_living_one_stay(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watcher_count, "COUNTS_FOR", 0.6)
    monkeypatch.setattr(watcher_count, "SAYS_SO_EVERY", 0.1)

    async def story(both: list[Crowd]) -> None:
        here, there = tables(2)
        async with both[0].joined(here, 2), AsyncExitStack() as stay:
            await both[1]._count("somebody", f"heckmeck-watchers:{there.id}")  # and their process dies
            assert await refusal(both[1], there, 2) == "table-crowded"
            await asyncio.sleep(1.0)
            await stay.enter_async_context(both[1].joined(there, 2))
            assert await refusal(both[1], there, 2) == "table-crowded"
        assert here.watchers == there.watchers == 0

    with_crowds(redis, story)


def test_while_redis_is_away_each_process_counts_its_own(redis: RedisServer) -> None:
    async def story(both: list[Crowd]) -> None:
        here, there = tables(2)
        async with AsyncExitStack() as stay:
            await stay.enter_async_context(both[0].joined(here, 1))
            await stay.enter_async_context(both[1].joined(there, 1))
            assert await refusal(both[1], there, 1) == "table-crowded"

    redis.stop()
    try:
        with_crowds(redis, story)
    finally:
        redis.start()


def test_a_process_holds_a_limited_number_in_all(redis: RedisServer) -> None:
    async def story(both: list[Crowd]) -> None:
        async with AsyncExitStack() as stay:
            for _ in range(50):
                await stay.enter_async_context(both[0].joined(tables(1)[0], 1))
            assert await refusal(both[0], tables(1)[0], 1) == "server-full"
            await stay.enter_async_context(both[1].joined(tables(1)[0], 1))

    with_crowds(redis, story)


def alone(story: Callable[[Crowd], Awaitable[None]], most_here: int = 20, of_a_network: int = 3) -> None:
    async def run() -> None:
        await story(Crowd("", most_here, Metrics(), of_a_network))

    asyncio.run(run())


def test_a_network_holds_a_limited_number_of_places_and_gives_them_back() -> None:
    async def story(crowd: Crowd) -> None:
        async with AsyncExitStack() as stay:
            for number in range(3):
                joined = crowd.joined(tables(1)[0], 5, address=f"2001:db8::{number}")
                await stay.enter_async_context(joined)
            assert await refusal(crowd, tables(1)[0], 5, address="2001:db8::9") == "network-crowded"
            await stay.enter_async_context(crowd.joined(tables(1)[0], 5, address="2001:db8:1::9"))
        assert not crowd._networks
        async with crowd.joined(tables(1)[0], 5, address="2001:db8::9"):
            pass

    alone(story)


def test_players_find_a_place_where_spectators_find_none() -> None:
    """At the table and in the process: strangers who watch keep nobody from playing."""

    async def story(crowd: Crowd) -> None:
        [table] = tables(1)
        async with AsyncExitStack() as stay:
            for number in range(20):
                await stay.enter_async_context(crowd.joined(table, 20, address=f"10.0.0.{number}"))
            assert await refusal(crowd, table, 20, address="10.0.1.1") == "table-crowded"
            assert await refusal(crowd, tables(1)[0], 20, address="10.0.1.1") == "server-full"
            await stay.enter_async_context(crowd.joined(table, 20, address="10.0.1.1", seated=True))

    alone(story)
