"""Outlook, coach, review and replay."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, cast

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import QueryParameter, RawBody

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.outlook_document import OutlookReply
from heckmeck.game import Game
from heckmeck.server.errors import Denied
from heckmeck.server.http.api_router import ONE_TABLE, STUDIES, api_router
from heckmeck.server.http.dependencies import GivenServices, GivenTable, GivenWords, limited
from heckmeck.server.ops.limits import RECORD_BYTES
from heckmeck.server.studies.messages import Advice, Replay, Review
from heckmeck.server.tables.table import Table

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


post_record = partial(post, status_code=200, request_max_body_size=RECORD_BYTES, operation_class=TakesRecord)


def game_at(table: Table, ply: int | None) -> Game:
    if table.game is None:
        raise Denied(409, "not-started")
    return table.game if ply is None else table.game.at(ply)


@get("/outlook", summary="What the turn can bring")
async def get_outlook(fresh_table: GivenTable, ply: AtPly = None) -> OutlookReply:
    """What stopping brings, which tiles are in reach, what failing costs; null where no decision is due."""
    game = game_at(fresh_table, ply)
    return OutlookReply(game.ply, outlook_of(game.state))


@get("/advice", summary="Ask the coach", guards=[limited("advice")])
async def get_advice(
    fresh_table: GivenTable, words: GivenWords, services: GivenServices, ply: AtPly = None
) -> Advice:
    """What each decision is worth; only at tables with the coach, and after the end."""
    if not (fresh_table.row.coach or fresh_table.ended):
        raise Denied(403, "no-coach")
    return await services.studies.advise(game_at(fresh_table, ply).copy(), words)


@get("/review", summary="Review a game", guards=[limited("review")])
async def get_review(fresh_table: GivenTable, services: GivenServices) -> Review:
    """A finished game decision by decision."""
    if fresh_table.game is None:
        raise Denied(409, "not-started")
    if not fresh_table.ended:
        raise Denied(403, "game-running")
    return await services.studies.review_table(fresh_table.id, fresh_table.version, fresh_table.corrected())


@post_record("/review", summary="Review a record", guards=[limited("review")])
async def review_record(body: RawBody, services: GivenServices) -> Review:
    """The same for a record that is sent as text."""
    return await services.studies.review(await services.studies.read(body))


@post_record("/advice", summary="Ask the coach about a record", guards=[limited("advice")])
async def advise_record(
    body: RawBody, words: GivenWords, services: GivenServices, ply: AtPly = None
) -> Advice:
    """What each decision is worth at a step of a record that is sent as text."""
    return await services.studies.advise_record(body, ply, words)


@post_record("/replay", summary="Replay a record", guards=[limited("review")])
async def replay_record(
    body: RawBody, services: GivenServices, outlook: WithOutlooks = False
) -> Response[Replay]:
    """Every state of a record that is sent as text, and whether its dice are fair."""
    replay = await services.studies.replay(body, outlook)
    return Response(cast("Any", replay), media_type="application/json")


ROUTES = [
    api_router(ONE_TABLE, STUDIES, get_outlook, get_advice, get_review),
    api_router("/api", STUDIES, review_record, advise_record, replay_record),
]
