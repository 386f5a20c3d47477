"""Two processes on one PostgreSQL: exactly one act wins each ply."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import httpx

from heckmeck.record.reader import read
from tests.server.clients import LIMITS, Guest
from tests.server.processes import Server
from tests.server.stores import Postgres, RedisServer

ACTS = 500
AT_ONCE = 10
PRESSES = 20


def test_500_racing_acts_on_two_processes(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    database = postgres.new_database()
    servers = [new_server(database=database, channels=redis.url) for _ in range(2)]
    with Guest(servers[0].url) as anna, Guest(servers[1].url) as ben:
        table = anna.create(rules="classic")
        ben.post(f"/api/tables/{table}/join", name="Ben")
        anna.post(f"/api/tables/{table}/start")
        winners = asyncio.run(race(servers, table, [anna.cookie, ben.cookie]))
        game = read(anna.http.get(f"/api/tables/{table}/record").content)
    assert len(winners) == ACTS // AT_ONCE
    for ply, move in winners.items():
        assert game.moves[ply - 1] == move
    decided = [ply for ply, move in enumerate(game.moves, 1) if not move.startswith("dice")]
    assert sorted(winners) == decided[: len(winners)]


@asynccontextmanager
async def clients_of(servers: list[Server]) -> AsyncIterator[list[httpx.AsyncClient]]:
    """One client per server, closed whatever happens."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                httpx.AsyncClient(base_url=server.url, timeout=30, trust_env=False, limits=LIMITS)
            )
            for server in servers
        ]


async def race(servers: list[Server], table: str, cookies: list[str]) -> dict[int, str]:
    """Send ten acts at once on every ply, half of them to each process; return who won which ply."""
    won: dict[int, str] = {}
    path = f"/api/tables/{table}"
    async with clients_of(servers) as clients:
        for _ in range(ACTS // AT_ONCE):
            state = (await clients[0].get(path)).json()["state"]
            assert state["legal"]
            headers = {"Cookie": cookies[state["seat"]]}
            moves = [state["legal"][number % len(state["legal"])] for number in range(AT_ONCE)]
            acts = [{"act": move, "ply": state["ply"]} for move in moves]
            answers = await asyncio.gather(
                *(
                    clients[number % 2].post(f"{path}/act", json=act, headers=headers)
                    for number, act in enumerate(acts)
                )
            )
            assert Counter(answer.status_code for answer in answers) == {200: 1, 409: AT_ONCE - 1}
            winner = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
            won[answers[winner].json()["ply"]] = moves[winner]
            newest = {answer.json()["ply"] for answer in answers if answer.status_code == 409}
            assert min(newest) > state["ply"], "a loser is told the newest ply"
    return won


def test_racing_presses_are_taken_whole_or_not_at_all(
    postgres: Postgres, redis: RedisServer, new_server: Callable[..., Server]
) -> None:
    """Two devices of one person press at the same moment, on two processes: one press wins, with all its decisions."""
    database = postgres.new_database()
    servers = [new_server(database=database, channels=redis.url) for _ in range(2)]
    with Guest(servers[0].url) as anna:
        table = anna.create(rules="classic", companions=[{"name": "Ben"}])
        anna.post(f"/api/tables/{table}/start")
        won = asyncio.run(race_presses(servers, table, anna.cookie))
        game = read(anna.http.get(f"/api/tables/{table}/record").content)
    assert len(won) == PRESSES
    for ply, moves in won.items():
        assert game.moves[ply - 1 : ply - 1 + len(moves)] == moves


async def race_presses(servers: list[Server], table: str, cookie: str) -> dict[int, list[str]]:
    """Send `keep` and `roll` as one press, ten at once, half of them to each process; return what won."""
    won: dict[int, list[str]] = {}
    path, headers = f"/api/tables/{table}", {"Cookie": cookie}
    async with clients_of(servers) as clients:
        while len(won) < PRESSES:
            state = (await clients[0].get(path)).json()["state"]
            roll = (state["turn"] or {}).get("roll") or ""
            keeps = [move for move in state["legal"] if move[:4] == "keep" and set(roll) != {move[-1]}]
            if not keeps:
                act = {"act": state["legal"][0], "ply": state["ply"]}
                assert (await clients[0].post(f"{path}/act", json=act, headers=headers)).status_code == 200
                continue
            presses = [[keeps[number % len(keeps)], "roll"] for number in range(AT_ONCE)]
            answers = await asyncio.gather(
                *(
                    clients[number % 2].post(
                        f"{path}/act", json={"acts": press, "ply": state["ply"]}, headers=headers
                    )
                    for number, press in enumerate(presses)
                )
            )
            assert Counter(answer.status_code for answer in answers) == {200: 1, 409: AT_ONCE - 1}
            winner = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
            assert answers[winner].json()["ply"] == state["ply"] + 1
            won[state["ply"] + 1] = presses[winner]
    return won
