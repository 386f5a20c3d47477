"""Whoever reads a long game from its start lets everybody else come in between, and goes when nobody reads."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.server.errors import Denied
from heckmeck.server.http.services import Services, open_services
from heckmeck.server.ops.background_tasks import begun
from heckmeck.server.ops.limits import LIMITS, Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.tables.feed import FEW, Watcher
from heckmeck.server.tables.requests import NewTable, Seating
from heckmeck.server.tables.table import Table
from tests.server.clients import Guest, hear, hear_until, live, say
from tests.server.processes import Server

STEPS = 120


def with_a_long_game(folder: Path, check: Callable[[Services, Table], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database=f"sqlite+aiosqlite:///{folder}/long.sqlite3", sweep=60.0)
        async with open_services(settings, Metrics(), Limits(0)) as services:
            seats = [Seating(name="Ben")]
            wish = NewTable(
                rules="classic", seats=2, starter="first", host=Seating(name="Anna"), companions=seats
            )
            table = await services.lobby.create("anna", wish)
            await services.lobby.start(table.id, "anna")
            bot = make_bot("simple")
            while len(table.steps) < STEPS:
                assert table.game is not None
                await services.tables.act(table.id, "anna", [bot.decide(table.game)], len(table.steps))
            await check(services, table)

    asyncio.run(run())


async def read_all(services: Services, table: Table, outlook: bool = False) -> int:
    """Read a game from its start and return how many steps there were; nothing ever makes the reader wait."""
    steps = 0
    async for text in Watcher(table, None, services, 0, outlook).messages():
        steps += '"type":"step"' in text
        if f'"ply":{len(table.steps)},' in text and steps:
            return steps
    raise AssertionError


def test_everybody_else_comes_in_between(tmp_path: Path) -> None:
    async def check(services: Services, table: Table) -> None:
        turns_of_others = 0

        async def go_on() -> None:
            nonlocal turns_of_others
            while True:
                turns_of_others += 1
                await asyncio.sleep(0)

        others = asyncio.create_task(go_on())
        for _ in range(2):  # also when the steps are kept
            before = turns_of_others
            steps = await read_all(services, table)
            assert steps == len(table.steps)
            assert turns_of_others - before >= steps - 1
        others.cancel()

    with_a_long_game(tmp_path, check)


def test_many_readers_do_not_make_others_wait_longer_than_one(tmp_path: Path) -> None:
    """Between two looks of somebody else at most one old step is built, however many ask for one."""

    async def check(services: Services, table: Table) -> None:
        built = most = 0
        usual = table.step

        def counted(ply: int) -> Any:
            nonlocal built
            built += 1
            return usual(ply)

        table.step = counted  # type: ignore[method-assign]
        readers = [asyncio.create_task(read_all(services, table, number % 2 == 1)) for number in range(20)]
        while not all(reader.done() for reader in readers):
            before = built
            await asyncio.sleep(0)
            most = max(most, built - before)
        assert most <= 2, "an old one, and the newest"
        assert built <= 2 * len(table.steps), "each once with its outlook and once without"

    with_a_long_game(tmp_path, check)


def test_a_reader_who_is_gone_is_not_built_for(tmp_path: Path) -> None:
    """Sending to a closed connection never waits: only what yields can be ended."""

    async def check(services: Services, table: Table) -> None:
        told = 0

        async def read() -> None:
            nonlocal told
            async for _ in Watcher(table, None, services, 0).messages():
                told += 1

        reader = asyncio.create_task(read())
        for _ in range(10):
            await asyncio.sleep(0)
        reader.cancel()
        await asyncio.wait([reader])
        assert 0 < told < 20

    with_a_long_game(tmp_path, check)


def test_looking_far_back_is_limited_and_says_when_to_come_again(new_server: Callable[..., Server]) -> None:
    server = new_server(rate=1.0)
    with Guest(server.url) as anna:
        table = anna.create(rules="classic", bots=[{}, {}], name=None)
        anna.post(f"/api/tables/{table}/start")

        async def look_back() -> dict[str, Any]:
            async with live(server.socket_url, table) as socket:
                step = await hear_until(socket, "step")
                while step["ply"] <= FEW + 1:
                    step = await hear(socket)
                await say(socket, ply=step["ply"] - 1)
                for _ in range(int(LIMITS["look_back"].burst) + 1):
                    await say(socket, ply=0)
                return await hear_until(socket, "refused")

        refused = asyncio.run(look_back())
        assert refused["reason"] == "too-many-requests"
        assert refused["wait"] >= 1
        answer = anna.http.get(f"/api/tables/{table}/stream", params={"ply": 0})
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) >= 1
        assert 'heckmeck_refused_total{reason="too-many-requests"} 2.0' in anna.http.get("/metrics").text


def test_a_stream_is_refused_before_it_begins_and_left_once() -> None:
    entered: list[str] = []

    async def lines(refused: bool) -> AsyncGenerator[str]:
        entered.append("in")
        try:
            if refused:
                raise Denied(429, "table-crowded", most="1")
            yield "first"
            yield "second"
        finally:
            entered.append("out")

    async def run() -> None:
        with pytest.raises(Denied):
            await begun(lines(refused=True))
        assert [line async for line in await begun(lines(refused=False))] == ["first", "second"]
        half_read = await begun(lines(refused=False))
        assert await anext(half_read) == "first"
        await half_read.aclose()

    asyncio.run(run())
    assert entered == ["in", "out"] * 3
