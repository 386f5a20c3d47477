"""Whole games over sockets with bots as clients, both editions, 2 to 7 players: the records replay and verify."""

import asyncio
import os
from collections.abc import Callable

import pytest

from heckmeck.record.verification import verify
from tests.faults.games import play_to_the_end, seated_table
from tests.server.clients import Guest, SocketBot
from tests.server.processes import Server

GAMES = int(os.environ.get("HECKMECK_GAMES", "200"))
AT_ONCE = 8
WHOLE = ("classic", "deluxe")
SHORT = ("classic highest_tile=22", "deluxe highest_tile=29 max_turns=14", "russian highest_tile=23")


def games_to_play() -> list[tuple[str, int]]:
    """Every edition with every number of players once in full length, then short ones in turn."""
    full = [(rules, players) for rules in WHOLE for players in range(2, 8)]
    short = [(SHORT[number % len(SHORT)], 2 + number % 6) for number in range(GAMES)]
    return [*full, *short][:GAMES]


@pytest.mark.parametrize("half", [0, 1])
def test_200_whole_games_over_sockets(half: int, new_server: Callable[..., Server]) -> None:
    server = new_server()
    played = asyncio.run(play_all(server, games_to_play()[half::2]))
    with Guest(server.url) as guest:
        for table, bots in played:
            record = guest.http.get(f"/api/tables/{table}/record").content
            assert verify(record).committed
            assert all(not bot.refused for bot in bots)


async def play_all(server: Server, games: list[tuple[str, int]]) -> list[tuple[str, list[SocketBot]]]:
    places = asyncio.Semaphore(AT_ONCE)

    async def play(rules: str, players: int) -> tuple[str, list[SocketBot]]:
        async with places:
            table, bots = await asyncio.to_thread(seated_table, [server], players, rules)
            await play_to_the_end(bots)
            return table, bots

    return await asyncio.gather(*(play(rules, players) for rules, players in games))
