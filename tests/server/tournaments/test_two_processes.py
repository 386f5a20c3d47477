"""Two processes serve one tournament: each sees what the other did, and of two who race, one wins."""

import asyncio
import threading
from collections.abc import Callable

from websockets.asyncio.client import connect

from tests.server.clients import Guest, hear
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer
from tests.server.tournaments.desk import Desk


def test_a_board_at_another_process_follows_over_redis(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    """No process looks by itself here: what arrives came as a notice."""
    database = postgres.new_database()
    servers = [new_server(database=database, channels=redis.url, sweep=3600.0) for _ in range(2)]
    assert follows(servers) == 2


def test_without_notices_a_board_follows_a_little_later(
    database: str, new_server: Callable[..., Server]
) -> None:
    servers = [new_server(database=database) for _ in range(2)]
    assert follows(servers) == 2


def follows(servers: list[Server]) -> int:
    """Return the version that a board at the second server is told after a change at the first."""
    with Guest(servers[0].url) as guest:
        desk = Desk(guest)

        async def watch() -> int:
            url = f"{servers[1].socket_url}{desk.path}/live"
            async with connect(url, compression=None, proxy=None, close_timeout=2) as socket:
                await hear(socket)
                await asyncio.to_thread(desk.do, "draw")
                while (message := await hear(socket))["type"] != "changed":
                    pass
                return int(message["version"])

        return asyncio.run(watch())


def test_of_two_who_race_one_wins(database: str, new_server: Callable[..., Server]) -> None:
    servers = [new_server(database=database) for _ in range(2)]
    with Guest(servers[0].url) as guest:
        desk = Desk(guest)
        answers: list[int] = []

        def withdraw(server: Server, player: int) -> None:
            with Guest(server.url) as other:
                body = {"version": 1, "event": "withdraw", "player": player}
                headers = {"X-Organiser": desk.secret}
                answers.append(other.http.post(f"{desk.path}/events", json=body, headers=headers).status_code)

        racers = [threading.Thread(target=withdraw, args=(servers[n % 2], n + 1)) for n in range(6)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answers) == [200, 409, 409, 409, 409, 409]
        assert sum(player["gone"] for player in desk.look()["participants"]) == 1
