"""Tables over HTTP: list, create, sit down, change, start, act, read."""

from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from heckmeck.server.errors import Denied
from heckmeck.server.http.error_responses import REFUSALS
from heckmeck.server.http.security import address_of, seat_cookie
from heckmeck.server.http.services import Services
from heckmeck.server.store.schema import tables as rows
from heckmeck.server.tables.messages import (
    Act,
    ActReply,
    NewBot,
    NewTable,
    Reveal,
    SeatChange,
    Seating,
    StepList,
    TableList,
    TableReply,
    moves_of,
)
from heckmeck.server.tables.table import Table

MOST_LISTED = 50
STEPS_AT_ONCE = 200
HttpRequest = Request[Any, Any, Any]
After = Annotated[
    int, QueryParameter(ge=-1, le=2_000_000_000, description="the last ply that the client has")
]


async def someone(request: HttpRequest, services: Services) -> tuple[str, list[Any]]:
    """Return who asks; a guest without a cookie becomes a person and gets one."""
    person = await services.person(request)
    if person is not None:
        return person, []
    person, secret = await services.people.new_person()
    return person, [seat_cookie(secret, request.scope["scheme"])]


def reply(table: Table, person: str | None, status: int = 200, cookies: Any = ()) -> Response[TableReply]:
    return Response(table.reply(person), status_code=status, cookies=cookies)


@get("/api/tables", summary="Open public tables", responses=REFUSALS)
async def list_tables(services: NamedDependency[Services]) -> TableList:
    """Tables that wait for players."""
    waiting = sa.and_(rows.c.public, rows.c.status == "open")
    ids = await services.tables.log.ids(waiting, MOST_LISTED)
    return TableList([(await services.tables.cached(table_id)).view() for table_id in ids])


@post("/api/tables", summary="Create a table", responses=REFUSALS)
async def create_table(
    request: HttpRequest, data: JSONBody[NewTable], services: NamedDependency[Services]
) -> Response[TableReply]:
    """The maker is the host: may add bots, remove seats and start."""
    if data.public:
        services.limits.check("public", address_of(request.scope))
    person, cookies = await someone(request, services)
    return reply(await services.lobby.create(person, data), person, 201, cookies)


@get("/api/tables/{table_id:str}", summary="A table", responses=REFUSALS)
async def get_table(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> TableReply:
    """The table, your seat, and the newest state of its game."""
    person = await services.person(request)
    return (await services.tables.fresh(table_id)).reply(person)


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Sit down", responses=REFUSALS)
async def join_table(
    request: HttpRequest,
    table_id: FromPath[str],
    data: JSONBody[Seating],
    services: NamedDependency[Services],
) -> Response[TableReply]:
    """Take the next free seat; whoever has the table's id may."""
    services.limits.check("join", address_of(request.scope))
    await services.tables.cached(table_id)
    person, cookies = await someone(request, services)
    return reply(await services.lobby.join(table_id, person, data), person, 200, cookies)


@patch("/api/tables/{table_id:str}/seat", summary="Change your seat", responses=REFUSALS)
async def change_seat(
    request: HttpRequest,
    table_id: FromPath[str],
    data: JSONBody[SeatChange],
    services: NamedDependency[Services],
) -> TableReply:
    """Name, colour or sealed phrase, until the start."""
    person = await services.person(request)
    return (await services.lobby.change_seat(table_id, person, data)).reply(person)


@post("/api/tables/{table_id:str}/bots", status_code=200, summary="Add a bot", responses=REFUSALS)
async def add_bot(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[NewBot], services: NamedDependency[Services]
) -> TableReply:
    """The host seats a bot."""
    person = await services.person(request)
    return (await services.lobby.add_bot(table_id, person, data)).reply(person)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Remove a seat",
    responses=REFUSALS,
)
async def remove_seat(
    request: HttpRequest, table_id: FromPath[str], seat: FromPath[int], services: NamedDependency[Services]
) -> TableReply:
    """The host removes a bot or a guest before the start; the seats after it move up."""
    person = await services.person(request)
    return (await services.lobby.remove_seat(table_id, person, seat)).reply(person)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Leave", responses=REFUSALS)
async def leave_table(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> TableReply:
    """Get up for good; in a running game a bot plays your seat to the end."""
    person = await services.person(request)
    return (await services.lobby.leave(table_id, person)).reply(person)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Start", responses=REFUSALS)
async def start_table(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> TableReply:
    """The host starts the game with who is there; where phrases are sealed, devices first reveal them."""
    person = await services.person(request)
    return (await services.lobby.start(table_id, person)).reply(person)


@post("/api/tables/{table_id:str}/reveal", status_code=200, summary="Reveal a phrase", responses=REFUSALS)
async def reveal(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[Reveal], services: NamedDependency[Services]
) -> TableReply:
    """While the table is `starting`; with the last phrase, or a few seconds later without it, the game begins."""
    person = await services.person(request)
    return (await services.lobby.reveal(table_id, person, data)).reply(person)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again", responses=REFUSALS)
async def rematch(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> TableReply:
    """Return the table where the same people go on; all who ask get the same one."""
    person = await services.person(request)
    return (await services.lobby.rematch(table_id, person)).reply(person)


@post("/api/tables/{table_id:str}/act", status_code=200, summary="Take a decision", responses=REFUSALS)
async def act(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[Act], services: NamedDependency[Services]
) -> ActReply:
    """For your own seats, on the position after `ply`; 409 with the newest ply where that is past."""
    person = await services.person(request)
    ply = await services.tables.act(table_id, person, moves_of(data), data.ply)
    table = await services.tables.cached(table_id)
    services.presence.saw(table, person)
    assert table.game is not None
    return ActReply(ply, table.game.state_document())


@get("/api/tables/{table_id:str}/steps", summary="Steps of the game", responses=REFUSALS)
async def list_steps(
    table_id: FromPath[str], services: NamedDependency[Services], after: After = -1
) -> StepList:
    """At most 200 steps after the one named; -1 begins with the start, ply 0."""
    table = await services.tables.fresh(table_id)
    if table.game is None:
        return StepList([], None)
    return StepList(await services.tables.steps_after(table, after, STEPS_AT_ONCE), table.ply)


TEXT = ResponseSpec(str, generate_examples=False, description="the `.heck` record", media_type="text/plain")
RECORD = {200: TEXT, **REFUSALS}


@get("/api/tables/{table_id:str}/record", summary="The record", media_type="text/plain", responses=RECORD)
async def get_record(table_id: FromPath[str], services: NamedDependency[Services]) -> Response[str]:
    """The game so far as a `.heck` file; the seed stands there after the end."""
    table = await services.tables.fresh(table_id)
    if table.game is None:
        raise Denied(409, "not-started")
    name = f'attachment; filename="heckmeck-{table.id}.heck"'
    return Response(table.record(), media_type="text/plain", headers={"Content-Disposition": name})


HANDLERS = [
    list_tables,
    create_table,
    get_table,
    join_table,
    change_seat,
    add_bot,
    remove_seat,
    leave_table,
    start_table,
    reveal,
    rematch,
    act,
    list_steps,
    get_record,
]
