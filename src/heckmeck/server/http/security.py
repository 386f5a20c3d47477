"""Cookies, origins, headers and limits: what every request has to pass."""

import ipaddress
import socket
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from heckmeck.errors import shortened
from heckmeck.server.errors import Denied
from heckmeck.server.http.visitors import is_visiting, let_in, tell_in_header, told_secret
from heckmeck.server.ops.limits import Limits

HttpRequest = Request[Any, Any, Any]
COOKIE = "heckmeck"
ONLY_THIS_HOST = "__Host-"  # browsers accept such a cookie over TLS only, and from no neighbour
COOKIE_SECONDS = 400 * 86_400
HSTS = "max-age=31536000"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NEVER_STORED = ("/api/tables", "/api/codes", "/api/me")
WATCHED_BY_MACHINES = ("/health", "/metrics")
TAKE_TEXT = ("/api/review", "/api/advice", "/api/replay")
NOT_IN_PUBLIC = ("localhost", "local", "lan", "home", "internal", "arpa")  # nobody can buy a name under these
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
}


def is_secure(scheme: str) -> bool:
    return scheme in ("https", "wss")


def seat_cookie(secret: str, scheme: str) -> Cookie:
    """Return the cookie that owns a person's seats; scripts cannot read it, other sites cannot send it."""
    secure = is_secure(scheme)
    return Cookie(
        key=f"{ONLY_THIS_HOST if secure else ''}{COOKIE}",
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def no_cookies(scheme: str) -> list[Cookie]:
    """Return what removes the cookie, and that of plain HTTP too."""
    return [replace(seat_cookie("", way), max_age=0) for way in {scheme, "http"}]


def secret_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return a device's secret: the one that it names, else its cookie, which for a visiting page does not count.

    The cookie of an earlier release, or of plain HTTP, counts if it is the only one.
    """
    told = told_secret(connection)
    if told or is_visiting(connection.scope):
        return told
    cookies = connection.cookies
    return cookies.get(f"{ONLY_THIS_HOST}{COOKIE}") or cookies.get(COOKIE)


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def host_in(address: str) -> str:
    """Return the name in `http://NAME:PORT` or `//NAME:PORT`, in lower case; empty where there is none."""
    try:
        return (urlsplit(address).hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_public_name(name: str) -> bool:
    """Whether a stranger could own a name: nobody can own addresses, names without a dot, or those of home networks."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return "." in name and name.rpartition(".")[2] not in NOT_IN_PUBLIC
    return False


class OwnNames:
    """The names by which this server is reached, and the sites whose pages may talk to it or visit it."""

    def __init__(self, origins: tuple[str, ...], host: str, visitors: tuple[str, ...] = ()) -> None:
        self._origins = origins
        self._visitors = visitors
        names = (socket.gethostname(), host, *(host_in(origin) for origin in origins))
        self._names = {name.lower() for name in names}

    def check_host(self, scope: Scope) -> None:
        """Refuse a public name that is not ours: its owner may point it here, and then be "the same origin"."""
        told = header(scope, b"host")
        name = host_in(f"//{told}")
        if told and (not name or (is_public_name(name) and name not in self._names)):
            raise Denied(403, "foreign-host", host=shortened(told))

    def is_visitor(self, scope: Scope) -> bool:
        """Whether a page asks that the owner lets in from another site."""
        origin = header(scope, b"origin")
        return origin in self._visitors and origin.partition("//")[2] != header(scope, b"host")

    def check_origin(self, scope: Scope) -> None:
        """Refuse pages of other sites; programs that name no origin are not pages."""
        origin = header(scope, b"origin")
        if origin in self._origins or is_visiting(scope):
            return
        try:
            foreign = bool(origin) and urlsplit(origin).netloc != header(scope, b"host")
        except ValueError:
            foreign = True
        if foreign or header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            raise Denied(403, "foreign-origin")


def check_is_json(scope: Scope) -> None:
    """Refuse a body that another site's form could also send."""
    empty = header(scope, b"content-length") in ("", "0") and not header(scope, b"transfer-encoding")
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    if not empty and kind != "application/json" and scope["path"] not in TAKE_TEXT:
        raise Denied(400, "bad-request", detail="Content-Type: application/json")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


class Gate(ASGIMiddleware):
    """Limits, names and origins on the way in, protective headers on the way out."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limits: Limits, names: OwnNames) -> None:
        self._limits = limits
        self._names = names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if self._names.is_visitor(scope):
            let_in(scope)

        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_secure(scope["scheme"]):
                    headers.setdefault("Strict-Transport-Security", HSTS)
                if scope["path"].startswith(NEVER_STORED):
                    headers.setdefault("Cache-Control", "no-store")
                if is_visiting(scope):
                    tell_in_header(headers, COOKIE)
            await send(message)

        self._check(scope)
        await next_app(scope, receive, send_protected)

    def _check(self, scope: Scope) -> None:
        if scope["path"] in WATCHED_BY_MACHINES:
            self._limits.check("health", address_of(scope))
            return
        self._names.check_host(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._names.check_origin(scope)
            kind = "socket"
        elif scope["method"] in SAFE_METHODS:
            kind = "read" if scope["path"].startswith("/api") else "file"
        else:
            self._names.check_origin(scope)
            check_is_json(scope)
            kind = "write"
        self._limits.check(kind, address_of(scope))
