"""One process of the server, run by uvicorn."""

import uvicorn

from heckmeck.server.app import create_app
from heckmeck.server.journal import open_journal
from heckmeck.server.limits import BODY_BYTES
from heckmeck.server.settings import Settings


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=BODY_BYTES,
        ws_per_message_deflate=False,  # a window for each socket costs more memory than it saves traffic
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )


def serve(settings: Settings) -> None:
    """Serve until stopped."""
    open_journal(settings.log_level)
    uvicorn.Server(configuration(settings)).run()
