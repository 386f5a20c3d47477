"""Live play: one WebSocket per client."""

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from heckmeck.errors import Refused, shortened
from heckmeck.language import Words
from heckmeck.server.errors import Denied, LostRace, Stale, status_of
from heckmeck.server.http.error_responses import LONGEST_DETAIL, refusal, words_for
from heckmeck.server.http.security import address_of, header
from heckmeck.server.http.services import Services
from heckmeck.server.http.visitors import spoken_by
from heckmeck.server.ops.background_tasks import run_until_one_ends
from heckmeck.server.ops.limits import SOCKETS_AT_A_TABLE, take
from heckmeck.server.tables.feed import Watcher
from heckmeck.server.tables.requests import ClientMessage, moves_of
from heckmeck.server.tables.step_texts import Detail
from heckmeck.server.tables.table import encode

log = logging.getLogger("heckmeck.live")
read_message = msgspec.json.Decoder(ClientMessage).decode
MOST_REFUSALS_IN_A_ROW = 100
LAST_WORDS_SECONDS = 1.0
Socket = WebSocket[Any, Any, Any]
LastPly = Annotated[int | None, QueryParameter(ge=0, le=2_000_000_000)]
Wanted = Annotated[bool, QueryParameter()]
ChosenLanguage = Annotated[str | None, QueryParameter()]  # a page cannot set the headers of a socket


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    services: NamedDependency[Services],
    ply: LastPly = None,
    outlook: Wanted = False,
    moves: Wanted = False,
    real: Wanted = False,
    language: ChosenLanguage = None,
) -> None:
    """Greet, then tell everything that happens and take decisions, until one side leaves."""
    words = words_for(header(socket.scope, b"accept-language"), language)
    await socket.accept(subprotocols=spoken_by(socket))
    try:
        table = await services.tables.watched_one(table_id)
        if moves and table.real and not real:
            raise Denied(409, "page-too-old")  # it would play what people take back
        person = await services.person(socket)
        place = SOCKETS_AT_A_TABLE, address_of(socket.scope), bool(table.seats_of(person))
        async with services.crowd.joined(table, *place):
            detail: Detail = "moves" if moves else "outlooks" if outlook else "states"
            watcher = Watcher(table, person, services, ply, detail)
            await Live(socket, watcher, services, words).run(ply)
    except Refused as refused:
        services.metrics.refused.labels(refused.reason).inc()
        await close(socket, encode(refusal(refused, words)).decode(), 4000 + status_of(refused))
    except WebSocketDisconnect:
        pass


async def close(socket: Socket, last_words: str, code: int) -> None:
    """Say why, to a client that may no longer be listening."""
    try:
        async with asyncio.timeout(LAST_WORDS_SECONDS):
            await socket.send_text(last_words)
            await socket.close(code)
    except (WebSocketDisconnect, RuntimeError, OSError):  # among them TimeoutError
        log.debug("gone before the last words")


class Live:
    """A connected client: one task tells, the other listens; the first to end ends both."""

    def __init__(self, socket: Socket, watcher: Watcher, services: Services, words: Words) -> None:
        self._socket = socket
        self._watcher = watcher
        self._services = services
        self._words = words
        self._bucket = services.limits.bucket("message")
        self._sending = asyncio.Lock()

    async def run(self, ply: int | None) -> None:
        self._check_look_back(ply)
        with self._services.presence.attending(self._watcher.table, self._watcher.person):
            await run_until_one_ends(self._tell(), self._listen())

    async def _send(self, text: str) -> None:
        """Send, or drop a client that does not read."""
        try:
            async with asyncio.timeout(self._services.settings.send_timeout), self._sending:
                await self._socket.send_text(text)
        except TimeoutError:
            raise Denied(408, "too-slow") from None

    async def _tell(self) -> None:
        async for text in self._watcher.messages():
            await self._send(text)

    async def _listen(self) -> None:
        refused_in_a_row = 0
        while refused_in_a_row < MOST_REFUSALS_IN_A_ROW:
            data = await self._socket.receive_data(mode="text")
            try:
                await self._hear(data)
                refused_in_a_row = 0
            except LostRace:
                await self._refuse(Denied(503, "busy"))
            except Refused as refused:
                if not isinstance(refused, Stale):
                    refused_in_a_row += 1
                await self._refuse(refused)
        raise Denied(429, "too-many-refusals")

    async def _refuse(self, refused: Refused) -> None:
        self._services.metrics.refused.labels(refused.reason).inc()
        answer = refusal(refused, self._words)
        if answer.ply is None:
            answer = msgspec.structs.replace(answer, ply=self._watcher.table.ply)
        await self._send(encode(answer).decode())

    async def _hear(self, data: str | bytes) -> None:
        take(self._bucket)
        try:
            message = read_message(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Denied(400, "bad-message", detail=shortened(str(error), LONGEST_DETAIL)) from None
        if message.react is not None:
            self._services.presence.react(self._watcher.table, self._watcher.person, message.react)
        elif not (moves := moves_of(message)):
            self._check_look_back(message.ply)
            self._watcher.resume(message.ply)
        else:
            table_id = self._watcher.table.id
            person = await self._services.person(self._socket)
            if person is None and self._watcher.person is not None:
                raise Denied(403, "logged-out")
            await self._services.tables.act(table_id, person, moves, message.ply)

    def _check_look_back(self, ply: int | None) -> None:
        if self._watcher.is_far_back(ply):
            self._services.limits.check("look_back", address_of(self._socket.scope))


ROUTES = [live]
