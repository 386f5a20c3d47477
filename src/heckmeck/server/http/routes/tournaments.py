"""Tournaments over HTTP and the socket: everybody reads, the organiser's secret changes (docs/tournaments.md)."""

import asyncio
from collections.abc import AsyncGenerator
from functools import partial
from typing import Annotated, Any, Literal, cast

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.response import Stream

from heckmeck.errors import Refused
from heckmeck.server.errors import Denied, status_of
from heckmeck.server.http.error_responses import REFUSALS, refusal, words_for
from heckmeck.server.http.routes.live import ChosenLanguage, close
from heckmeck.server.http.security import COOKIE_SECONDS, address_of, header, is_secure
from heckmeck.server.http.services import Services
from heckmeck.server.ops.background_tasks import begun, run_until_one_ends
from heckmeck.server.ops.limits import SOCKETS_AT_A_TOURNAMENT
from heckmeck.server.tables.table import encode
from heckmeck.server.tournaments.feed import feed
from heckmeck.server.tournaments.messages import (
    FeedMessage,
    NewTournamentReply,
    TournamentHistory,
    TournamentLinks,
    TournamentReply,
)
from heckmeck.server.tournaments.requests import (
    AnyAct,
    GoOnline,
    NewTournament,
    OrganiserSecret,
    RegisterNames,
    SetBots,
    WantLinks,
)
from heckmeck.server.tournaments.tournaments import CachedTournament
from heckmeck.tournament.export import MEDIA_TYPES, as_file, exported
from heckmeck.tournament.history import history
from heckmeck.tournament.view import TournamentPlayerPage

HttpRequest = Request[Any, Any, Any]
LIST_BYTES = 1024 * 1024  # 3,000 names fit
ONE_PAGE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
}
ONLY_OVER_TLS = "__Secure-"  # browsers take such a cookie from no page that was not sent over TLS
NOT_KEPT = {"Cache-Control": "no-store"}
LINES = "application/x-ndjson"
Organiser = Annotated[
    str | None,
    HeaderParameter(name="X-Organiser", description="the organiser's secret, unless a cookie has it"),
]


def cookie_name(tournament_id: str) -> str:
    return f"heckmeck-organiser-{tournament_id}"


def secret_of(request: HttpRequest, tournament_id: str, given: str | None) -> str | None:
    name, cookies = cookie_name(tournament_id), request.cookies
    return given or cookies.get(f"{ONLY_OVER_TLS}{name}") or cookies.get(name)


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


async def organised(
    request: HttpRequest, tournament_id: str, given: str | None, services: Services
) -> CachedTournament:
    return await services.tournaments.organised(tournament_id, secret_of(request, tournament_id, given))


def reply(running: CachedTournament, organising: bool, cookies: Any = ()) -> Response[TournamentReply]:
    return Response(TournamentReply(running.view(), organising), headers=NOT_KEPT, cookies=cookies)


@post(
    "/api/tournaments",
    summary="Create a tournament",
    responses=REFUSALS,
    request_max_body_size=LIST_BYTES,
)
async def create_tournament(
    request: HttpRequest, data: JSONBody[NewTournament], services: NamedDependency[Services]
) -> Response[NewTournamentReply]:
    """The secret is told once; this device gets it as a cookie as well."""
    running, secret = await services.tournaments.create(data)
    cookie = organiser_cookie(request, running.id, secret)
    body = NewTournamentReply(running.view(), secret)
    return Response(body, status_code=201, headers=NOT_KEPT, cookies=[cookie])


@get("/api/tournaments/{tournament_id:str}", summary="A tournament", responses=REFUSALS)
async def get_tournament(
    request: HttpRequest,
    tournament_id: FromPath[str],
    services: NamedDependency[Services],
    organiser: Organiser = None,
) -> Response[TournamentReply]:
    """Everything that board, table plan, standings and draws need."""
    running = await services.tournaments.fresh(tournament_id)
    return reply(running, running.is_organiser(secret_of(request, tournament_id, organiser)))


