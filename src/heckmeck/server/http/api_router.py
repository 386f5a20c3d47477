"""A part of the API: one path, one heading in its document, and the same refusals everywhere."""

from litestar import Router
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.handlers.websocket_handlers import WebsocketRouteHandler
from litestar.openapi.spec import Tag

from heckmeck.server.http.error_responses import REFUSALS

TABLES, TOURNAMENTS, STUDIES, ME, SYSTEM = "tables", "tournaments", "studies", "me", "system"
TAGS = [
    Tag(TABLES, "Sit down, play and follow games"),
    Tag(TOURNAMENTS, "Organise, enter results, follow"),
    Tag(STUDIES, "Outlook, coach, review, replay and puzzles"),
    Tag(ME, "Who this device is"),
    Tag(SYSTEM, "The server itself"),
]
ONE_TABLE = "/api/tables/{table_id:str}"


def api_router(
    path: str, tag: str, *handlers: HTTPRouteHandler | WebsocketRouteHandler, **dependencies: Provide
) -> Router:
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**(handler.responses or {}), **REFUSALS}
    return Router(path, route_handlers=handlers, tags=[tag], dependencies=dependencies)
