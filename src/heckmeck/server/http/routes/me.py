"""Who this device is: my games, the personal link for another device, and all devices that I have."""

from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from heckmeck.server.errors import Denied
from heckmeck.server.http.error_responses import REFUSALS
from heckmeck.server.http.security import no_cookies, seat_cookie, secret_of
from heckmeck.server.http.services import Services
from heckmeck.server.store.people import device_id, hash_of
from heckmeck.server.store.schema import seats
from heckmeck.server.store.schema import tables as rows
from heckmeck.server.tables.messages import Device, Devices, LinkCode, Me, PersonalLink

MOST_LISTED = 50
HttpRequest = Request[Any, Any, Any]


async def my_tables(services: Services, person: str) -> Me:
    sitting = sa.select(seats.c.table).where(seats.c.person == person, sa.not_(seats.c.left))
    left = sa.select(seats.c.table).where(seats.c.person == person, seats.c.left)
    hosting = sa.and_(rows.c.host == person, rows.c.id.not_in(left))
    mine = sa.and_(rows.c.status != "archived", sa.or_(hosting, rows.c.id.in_(sitting)))
    ids = await services.tables.log.ids(mine, MOST_LISTED)
    return Me([table.reply(person) for table in await services.tables.fresh_ones(ids)])


async def known_person(request: HttpRequest, services: Services) -> str:
    person = await services.person(request)
    if person is None:
        raise Denied(403, "nobody")
    return person


def this_device(request: HttpRequest) -> str:
    return device_id(hash_of(secret_of(request) or ""))


async def my_devices(request: HttpRequest, services: Services, person: str) -> Devices:
    this, found = this_device(request), await services.people.devices(person)
    return Devices([Device(one.id, one.id == this, one.created, one.used) for one in found])


@get("/api/me", summary="My tables", responses=REFUSALS)
async def get_me(request: HttpRequest, services: NamedDependency[Services]) -> Response[Me]:
    """The tables where this device's person sits or hosts; not those that they left. The cookie lasts again."""
    person, secret = await services.person(request), secret_of(request)
    if person is None or secret is None:
        return Response(Me([]))
    cookie = seat_cookie(secret, request.scope["scheme"])
    return Response(await my_tables(services, person), cookies=[cookie])


@post("/api/me/link", status_code=201, summary="A link for another device", responses=REFUSALS)
async def make_link(request: HttpRequest, services: NamedDependency[Services]) -> PersonalLink:
    """Put the code behind `#` in a link, so that it reaches no log; it works once, within a day."""
    return PersonalLink(*await services.people.new_link(await known_person(request, services)))


@post("/api/me/claim", status_code=200, summary="Become the person of a link", responses=REFUSALS)
async def claim_link(
    request: HttpRequest, data: JSONBody[LinkCode], services: NamedDependency[Services]
) -> Response[Me]:
    """This device becomes the link's person and gets a secret of its own; what it was before is given up."""
    person, secret = await services.people.claim_link(data.code, secret_of(request))
    cookie = seat_cookie(secret, request.scope["scheme"])
    return Response(await my_tables(services, person), cookies=[cookie])


@get("/api/me/devices", summary="My devices", responses=REFUSALS)
async def list_devices(request: HttpRequest, services: NamedDependency[Services]) -> Devices:
    """All devices that play as this device's person. One that is not used for 180 days is forgotten."""
    return await my_devices(request, services, await known_person(request, services))


@delete("/api/me/devices/{device:str}", status_code=200, summary="Log a device out", responses=REFUSALS)
async def log_device_out(
    request: HttpRequest, device: FromPath[str], services: NamedDependency[Services]
) -> Devices:
    """It cannot act any more, here at once, on other processes within 30 s; open personal links are void too."""
    person = await known_person(request, services)
    await services.people.revoke(person, device)
    return await my_devices(request, services, person)


@post("/api/me/logout", status_code=200, summary="Log this device out", responses=REFUSALS)
async def log_out(request: HttpRequest, services: NamedDependency[Services]) -> Response[Me]:
    """This device is nobody afterwards; where it was nobody before, nothing changes."""
    person = await services.person(request)
    if person is not None:
        await services.people.revoke(person, this_device(request))
    return Response(Me([]), cookies=no_cookies(request.scope["scheme"]))


HANDLERS = [get_me, make_link, claim_link, list_devices, log_device_out, log_out]
