"""Who this device is: my games, and the personal link for another device."""

from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from heckmeck.server.answers import REFUSALS
from heckmeck.server.denied import Denied
from heckmeck.server.messages import LinkCode, Me, PersonalLink
from heckmeck.server.schema import seats
from heckmeck.server.schema import tables as rows
from heckmeck.server.security import seat_cookie
from heckmeck.server.services import Services

MOST_LISTED = 50
HttpRequest = Request[Any, Any, Any]


async def my_tables(services: Services, person: str) -> Me:
    sitting = sa.select(seats.c.table).where(seats.c.person == person, sa.not_(seats.c.left))
    left = sa.select(seats.c.table).where(seats.c.person == person, seats.c.left)
    hosting = sa.and_(rows.c.host == person, rows.c.id.not_in(left))
    mine = sa.and_(rows.c.status != "archived", sa.or_(hosting, rows.c.id.in_(sitting)))
    ids = await services.tables.log.ids(mine, MOST_LISTED)
    return Me([table.reply(person) for table in await services.tables.fresh_ones(ids)])


@get("/api/me", summary="My tables", responses=REFUSALS)
async def get_me(request: HttpRequest, services: NamedDependency[Services]) -> Me:
    """The tables where this device's person sits or hosts; not those that they left."""
    person = await services.person(request)
    return Me([]) if person is None else await my_tables(services, person)


@post("/api/me/link", status_code=201, summary="A link for another device", responses=REFUSALS)
async def make_link(request: HttpRequest, services: NamedDependency[Services]) -> PersonalLink:
    """Put the code behind `#` in a link, so that it reaches no log; it works once, within a day."""
    person = await services.person(request)
    if person is None:
        raise Denied(403, "nobody")
    return PersonalLink(*await services.people.new_link(person))


@post("/api/me/claim", status_code=200, summary="Become the person of a link", responses=REFUSALS)
async def claim_link(
    request: HttpRequest, data: JSONBody[LinkCode], services: NamedDependency[Services]
) -> Response[Me]:
    """This device becomes the link's person and gets a secret of its own; what it was before is given up."""
    person, secret = await services.people.claim_link(data.code)
    cookie = seat_cookie(secret, request.scope["scheme"])
    return Response(await my_tables(services, person), cookies=[cookie])


HANDLERS = [get_me, make_link, claim_link]
