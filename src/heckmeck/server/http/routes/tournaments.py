"""Tournaments over HTTP and the socket: all may read, the organiser's secret allows changes (docs/tournaments.md)."""

import asyncio
from collections.abc import AsyncGenerator
from functools import partial
from typing import Annotated, Any, Literal, cast

from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.response import Stream

from heckmeck.errors import Refused
from heckmeck.server.errors import Denied, status_of
from heckmeck.server.http.api_router import TOURNAMENTS, api_router
from heckmeck.server.http.dependencies import GivenAddress, GivenServices, GivenWords, limited
from heckmeck.server.http.error_responses import refusal, words_for
from heckmeck.server.http.routes.live import ChosenLanguage, close
from heckmeck.server.http.security import COOKIE_SECONDS, HttpRequest, address_of, header, is_secure
from heckmeck.server.http.services import Services
from heckmeck.server.ops.background_tasks import begun, run_until_one_ends
from heckmeck.server.ops.limits import SOCKETS_AT_A_TOURNAMENT
from heckmeck.server.tables.table import encode
from heckmeck.server.tournaments.cached_tournament import CachedTournament
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
from heckmeck.tournament.export import MEDIA_TYPES, as_file, exported
from heckmeck.tournament.view import TournamentPlayerPage

LIST_BYTES = 1024 * 1024  # 3,000 names fit
ONE_PAGE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
}
ONLY_OVER_TLS = "__Secure-"  # browsers accept such a cookie only from pages sent over TLS
NOT_KEPT = {"Cache-Control": "no-store"}
LINES = "application/x-ndjson"
Organiser = Annotated[
    str | None,
    HeaderParameter(name="X-Organiser", description="the organiser's secret, unless a cookie has it"),
]
GivenSecret = NamedDependency[str | None]
Organised = NamedDependency[CachedTournament]


def cookie_name(tournament_id: str) -> str:
    return f"heckmeck-organiser-{tournament_id}"


def provide_secret(
    request: HttpRequest, tournament_id: FromPath[str], organiser: Organiser = None
) -> str | None:
    """The organiser's secret, if the device that asks has it."""
    name, cookies = cookie_name(tournament_id), request.cookies
    return organiser or cookies.get(f"{ONLY_OVER_TLS}{name}") or cookies.get(name)


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


async def reply(running: CachedTournament, organising: bool, cookies: Any = ()) -> Response[TournamentReply]:
    return Response(TournamentReply(await running.view(), organising), headers=NOT_KEPT, cookies=cookies)


@post(summary="Create a tournament", guards=[limited("create")], request_max_body_size=LIST_BYTES)
async def create_tournament(
    request: HttpRequest, data: JSONBody[NewTournament], services: GivenServices
) -> Response[NewTournamentReply]:
    """The secret is told once; this device gets it as a cookie as well."""
    running, secret = await services.tournaments.create(data)
    cookie = organiser_cookie(request, running.id, secret)
    body = NewTournamentReply(await running.view(), secret)
    return Response(body, status_code=201, headers=NOT_KEPT, cookies=[cookie])


@get(summary="A tournament")
async def get_tournament(
    tournament_id: FromPath[str], shown_secret: GivenSecret, services: GivenServices
) -> Response[TournamentReply]:
    """Everything that board, table plan, standings and draws need."""
    running = await services.tournaments.fresh(tournament_id)
    return await reply(running, running.is_organiser(shown_secret))


@post("/organiser", status_code=200, summary="Organise from this device")
async def become_organiser(
    request: HttpRequest,
    tournament_id: FromPath[str],
    data: JSONBody[OrganiserSecret],
    services: GivenServices,
) -> Response[TournamentReply]:
    """Whoever has the secret gets the cookie."""
    running = await services.tournaments.organised(tournament_id, data.secret)
    return await reply(running, True, [organiser_cookie(request, tournament_id, data.secret)])


@post("/events", status_code=200, summary="Change a tournament", request_max_body_size=LIST_BYTES)
async def add_event(
    running: Organised, data: JSONBody[AnyAct], address: GivenAddress, services: GivenServices
) -> Response[TournamentReply]:
    """One act, based on a version; 409 with the newest as `version` if that is outdated, and nothing has changed."""
    if isinstance(data, RegisterNames):
        services.limits.check("register", address)
    before = running.state
    await services.tournaments.act(running, data)
    await services.live_tables.follow(running, before)
    return await reply(running, True)


