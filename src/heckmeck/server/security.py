"""Cookies, origins, headers and limits: what stands before every request."""

from urllib.parse import urlsplit

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from heckmeck.server.denied import Denied
from heckmeck.server.limits import Limits

COOKIE = "heckmeck"
COOKIE_SECONDS = 400 * 86_400
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NEVER_STORED = ("/api/tables", "/api/codes", "/api/me")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
}


def seat_cookie(secret: str, scheme: str) -> Cookie:
    """Return the cookie that owns a person's seats; scripts cannot read it, other sites cannot send it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=scheme in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def check_origin(scope: Scope, allowed: tuple[str, ...]) -> None:
    """Refuse pages of other sites; programs that name no origin are no pages."""
    origin = header(scope, b"origin")
    if origin and origin not in allowed and urlsplit(origin).netloc != header(scope, b"host"):
        raise Denied(403, "foreign-origin")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


class Gate(ASGIMiddleware):
    """Limits and origins on the way in, protective headers on the way out."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limits: Limits, origins: tuple[str, ...]) -> None:
        self._limits = limits
        self._origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(NEVER_STORED):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["method"] in SAFE_METHODS:  # type: ignore[typeddict-item]
            kind = "read"
        else:
            check_origin(scope, self._origins)
            kind = "create" if scope["path"] == "/api/tables" else "write"
        if scope["path"] not in ("/health", "/metrics"):
            self._limits.check(kind, address_of(scope))
        await next_app(scope, receive, send_protected)
