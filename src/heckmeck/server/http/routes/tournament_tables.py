"""Tables of a tournament over HTTP: results from the hall, passes for it, and live tables (docs/tournaments.md)."""

from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from heckmeck.server.http.dependencies import GivenAddress, GivenServices
from heckmeck.server.http.organising import LIST_BYTES, NOT_KEPT, Organised, reply
from heckmeck.server.ops.limits import RECORD_BYTES
from heckmeck.server.tournaments.messages import (
    TournamentLinks,
    TournamentPass,
    TournamentPasses,
    TournamentReply,
)
from heckmeck.server.tournaments.passes import Pass, code_of, read_pass
from heckmeck.server.tournaments.requests import (
    GoOnline,
    ReportResult,
    SetBots,
    WantLinks,
    WantPasses,
    clean_text,
)
from heckmeck.tournament.view import TournamentTablePage


@get("/tables/{table:int}", summary="A table's page")
async def get_table_page(
    tournament_id: FromPath[str], table: FromPath[int], services: GivenServices
) -> Response[TournamentTablePage]:
    """A table of this round: who plays, what was reported, what a result may hold."""
    running = await services.tournaments.fresh(tournament_id)
    return Response(running.table_page(table), headers=NOT_KEPT)


@post(
    "/reports", status_code=200, summary="Report a result from the table", request_max_body_size=RECORD_BYTES
)
async def report_result(
    tournament_id: FromPath[str], data: JSONBody[ReportResult], services: GivenServices
) -> Response[TournamentTablePage]:
    """With the pass of the table, or of somebody who plays there. It counts once another there reports the same."""
    running = await services.tournaments.fresh(tournament_id)
    await services.tournaments.report(running, read_pass(running.key, data.code), data)
    return Response(running.table_page(data.table), headers=NOT_KEPT)


@post("/passes", status_code=200, summary="Links for tables, participants, helpers")
async def make_passes(running: Organised, data: JSONBody[WantPasses]) -> Response[TournamentPasses]:
    """Codes of one purpose each: they are the same each time, and the organiser's secret cannot be told from them."""
    key, roster = running.key, running.state.roster if data.players else ()
    tables = (
        TournamentPass(code_of(key, Pass("table", table)), table=table) for table in range(1, data.tables + 1)
    )
    players = (TournamentPass(code_of(key, Pass("player", one.number)), player=one.number) for one in roster)
    named = [
        Pass("helper", name=clean_text(one.name), tables=tuple(sorted(set(one.tables))))
        for one in data.helpers
    ]
    helpers = (TournamentPass(code_of(key, helper), helper=helper.name) for helper in named)
    found = [*tables, *players, *helpers]
    return Response(TournamentPasses(found), headers=NOT_KEPT)


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


HANDLERS = (get_table_page, report_result, make_passes, set_bots, go_online, make_links)
