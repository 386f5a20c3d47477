"""People and bots at a table, over HTTP and the socket."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from heckmeck.bots.registry import make_bot
from heckmeck.game import Game

# A client forgets an idle connection before the server closes it, or a request could meet its end.
LIMITS = httpx.Limits(keepalive_expiry=2)
SHORT = "classic highest_tile=24 max_turns=60"


class Guest:
    """A device with its cookie."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30, trust_env=False, limits=LIMITS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._answer(self.http.post(path, json=body), status)

    def patch(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._answer(self.http.patch(path, json=body), status)

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.http.get(path), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._answer(self.http.delete(path), status)

    def _answer(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    def create(self, name: str | None = "Anna", **options: Any) -> str:
        """Create a table and return its id."""
        host = {"name": name} if name else None
        options = {"rules": SHORT, "starter": "first", **options}
        return str(self.post("/api/tables", 201, host=host, **options)["table"]["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())


@asynccontextmanager
async def live(
    socket_url: str,
    table: str,
    cookie: str = "",
    ply: int | None = None,
    outlook: bool = False,
    language: str | None = None,
    moves: bool = False,
) -> AsyncIterator[ClientConnection]:
    wishes = {
        "ply": ply,
        "outlook": 1 if outlook else None,
        "moves": 1 if moves else None,
        "language": language,
    }
    query = "".join(f"&{name}={value}" for name, value in wishes.items() if value is not None)
    headers = {"Cookie": cookie} if cookie else {}
    url = f"{socket_url}/api/tables/{table}/live?{query[1:]}"
    options: dict[str, Any] = {"compression": None, "proxy": None, "max_size": 2**22, "max_queue": None}
    async with connect(url, additional_headers=headers, close_timeout=2, **options) as socket:
        yield socket


async def hear(socket: ClientConnection, seconds: float = 20) -> dict[str, Any]:
    async with asyncio.timeout(seconds):
        message: dict[str, Any] = json.loads(await socket.recv())
    return message


async def hear_until(socket: ClientConnection, kind: str, seconds: float = 60) -> dict[str, Any]:
    """Return the next message of a kind; heartbeats do not extend the wait."""
    async with asyncio.timeout(seconds):
        while (message := await hear(socket))["type"] != kind:
            pass
    return message


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


class SocketBot:
    """Plays a seat over a socket, whatever happens to the connection, and checks every step that it sees."""

    patience = 60.0  # seconds of silence until it connects again
    longest_standstill = 180.0  # seconds without a step, however often it connects

    def __init__(
        self, socket_url: str, table: str, cookie: str, rules: str = SHORT, bot: str = "simple"
    ) -> None:
        self.socket_url, self.table, self.cookie = socket_url, table, cookie
        self._bot, self._rules = make_bot(bot, seed=1), rules
        self.game: Game | None = None
        self.acknowledged: list[tuple[int, str]] = []
        self.refused: list[str] = []
        self._said_at: int | None = None

    async def play(self) -> Game:
        """Play to the end and return the game as this client saw it."""
        self._moved_at = time.monotonic()
        while True:
            self._check_progress()
            try:
                ply = None if self.game is None else self.game.ply
                async with live(self.socket_url, self.table, self.cookie, ply) as socket:
                    return await self._play(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.lost_connection()
                await asyncio.sleep(0.02)

    def _check_progress(self) -> None:
        """Heartbeats and new connections are no progress: only steps are."""
        still = time.monotonic() - self._moved_at
        assert still < self.longest_standstill, (
            f"the game stands still, said at {self._said_at}:\n{self.game}"
        )

    def lost_connection(self) -> None:
        """Whatever was said may not have been heard."""
        self._said_at = None

    async def _play(self, socket: ClientConnection) -> Game:
        while True:
            message = await hear(socket, self.patience)
            if message["type"] in ("hello", "table"):
                self._seat = message["you"]
                self._start(message["table"], message.get("moves"))
            elif message["type"] == "step":
                self._step(message)
            elif message["type"] == "refused":
                self.refused.append(message["reason"])
                self._said_at = None
                if message["reason"] == "storage-trouble":
                    await asyncio.sleep(0.1)
            if self.game is not None and self.game.over:
                return self.game
            await self._decide(socket)

    def _start(self, table: dict[str, Any], moves: list[str] | None) -> None:
        if self.game is None and table["status"] in ("playing", "over"):
            names = [seat["name"] for seat in table["seats"]]
            self.game = Game(table["rules"], names, moves=moves or [])

    def _step(self, step: dict[str, Any]) -> None:
        assert self.game is not None
        if step["ply"] <= self.game.ply:
            return
        assert step["ply"] == self.game.ply + 1, "a step is missing"
        self.game.play(step["state"]["move"])
        assert step["state"] == self.game.document()
        self.acknowledged.append((step["ply"], step["state"]["move"]))
        self._moved_at = time.monotonic()

    async def _decide(self, socket: ClientConnection) -> None:
        self._check_progress()
        game = self.game
        if game is None or game.seat != self._seat or not game.legal or self._said_at == game.ply:
            return
        self._said_at = game.ply
        await say(socket, act=self._bot.decide(game), ply=game.ply)


class LightBot(SocketBot):
    """Plays by the state documents alone, as a client without the rules would; it only counts the plies."""

    def __init__(self, socket_url: str, table: str, cookie: str) -> None:
        super().__init__(socket_url, table, cookie)
        self.moves: list[str] = []
        self._state: dict[str, Any] | None = None

    async def play(self) -> Any:
        async with live(self.socket_url, self.table, self.cookie) as socket:
            while self._state is None or self._state["phase"] != "over":
                message = await hear(socket, 60)
                if message["type"] == "hello":
                    self._seat, self._state, self.moves = message["you"], message["state"], message["moves"]
                elif message["type"] == "step":
                    self._state = message["state"]
                    self.moves.append(self._state["move"])
                    assert len(self.moves) == message["ply"]
                elif message["type"] == "refused":
                    self.refused.append(message["reason"])
                if message["type"] in ("hello", "step"):
                    await self._answer(socket)
        return self.moves

    async def _answer(self, socket: ClientConnection) -> None:
        state = self._state
        if state is not None and state["seat"] == self._seat and state["legal"]:
            await say(socket, act=plain_decision(state), ply=state["ply"])


def plain_decision(state: dict[str, Any]) -> str:
    """Set aside the most points, stop as soon as that takes a tile."""
    legal: list[str] = state["legal"]
    if "roll" in legal and "stop" in legal:
        total = state["turn"]["total"]
        tiles = [int(tile) for tile, side in state["grill"].items() if side == "up" and int(tile) > 20]
        tops = [player["stack"][-1] for player in state["players"] if player["stack"]]
        takes = "W" in state["turn"]["kept"] and (total in tops or total >= min(tiles, default=99))
        return "stop" if takes else "roll"
    faces = [move for move in legal if move.startswith("keep")]
    dice = f"{state['turn']['roll']}{state['turn']['golden'] or ''}"
    return (
        max(faces, key=lambda move: dice.count(move[-1]) * "012345W".index(move[-1])) if faces else legal[-1]
    )
