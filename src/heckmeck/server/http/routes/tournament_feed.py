"""Following a tournament: a stream of lines, or a socket (docs/tournaments.md)."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, cast

from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import Stream

from heckmeck.errors import Refused
from heckmeck.server.errors import Denied, status_of
from heckmeck.server.http.dependencies import GivenAddress, GivenServices
from heckmeck.server.http.error_responses import refusal, words_for
from heckmeck.server.http.routes.live import ChosenLanguage, close
from heckmeck.server.http.security import address_of, header
from heckmeck.server.http.services import Services
from heckmeck.server.http.visitors import spoken_by
from heckmeck.server.ops.background_tasks import begun, run_until_one_ends
from heckmeck.server.ops.limits import SOCKETS_AT_A_TOURNAMENT
from heckmeck.server.tables.table import encode
from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.feed import feed
from heckmeck.server.tournaments.messages import (
    FeedMessage,
)

LINES = "application/x-ndjson"
LINE = ResponseSpec(
    cast("type[Any]", FeedMessage),
    generate_examples=False,  # they would be different every time
    description="one message a line",
    media_type=cast("Any", LINES),
)


@get("/stream", summary="Follow a tournament", media_type=LINES, responses={200: LINE})
async def stream(tournament_id: FromPath[str], address: GivenAddress, services: GivenServices) -> Stream:
    """`hello`, then `changed` with each new version; a heartbeat every 15 s."""
    running = await services.tournaments.fresh(tournament_id)
    place = SOCKETS_AT_A_TOURNAMENT, address

    async def lines() -> AsyncGenerator[str]:
        async with services.crowd.joined(running, *place):
            async for text in feed(running, services.settings.heartbeat):
                yield f"{text}\n"

    return Stream(await begun(lines()), media_type=LINES)


@websocket("/live")
async def follow(
    socket: WebSocket[Any, Any, Any],
    tournament_id: FromPath[str],
    services: GivenServices,
    language: ChosenLanguage = None,
) -> None:
    """The same over a socket; what the client sends is ignored."""
    await socket.accept(subprotocols=spoken_by(socket))
    try:
        running = await services.tournaments.fresh(tournament_id)
        async with services.crowd.joined(running, SOCKETS_AT_A_TOURNAMENT, address_of(socket.scope)):
            await tell(socket, running, services)
    except Refused as refused:
        services.metrics.refused.labels(refused.reason).inc()
        words = words_for(header(socket.scope, b"accept-language"), language)
        await close(socket, encode(refusal(refused, words)).decode(), 4000 + status_of(refused))
    except WebSocketDisconnect:
        pass


async def tell(socket: WebSocket[Any, Any, Any], running: CachedTournament, services: Services) -> None:
    """Tell until the client leaves."""

    async def send() -> None:
        async for text in feed(running, services.settings.heartbeat):
            try:
                async with asyncio.timeout(services.settings.send_timeout):
                    await socket.send_text(text)
            except TimeoutError:
                raise Denied(408, "too-slow") from None

    async def wait_for_the_end() -> None:
        for _ in range(100):
            await socket.receive_data(mode="text")
        raise Denied(429, "too-many-refusals")

    await run_until_one_ends(send(), wait_for_the_end())


HANDLERS = (stream, follow)
