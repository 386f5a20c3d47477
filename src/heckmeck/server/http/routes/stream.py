"""The same messages as the socket's, one JSON object per line, for tools that only speak HTTP."""

from collections.abc import AsyncGenerator
from typing import Annotated, Any, cast

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from heckmeck.server.http.api_router import ONE_TABLE, TABLES, api_router
from heckmeck.server.http.dependencies import GivenAddress, GivenPerson, GivenServices
from heckmeck.server.ops.background_tasks import begun
from heckmeck.server.ops.limits import SOCKETS_AT_A_TABLE
from heckmeck.server.tables.feed import Watcher
from heckmeck.server.tables.messages import ServerMessage

LINES = "application/x-ndjson"
ANY_MESSAGE = cast("type[Any]", ServerMessage)
LINE = ResponseSpec(ANY_MESSAGE, generate_examples=False, description="one message a line", media_type=LINES)
LastPly = Annotated[int | None, QueryParameter(ge=0, le=2_000_000_000)]


@get("/stream", summary="Everything that happens", media_type=LINES, responses={200: LINE})
async def stream(
    table_id: FromPath[str],
    person: GivenPerson,
    address: GivenAddress,
    services: GivenServices,
    ply: LastPly = None,
) -> Stream:
    """First the whole state, or what follows `ply`; then every step; a heartbeat every 15 s."""
    table = await services.tables.watched_one(table_id)
    place = SOCKETS_AT_A_TABLE, address, bool(table.seats_of(person))
    watcher = Watcher(table, person, services, ply)
    if watcher.is_far_back(ply):
        services.limits.check("look_back", address)

    async def lines() -> AsyncGenerator[str]:
        async with services.crowd.joined(table, *place):
            with services.presence.attending(table, person):
                async for text in watcher.messages():
                    yield f"{text}\n"

    return Stream(await begun(lines()), media_type=LINES)


ROUTES = [api_router(ONE_TABLE, TABLES, stream)]
