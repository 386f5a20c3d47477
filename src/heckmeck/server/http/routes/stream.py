"""The same messages as the socket's, one JSON object a line, for tools that only speak HTTP."""

from collections.abc import AsyncGenerator
from typing import Annotated, Any, cast

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from heckmeck.server.http.error_responses import REFUSALS
from heckmeck.server.http.security import address_of
from heckmeck.server.http.services import Services
from heckmeck.server.ops.background_tasks import begun
from heckmeck.server.ops.limits import SOCKETS_AT_A_TABLE
from heckmeck.server.tables.feed import Watcher
from heckmeck.server.tables.messages import ServerMessage

LINES = "application/x-ndjson"
ANY_MESSAGE = cast("type[Any]", ServerMessage)
LINE = ResponseSpec(ANY_MESSAGE, generate_examples=False, description="one message a line", media_type=LINES)
RESPONSES = {200: LINE, **REFUSALS}
LastPly = Annotated[int | None, QueryParameter(ge=0, le=2_000_000_000)]


@get(
    "/api/tables/{table_id:str}/stream",
    summary="Everything that happens",
    media_type=LINES,
    responses=RESPONSES,
)
async def stream(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    services: NamedDependency[Services],
    ply: LastPly = None,
) -> Stream:
    """First the whole state, or what follows `ply`; then every step; a heartbeat every 15 s."""
    table = await services.tables.watched_one(table_id)
    person = await services.person(request)
    place = SOCKETS_AT_A_TABLE, address_of(request.scope), bool(table.seats_of(person))
    watcher = Watcher(table, person, services, ply)
    if watcher.is_far_back(ply):
        services.limits.check("look_back", address_of(request.scope))

    async def lines() -> AsyncGenerator[str]:
        async with services.crowd.joined(table, *place):
            with services.presence.attending(table, person):
                async for text in watcher.messages():
                    yield f"{text}\n"

    return Stream(await begun(lines()), media_type=LINES)


HANDLERS = [stream]
