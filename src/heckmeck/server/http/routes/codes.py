"""Finding a table by its name: while the game runs, the link of an invitation leads back to it, or to watch it."""

from typing import Any

import sqlalchemy as sa
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from heckmeck.server.errors import Denied
from heckmeck.server.http.error_responses import REFUSALS
from heckmeck.server.http.security import address_of
from heckmeck.server.http.services import Services
from heckmeck.server.ops.limits import EVERYBODY
from heckmeck.server.store.schema import seats
from heckmeck.server.store.schema import tables as rows
from heckmeck.server.tables.messages import TableId
from heckmeck.server.tables.table_names import name_of_code


@get("/api/codes/{code:str}", summary="The table of a code", responses=REFUSALS)
async def find_table(
    request: Request[Any, Any, Any], code: FromPath[str], services: NamedDependency[Services]
) -> TableId:
    """The open table of this name, else the running one, yours before others'; case and blanks do not matter.

    Few guesses are allowed.
    """
    services.limits.check("code", address_of(request.scope))
    name = name_of_code(code)
    if name is not None:
        services.limits.check("guess", EVERYBODY)
        running = rows.c.status.in_(("starting", "playing"))
        mine = sa.select(seats.c.table).where(seats.c.person == await services.person(request))
        meant = [rows.c.status == "open", sa.and_(running, rows.c.id.in_(mine)), running]
        for condition in meant:
            for table_id in await services.tables.log.ids(sa.and_(rows.c.name == name, condition), 1):
                services.limits.give_back("guess", EVERYBODY)
                return TableId(table_id)
    raise Denied(404, "no-such-code")


HANDLERS = [find_table]
