"""One process of the server, run by uvicorn."""

import socket
import sys
from collections.abc import Callable

import uvicorn
from sqlalchemy.engine import make_url

from heckmeck.server.http.app import create_app
from heckmeck.server.http.bounded_protocol import BoundedProtocol
from heckmeck.server.ops.limits import BODY_BYTES
from heckmeck.server.ops.logs import start_log
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.database import prepare_file

SEND_BUFFER = 64 * 1024
SWITCH_SECONDS = 0.001  # a thread that computes gives way to the loop this soon


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=BoundedProtocol,
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


class Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()


def serve(settings: Settings, when_ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped."""
    start_log(settings.log_level)
    allow_many_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    prepare_file(make_url(settings.database_url))
    config = configuration(settings)
    listener = config.bind_socket()
    bound_memory(listener, settings.send_timeout)
    Server(config, when_ready).run([listener])


def bound_memory(listener: socket.socket, send_timeout: float) -> None:
    """Let the kernel buffer little for a reader that does not read, and drop it eventually; sockets inherit this."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * send_timeout))


def allow_many_files() -> None:
    """Raise the soft limit of open files to the hard one: every socket is a file. Windows has no such limit."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
