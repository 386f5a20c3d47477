"""Tables over HTTP: list, create, sit down, change, start, act, read."""

from typing import Annotated

import sqlalchemy as sa
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from heckmeck.server.errors import Denied
from heckmeck.server.http.api_router import ONE_TABLE, TABLES, api_router
from heckmeck.server.http.dependencies import GivenAddress, GivenPerson, GivenServices, GivenTable, limited
from heckmeck.server.http.security import HttpRequest, seat_cookie
from heckmeck.server.http.services import Services
from heckmeck.server.store.schema import tables as rows
from heckmeck.server.tables.messages import ActReply, StepList, TableList, TableReply
from heckmeck.server.tables.requests import Act, NewBot, NewTable, Reveal, SeatChange, Seating, moves_of

MOST_LISTED = 50
STEPS_AT_ONCE = 200
After = Annotated[
    int, QueryParameter(ge=-1, le=2_000_000_000, description="the last ply that the client has")
]
RECORD = ResponseSpec(str, generate_examples=False, description="the `.heck` record", media_type="text/plain")


async def seated(person: str | None, request: HttpRequest, services: Services) -> tuple[str, list[Cookie]]:
    """Return who sits down; a guest without a cookie becomes a person and gets one."""
    if person is not None:
        return person, []
    person, secret = await services.people.new_person()
    return person, [seat_cookie(secret, request.scope["scheme"])]


@get(summary="Open public tables")
async def list_tables(services: GivenServices) -> TableList:
    """Tables that wait for players."""
    waiting = sa.and_(rows.c.public, rows.c.status == "open")
    ids = await services.tables.log.ids(waiting, MOST_LISTED)
    return TableList([(await services.tables.cached(table_id)).view() for table_id in ids])


@post(summary="Create a table", guards=[limited("create")])
async def create_table(
    request: HttpRequest,
    person: GivenPerson,
    address: GivenAddress,
    data: JSONBody[NewTable],
    services: GivenServices,
) -> Response[TableReply]:
    """Whoever creates it is the host, who may add bots, remove seats and start."""
    if data.public:
        services.limits.check("public", address)
    maker, cookies = await seated(person, request, services)
    table = await services.lobby.create(maker, data)
    return Response(table.reply(maker), status_code=201, cookies=cookies)


@get(summary="A table")
async def get_table(table_id: FromPath[str], person: GivenPerson, services: GivenServices) -> TableReply:
    """The table, your seat, and the newest state of its game."""
    return (await services.tables.fresh(table_id)).reply(person)


@post("/join", status_code=200, summary="Sit down", guards=[limited("join")])
async def join_table(
    request: HttpRequest,
    table_id: FromPath[str],
    person: GivenPerson,
    data: JSONBody[Seating],
    services: GivenServices,
) -> Response[TableReply]:
    """Take the next free seat; anyone with the table's id may."""
    await services.tables.cached(table_id)
    guest, cookies = await seated(person, request, services)
    table = await services.lobby.join(table_id, guest, data)
    return Response(table.reply(guest), cookies=cookies)


@patch("/seat", summary="Change your seat")
async def change_seat(
    table_id: FromPath[str], person: GivenPerson, data: JSONBody[SeatChange], services: GivenServices
) -> TableReply:
    """Name, colour or sealed phrase, until the start."""
    return (await services.lobby.change_seat(table_id, person, data)).reply(person)


@post("/bots", status_code=200, summary="Add a bot")
async def add_bot(
    table_id: FromPath[str], person: GivenPerson, data: JSONBody[NewBot], services: GivenServices
) -> TableReply:
    """The host seats a bot."""
    return (await services.lobby.add_bot(table_id, person, data)).reply(person)


@delete("/seats/{seat:int}", status_code=200, summary="Remove a seat")
async def remove_seat(
    table_id: FromPath[str], person: GivenPerson, seat: FromPath[int], services: GivenServices
) -> TableReply:
    """The host removes a bot or a guest before the start; the seats after it move up."""
    return (await services.lobby.remove_seat(table_id, person, seat)).reply(person)


@post("/leave", status_code=200, summary="Leave")
async def leave_table(table_id: FromPath[str], person: GivenPerson, services: GivenServices) -> TableReply:
    """Get up for good; in a running game a bot plays your seat to the end."""
    return (await services.lobby.leave(table_id, person)).reply(person)


@post("/start", status_code=200, summary="Start")
async def start_table(table_id: FromPath[str], person: GivenPerson, services: GivenServices) -> TableReply:
    """The host starts the game with whoever is there; where phrases are sealed, devices first reveal them."""
    return (await services.lobby.start(table_id, person)).reply(person)


@post("/reveal", status_code=200, summary="Reveal a phrase")
async def reveal(
    table_id: FromPath[str], person: GivenPerson, data: JSONBody[Reveal], services: GivenServices
) -> TableReply:
    """While the table is `starting`; with the last phrase, or a few seconds later without it, the game begins."""
    return (await services.lobby.reveal(table_id, person, data)).reply(person)


@post("/rematch", status_code=200, summary="Play again")
async def rematch(table_id: FromPath[str], person: GivenPerson, services: GivenServices) -> TableReply:
    """Return the table where the same people continue; all who ask get the same one."""
    return (await services.lobby.rematch(table_id, person)).reply(person)


@post("/act", status_code=200, summary="Take a decision")
async def act(
    table_id: FromPath[str], person: GivenPerson, data: JSONBody[Act], services: GivenServices
) -> ActReply:
    """For your own seats, on the position after `ply`; 409 with the newest ply if the game has moved on."""
    ply = await services.tables.act(table_id, person, moves_of(data), data.ply)
    table = await services.tables.cached(table_id)
    services.presence.saw(table, person)
    assert table.game is not None
    return ActReply(ply, table.game.state_document())


@get("/steps", summary="Steps of the game")
async def list_steps(fresh_table: GivenTable, services: GivenServices, after: After = -1) -> StepList:
    """At most 200 steps after the one named; -1 begins with the start, ply 0."""
    if fresh_table.game is None:
        return StepList([], None)
    return StepList(await services.tables.steps_after(fresh_table, after, STEPS_AT_ONCE), fresh_table.ply)


@get("/record", summary="The record", media_type="text/plain", responses={200: RECORD})
async def get_record(fresh_table: GivenTable) -> Response[str]:
    """The game so far as a `.heck` file; it contains the seed after the end."""
    if fresh_table.game is None:
        raise Denied(409, "not-started")
    name = f'attachment; filename="heckmeck-{fresh_table.id}.heck"'
    return Response(fresh_table.record(), media_type="text/plain", headers={"Content-Disposition": name})


BEFORE_THE_GAME = (join_table, change_seat, add_bot, remove_seat, leave_table, start_table, reveal, rematch)
ROUTES = [
    api_router("/api/tables", TABLES, list_tables, create_table),
    api_router(ONE_TABLE, TABLES, get_table, *BEFORE_THE_GAME, act, list_steps, get_record),
]
