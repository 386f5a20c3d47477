"""Players on different processes, and Redis stopped and started in the middle of their game."""

import asyncio
from collections.abc import Callable

import httpx

from tests.faults.games import check_record, play_to_the_end, seated_table
from tests.server.clients import hear, live
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer, wait_until


def two_servers(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server], **more: float
) -> list[Server]:
    database = postgres.new_database()
    return [new_server(database=database, channels=redis.url, **more) for _ in range(2)]


def listens(server: Server) -> bool:
    return "heckmeck_channel_up 1.0" in httpx.get(f"{server.url}/metrics", trust_env=False).text


def test_notices_alone_carry_steps_between_processes(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    """No process looks by itself here: what arrives came over Redis, which has even been away before."""
    servers = two_servers(postgres, redis, new_server, sweep=3600.0)
    wait_until(lambda: all(map(listens, servers)))
    redis.stop()
    wait_until(lambda: not any(map(listens, servers)))
    redis.start()
    wait_until(lambda: all(map(listens, servers)))
    table, bots = seated_table(servers, 4)
    asyncio.run(play_to_the_end(bots))
    check_record(servers[1], table, bots)


def test_players_catch_up_when_redis_was_away(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    servers = two_servers(postgres, redis, new_server)
    table, bots = seated_table(servers, 4, rules="classic highest_tile=25")

    async def play() -> None:
        playing = asyncio.create_task(play_to_the_end(bots))
        async with live(servers[1].socket_url, table) as spectator:
            await reach(spectator, 10)
            await asyncio.to_thread(redis.stop)
            await reach(spectator, 25)
            await asyncio.to_thread(redis.start)
            await playing

    try:
        asyncio.run(play())
    finally:
        if not redis.running:
            redis.start()
    check_record(servers[0], table, bots)


async def reach(spectator: object, ply: int) -> None:
    while (await hear(spectator)).get("ply", 0) < ply:  # type: ignore[arg-type]
        pass


def test_a_process_takes_over_the_bots_and_tables_of_a_dead_one(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    servers = two_servers(postgres, redis, new_server, bot_pace=0.01)
    table, bots = seated_table(servers, 1, bots=[{}, {}], rules="classic highest_tile=26")

    async def play() -> None:
        playing = asyncio.create_task(play_to_the_end(bots))
        async with live(servers[1].socket_url, table) as spectator:
            await reach(spectator, 10)
            await asyncio.to_thread(servers[0].kill)
            bots[0].socket_url = servers[1].socket_url  # the player's page reconnects to where a server is
            await playing

    asyncio.run(play())
    check_record(servers[1], table, bots)
