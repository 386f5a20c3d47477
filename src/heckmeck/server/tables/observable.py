"""What people follow while it changes: a table or a tournament in memory."""

import asyncio


class Watched:
    """One of them. `watchers` are those of this process."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.lock = asyncio.Lock()
        self.watchers = 0
        self._changed = asyncio.Event()

    def wake(self) -> None:
        """Let everybody who waits here look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_for_change(self, seconds: float) -> bool:
        """Return True when something changed, False when the time is over."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True
