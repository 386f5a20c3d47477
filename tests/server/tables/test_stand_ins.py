"""A bot plays for whoever has gone until they are back; the host replaces a seat for good."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.clients import Guest, hear, hear_until, live
from tests.server.processes import Server
from tests.server.stores import wait_until
from tests.server.tables.seated import NEVER, SOON, hear_absent, seated, seats_of, stands_in


def test_a_bot_plays_for_whoever_has_gone_until_they_are_back(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as stranger:
        table = seated(anna, ben)
        gone = f"/api/tables/{table}/seats/0/stand-in"

        async def rescue() -> None:
            async with live(server.socket_url, table, ben.cookie) as socket:
                await hear_absent(socket, [0])
                assert (await asyncio.to_thread(stranger.post, gone, 403))["reason"] == "not-at-this-table"
                await asyncio.to_thread(wait_until, lambda: stands_in(ben, table, 0))
                version = (await asyncio.to_thread(ben.post, gone))["table"]["version"]
                again = await asyncio.to_thread(ben.post, gone)
                assert again["table"]["version"] == version, "asking twice changes nothing"
                while (await hear_until(socket, "step"))["state"]["seat"] != 1:
                    pass

        asyncio.run(rescue())
        assert seats_of(ben, table)[0]["away"]
        server.kill()
        server.start()
        assert seats_of(ben, table)[0]["away"], "a restart changes nothing"
        anna.post(f"/api/tables/{table}/act", act="back", ply=1)
        assert not seats_of(ben, table)[0]["away"]


def test_two_who_ask_at_once_get_one_bot(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as cleo:
        table = anna.create(rules="classic")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        cleo.post(f"/api/tables/{table}/join", name="Cleo")
        anna.post(f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/seats/0/stand-in"

        async def ask() -> list[Any]:
            asks = [asyncio.to_thread(guest.http.post, path) for guest in (ben, cleo) * 4]
            return [reply.status_code for reply in await asyncio.gather(*asks)]

        wait_until(lambda: stands_in(ben, table, 0))
        anna.post(f"/api/tables/{table}/act", act="back", ply=1)
        version = anna.get(f"/api/tables/{table}")["table"]["version"]
        wait_until(lambda: set(asyncio.run(ask())) == {200})
        assert anna.get(f"/api/tables/{table}")["table"]["version"] == version + 1


def test_the_refusal_says_how_long_to_wait(new_server: Callable[..., Server]) -> None:
    server = new_server(absent_after=0.2, stand_in_after=NEVER)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben, bots=[{}])

        async def ask() -> dict[str, Any]:
            async with live(server.socket_url, table, anna.cookie) as socket:
                await hear_absent(socket, [2])
                return dict(await asyncio.to_thread(anna.post, f"/api/tables/{table}/seats/2/stand-in", 409))

        refused = asyncio.run(ask())
        assert refused["reason"] == "not-away-long"
        assert any(str(seconds) in refused["text"] for seconds in range(3000, 3601))
        assert anna.post(f"/api/tables/{table}/seats/1/stand-in", 409)["reason"] == "bots-seat"
        assert anna.post(f"/api/tables/{table}/seats/6/stand-in", 404)["reason"] == "no-such-seat"
        waiting = anna.create()
        assert anna.post(f"/api/tables/{waiting}/seats/0/stand-in", 409)["reason"] == "not-started"


def test_whoever_opens_the_page_again_has_the_next_turn(new_server: Callable[..., Server]) -> None:
    server = new_server(**SOON)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben)
        wait_until(lambda: stands_in(ben, table, 0))
        wait_until(lambda: ben.get(f"/api/tables/{table}")["state"]["seat"] == 1)
        assert seats_of(ben, table)[0]["away"]

        async def come_back() -> None:
            async with live(server.socket_url, table, anna.cookie) as socket:
                while (message := await hear(socket))["type"] != "table" or message["table"]["seats"][0][
                    "away"
                ]:
                    assert message["type"] != "heartbeat", "nobody else does anything meanwhile"

        asyncio.run(come_back())


def test_the_host_replaces_a_seat_by_a_bot_for_good(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as stranger:
        table = anna.create(rules="classic", starter="first", bots=[{}])
        ben.post(f"/api/tables/{table}/join", name="Ben")
        replace = f"/api/tables/{table}/seats/2/replace"
        assert anna.post(replace, 409)["reason"] == "not-started"
        anna.post(f"/api/tables/{table}/start")
        assert ben.post(f"/api/tables/{table}/seats/0/replace", 403)["reason"] == "host-only"
        assert stranger.post(replace, 403)["reason"] == "host-only"
        assert anna.post(f"/api/tables/{table}/seats/1/replace", 409)["reason"] == "bots-seat"
        replaced = anna.post(replace)["table"]
        assert (replaced["seats"][2]["left"], replaced["seats"][2]["name"]) == (True, "Ben")
        assert anna.post(replace)["table"]["version"] == replaced["version"], "asking twice changes nothing"
        assert ben.get(f"/api/tables/{table}")["you"] is None
        refused = ben.post(f"/api/tables/{table}/act", 403, act="back", ply=1)
        assert refused["reason"] == "not-at-this-table", "for good"
