"""The application: routes, limits and services put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from heckmeck.server.http import error_responses
from heckmeck.server.http.api_router import TAGS
from heckmeck.server.http.compression import Compression
from heckmeck.server.http.dependencies import DEPENDENCIES
from heckmeck.server.http.routes import (
    api_page,
    codes,
    company,
    live,
    me,
    puzzles,
    site,
    stream,
    studies,
    system,
    tables,
    tournaments,
)
from heckmeck.server.http.security import Gate, OwnNames
from heckmeck.server.http.services import Services, open_services
from heckmeck.server.http.visitors import cors_for
from heckmeck.server.ops.limits import BODY_BYTES, Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings

PARTS = (tables, company, codes, me, stream, live, studies, puzzles, tournaments, system, api_page, site)
ROUTES = [route for part in PARTS for route in part.ROUTES]


def create_app(settings: Settings) -> Litestar:
    """Return the server as an ASGI application."""
    metrics, limits = Metrics(), Limits(settings.rate)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings, metrics, limits) as services:
            app.state.services = services
            yield

    def provide_services() -> Services:
        services: Services = app.state.services
        return services

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={"services": Provide(provide_services, sync_to_thread=False), **DEPENDENCIES},
        middleware=[
            Gate(limits, OwnNames(settings.origins, settings.host, settings.allow_origins)),
            Compression(),
        ],
        cors_config=cors_for(settings.allow_origins),
        exception_handlers={**error_responses.HANDLERS, NotFoundException: site.answer_lost},
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Heckmeck",
            version=version("heckmeck"),
            path="/api/schema",
            tags=TAGS,
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    app.state.metrics = metrics
    return app