@post(
    "/api/tournaments/{tournament_id:str}/organiser",
    status_code=200,
    summary="Organise from this device",
    responses=REFUSALS,
)
async def become_organiser(
    request: HttpRequest,
    tournament_id: FromPath[str],
    data: JSONBody[OrganiserSecret],
    services: NamedDependency[Services],
) -> Response[TournamentReply]:
    """Whoever has the secret gets the cookie."""
    running = await services.tournaments.organised(tournament_id, data.secret)
    return reply(running, True, [organiser_cookie(request, tournament_id, data.secret)])


@post(
    "/api/tournaments/{tournament_id:str}/events",
    status_code=200,
    summary="Change a tournament",
    responses=REFUSALS,
    request_max_body_size=LIST_BYTES,
)
async def add_event(
    request: HttpRequest,
    tournament_id: FromPath[str],
    data: JSONBody[AnyAct],
    services: NamedDependency[Services],
    organiser: Organiser = None,
) -> Response[TournamentReply]:
    """One act, based on a version; 409 with the newest in `ply` where that is past, and nothing has changed."""
    running = await organised(request, tournament_id, organiser, services)
    if isinstance(data, RegisterNames):
        services.limits.check("register", address_of(request.scope))
    before = running.state
    await services.tournaments.act(running, data)
    await services.live_tables.follow(running, before)
    return reply(running, True)


@get("/api/tournaments/{tournament_id:str}/events", summary="All that happened", responses=REFUSALS)
async def list_events(
    tournament_id: FromPath[str], services: NamedDependency[Services]
) -> Response[TournamentHistory]:
    """Every event, also what was undone."""
    running = await services.tournaments.fresh(tournament_id)
    return Response(TournamentHistory(history(running.tournament.events)), headers=NOT_KEPT)


@get(
    "/api/tournaments/{tournament_id:str}/players/{player:int}",
    summary="A participant's page",
    responses=REFUSALS,
)
async def get_player(
    tournament_id: FromPath[str], player: FromPath[int], services: NamedDependency[Services]
) -> Response[TournamentPlayerPage]:
    """Table, seat, tile and company of one participant, all games and the rank."""
    running = await services.tournaments.fresh(tournament_id)
    if not 1 <= player <= len(running.state.roster):
        raise Denied(404, "tournament-nobody", clause="R9", number=player)
    return Response(running.player_page(player), headers=NOT_KEPT)


@post(
    "/api/tournaments/{tournament_id:str}/bots",
    status_code=200,
    summary="Which participants are bots",
    responses=REFUSALS,
    request_max_body_size=LIST_BYTES,
)
async def set_bots(
    request: HttpRequest,
    tournament_id: FromPath[str],
    data: JSONBody[SetBots],
    services: NamedDependency[Services],
    organiser: Organiser = None,
) -> Response[TournamentReply]:
    """Bots play at live tables; at tables in the hall this means nothing."""
    running = await organised(request, tournament_id, organiser, services)
    await services.tournaments.set_bots(running, data)
    return reply(running, True)


@post(
    "/api/tournaments/{tournament_id:str}/online",
    status_code=200,
    summary="Make live tables",
    responses=REFUSALS,
    request_max_body_size=LIST_BYTES,
)
async def go_online(
    request: HttpRequest,
    tournament_id: FromPath[str],
    data: JSONBody[GoOnline],
    services: NamedDependency[Services],
    organiser: Organiser = None,
) -> Response[TournamentReply]:
    """Their games begin at once; their results enter by themselves. Tables that are live stay as they are."""
    running = await organised(request, tournament_id, organiser, services)
    allow = partial(services.limits.check, "bot_table", address_of(request.scope))
    await services.live_tables.make(running, data, allow)
    return reply(running, True)


@post(
    "/api/tournaments/{tournament_id:str}/links",
    status_code=200,
    summary="Personal links",
    responses=REFUSALS,
    request_max_body_size=LIST_BYTES,
)
async def make_links(
    request: HttpRequest,
    tournament_id: FromPath[str],
    data: JSONBody[WantLinks],
    services: NamedDependency[Services],
    organiser: Organiser = None,
) -> Response[TournamentLinks]:
    """One code a participant, for `/api/me/claim`: it works once, within 30 days, for all rounds."""
    running = await organised(request, tournament_id, organiser, services)
    return Response(
        TournamentLinks(await services.live_tables.links(running, data.players)), headers=NOT_KEPT
    )


