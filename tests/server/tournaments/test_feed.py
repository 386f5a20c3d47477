"""Whoever follows a tournament hears `hello`, then `changed`, and a heartbeat where nothing happens."""

import asyncio
import json

from heckmeck.server.tournaments.feed import feed
from heckmeck.server.tournaments.log import Changes
from heckmeck.server.tournaments.tournaments import CachedTournament
from tests.server.tournaments.released import FACTS, VIEW, stored

FIRST = VIEW["version"]


def change(cached: CachedTournament) -> None:
    cached.follow({**FACTS, "version": cached.version + 1}, Changes(), [])


def test_slow_readers_skip_versions() -> None:
    async def follow() -> None:
        cached = CachedTournament(stored())
        told = feed(cached, heartbeat=60)
        hello = json.loads(await anext(told))
        assert (hello["type"], hello["version"], hello["phase"]) == ("hello", FIRST, "over")
        change(cached)
        change(cached)
        assert json.loads(await anext(told)) == {"type": "changed", "version": FIRST + 2, "phase": "over"}

    asyncio.run(follow())


def test_a_change_wakes_whoever_waits() -> None:
    async def follow() -> None:
        cached = CachedTournament(stored())
        told = feed(cached, heartbeat=60)
        await anext(told)
        waiting = asyncio.ensure_future(anext(told))
        await asyncio.sleep(0)
        change(cached)
        assert json.loads(await waiting)["version"] == FIRST + 1

    asyncio.run(follow())


def test_a_heartbeat_where_nothing_happens() -> None:
    async def follow() -> None:
        told = feed(CachedTournament(stored()), heartbeat=0.01)
        await anext(told)
        beat = json.loads(await anext(told))
        assert (beat["type"], beat["version"]) == ("heartbeat", FIRST)

    asyncio.run(follow())
