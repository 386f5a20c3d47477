"""Who this device is: my games, the personal link for another device, and all my devices."""

import sqlalchemy as sa
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from heckmeck.server.http.api_router import ME, api_router
from heckmeck.server.http.dependencies import GivenMe, GivenPerson, GivenServices
from heckmeck.server.http.security import HttpRequest, no_cookies, seat_cookie, secret_of
from heckmeck.server.http.services import Services
from heckmeck.server.store.people import device_id, hash_of
from heckmeck.server.store.schema import seats
from heckmeck.server.store.schema import tables as rows
from heckmeck.server.tables.messages import Device, Devices, Me, PersonalLink
from heckmeck.server.tables.requests import LinkCode

MOST_LISTED = 50


async def my_tables(services: Services, person: str) -> Me:
    sitting = sa.select(seats.c.table).where(seats.c.person == person, sa.not_(seats.c.left))
    left = sa.select(seats.c.table).where(seats.c.person == person, seats.c.left)
    hosting = sa.and_(rows.c.host == person, rows.c.id.not_in(left))
    mine = sa.and_(rows.c.status != "archived", sa.or_(hosting, rows.c.id.in_(sitting)))
    ids = await services.tables.log.ids(mine, MOST_LISTED)
    return Me([table.reply(person) for table in await services.tables.fresh_ones(ids)])


def this_device(request: HttpRequest) -> str:
    return device_id(hash_of(secret_of(request) or ""))


async def my_devices(request: HttpRequest, services: Services, person: str) -> Devices:
    this, found = this_device(request), await services.people.devices(person)
    return Devices([Device(one.id, one.id == this, one.created, one.used) for one in found])


@get(summary="My tables")
async def get_me(request: HttpRequest, person: GivenPerson, services: GivenServices) -> Response[Me]:
    """The tables where this device's person sits or hosts; not those that they left. The cookie is renewed."""
    secret = secret_of(request)
    if person is None or secret is None:
        return Response(Me([]))
    cookie = seat_cookie(secret, request.scope["scheme"])
    return Response(await my_tables(services, person), cookies=[cookie])


@post("/link", summary="A link for another device")
async def make_link(me: GivenMe, services: GivenServices) -> PersonalLink:
    """Put the code behind `#` in a link, so that it reaches no log; it works once, within a day."""
    return PersonalLink(*await services.people.new_link(me))


@post("/claim", status_code=200, summary="Become the person of a link")
async def claim_link(request: HttpRequest, data: JSONBody[LinkCode], services: GivenServices) -> Response[Me]:
    """This device becomes the link's person and gets its own secret; what it was before is given up."""
    person, secret = await services.people.claim_link(data.code, secret_of(request))
    cookie = seat_cookie(secret, request.scope["scheme"])
    return Response(await my_tables(services, person), cookies=[cookie])


@get("/devices", summary="My devices")
async def list_devices(request: HttpRequest, me: GivenMe, services: GivenServices) -> Devices:
    """All devices that play as this device's person. A device not used for 180 days is forgotten."""
    return await my_devices(request, services, me)


@delete("/devices/{device:str}", status_code=200, summary="Log a device out")
async def log_device_out(
    request: HttpRequest, me: GivenMe, device: FromPath[str], services: GivenServices
) -> Devices:
    """It can no longer act: at once on this process, within 30 s on others; unused personal links become void too."""
    await services.people.revoke(me, device)
    return await my_devices(request, services, me)


@post("/logout", status_code=200, summary="Log this device out")
async def log_out(request: HttpRequest, person: GivenPerson, services: GivenServices) -> Response[Me]:
    """This device is nobody afterwards; where it was nobody before, nothing changes."""
    if person is not None:
        await services.people.revoke(person, this_device(request))
    return Response(Me([]), cookies=no_cookies(request.scope["scheme"]))


ROUTES = [
    api_router("/api/me", ME, get_me, make_link, claim_link, list_devices, log_device_out, log_out),
]
