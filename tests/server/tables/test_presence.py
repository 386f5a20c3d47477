"""Nobody is left hanging: who is here is seen, a bot plays for whoever is gone, seats show pictures to each other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.clients import Guest, hear, hear_until, live, say
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer, wait_until

SOON = {"absent_after": 0.4, "stand_in_after": 0.8}
TWO_PROCESSES = {"absent_after": 2.0, "stand_in_after": 4.0}
NEVER = 3600.0


def seated(anna: Guest, ben: Guest, **options: Any) -> str:
    """A running game of two people; Anna, the host, begins."""
    table = anna.create(rules="classic", **options)
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    return table


def seats_of(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")["table"]["seats"]


def stands_in(guest: Guest, table: str, seat: int) -> bool:
    return bool(guest.http.post(f"/api/tables/{table}/seats/{seat}/stand-in").status_code == 200)


async def hear_absent(socket: ClientConnection, seats: list[int]) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            message = await hear_until(socket, "presence")
            if [absence["seat"] for absence in message["absent"]] == seats:
                return message


@asynccontextmanager
async def pages(server: Server, table: str, *guests: Guest) -> AsyncIterator[list[ClientConnection]]:
    """Everybody has the table's page open."""
    async with asyncio.TaskGroup() as group:
        left = asyncio.Event()
        opened: list[asyncio.Future[ClientConnection]] = []

        async def open_page(guest: Guest, ready: asyncio.Future[ClientConnection]) -> None:
            async with live(server.socket_url, table, guest.cookie) as socket:
                await hear_until(socket, "hello")
                ready.set_result(socket)
                await left.wait()

        for guest in guests:
            opened.append(asyncio.get_running_loop().create_future())
            group.create_task(open_page(guest, opened[-1]))
        try:
            yield [await ready for ready in opened]
        finally:
            left.set()


# Who is here


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
                    live(server.socket_url, table, ben.cookie) as his_second_tab,
                ):
                    await hear_absent(socket, [])
                    await hear_until(his_second_tab, "hello")  # a picture is for whoever is here now
                    await bens.close()
                    await say(socket, ply=0, react="clap")
                    await hear_until(his_second_tab, "reaction")
                message = await hear_absent(socket, [1])
                assert isinstance(message["absent"][0]["bot_from"], float)

        asyncio.run(watch())
        steps = anna.get(f"/api/tables/{table}/steps")["steps"]
        assert len(steps) == 2, "the log knows nothing of it"


def test_a_table_with_a_clock_promises_no_other_bot(new_server: Callable[..., Server]) -> None:
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


def test_presence_goes_through_all_processes(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    """Ben's page is open at the other process: he is here; when it closes, both see it."""
    database = postgres.new_database()
    here, there = (new_server(database=database, channels=redis.url, **TWO_PROCESSES) for _ in range(2))
    with Guest(here.url) as anna, Guest(there.url) as ben:
        table = anna.create(rules="classic")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        anna.post(f"/api/tables/{table}/start")

        async def watch() -> None:
            async with live(here.socket_url, table, anna.cookie) as socket:
                async with live(there.socket_url, table, ben.cookie) as bens:
                    await hear_until(bens, "hello")
                    with pytest.raises(TimeoutError):  # more than the time after which nobody seen is absent
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


# A bot for whoever is gone


def test_a_bot_plays_for_whoever_is_gone_until_they_are_back(new_server: Callable[..., Server]) -> None:
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
                assert again["table"]["version"] == version, "twice is once"
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
                    assert message["type"] != "heartbeat", "nobody has done anything since"

        asyncio.run(come_back())


# A host who is gone


def takes_over(guest: Guest, table: str) -> bool:
    return bool(guest.http.post(f"/api/tables/{table}/host").status_code == 200)


@pytest.mark.parametrize("clock", ["none", "30s"])
def test_somebody_else_starts_where_the_host_has_gone(new_server: Callable[..., Server], clock: str) -> None:
    """Before the start no clock runs: everybody would wait for ever."""
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
                assert isinstance(message["absent"][0]["bot_from"], float), "also where a clock will run"
                assert (await asyncio.to_thread(stranger.post, host, 403))["reason"] == "not-at-this-table"
                assert (await asyncio.to_thread(ben.post, f"/api/tables/{table}/start", 403))["reason"]
                await asyncio.to_thread(wait_until, lambda: takes_over(ben, table))
                assert (await hear_until(socket, "table"))["hosting"]
                version = (await asyncio.to_thread(ben.post, host))["table"]["version"]
                again = await asyncio.to_thread(ben.post, host)
                assert again["table"]["version"] == version, "twice is once"
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
                assert sum(answers) == 1, "the other finds a host who is here"

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


# The host replaces a seat


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
        assert anna.post(replace)["table"]["version"] == replaced["version"], "twice is once"
        assert ben.get(f"/api/tables/{table}")["you"] is None
        refused = ben.post(f"/api/tables/{table}/act", 403, act="back", ply=1)
        assert refused["reason"] == "not-at-this-table", "for good"


# Pictures


def test_a_picture_is_shown_to_all_who_are_here(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben)

        async def show() -> None:
            async with (
                pages(server, table, anna, ben) as (annas, bens),
                live(server.socket_url, table) as spectator,
            ):
                await hear_until(spectator, "hello")
                await say(bens, ply=0, react="wow")
                for socket in (annas, bens, spectator):
                    assert await hear_until(socket, "reaction") == {
                        "type": "reaction",
                        "seat": 1,
                        "reaction": "wow",
                    }
                await say(spectator, ply=0, react="wow")
                assert (await hear_until(spectator, "refused"))["reason"] == "not-at-this-table"
                await say(annas, ply=0, react="rude")
                assert (await hear_until(annas, "refused"))["reason"] == "bad-message"

        asyncio.run(show())
        assert len(anna.get(f"/api/tables/{table}/steps")["steps"]) == 2


def test_pictures_are_rate_limited_a_person(new_server: Callable[..., Server]) -> None:
    """One who shows too many is told how long to wait; the others are not concerned."""
    server = new_server(rate=1.0)
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = seated(anna, ben)

        async def show() -> None:
            async with pages(server, table, anna, anna, ben) as (annas, second_tab, bens):
                for _ in range(4):
                    await say(annas, ply=0, react="laugh")
                for _ in range(4):
                    await hear_until(second_tab, "reaction")
                for _ in range(2):
                    await say(second_tab, ply=0, react="laugh")
                refused = await hear_until(second_tab, "refused")
                assert refused["reason"] == "too-many-pictures"
                assert refused["wait"] > 0
                assert " s" in refused["text"]
                await say(bens, ply=0, react="cry")
                while (await hear_until(bens, "reaction"))["seat"] != 1:
                    pass

        asyncio.run(show())
        metrics = httpx.get(f"{server.url}/metrics", trust_env=False).text
        assert 'heckmeck_reactions_total{reaction="laugh"} 4.0' in metrics
        assert 'heckmeck_refused_total{reason="too-many-pictures"}' in metrics
