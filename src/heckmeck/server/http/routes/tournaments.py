"""Tournaments over HTTP and the socket: all may read, the organiser's secret allows changes (docs/tournaments.md)."""

from typing import Any, Literal, cast

from litestar import Response, delete, get, post
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from heckmeck.server.errors import Denied
from heckmeck.server.http.api_router import TOURNAMENTS, api_router
from heckmeck.server.http.dependencies import GivenAddress, GivenServices, GivenWords, limited
from heckmeck.server.http.organising import (
    LIST_BYTES,
    NOT_KEPT,
    GivenPass,
    GivenSecret,
    Organised,
    helper_of,
    organiser_cookie,
    provide_helper,
    provide_organised,
    provide_secret,
    reply,
)
from heckmeck.server.http.routes import tournament_feed, tournament_tables
from heckmeck.server.http.security import HttpRequest
from heckmeck.server.ops.limits import RECORD_BYTES
from heckmeck.server.tournaments.messages import (
    NewTournamentReply,
    TournamentForecast,
    TournamentFormats,
    TournamentHistory,
    TournamentReply,
)
from heckmeck.server.tournaments.requests import (
    AnyAct,
    CorrectResult,
    EnterResult,
    NewTournament,
    OrganiserSecret,
    PlannedRules,
    RegisterNames,
    ReserveNames,
    RestoreTournament,
)
from heckmeck.tournament.document import Served, plan_document
from heckmeck.tournament.export import MEDIA_TYPES, as_file, exported
from heckmeck.tournament.house_rules import PRESETS
from heckmeck.tournament.rule_lines import TournamentRules, rules_in_force
from heckmeck.tournament.rules_file import house_rules_from
from heckmeck.tournament.stages import plan
from heckmeck.tournament.view import TournamentPlayerPage

FILE_BYTES = 9 * 2**20  # a file of 8 MiB, quoted
ONE_PAGE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
}


@post(summary="Create a tournament", guards=[limited("create")], request_max_body_size=LIST_BYTES)
async def create_tournament(
    request: HttpRequest, data: JSONBody[NewTournament], services: GivenServices
) -> Response[NewTournamentReply]:
    """The secret is told once; this device gets it as a cookie as well."""
    running, secret = await services.tournaments.create(data)
    cookie = organiser_cookie(request, running.id, secret)
    body = NewTournamentReply(await running.view(), secret)
    return Response(body, status_code=201, headers=NOT_KEPT, cookies=[cookie])


@post(
    "/restore", summary="Restore a tournament", guards=[limited("create")], request_max_body_size=FILE_BYTES
)
async def restore_tournament(
    request: HttpRequest, data: JSONBody[RestoreTournament], services: GivenServices
) -> Response[NewTournamentReply]:
    """A new tournament with everything that an event file says; its organiser is whoever restores it."""
    events = await services.studies.strangers.run(data.all_events)
    running, secret = await services.tournaments.open_with(events)
    cookie = organiser_cookie(request, running.id, secret)
    body = NewTournamentReply(await running.view(), secret)
    return Response(body, status_code=201, headers=NOT_KEPT, cookies=[cookie])


@delete("/", status_code=204, summary="Delete a tournament")
async def delete_tournament(running: Organised, services: GivenServices) -> None:
    """For good: names, results, and everything else about it."""
    await services.tournaments.delete(running)


@post("/anonymise", status_code=200, summary="Take out all names")
async def anonymise_tournament(running: Organised, services: GivenServices) -> Response[TournamentReply]:
    """For good: whoever took part is a number from now on, here and in everything that is downloaded."""
    await services.tournaments.anonymise(running)
    return await reply(running, True)


@get("/formats", summary="Presets of rules")
async def list_formats() -> TournamentFormats:
    """The rules of docs/rules.md, and formats of others with their sources."""
    return TournamentFormats([rules_in_force(house_rules_from({"preset": name})) for name in PRESETS])


