"""What a route asks for by the name of a parameter: the services, who asks, from where, in which words, which table.

The framework finds out two that do not need each other in two tasks, which costs more than most of them: what is asked
for often takes one, and does the rest itself. A name must be no field of a body: the framework would take a wrong
field for a fault of ours.
"""

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.types import Guard

from heckmeck.language import Words
from heckmeck.server.errors import Denied
from heckmeck.server.http.error_responses import words_for
from heckmeck.server.http.security import HttpRequest, address_of, header
from heckmeck.server.http.services import Services
from heckmeck.server.tables.table import Table

GivenServices = NamedDependency[Services]
GivenPerson = NamedDependency[str | None]
GivenMe = NamedDependency[str]
GivenAddress = NamedDependency[str]
GivenWords = NamedDependency[Words]
GivenTable = NamedDependency[Table]


async def provide_person(request: HttpRequest, services: GivenServices) -> str | None:
    """Who asks, by the cookie; None for a guest who has none."""
    return await services.person(request)


def provide_me(person: GivenPerson) -> str:
    """Who asks, where guests are not served."""
    if person is None:
        raise Denied(403, "nobody")
    return person


def provide_address(request: HttpRequest) -> str:
    return address_of(request.scope)


def provide_words(request: HttpRequest) -> Words:
    """The language of the reader."""
    return words_for(header(request.scope, b"accept-language"))


async def provide_table(table_id: FromPath[str], services: GivenServices) -> Table:
    """The table of the path, as the log has it now."""
    return await services.tables.fresh(table_id)


DEPENDENCIES = {
    "person": Provide(provide_person),
    "me": Provide(provide_me, sync_to_thread=False),
    "address": Provide(provide_address, sync_to_thread=False),
    "words": Provide(provide_words, sync_to_thread=False),
    "fresh_table": Provide(provide_table),
}


def limited(kind: str) -> Guard:
    """Return a guard that counts requests of a kind against its limit, before anything is done for them."""

    async def check(connection: ASGIConnection, handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        connection.app.state.services.limits.check(kind, address_of(connection.scope))

    return check
