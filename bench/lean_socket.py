"""A WebSocket client that costs little, so that a load on the server's machine is mostly the server's."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASK = bytes(4)  # a mask of zeros leaves the payload as it is


class LeanSocket(asyncio.Protocol):
    """One connection: whole text frames go to `hears`, pings are answered."""

    def __init__(self, request: bytes, hears: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._hears = hears
        self._buffer = bytearray()

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, hears: Callable[[bytes], None]) -> "LeanSocket":
        """Connect to this machine and shake hands (RFC 6455, 4.1)."""
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(request.encode(), hears), "127.0.0.1", port)
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has another base class
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            head, end, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
            buffer[:] = rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Take one whole frame off the buffer; frames of a server carry no mask (RFC 6455, 5.2)."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, size, begin = buffer[0], buffer[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:begin])
        if len(buffer) < begin + size:
            return False
        payload = bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        if kind == TEXT:
            self._hears(payload)
        elif kind == PING:
            self._write(PONG, payload)
        return True

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert len(payload) < 126
        self._transport.write(bytes((kind, 0x80 | len(payload))) + MASK + payload)

    def close(self) -> None:
        self._transport.abort()