@post(
    "/forecast",
    status_code=200,
    summary="What would happen",
    guards=[limited("advice")],
    request_max_body_size=RECORD_BYTES,
)
async def forecast(data: JSONBody[PlannedRules]) -> TournamentForecast:
    """The rules in words, and the stages for the participants expected; rules that cannot work are refused."""
    rules = data.read()
    stages = plan(data.expected, rules) if data.expected > 1 else ()
    told = tuple(replace(plan_document(stage, Served()), kind=stage.kind) for stage in stages)
    return TournamentForecast(rules_in_force(rules), told)


@get("/rules", summary="The rules in force")
async def get_rules(tournament_id: FromPath[str], services: GivenServices) -> TournamentRules:
    """All rules that this tournament is played by, in sentences of the catalogues."""
    running = await services.tournaments.fresh(tournament_id)
    return rules_in_force(running.state.rules)


@get(summary="A tournament")
async def get_tournament(
    tournament_id: FromPath[str],
    shown_secret: GivenSecret,
    shown_pass: GivenPass,
    services: GivenServices,
) -> Response[TournamentReply]:
    """Everything that board, table plan, standings and draws need."""
    running = await services.tournaments.fresh(tournament_id)
    return await reply(running, running.is_organiser(shown_secret), (), helper_of(running, shown_pass))


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
    tournament_id: FromPath[str],
    shown_secret: GivenSecret,
    shown_pass: GivenPass,
    data: JSONBody[AnyAct],
    address: GivenAddress,
    services: GivenServices,
) -> Response[TournamentReply]:
    """One act, based on a version; 409 with the newest as `version` if that is outdated, and nothing has changed.

    A helper, with the pass in `X-Helper`, may enter and correct results of their tables.
    """
    running = await services.tournaments.fresh(tournament_id)
    helper = None if running.is_organiser(shown_secret) else helper_of(running, shown_pass)
    if helper is not None and isinstance(data, EnterResult | CorrectResult):
        await services.tournaments.help(running, helper, data)
        return await reply(running, False, (), helper)
    await services.tournaments.organised(tournament_id, shown_secret)
    if isinstance(data, RegisterNames | ReserveNames):
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


FILE = ResponseSpec(str, description="the file", media_type=cast("Any", "*/*"), generate_examples=False)


@get("/export/{form:str}", summary="Download", guards=[limited("export")], responses={200: FILE})
async def download(
    tournament_id: FromPath[str],
    form: FromPath[Literal["csv", "json", "html", "events"]],
    words: GivenWords,
    shown_secret: GivenSecret,
    services: GivenServices,
) -> Response[bytes]:
    """Standings as CSV, everything as JSON or as a page to print, or the event file of the command line.

    While the seed is sealed, only the organiser's copy of the event file has its secret.
    """
    running = await services.tournaments.fresh(tournament_id)
    private = running.is_organiser(shown_secret)
    now = running.as_it_is().tournament
    content = await services.studies.strangers.run(exported, now, form, words, private)
    headers = dict(NOT_KEPT)
    if form == "html":
        headers |= ONE_PAGE
    else:
        suffix = "jsonl" if form == "events" else form
        headers["Content-Disposition"] = f'attachment; filename="heckmeck-tournament.{suffix}"'
    return Response(as_file(content, form).encode(), media_type=MEDIA_TYPES[form], headers=headers)


ROUTES = [
    api_router(
        "/api/tournaments", TOURNAMENTS, create_tournament, restore_tournament, list_formats, forecast
    ),
    api_router(
        "/api/tournaments/{tournament_id:str}",
        TOURNAMENTS,
        get_tournament,
        become_organiser,
        add_event,
        delete_tournament,
        anonymise_tournament,
        list_events,
        get_rules,
        get_player,
        download,
        *tournament_tables.HANDLERS,
        *tournament_feed.HANDLERS,
        shown_secret=Provide(provide_secret, sync_to_thread=False),
        shown_pass=Provide(provide_helper, sync_to_thread=False),
        running=Provide(provide_organised),
    ),
]
