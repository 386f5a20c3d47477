"""Health, metrics, and what a new table can be."""

from importlib.metadata import version

from litestar import Response, Router, get

from heckmeck.language import available
from heckmeck.rules.edition import OPTION_CLAUSES, PRESETS, WORD_OPTIONS
from heckmeck.server.http.addresses import is_loopback, network_address
from heckmeck.server.http.api_router import SYSTEM, api_router
from heckmeck.server.http.dependencies import GivenServices
from heckmeck.server.http.security import HttpRequest
from heckmeck.server.tables.clocks import CLOCKS
from heckmeck.server.tables.messages import BotKind, Health, Options
from heckmeck.server.tables.seats import COLOURS


@get("/health", summary="Is it up?")
async def health(services: GivenServices) -> Response[Health]:
    """200 when the store takes writes, else 503."""
    if await services.store.takes_writes():
        return Response(Health("ok", version("heckmeck")))
    return Response(Health("storage-trouble", version("heckmeck")), status_code=503)


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain")
async def metrics(services: GivenServices) -> Response[bytes]:
    """Prometheus text format."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/options", summary="What a new table can be")
async def options(services: GivenServices, request: HttpRequest) -> Options:
    """Presets, options with their values (none: a number), clocks, colours, bots."""
    settings = services.settings
    is_here = request.client is not None and is_loopback(request.client.host)
    return Options(
        presets=list(PRESETS),
        options={name: list(WORD_OPTIONS.get(name, ())) for name in OPTION_CLAUSES},
        clocks=list(CLOCKS),
        colours=list(COLOURS),
        bots=[BotKind(bot, bot == settings.bot) for bot in settings.bots],
        languages=list(available()),
        address=network_address(settings.host, settings.port) if is_here else None,
    )


ROUTES = [
    Router(
        "/", route_handlers=[health, metrics], tags=[SYSTEM]
    ),  # for machines: they get no refusals in words
    api_router("/api", SYSTEM, options),
]
