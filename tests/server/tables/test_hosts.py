"""Somebody else can start where the host has gone."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.clients import Guest, hear_until, live
from tests.server.processes import Server
from tests.server.stores import wait_until
from tests.server.tables.seated import NEVER, SOON, hear_absent, pages, seats_of


def takes_over(guest: Guest, table: str) -> bool:
    return bool(guest.http.post(f"/api/tables/{table}/host").status_code == 200)


@pytest.mark.parametrize("clock", ["none", "30s"])
def test_somebody_else_starts_where_the_host_has_gone(new_server: Callable[..., Server], clock: str) -> None:
    """No clock runs before the start, so everybody would wait for ever."""
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as stranger:
        table = anna.create(rules="classic", clock=clock)
        ben.post(f"/api/tables/{table}/join", name="Ben")
        host = f"/api/tables/{table}/host"

        async def take_over() -> None:
            async with live(server.socket_url, table, ben.cookie) as socket:
                async with live(server.socket_url, table, anna.cookie) as annas:
                    await hear_until(annas, "hello")
                    refused = await asyncio.to_thread(ben.post, host, 409)
                    assert refused["reason"] == "host-here"
                message = await hear_absent(socket, [0])
                assert isinstance(message["absent"][0]["bot_from"], float), "even where a clock will run"
                assert (await asyncio.to_thread(stranger.post, host, 403))["reason"] == "not-at-this-table"
                assert (await asyncio.to_thread(ben.post, f"/api/tables/{table}/start", 403))["reason"]
                await asyncio.to_thread(wait_until, lambda: takes_over(ben, table))
                assert (await hear_until(socket, "table"))["hosting"]
                version = (await asyncio.to_thread(ben.post, host))["table"]["version"]
                again = await asyncio.to_thread(ben.post, host)
                assert again["table"]["version"] == version, "asking twice changes nothing"
                await asyncio.to_thread(ben.post, f"/api/tables/{table}/start")
                if clock != "none":
                    while (await hear_absent(socket, [0]))["absent"][0]["bot_from"] is not None:
                        pass

        asyncio.run(take_over())
        assert [seat["host"] for seat in seats_of(anna, table)] == [False, True]
        assert anna.post(f"/api/tables/{table}/seats/1/replace", 403)["reason"] == "host-only"


def test_two_who_take_over_at_once_are_one_host(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as cleo:
        table = anna.create(rules="classic")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        cleo.post(f"/api/tables/{table}/join", name="Cleo")

        async def ask() -> list[int]:
            asks = [asyncio.to_thread(takes_over, guest, table) for guest in (ben, cleo)]
            return list(await asyncio.gather(*asks))

        async def watch() -> None:
            async with pages(server, table, ben, cleo):
                while not any(answers := await ask()):
                    await asyncio.sleep(0.05)
                assert sum(answers) == 1, "the other one finds a host who is here"

        asyncio.run(watch())
        assert [seat["host"] for seat in seats_of(anna, table)].count(True) == 1


def test_a_host_who_does_not_play_is_missed_too(new_server: Callable[..., Server]) -> None:
    server = new_server(absent_after=0.4, stand_in_after=NEVER)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = anna.create(None, rules="classic")
        ben.post(f"/api/tables/{table}/join", name="Ben")

        async def ask() -> None:
            async with live(server.socket_url, table, anna.cookie) as annas:
                await hear_until(annas, "hello")
                refused = await asyncio.to_thread(ben.post, f"/api/tables/{table}/host", 409)
                assert refused["reason"] == "host-here"

        asyncio.run(ask())
        path = f"/api/tables/{table}/host"
        wait_until(lambda: ben.post(path, 409)["reason"] == "host-not-away-long")
        assert ben.post(path, 409)["wait"] > 3000
