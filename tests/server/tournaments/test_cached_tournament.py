"""A tournament in memory tells what release 0.1.0 told about the same one; a thread works it out once per version."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

import msgspec

from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.log import Changes
from heckmeck.tournament.view import TournamentPlayerPage, TournamentView
from tests.server.tournaments.released import FACTS, SERVED, VIEW, stored

T = TypeVar("T")


def told(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def run(work: Awaitable[T]) -> T:
    async def wait() -> T:
        return await work

    return asyncio.run(wait())


def test_a_view_is_shown_as_ever_and_is_what_its_type_says() -> None:
    view = run(CachedTournament(stored()).view())
    assert told(view) == VIEW
    assert told(msgspec.json.decode(msgspec.json.encode(view), type=TournamentView)) == VIEW


def test_a_view_is_encoded_once_until_something_changes() -> None:
    async def look() -> None:
        cached = CachedTournament(stored())
        first, same = await asyncio.gather(cached.view(), cached.view())
        assert first is same is await cached.view()
        cached.follow({**FACTS, "version": VIEW["version"] + 1}, Changes(bots={1: None}), [])
        after = told(await cached.view())
        assert (after["version"], after["participants"][0]["bot"]) == (VIEW["version"] + 1, None)

    asyncio.run(look())


def test_pages_of_participants_are_as_ever() -> None:
    async def look() -> None:
        cached = CachedTournament(stored())
        for number, expected in enumerate(SERVED["players"], 1):
            page = await cached.player_page(number)
            assert told(page) == expected
            assert msgspec.json.decode(msgspec.json.encode(page), type=TournamentPlayerPage) == page

    asyncio.run(look())


def test_the_history_is_as_ever() -> None:
    assert told(run(CachedTournament(stored()).history())) == {"events": SERVED["history"]}
