"""Answers compressed on their way out: those that are read, complete, and hold no secret."""

import asyncio
import gzip
import re

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from heckmeck.server.http.security import header

SMALLEST, LONG = 1_000, 50_000  # bytes: not worth it, and not while everybody waits
LEVEL = 5
KINDS = ("application/json", "application/x-ndjson", "application/vnd.oai", "text/")
# Where a secret is sent together with what a stranger wrote, their compressed length would give it away.
SECRET = "/api/me"


def accepted(scope: Scope) -> set[str]:
    """Return the encodings that the client accepts."""
    wishes = header(scope, b"accept-encoding").lower().replace(" ", "").split(",")
    return {wish.partition(";")[0] for wish in wishes if not re.search(r";q=0(\.0*)?$", wish)}


class Compression(ASGIMiddleware):
    """Compresses answers to GET that come in one piece; streams and answers with a cookie are sent as they are."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        start: HTTPResponseStartEvent | None = None

        async def send_small(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                headers = MutableScopeHeaders(start)
                if not message["more_body"] and is_worth_it(headers, len(message["body"])):
                    message["body"] = await compressed(message["body"])
                    headers["Content-Encoding"] = "gzip"
                    headers["Content-Length"] = str(len(message["body"]))
                    headers["Vary"] = "Accept-Encoding"
                await send(start)
                start = None
            await send(message)

        reads = scope["method"] == "GET" and not scope["path"].startswith(SECRET)  # type: ignore[typeddict-item]
        await next_app(scope, receive, send_small if reads and "gzip" in accepted(scope) else send)


def is_worth_it(headers: MutableScopeHeaders, size: int) -> bool:
    fitting = headers.get("content-type", "").startswith(KINDS)
    return fitting and size >= SMALLEST and "content-encoding" not in headers and "set-cookie" not in headers


async def compressed(body: bytes) -> bytes:
    if len(body) < LONG:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
