"""The server dies by SIGKILL in the middle of games: every acknowledged step is there, none twice, games end."""

import asyncio
import os
import random
from collections.abc import Callable

from tests.faults.games import check_nobody_was_robbed, check_record, play_to_the_end, seated_table
from tests.server.processes import Server

KILLS = int(os.environ.get("HECKMECK_KILLS", "50"))
TABLES = 3


def test_killed_again_and_again_during_running_games(
    database: str, new_server: Callable[..., Server]
) -> None:
    server = new_server(database=database, bot_pace=0.01)
    finished = asyncio.run(kill_while_playing(server))
    assert len(finished) >= TABLES
    for table, bots in finished:
        check_record(server, table, bots)
        check_nobody_was_robbed(server, table)


async def kill_while_playing(server: Server) -> list[tuple[str, list]]:
    """Keep games going on some tables until the server has died often enough; then let them end."""
    finished: list[tuple[str, list]] = []
    playing: dict[str, list] = {}
    dead = asyncio.Event()
    kills = 0
    changing = asyncio.Lock()  # tables are not made while the server is down

    async def keep_playing() -> None:
        while kills < KILLS:
            async with changing:
                table, bots = await asyncio.to_thread(seated_table, [server], 2, bots=[{}], clock="30s")
            playing[table] = bots
            await play_to_the_end(bots, seconds=120 + 4 * KILLS)  # a game may last through all of them
            finished.append((table, playing.pop(table)))

    async def every_table_goes_on() -> None:
        """Whoever is interrupted every time, on a machine that has more to do, would run out of their 30 seconds."""
        before = {table: plies_seen(bots) for table, bots in playing.items()}
        while any(plies_seen(playing[table]) <= before[table] for table in before.keys() & playing.keys()):
            await asyncio.sleep(0.02)

    async def kill() -> None:
        nonlocal kills
        chance = random.Random(1)
        while kills < KILLS:
            if kills % 2:
                await every_table_goes_on()
            await asyncio.sleep(chance.uniform(0.03, 0.25))
            async with changing:
                await asyncio.to_thread(server.kill)
                kills += 1
                await asyncio.to_thread(server.start)
        dead.set()

    await asyncio.gather(kill(), *(keep_playing() for _ in range(TABLES)))
    assert dead.is_set()
    return finished


def plies_seen(bots: list) -> int:
    return max(0 if bot.game is None else bot.game.ply for bot in bots)
