"""Tasks that run beside the requests."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from typing import Any


class BackgroundTasks:
    """Tasks of one part of the server; they end with it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def run_until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Run all at once; the first to end ends the others, and what it raised is raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def begun(lines: AsyncGenerator[str]) -> AsyncGenerator[str]:
    """Return the same lines with the first one ready: a refusal comes before an answer has begun."""
    first = await anext(lines)

    async def from_the_first() -> AsyncGenerator[str]:
        try:
            yield first
            async for line in lines:
                yield line
        finally:
            await lines.aclose()

    return from_the_first()
