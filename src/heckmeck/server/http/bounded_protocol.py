"""HTTP with bounds that the parser lacks: 64 KiB for a head, and half a minute to send a request."""

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

HEAD_BYTES = 64 * 1024
REQUEST_SECONDS = 30.0


class BoundedProtocol(HttpToolsProtocol):
    """Counts what a request sends besides its body, and closes connections on which half a request waits."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._beside_the_body = 0
        self._complete = (
            False  # the request being received; a connection without any is as slow as half of one
        )
        self._patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch_the_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        self._complete = True
        self._watch_the_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._beside_the_body += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # it has become a socket
            self._complete = True
        elif not self._complete and self._beside_the_body > HEAD_BYTES:
            self._refuse(431, "head-too-large")
        self._watch_the_clock()

    def on_message_begin(self) -> None:
        self._complete = False
        self._beside_the_body = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Also refuse a head that came all at once."""
        sizes = (len(name) + len(value) for name, value in self.headers)
        if len(self.url) + sum(sizes) > HEAD_BYTES:
            self._refuse(431, "head-too-large")
            raise ValueError("head too large")  # ends the parser
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside_the_body = max(0, self._beside_the_body - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._complete = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _watch_the_clock(self) -> None:
        if self._complete and self._patience is not None:
            self._patience.cancel()
            self._patience = None
        elif not self._complete and self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self._refuse, 408, "request-too-slow")

    def _refuse(self, status: int, reason: str) -> None:
        """Say why in one line, and close: half a request means nothing."""
        self.config.app.state.metrics.refused.labels(reason).inc()  # type: ignore[union-attr]
        if self.cycle is None or self.cycle.response_complete:
            head = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head)
        self.transport.close()
