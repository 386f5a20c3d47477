"""Finding a table by its name: while the game runs, an invitation link leads back to it, or to watching it."""

import sqlalchemy as sa
from litestar import get
from litestar.params import FromPath

from heckmeck.server.errors import Denied
from heckmeck.server.http.api_router import TABLES, api_router
from heckmeck.server.http.dependencies import GivenPerson, GivenServices, limited
from heckmeck.server.ops.limits import EVERYBODY
from heckmeck.server.store.schema import seats
from heckmeck.server.store.schema import tables as rows
from heckmeck.server.tables.messages import TableId
from heckmeck.server.tables.table_names import name_of_code


@get("/{code:str}", summary="The table of a code", guards=[limited("code")])
async def find_table(code: FromPath[str], person: GivenPerson, services: GivenServices) -> TableId:
    """The open table with this name, otherwise the running one, yours before others'; case and spaces do not matter.

    Few guesses are allowed.
    """
    name = name_of_code(code)
    if name is not None:
        services.limits.check("guess", EVERYBODY)
        running = rows.c.status.in_(("starting", "playing"))
        mine = sa.select(seats.c.table).where(seats.c.person == person)
        meant = [rows.c.status == "open", sa.and_(running, rows.c.id.in_(mine)), running]
        for condition in meant:
            for table_id in await services.tables.log.ids(sa.and_(rows.c.name == name, condition), 1):
                services.limits.give_back("guess", EVERYBODY)
                return TableId(table_id)
    raise Denied(404, "no-such-code")


ROUTES = [api_router("/api/codes", TABLES, find_table)]
