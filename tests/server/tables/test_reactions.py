"""People at a table show pictures to each other."""

import asyncio
from collections.abc import Callable

import httpx

from tests.server.clients import Guest, hear_until, live, say
from tests.server.processes import Server
from tests.server.tables.seated import pages, seated


def test_a_picture_is_shown_to_everybody_who_is_here(new_server: Callable[..., Server]) -> None:
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


def test_pictures_are_limited_per_person(new_server: Callable[..., Server]) -> None:
    """Whoever shows too many is told how long to wait; nobody else is affected."""
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
