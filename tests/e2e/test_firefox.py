"""A whole game in Firefox, from the start page to the end screen."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.e2e.firefox import Firefox, open_firefox
from tests.e2e.servers import PageServer
from tests.e2e.taps import ENDED, FASTEST, NEXT

MOST_TAPS = 2000


async def play_now(firefox: Firefox, url: str) -> None:
    await firefox.open(url)
    play = "document.querySelector('.quick .action')"
    await firefox.wait_for(play)
    await firefox.tap(play)
    await firefox.wait_for("document.querySelector('main.table')")
    for _ in range(MOST_TAPS):
        if await firefox.evaluate(f"Boolean({ENDED})"):
            return
        if not await firefox.tap(NEXT):
            await firefox.tap(FASTEST)
            await asyncio.sleep(0.05)
    raise AssertionError(await firefox.evaluate("document.body.innerText"))


async def whole_game(url: str, profile: Path) -> tuple[int, list[str]]:
    """Play one; return how many places the end screen shows, and what the console complained about."""
    async with open_firefox(profile) as firefox:
        await play_now(firefox, url)
        await firefox.wait_for("document.querySelectorAll('.place').length")
        return await firefox.evaluate("document.querySelectorAll('.place').length"), firefox.complaints


def test_a_whole_game_in_firefox(server: PageServer, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as apart:  # the other browser's loop runs in this thread
        game = apart.submit(asyncio.run, whole_game(server.url, tmp_path / "profile"))
        places, complaints = game.result()
    assert places == 3
    assert complaints == []
