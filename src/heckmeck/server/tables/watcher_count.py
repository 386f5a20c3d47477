"""How many watch one thing, in all processes together.

In Redis each thing has a sorted set: every watcher with the time until which they count. Nobody signs off for a process
that dies, but its watchers run out. While Redis is away each process counts its own.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from heckmeck.server.errors import Denied
from heckmeck.server.ops.limits import SEATED_MORE, network_of
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.tables.observable import Watched

log = logging.getLogger("heckmeck.crowd")
COUNTS_FOR, SAYS_SO_EVERY = 20.0, 5.0  # seconds
PATIENCE = 1.0
AWAY = (RedisError, OSError, TimeoutError)


class Crowd:
    """The watchers of this process, and the count of all."""

    def __init__(self, url: str, most_here: int, metrics: Metrics, of_a_network: int | None = None) -> None:
        self._most_here = most_here
        self._of_a_network = of_a_network
        self._networks: Counter[str] = Counter()
        self._metrics = metrics
        self._here: dict[str, str] = {}  # a watcher -> the key of what they watch
        self._task: asyncio.Task[None] | None = None
        once = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, retry=once) if url else None

    async def open(self) -> None:
        if self._redis is not None:
            self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._redis is not None:
            with suppress(*AWAY):
                await self._redis.aclose()

    @asynccontextmanager
    async def joined(
        self, watched: Watched, most: int, address: str = "", seated: bool = False
    ) -> AsyncIterator[None]:
        """Count a watcher, or refuse them: so many of one thing, of one network, and in this process.

        Whoever is seated finds a place where spectators find none.
        """
        most += SEATED_MORE if seated else 0
        network = network_of(address)
        if watched.watchers >= most:
            raise Denied(429, "table-crowded", most=str(most))
        if self._of_a_network is not None and self._networks[network] >= self._of_a_network:
            raise Denied(429, "network-crowded", most=str(self._of_a_network))
        if len(self._here) >= self._most_here + (self._most_here // 10 if seated else 0):
            raise Denied(503, "server-full")
        watcher, key = secrets.token_hex(8), f"heckmeck-watchers:{watched.id}"
        self._here[watcher] = key
        self._networks[network] += 1
        watched.watchers += 1
        self._metrics.sockets.inc()
        try:
            if await self._count(watcher, key) > most:
                raise Denied(429, "table-crowded", most=str(most))
            yield
        finally:
            watched.watchers -= 1
            self._metrics.sockets.dec()
            del self._here[watcher]
            self._networks[network] -= 1
            if not self._networks[network]:
                del self._networks[network]
            await self._forget(watcher, key)

    async def _count(self, watcher: str, key: str) -> int:
        """Add a watcher; return how many there are, they among them, or 0 if nobody knows."""
        if self._redis is None:
            return 0
        now = time.time()
        try:
            async with asyncio.timeout(PATIENCE), self._redis.pipeline() as pipeline:
                pipeline.zremrangebyscore(key, 0, now)
                pipeline.zadd(key, {watcher: now + COUNTS_FOR})
                pipeline.expire(key, round(2 * COUNTS_FOR))
                pipeline.zcard(key)
                return int((await pipeline.execute())[-1])
        except AWAY as error:
            log.warning("watchers not counted", extra={"error": str(error)})
            return 0

    async def _forget(self, watcher: str, key: str) -> None:
        if self._redis is not None:
            with suppress(*AWAY):
                async with asyncio.timeout(PATIENCE):
                    await self._redis.zrem(key, watcher)

    async def _stay(self) -> None:
        """Let those who are here count on."""
        assert self._redis is not None
        while True:
            await asyncio.sleep(SAYS_SO_EVERY)
            until = time.time() + COUNTS_FOR
            here: dict[str, dict[str, float]] = {}
            for watcher, key in self._here.items():
                here.setdefault(key, {})[watcher] = until
            with suppress(*AWAY):
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for key, watchers in here.items():
                        pipeline.zadd(key, watchers)
                        pipeline.expire(key, round(2 * COUNTS_FOR))
                    await pipeline.execute()
