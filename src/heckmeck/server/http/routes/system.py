"""Health, metrics, and what a new table can be."""

from importlib.metadata import version
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from heckmeck.language import available
from heckmeck.rules.edition import OPTION_CLAUSES, PRESETS, WORD_OPTIONS
from heckmeck.server.http.addresses import is_loopback, network_address
from heckmeck.server.http.error_responses import REFUSALS
from heckmeck.server.http.services import Services
from heckmeck.server.tables.clocks import CLOCKS
from heckmeck.server.tables.messages import BotKind, Health, Options
from heckmeck.server.tables.seats import COLOURS


@get("/health", summary="Is it up?", tags=["system"])
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """200 when the store takes writes, else 503."""
    if await services.store.takes_writes():
        return Response(Health("ok", version("heckmeck")))
    return Response(Health("storage-trouble", version("heckmeck")), status_code=503)


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain", tags=["system"])
async def metrics(services: NamedDependency[Services]) -> Response[bytes]:
    """Prometheus text format."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/options", summary="What a new table can be", responses=REFUSALS)
async def options(services: NamedDependency[Services], request: Request[Any, Any, Any]) -> Options:
    """Presets, options with their words (none: a number), clocks, colours, bots."""
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


HANDLERS = [health, metrics, options]
