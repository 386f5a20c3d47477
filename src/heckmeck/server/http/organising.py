"""Who may change a tournament: the organiser by a secret, a helper by a pass; what both are answered."""

from typing import Annotated, Any

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter
from msgspec import UNSET

from heckmeck.server.http.dependencies import GivenServices
from heckmeck.server.http.security import COOKIE_SECONDS, HttpRequest, is_secure
from heckmeck.server.http.visitors import is_visiting
from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.messages import (
    TournamentReply,
)
from heckmeck.server.tournaments.passes import Pass, read_pass

LIST_BYTES = 1024 * 1024  # 3,000 names fit
ONLY_OVER_TLS = "__Secure-"  # browsers accept such a cookie only from pages sent over TLS
NOT_KEPT = {"Cache-Control": "no-store"}
Organiser = Annotated[
    str | None,
    HeaderParameter(name="X-Organiser", description="the organiser's secret, unless a cookie has it"),
]
GivenSecret = NamedDependency[str | None]
GivenPass = NamedDependency[str | None]
Organised = NamedDependency[CachedTournament]


def cookie_name(tournament_id: str) -> str:
    return f"heckmeck-organiser-{tournament_id}"


def provide_secret(
    request: HttpRequest, tournament_id: FromPath[str], organiser: Organiser = None
) -> str | None:
    """The organiser's secret, if the device that asks has it."""
    name, cookies = cookie_name(tournament_id), {} if is_visiting(request.scope) else request.cookies
    return organiser or cookies.get(f"{ONLY_OVER_TLS}{name}") or cookies.get(name)


def provide_helper(request: HttpRequest) -> str | None:
    """The pass of a helper, if the device that asks has one."""
    return request.headers.get("x-helper")


async def provide_organised(
    tournament_id: FromPath[str], shown_secret: GivenSecret, services: GivenServices
) -> CachedTournament:
    """The tournament of the path, for its organiser alone."""
    return await services.tournaments.organised(tournament_id, shown_secret)


def organiser_cookie(request: HttpRequest, tournament_id: str, secret: str) -> Cookie:
    """Return the cookie that lets this device organise; scripts cannot read it, other sites cannot send it."""
    secure = is_secure(request.scope["scheme"])
    return Cookie(
        key=f"{ONLY_OVER_TLS if secure else ''}{cookie_name(tournament_id)}",
        value=secret,
        max_age=COOKIE_SECONDS,
        path=f"/api/tournaments/{tournament_id}",
        secure=secure,
        httponly=True,
        samesite="strict",
    )


async def reply(
    running: CachedTournament, organising: bool, cookies: Any = (), helper: Pass | None = None
) -> Response[TournamentReply]:
    tables = UNSET if helper is None else helper.tables
    body = TournamentReply(await running.view(), organising, tables)
    return Response(body, headers=NOT_KEPT, cookies=cookies)


def helper_of(running: CachedTournament, code: str | None) -> Pass | None:
    """Return the helper who shows this pass; None for a pass of another kind."""
    shown = read_pass(running.key, code) if code else None
    return shown if shown and shown.role == "helper" else None
