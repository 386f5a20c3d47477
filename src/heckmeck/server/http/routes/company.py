"""What people settle among themselves at a table, over HTTP."""

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from heckmeck.server.http.error_responses import REFUSALS
from heckmeck.server.http.services import Services
from heckmeck.server.tables.messages import PaceWish, TableReply, Throwing

HttpRequest = Request[Any, Any, Any]


@post("/api/tables/{table_id:str}/throws", status_code=200, summary="Throw by hand", responses=REFUSALS)
async def set_throws(
    request: HttpRequest,
    table_id: FromPath[str],
    data: JSONBody[Throwing],
    services: NamedDependency[Services],
) -> TableReply:
    """Whether the dice that begin a turn of your seats wait for your act `throw`; dice that wait already fall."""
    person = await services.person(request)
    return (await services.company.set_throws(table_id, person, data.throws)).reply(person)


@post("/api/tables/{table_id:str}/pace", status_code=200, summary="The pace of bots", responses=REFUSALS)
async def set_pace(
    request: HttpRequest,
    table_id: FromPath[str],
    data: JSONBody[PaceWish],
    services: NamedDependency[Services],
) -> TableReply:
    """The host, or the only person at the table, says how long bots seem to think."""
    person = await services.person(request)
    return (await services.company.set_pace(table_id, person, data.pace)).reply(person)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/stand-in",
    status_code=200,
    summary="Let a bot play for somebody who is gone",
    responses=REFUSALS,
)
async def stand_in(
    request: HttpRequest, table_id: FromPath[str], seat: FromPath[int], services: NamedDependency[Services]
) -> TableReply:
    """Anybody at a table without a clock, a minute after that person was last seen; until they are back."""
    person = await services.person(request)
    return (await services.company.stand_in(table_id, person, seat)).reply(person)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/replace",
    status_code=200,
    summary="Replace a seat by a bot",
    responses=REFUSALS,
)
async def replace_seat(
    request: HttpRequest, table_id: FromPath[str], seat: FromPath[int], services: NamedDependency[Services]
) -> TableReply:
    """The host lets a bot play a seat to the end of the running game."""
    person = await services.person(request)
    return (await services.company.replace(table_id, person, seat)).reply(person)


@post("/api/tables/{table_id:str}/host", status_code=200, summary="Be the host", responses=REFUSALS)
async def take_over(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> TableReply:
    """Anybody at the table, a minute after its host was last seen."""
    person = await services.person(request)
    return (await services.company.take_over(table_id, person)).reply(person)


HANDLERS = [set_throws, set_pace, stand_in, replace_seat, take_over]