@get("/events", summary="All that happened")
async def list_events(tournament_id: FromPath[str], services: GivenServices) -> Response[TournamentHistory]:
    """Every event, including what was undone."""
    running = await services.tournaments.fresh(tournament_id)
    return Response(await running.history(), headers=NOT_KEPT)


@get("/players/{player:int}", summary="A participant's page")
async def get_player(
    tournament_id: FromPath[str], player: FromPath[int], services: GivenServices
) -> Response[TournamentPlayerPage]:
    """One participant's table, seat, tile and company, all games and the rank."""
    running = await services.tournaments.fresh(tournament_id)
    if not 1 <= player <= len(running.state.roster):
        raise Denied(404, "tournament-nobody", clause="R9", number=player)
    return Response(await running.player_page(player), headers=NOT_KEPT)


@post("/bots", status_code=200, summary="Which participants are bots", request_max_body_size=LIST_BYTES)
async def set_bots(
    running: Organised, data: JSONBody[SetBots], services: GivenServices
) -> Response[TournamentReply]:
    """Bots play at live tables; at tables in the hall this means nothing."""
    await services.tournaments.set_bots(running, data)
    return await reply(running, True)


@post("/online", status_code=200, summary="Make live tables", request_max_body_size=LIST_BYTES)
async def go_online(
    running: Organised, data: JSONBody[GoOnline], address: GivenAddress, services: GivenServices
) -> Response[TournamentReply]:
    """Their games begin at once; their results are entered automatically. Tables that are live stay as they are."""
    allow = partial(services.limits.check, "bot_table", address)
    await services.live_tables.make(running, data, allow)
    return await reply(running, True)


@post("/links", status_code=200, summary="Personal links", request_max_body_size=LIST_BYTES)
async def make_links(
    running: Organised, data: JSONBody[WantLinks], services: GivenServices
) -> Response[TournamentLinks]:
    """One code per participant, for `/api/me/claim`: it works once, within 30 days, for all rounds."""
    return Response(
        TournamentLinks(await services.live_tables.links(running, data.players)), headers=NOT_KEPT
    )


FILE = ResponseSpec(str, description="the file", media_type=cast("Any", "*/*"), generate_examples=False)


@get("/export/{form:str}", summary="Download", guards=[limited("export")], responses={200: FILE})
async def download(
    tournament_id: FromPath[str],
    form: FromPath[Literal["csv", "json", "html", "events"]],
    words: GivenWords,
    services: GivenServices,
) -> Response[bytes]:
    """Standings as CSV, everything as JSON or as a page to print, or the event file of the command line."""
    running = await services.tournaments.fresh(tournament_id)
    content = await services.studies.strangers.run(exported, running.as_it_is().tournament, form, words)
    headers = dict(NOT_KEPT)
    if form == "html":
        headers |= ONE_PAGE
    else:
        suffix = "jsonl" if form == "events" else form
        headers["Content-Disposition"] = f'attachment; filename="heckmeck-tournament.{suffix}"'
    return Response(as_file(content, form).encode(), media_type=MEDIA_TYPES[form], headers=headers)


LINE = ResponseSpec(
    cast("type[Any]", FeedMessage),
    generate_examples=False,  # they would be different every time
    description="one message a line",
    media_type=cast("Any", LINES),
)


@get("/stream", summary="Follow a tournament", media_type=LINES, responses={200: LINE})
async def stream(tournament_id: FromPath[str], address: GivenAddress, services: GivenServices) -> Stream:
    """`hello`, then `changed` with each new version; a heartbeat every 15 s."""
    running = await services.tournaments.fresh(tournament_id)
    place = SOCKETS_AT_A_TOURNAMENT, address

    async def lines() -> AsyncGenerator[str]:
        async with services.crowd.joined(running, *place):
            async for text in feed(running, services.settings.heartbeat):
                yield f"{text}\n"

    return Stream(await begun(lines()), media_type=LINES)


@websocket("/live")
async def follow(
    socket: WebSocket[Any, Any, Any],
    tournament_id: FromPath[str],
    services: GivenServices,
    language: ChosenLanguage = None,
) -> None:
    """The same over a socket; what the client sends is ignored."""
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
    """Tell until the client leaves."""

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


ROUTES = [
    api_router("/api/tournaments", TOURNAMENTS, create_tournament),
    api_router(
        "/api/tournaments/{tournament_id:str}",
        TOURNAMENTS,
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
        shown_secret=Provide(provide_secret, sync_to_thread=False),
        running=Provide(provide_organised),
    ),
]
