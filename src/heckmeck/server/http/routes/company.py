"""What people settle among themselves at a table, over HTTP."""

from litestar import post
from litestar.params import FromPath, JSONBody

from heckmeck.server.http.api_router import ONE_TABLE, TABLES, api_router
from heckmeck.server.http.dependencies import GivenPerson, GivenServices
from heckmeck.server.tables.messages import TableReply
from heckmeck.server.tables.requests import PaceWish, Throwing


@post("/throws", status_code=200, summary="Throw by hand")
async def set_throws(
    table_id: FromPath[str], person: GivenPerson, data: JSONBody[Throwing], services: GivenServices
) -> TableReply:
    """Whether the dice that begin a turn of your seats wait for your act `throw`; dice already waiting fall."""
    return (await services.company.set_throws(table_id, person, data.throws)).reply(person)


@post("/pace", status_code=200, summary="The pace of bots")
async def set_pace(
    table_id: FromPath[str], person: GivenPerson, data: JSONBody[PaceWish], services: GivenServices
) -> TableReply:
    """The host, or the only person at the table, says how long bots seem to think."""
    return (await services.company.set_pace(table_id, person, data.pace)).reply(person)


@post("/seats/{seat:int}/stand-in", status_code=200, summary="Let a bot play for somebody who is gone")
async def stand_in(
    table_id: FromPath[str], person: GivenPerson, seat: FromPath[int], services: GivenServices
) -> TableReply:
    """By anybody at a table without a clock, a minute after that person was last seen; until they are back."""
    return (await services.company.stand_in(table_id, person, seat)).reply(person)


@post("/seats/{seat:int}/replace", status_code=200, summary="Replace a seat by a bot")
async def replace_seat(
    table_id: FromPath[str], person: GivenPerson, seat: FromPath[int], services: GivenServices
) -> TableReply:
    """The host lets a bot play a seat to the end of the running game."""
    return (await services.company.replace(table_id, person, seat)).reply(person)


@post("/host", status_code=200, summary="Be the host")
async def take_over(table_id: FromPath[str], person: GivenPerson, services: GivenServices) -> TableReply:
    """By anybody at the table, a minute after its host was last seen."""
    return (await services.company.take_over(table_id, person)).reply(person)


ROUTES = [api_router(ONE_TABLE, TABLES, set_throws, set_pace, stand_in, replace_seat, take_over)]
