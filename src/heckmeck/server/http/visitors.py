"""Pages of other sites that the owner lets in (`--allow-origin`), such as the page on a plain file server.

Browsers keep cookies between different sites back, so a visiting page is told its secret in a header, keeps it, and
names it with each request. Cookies that come along all the same count for nothing: any page of that site
could use them.
"""

from typing import Any, cast

from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Scope

TOLD = "Heckmeck-Secret"
BEARER = "bearer "
SPOKEN, SPEAKER = "heckmeck", "bearer."  # a page cannot set the headers of a socket, but what it speaks
PREFLIGHT_SECONDS = 7200  # no browser believes in more
VISITING = "visiting"


def cors_for(origins: tuple[str, ...]) -> CORSConfig | None:
    """Return what browsers are told about other sites: pages of these may read our answers, without cookies."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=list(origins),
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["Authorization", "Content-Type", "X-Organiser"],
        expose_headers=[TOLD, "Retry-After"],
        max_age=PREFLIGHT_SECONDS,
    )


def let_in(scope: Scope) -> None:
    """Remember that a page of another site asks."""
    scope["state"][VISITING] = True


def is_visiting(scope: Scope) -> bool:
    return bool(scope["state"].get(VISITING))


def tell_in_header(headers: MutableScopeHeaders, cookie: str) -> None:
    """Put the secret in a header instead of the cookie of this name; it is empty where the cookie is removed."""
    for line in headers.getall("set-cookie", []):
        name, _, rest = line.partition("=")
        if name.endswith(cookie):
            headers[TOLD] = rest.partition(";")[0].strip('"')
    if "set-cookie" in headers:
        del headers["set-cookie"]


def told_secret(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the secret that a page or a program names itself."""
    named = connection.headers.get("authorization", "")
    if named[: len(BEARER)].lower() == BEARER:
        return named[len(BEARER) :].strip() or None
    return next((word.removeprefix(SPEAKER) for word in spoken(connection) if word.startswith(SPEAKER)), None)


def spoken(connection: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """Return what a socket offers to speak."""
    return cast("list[str]", connection.scope.get("subprotocols") or [])


def spoken_by(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return what a socket is accepted with: browsers close one that answers none of what they offered."""
    return SPOKEN if SPOKEN in spoken(connection) else None
