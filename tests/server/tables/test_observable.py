"""Whoever waits is told of a change once, and of none when their time is up."""

import asyncio

from heckmeck.server.tables.observable import Watched


def test_everybody_who_waits_is_woken_and_nobody_twice() -> None:
    async def run() -> None:
        watched = Watched("one")
        waiting = [asyncio.create_task(watched.wait_for_change(60)) for _ in range(3)]
        await asyncio.sleep(0)
        watched.wake()
        assert await asyncio.gather(*waiting) == [True] * 3
        assert not await watched.wait_for_change(0.01)

    asyncio.run(run())
