"""Reading a long game from its start lets everybody else in between the steps, and ends when its reader has gone."""

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from heckmeck.bots.registry import make_bot
from heckmeck.game import Game
from heckmeck.server.errors import Denied
from heckmeck.server.http.services import Services, open_services
from heckmeck.server.ops.background_tasks import begun
from heckmeck.server.ops.limits import LIMITS, Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.tables.feed import FEW, Watcher
from heckmeck.server.tables.requests import NewTable, Seating
from heckmeck.server.tables.step_texts import Detail
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


async def read_all(services: Services, table: Table, detail: Detail = "states") -> int:
    """Read a game from its start and return how many steps there were; nothing ever makes the reader wait."""
    steps = 0
    async for text in Watcher(table, None, services, 0, detail).messages():
        steps += '"type":"step"' in text
        if f'"ply":{len(table.steps)},' in text and steps:
            return steps
    raise AssertionError


def test_everybody_else_gets_their_turns_between_the_steps(tmp_path: Path) -> None:
    async def check(services: Services, table: Table) -> None:
        turns_of_others = 0

        async def go_on() -> None:
            nonlocal turns_of_others
            while True:
                turns_of_others += 1
                await asyncio.sleep(0)

        others = asyncio.create_task(go_on())
        for _ in range(2):  # the second time the steps are kept already
            before = turns_of_others
            steps = await read_all(services, table)
            assert steps == len(table.steps)
            assert turns_of_others - before >= steps - 1
        others.cancel()

    with_a_long_game(tmp_path, check)


def test_many_readers_do_not_make_others_wait_longer_than_one(tmp_path: Path) -> None:
    """Between two turns of anybody else at most one old step is built, however many readers there are."""

    async def check(services: Services, table: Table) -> None:
        built = most = 0
        usual = table.step

        def counted(ply: int) -> Any:
            nonlocal built
            built += 1
            return usual(ply)

        table.step = counted  # type: ignore[method-assign]
        kinds: list[Detail] = ["states", "outlooks"] * 10
        readers = [asyncio.create_task(read_all(services, table, detail)) for detail in kinds]
        while not all(reader.done() for reader in readers):
            before = built
            await asyncio.sleep(0)
            most = max(most, built - before)
        assert most <= 2, "an old one, and the newest"
        assert built <= 2 * len(table.steps), "each step once with its outlook and once without"

    with_a_long_game(tmp_path, check)


def test_nothing_is_built_for_a_reader_who_has_gone(tmp_path: Path) -> None:
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


def test_moves_alone_are_enough_to_know_everything(tmp_path: Path) -> None:
    """Whoever knows the rules is told what was played, by whom and when, and where the game began."""

    async def check(services: Services, table: Table) -> None:
        assert table.game is not None
        messages = Watcher(table, None, services, None, "moves").messages()
        hello = json.loads(await anext(messages))
        assert hello["state"] is None
        assert hello["ply"] == len(table.steps)
        view = hello["table"]
        names = [seat["name"] for seat in view["seats"]]
        replayed = Game(view["rules"], names, view["start"], moves=hello["moves"])
        assert replayed.document() == table.game.document()

        messages = Watcher(table, None, services, 0, "moves").messages()
        assert json.loads(await anext(messages))["moves"] is None, "whoever resumes already has them"
        moves = [json.loads(await anext(messages)) for _ in table.steps]
        assert [move["move"] for move in moves] == replayed.moves
        assert [move["ply"] for move in moves] == list(range(1, len(moves) + 1))
        for move, step in zip(moves, table.steps, strict=True):
            assert (move["type"], move["by"], move["at"]) == ("move", step.by, step.at)
            assert "state" not in move

    with_a_long_game(tmp_path, check)


def test_whoever_waits_for_the_start_is_told_of_it_first(new_server: Callable[..., Server]) -> None:
    """Ply 0 has no move: the game begins there (docs/notation.md 2)."""
    server = new_server()
    with Guest(server.url) as anna:
        table = anna.create("Anna", rules="classic", companions=[{"name": "Ben"}], seats=2)

        async def watch() -> list[dict[str, Any]]:
            async with live(server.socket_url, table, anna.cookie, moves=True) as socket:
                hello = await hear(socket)
                assert (hello["state"], hello["moves"], hello["table"]["start"]) == (None, None, None)
                anna.post(f"/api/tables/{table}/start")
                return [await hear_until(socket, "move"), await hear_until(socket, "move")]

        start, dice = asyncio.run(watch())
        assert (start["ply"], start["move"], start["by"]) == (0, None, None)
        assert (dice["ply"], dice["by"]) == (1, "dice")
        assert dice["move"].startswith("dice ")


def test_looking_far_back_is_limited_and_the_refusal_says_when_to_try_again(
    new_server: Callable[..., Server],
) -> None:
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
