"""Whole games over sockets with bots as clients, both editions, 2 to 7 players: the records replay and verify."""

import asyncio
import os
from collections.abc import Callable

import pytest

from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from tests.faults.games import seated_table
from tests.server.clients import Guest, LightBot
from tests.server.processes import Server

GAMES = int(os.environ.get("HECKMECK_GAMES", "200"))
AT_ONCE = 8
WHOLE = [
    ("classic", 2),
    ("classic", 5),
    ("classic", 7),
    ("deluxe max_turns=60", 3),
    ("deluxe max_turns=60", 6),
]
SHORT = ("classic highest_tile=22", "deluxe highest_tile=29 max_turns=9", "russian highest_tile=23")


def games_to_play() -> list[tuple[str, int]]:
    """Some in full length, then every edition with every number of players in turn, on fewer tiles."""
    short = [(SHORT[number % len(SHORT)], 2 + number // len(SHORT) % 6) for number in range(GAMES)]
    return [*WHOLE, *short][:GAMES]


@pytest.mark.parametrize("half", [0, 1])
def test_200_whole_games_over_sockets(half: int, new_server: Callable[..., Server]) -> None:
    server = new_server()
    played = asyncio.run(play_all(server, games_to_play()[half::2]))
    with Guest(server.url) as guest:
        for table, bots in played:
            record = guest.http.get(f"/api/tables/{table}/record").content
            assert verify(record).committed
            assert read(record).moves == bots[0].moves
            assert all(not bot.refused for bot in bots)


async def play_all(server: Server, games: list[tuple[str, int]]) -> list[tuple[str, list[LightBot]]]:
    places = asyncio.Semaphore(AT_ONCE)

    async def play(rules: str, players: int) -> tuple[str, list[LightBot]]:
        async with places:
            table, bots = await asyncio.to_thread(seated_table, [server], players, rules)
            light = [LightBot(bot.socket_url, table, bot.cookie) for bot in bots]
            async with asyncio.timeout(150):
                seen = await asyncio.gather(*(bot.play() for bot in light))
            assert all(moves == seen[0] for moves in seen)
            return table, light

    return await asyncio.gather(*(play(rules, players) for rules, players in games))
