"""Outlook, coach, review and replay."""

from dataclasses import dataclass
from typing import Annotated, Any, cast

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, QueryParameter, RawBody

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.outlook_document import OutlookReply
from heckmeck.game import Game
from heckmeck.server.errors import Denied
from heckmeck.server.http.error_responses import REFUSALS, words_for
from heckmeck.server.http.security import address_of, header
from heckmeck.server.http.services import Services
from heckmeck.server.ops.limits import RECORD_BYTES
from heckmeck.server.studies.messages import Advice, Replay, Review
from heckmeck.server.tables.table import Table

HttpRequest = Request[Any, Any, Any]
AtPly = Annotated[
    int | None, QueryParameter(ge=0, le=2_000_000_000, description="the step to look at; the newest")
]
WithOutlooks = Annotated[bool, QueryParameter(description="also the outlook after each step")]


@dataclass
class TakesRecord(Operation):
    """An operation whose body is the text of a record."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.STRING, max_length=RECORD_BYTES, description="a `.heck` record")
        self.request_body = RequestBody({"text/plain": OpenAPIMediaType(schema)}, required=True)


def game_at(table: Table, ply: int | None) -> Game:
    if table.game is None:
        raise Denied(409, "not-started")
    return table.game if ply is None else table.game.at(ply)


@get("/api/tables/{table_id:str}/outlook", summary="What the turn can bring", responses=REFUSALS)
async def get_outlook(
    table_id: FromPath[str], services: NamedDependency[Services], ply: AtPly = None
) -> OutlookReply:
    """What stopping brings, which tiles are in reach, what failing costs; null where no decision is due."""
    game = game_at(await services.tables.fresh(table_id), ply)
    return OutlookReply(game.ply, outlook_of(game.state))


@get("/api/tables/{table_id:str}/advice", summary="Ask the coach", responses=REFUSALS)
async def get_advice(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services], ply: AtPly = None
) -> Advice:
    """What each decision is worth; only at tables with the coach, and after the end."""
    services.limits.check("advice", address_of(request.scope))
    table = await services.tables.fresh(table_id)
    if not (table.row.coach or table.ended):
        raise Denied(403, "no-coach")
    game = game_at(table, ply).copy()
    return await services.studies.advise(game, words_for(header(request.scope, b"accept-language")))


@get("/api/tables/{table_id:str}/review", summary="Review a game", responses=REFUSALS)
async def get_review(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> Review:
    """A finished game decision by decision."""
    services.limits.check("review", address_of(request.scope))
    table = await services.tables.fresh(table_id)
    game = game_at(table, None)
    if not table.ended:
        raise Denied(403, "game-running")
    return await services.studies.review_table(table_id, game.copy())


@post(
    "/api/review",
    status_code=200,
    summary="Review a record",
    responses=REFUSALS,
    request_max_body_size=RECORD_BYTES,
    operation_class=TakesRecord,
)
async def review_record(request: HttpRequest, body: RawBody, services: NamedDependency[Services]) -> Review:
    """The same for a record that is sent as text."""
    services.limits.check("review", address_of(request.scope))
    return await services.studies.review(await services.studies.read(body))


@post(
    "/api/advice",
    status_code=200,
    summary="Ask the coach about a record",
    responses=REFUSALS,
    request_max_body_size=RECORD_BYTES,
    operation_class=TakesRecord,
)
async def advise_record(
    request: HttpRequest, body: RawBody, services: NamedDependency[Services], ply: AtPly = None
) -> Advice:
    """What each decision is worth at a step of a record that is sent as text."""
    services.limits.check("advice", address_of(request.scope))
    words = words_for(header(request.scope, b"accept-language"))
    return await services.studies.advise_record(body, ply, words)


@post(
    "/api/replay",
    status_code=200,
    summary="Replay a record",
    responses=REFUSALS,
    request_max_body_size=RECORD_BYTES,
    operation_class=TakesRecord,
)
async def replay_record(
    request: HttpRequest,
    body: RawBody,
    services: NamedDependency[Services],
    outlook: WithOutlooks = False,
) -> Response[Replay]:
    """Every state of a record that is sent as text, and whether its dice are fair."""
    services.limits.check("review", address_of(request.scope))
    replay = await services.studies.replay(body, outlook)
    return Response(cast("Any", replay), media_type="application/json")


HANDLERS = [get_outlook, get_advice, get_review, review_record, advise_record, replay_record]