FILE = {
    200: ResponseSpec(str, description="the file", media_type=cast("Any", "*/*"), generate_examples=False),
    **REFUSALS,
}


@get("/api/tournaments/{tournament_id:str}/export/{form:str}", summary="Download", responses=FILE)
async def download(
    request: HttpRequest,
    tournament_id: FromPath[str],
    form: FromPath[Literal["csv", "json", "html", "events"]],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Standings as CSV, everything as JSON or as a page to print, or the event file of the command line."""
    services.limits.check("export", address_of(request.scope))
    running = await services.tournaments.fresh(tournament_id)
    words = words_for(header(request.scope, b"accept-language"))
    content = await services.studies.strangers.run(exported, running.tournament, form, words)
    headers = dict(NOT_KEPT)
    if form == "html":
        headers |= ONE_PAGE
    else:
        suffix = "jsonl" if form == "events" else form
        headers["Content-Disposition"] = f'attachment; filename="heckmeck-tournament.{suffix}"'
    return Response(as_file(content, form).encode(), media_type=MEDIA_TYPES[form], headers=headers)


STREAM = {
    200: ResponseSpec(
        cast("type[Any]", FeedMessage),
        generate_examples=False,  # they would be others every time
        description="one message a line",
        media_type=cast("Any", LINES),
    ),
    **REFUSALS,
}


@get(
    "/api/tournaments/{tournament_id:str}/stream",
    summary="Follow a tournament",
    media_type=LINES,
    responses=STREAM,
)
async def stream(
    request: HttpRequest, tournament_id: FromPath[str], services: NamedDependency[Services]
) -> Stream:
    """`hello`, then `changed` with each new version; a heartbeat every 15 s."""
    running = await services.tournaments.fresh(tournament_id)
    place = SOCKETS_AT_A_TOURNAMENT, address_of(request.scope)

    async def lines() -> AsyncGenerator[str]:
        async with services.crowd.joined(running, *place):
            async for text in feed(running, services.settings.heartbeat):
                yield f"{text}\n"

    return Stream(await begun(lines()), media_type=LINES)


@websocket("/api/tournaments/{tournament_id:str}/live")
async def follow(
    socket: WebSocket[Any, Any, Any],
    tournament_id: FromPath[str],
    services: NamedDependency[Services],
    language: ChosenLanguage = None,
) -> None:
    """The same over a socket; nothing is heard from the client."""
    await socket.accept()
    try:
        running = await services.tournaments.fresh(tournament_id)
        async with services.crowd.joined(running, SOCKETS_AT_A_TOURNAMENT, address_of(socket.scope)):
            await tell(socket, running, services)
    except Refused as refused:
        services.metrics.refused.labels(refused.reason).inc()
        words = words_for(header(socket.scope, b"accept-language"), language)
        await close(socket, encode(refusal(refused, words)).decode(), 4000 + status_of(refused))
    except WebSocketDisconnect:
        pass


async def tell(socket: WebSocket[Any, Any, Any], running: CachedTournament, services: Services) -> None:
    """Tell until the client goes."""

    async def send() -> None:
        async for text in feed(running, services.settings.heartbeat):
            try:
                async with asyncio.timeout(services.settings.send_timeout):
                    await socket.send_text(text)
            except TimeoutError:
                raise Denied(408, "too-slow") from None

    async def wait_for_the_end() -> None:
        for _ in range(100):
            await socket.receive_data(mode="text")
        raise Denied(429, "too-many-refusals")

    await run_until_one_ends(send(), wait_for_the_end())


HANDLERS = [
    create_tournament,
    get_tournament,
    become_organiser,
    add_event,
    list_events,
    get_player,
    set_bots,
    go_online,
    make_links,
    download,
    stream,
    follow,
]
