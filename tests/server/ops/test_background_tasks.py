"""Tasks beside the requests end with their part of the server, and lines refuse before they begin."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from heckmeck.server.errors import Denied
from heckmeck.server.ops.background_tasks import BackgroundTasks, begun, run_until_one_ends


def test_tasks_end_with_their_part() -> None:
    ended: list[str] = []

    async def work(name: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(name)

    async def run() -> None:
        tasks = BackgroundTasks()
        tasks.run(work("one"))
        tasks.run(work("other"))
        await asyncio.sleep(0)
        await tasks.close()

    asyncio.run(run())
    assert sorted(ended) == ["one", "other"]


def test_the_first_to_end_ends_the_others_and_its_refusal_is_told() -> None:
    ended: list[str] = []

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("waiting")

    async def refuse() -> None:
        raise Denied(408, "too-slow")

    with pytest.raises(Denied, match="too slow"):
        asyncio.run(run_until_one_ends(wait(), refuse()))
    assert ended == ["waiting"]


def test_lines_that_are_refused_never_begin() -> None:
    async def lines(refused: bool) -> AsyncGenerator[str]:
        if refused:
            raise Denied(429, "table-crowded", most="100")
        yield "first"
        yield "second"

    async def run() -> list[str]:
        with pytest.raises(Denied):
            await begun(lines(True))
        return [line async for line in await begun(lines(False))]

    assert asyncio.run(run()) == ["first", "second"]


def test_lines_that_nobody_reads_to_the_end_are_closed() -> None:
    closed: list[bool] = []

    async def lines() -> AsyncGenerator[str]:
        try:
            yield "first"
            yield "second"
        finally:
            closed.append(True)

    async def run() -> None:
        read = await begun(lines())
        assert await anext(read) == "first"
        await read.aclose()

    asyncio.run(run())
    assert closed == [True]
