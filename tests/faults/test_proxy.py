"""A proxy that drops, doubles, reorders and delays messages in both directions: games end as if it were not there."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.faults.games import check_record, play_to_the_end, seated_table
from tests.server.clients import SocketBot, hear, say
from tests.server.processes import Server

TROUBLE = 0.25  # of all messages
PATIENCE = 0.3  # seconds until a client asks again


class Proxy:
    """Stands between clients and a server, with bad luck from a seed."""

    def __init__(self, upstream: str, seed: int) -> None:
        self._upstream = upstream
        self._chance = random.Random(seed)
        self.troubles = 0

    async def handle(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        url = self._upstream + client.request.path
        async with connect(url, additional_headers=headers, compression=None, proxy=None) as server:
            pumps = [
                asyncio.create_task(self._pump(client, server)),
                asyncio.create_task(self._pump(server, client)),
            ]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(self, source: Any, target: Any) -> None:
        late: set[asyncio.Task[None]] = set()
        with suppress(ConnectionClosed):
            async for message in source:
                first = json.loads(message).get("type") == "hello"
                if first or self._chance.random() > TROUBLE:
                    await target.send(message)
                    continue
                self.troubles += 1
                kind = self._chance.choice(("drop", "double", "delay"))
                if kind == "double":
                    await target.send(message)
                    await target.send(message)
                elif kind == "delay":  # overtaken by those behind it
                    late.add(asyncio.create_task(self._send_late(target, message)))

    async def _send_late(self, target: Any, message: str | bytes) -> None:
        await asyncio.sleep(self._chance.uniform(0.01, 0.2))
        with suppress(ConnectionClosed):
            await target.send(message)


class StubbornBot(SocketBot):
    """Asks again for steps that are missing and says again what was not heard."""

    async def _play(self, socket: ClientConnection) -> Any:
        while True:
            try:
                message = await hear(socket, PATIENCE)
            except TimeoutError:
                self._said_at = None
                if self.game is not None:
                    await say(socket, ply=self.game.ply)
                message = {"type": "nothing"}
            if message["type"] in ("hello", "table"):
                self._seat = message["you"]
                self._start(message["table"], message.get("moves"))
            elif message["type"] == "step" and self.game is not None:
                if message["ply"] > self.game.ply + 1:
                    await say(socket, ply=self.game.ply)
                else:
                    self._step(message)
            if self.game is not None and self.game.over:
                return self.game
            await self._decide(socket)


def test_games_end_through_a_misbehaving_proxy(database: str, new_server: Callable[..., Server]) -> None:
    server = new_server(database=database)
    table, bots = seated_table([server], 3, bots=[{}])
    proxy = Proxy(server.socket_url, seed=7)
    stubborn = [StubbornBot("", table, bot.cookie) for bot in bots]

    async def play() -> None:
        async with serve(proxy.handle, "127.0.0.1", 0, compression=None) as listener:
            port = next(iter(listener.sockets)).getsockname()[1]
            for bot in stubborn:
                bot.socket_url = f"ws://127.0.0.1:{port}"
            await play_to_the_end(stubborn)

    asyncio.run(play())
    assert proxy.troubles > 10
    check_record(server, table, stubborn)
