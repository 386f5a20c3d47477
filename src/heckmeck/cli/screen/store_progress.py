"""Work on a whole database, with a bar; what goes wrong with a store is said with its cause."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from heckmeck.cli.screen.columns import progress
from heckmeck.errors import Malformed
from heckmeck.server.errors import Denied
from heckmeck.server.ops.settings import Settings


def address_of(database: str) -> str:
    """Return where a database is; what no server could use is refused."""
    settings = Settings(database=database)
    settings.check()
    return settings.database_url


def with_bar(key: str, work: Callable[[Callable[[int, int], None]], Coroutine[Any, Any, int]]) -> int:
    """Do it while a bar shows how many rows are done, and return how many there were."""
    told = 0
    with progress(key, 0) as advance:

        def tell(done: int, total: int) -> None:
            nonlocal told
            advance(done - told, total)
            told = done

        try:
            return asyncio.run(work(tell))
        except Denied as denied:
            if denied.__cause__ is None:
                raise
            raise Malformed("database-unusable", "", error=str(denied.__cause__).partition("\n")[0]) from None
