"""Everybody sees who is here, through all processes."""

import asyncio
from collections.abc import Callable

import httpx
import pytest

from tests.server.clients import Guest, hear_until, live, say
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer, wait_until
from tests.server.tables.seated import SOON, hear_absent, seated, seats_of, stands_in

TWO_PROCESSES = {"absent_after": 2.0, "stand_in_after": 4.0}


def test_everybody_is_told_who_has_gone_and_who_is_back(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben)

        async def watch() -> None:
            async with (
                live(server.socket_url, table, anna.cookie) as socket,
                live(server.socket_url, table) as spectator,
            ):
                await hear_absent(socket, [1])
                await hear_absent(spectator, [1])
                async with (
                    live(server.socket_url, table, ben.cookie) as bens,
                    live(server.socket_url, table, ben.cookie) as second_tab,
                ):
                    await hear_absent(socket, [])
                    await hear_until(second_tab, "hello")  # a picture is shown to whoever is here now
                    await bens.close()
                    await say(socket, ply=0, react="clap")
                    await hear_until(second_tab, "reaction")
                message = await hear_absent(socket, [1])
                assert isinstance(message["absent"][0]["bot_from"], float)

        asyncio.run(watch())
        steps = anna.get(f"/api/tables/{table}/steps")["steps"]
        assert len(steps) == 2, "the log does not know who comes and goes"


def test_a_table_with_a_clock_promises_no_stand_in(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben, clock="1d")

        async def watch() -> None:
            async with live(server.socket_url, table, anna.cookie) as socket:
                assert (await hear_absent(socket, [1]))["absent"][0]["bot_from"] is None

        asyncio.run(watch())
        assert anna.post(f"/api/tables/{table}/seats/1/stand-in", 409)["reason"] == "clock-decides"


def test_several_on_one_device_come_and_go_together(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna:
        table = anna.create(companions=[{"name": "Ben"}], bots=[{}])

        async def watch() -> None:
            async with live(server.socket_url, table) as spectator:
                await hear_absent(spectator, [0, 1])

        asyncio.run(watch())


def test_presence_is_known_to_all_processes(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    """Ben's page is open at the other process, so Ben is here; when it closes, both see that."""
    database = postgres.new_database()
    here, there = (new_server(database=database, channels=redis.url, **TWO_PROCESSES) for _ in range(2))
    with Guest(here.url) as anna, Guest(there.url) as ben:
        table = seated(anna, ben)

        async def watch() -> None:
            async with live(here.socket_url, table, anna.cookie) as socket:
                async with live(there.socket_url, table, ben.cookie) as bens:
                    await hear_until(bens, "hello")
                    with pytest.raises(TimeoutError):  # longer than it takes until somebody unseen is absent
                        async with asyncio.timeout(2.5 * TWO_PROCESSES["absent_after"]):
                            await hear_until(socket, "presence")
                    refused = await asyncio.to_thread(anna.post, f"/api/tables/{table}/seats/1/stand-in", 409)
                    assert refused["reason"] == "still-here"
                    await say(bens, ply=0, react="luck")
                    assert await hear_until(socket, "reaction") == {
                        "type": "reaction",
                        "seat": 1,
                        "reaction": "luck",
                    }
                    assert await hear_until(bens, "reaction")
                await hear_absent(socket, [1])

        asyncio.run(watch())
        wait_until(lambda: stands_in(anna, table, 1))
        wait_until(lambda: seats_of(ben, table)[1]["away"])


def test_nobody_is_missed_while_processes_cannot_hear_each_other(
    redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    server = new_server(channels=redis.url, **SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben)
        wait_until(lambda: stands_in(anna, table, 1))
        redis.stop()
        try:
            metrics = f"{server.url}/metrics"
            wait_until(lambda: "heckmeck_channel_up 0.0" in httpx.get(metrics, trust_env=False).text)
            ben.post(f"/api/tables/{table}/act", act="back", ply=1)

            async def wait() -> None:
                async with live(server.socket_url, table, anna.cookie) as socket:
                    with pytest.raises(TimeoutError):
                        async with asyncio.timeout(3 * SOON["stand_in_after"]):
                            await hear_absent(socket, [1])

            asyncio.run(wait())
            assert anna.post(f"/api/tables/{table}/seats/1/stand-in", 409)["reason"] == "still-here"
        finally:
            redis.start()
