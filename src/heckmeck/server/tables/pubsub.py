"""Telling other processes how a table has moved on. A lost notice is only a delay: everybody also looks by himself."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.store.rows import LoggedStep
from heckmeck.server.tables.requests import Reaction

log = logging.getLogger("heckmeck.notices")
CHANNEL = "heckmeck-tables"
SIGNS = "heckmeck-signs"
PAUSE = 0.5  # seconds before the next try when Redis is away


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """How far a table is, and its newest committed steps, so that nobody has to ask the store for them."""

    table: str
    version: int
    ply: int
    steps: tuple[LoggedStep, ...] = ()
    proof: str = (
        ""  # that the sender knows the table's seed, which nobody but the processes does while it is played
    )

    def proof_by(self, seed: bytes) -> str:
        content = msgspec.json.encode((self.table, self.version, self.ply, self.steps))
        return hashlib.blake2b(content, key=seed, digest_size=16).hexdigest()

    def is_proven(self, seed: bytes) -> bool:
        return hmac.compare_digest(self.proof, self.proof_by(seed))


class Sign(msgspec.Struct, frozen=True, array_like=True):
    """Who is seen at a table, or which picture a seat shows: of the moment, and worth nothing later."""

    table: str
    people: tuple[str, ...] = ()
    seat: int | None = None
    reaction: Reaction | None = None


Listener = Callable[[Notice], Awaitable[None]]


class Notices:
    """Notices among processes over Redis; without Redis there is nobody to tell."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._metrics = metrics
        self.listeners: list[Listener] = []
        self.sign_listeners: list[Callable[[Sign], None]] = []
        self.deaf = bool(url)  # whether others may say what is not heard here
        self._waiting: dict[str, Notice] = {}
        self._signs: list[Sign] = []
        self._me = secrets.token_hex(8)  # the channel brings back what one has said oneself
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Redis | None = None
        if url:
            once = Retry(NoBackoff(), 0)  # `_listen` tries again by itself
            self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, retry=once)
            self._backend = RedisChannelsPubSubBackend(redis=self._redis)

    async def open(self) -> None:
        if self._redis is not None:
            self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._redis is not None:
            with suppress(RedisError, OSError):
                await self._backend.on_shutdown()
                await self._redis.aclose()

    def publish(
        self, table: str, version: int, ply: int, steps: Sequence[LoggedStep] = (), seed: bytes = b""
    ) -> None:
        """Tell soon; several notices about one table become one."""
        if self._redis is not None:
            earlier = self._waiting[table].steps if table in self._waiting else ()
            notice = Notice(table, version, ply, (*earlier, *steps))
            self._waiting[table] = msgspec.structs.replace(notice, proof=notice.proof_by(seed))
            self._something.set()

    def sign(self, sign: Sign) -> None:
        """Tell soon what is so for the moment."""
        if self._redis is not None:
            self._signs.append(sign)
            self._something.set()

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            notices, self._waiting = list(self._waiting.values()), {}
            signs, self._signs = self._signs, []
            try:
                if notices:
                    await self._backend.publish(msgspec.json.encode(notices), [CHANNEL])
                if signs:
                    await self._backend.publish(msgspec.json.encode((self._me, signs)), [SIGNS])
            except (RedisError, OSError, TimeoutError) as error:
                self._metrics.notices_lost.inc(len(notices))
                log.warning("notices lost", extra={"count": len(notices), "error": str(error)})

    async def _listen(self) -> None:
        while True:
            try:
                await self._backend.subscribe([CHANNEL, SIGNS])
                self._metrics.channel_up.set(1)
                self.deaf = False
                async for channel, data in self._backend.stream_events():
                    if channel == SIGNS:
                        self._hear_signs(data)
                        continue
                    for notice in msgspec.json.decode(data, type=list[Notice]):
                        for hear in self.listeners:
                            await hear(notice)
            except (RedisError, OSError, TimeoutError) as error:
                self._metrics.channel_up.set(0)
                self.deaf = True
                log.warning("channel away", extra={"error": str(error)})
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("notice not followed")
                await asyncio.sleep(PAUSE)

    def _hear_signs(self, data: bytes) -> None:
        sender, signs = msgspec.json.decode(data, type=tuple[str, list[Sign]])
        if sender != self._me:
            for sign in signs:
                for hear in self.sign_listeners:
                    hear(sign)
