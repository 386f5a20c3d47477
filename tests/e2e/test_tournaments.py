"""Tournaments in the browser, from pasted names to the champion (issue 7, docs/rules.md section 8)."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from heckmeck.tournament.stages import plan
from tests.e2e.browser import LAPTOP, PHONE, Visits, resize, say
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, play_to_the_end
from tests.e2e.test_access import AXE, violations
from tests.e2e.tournament_page import NAMES, TILES, Desk, Event

BOARD = {"width": 1920, "height": 1080}
WORMS = ("8", "6", "4", "2", "1", "0")
HIGHEST = ("36", "32", "28", "26", "21", "")
SHORT = {"highest_tile": 22}  # live tables play with two tiles


def sizes_of(count: int) -> list[tuple[int, ...]]:
    return [stage.tables for stage in plan(count)]


def create(page: Page, names: list[str]) -> Desk:
    page.get_by_role("textbox", name=say("web-tournament-name"), exact=True).fill("Grill Cup")
    page.get_by_role("textbox", name=say("web-tournament-names"), exact=True).fill("\n".join(names))
    sizes = sizes_of(len(names))
    planned = {
        "n": len(names),
        "tables": len(sizes[0]),
        "rounds": 1,
        "final": sizes[-1][0],
        "stages": len(sizes),
    }
    expect(page.get_by_text(say("web-tournament-plan-two", **planned))).to_be_visible()
    page.get_by_role("button", name=say("web-tournament-create")).click()
    page.wait_for_url("**/tournaments/*")
    return Desk(page)


def refuse_a_tie(desk: Desk, names: list[str]) -> None:
    """Two with the same worms and no highest tile: the page says so next to the first of them (E3)."""
    desk.sheet.get_by_text(say("web-tournament-by-worms"), exact=True).click()
    worms = desk.sheet.get_by_role("textbox", name=say("web-tournament-worms"))
    for seat in range(2):
        worms.nth(seat).fill("4")
    desk.sheet.get_by_role("button", name=say("web-tournament-save")).click()
    wrong = desk.sheet.get_by_role("group", name=names[0]).get_by_role("alert")
    expect(wrong).to_contain_text(say("refused-tournament-tie-needs-tile", name=names[0], worms=4))


def enter_by_worms(desk: Desk, number: int, players: int) -> None:
    worms = desk.sheet.get_by_role("textbox", name=say("web-tournament-worms"))
    highest = desk.sheet.get_by_role("textbox", name=say("web-tournament-highest"))
    for seat in range(players):
        worms.nth(seat).fill(WORMS[seat])
        highest.nth(seat).fill(HIGHEST[seat])
    desk.save("web-tournament-save")
    expect(desk.table(number).get_by_text(say("web-tournament-finished"))).to_be_visible()


def test_an_organiser_runs_24_participants_from_pasted_names_to_the_champion(
    visits: Visits, server: PageServer
) -> None:
    """With manual results, a refusal, a correction and an undo; board and phone follow live."""
    visits.foresee("status of 409")
    desk = create(visits.open("/tournaments", size=LAPTOP), NAMES)
    guest, path = server.new_guest(), f"/tournaments/{desk.id}"
    board, phone = visits.open(f"{path}/board", size=BOARD), visits.open(f"{path}/player/1", size=PHONE)
    expect(board.get_by_text(NAMES[23], exact=True)).to_be_visible()
    expect(phone.get_by_text(say("web-tournament-you-registered"))).to_be_visible()

    desk.click("web-tournament-go-draw")
    expect(desk.table(5)).to_be_visible()
    seat = guest.get(f"/api{path}/players/1")["seat"]
    expect(phone.get_by_text(say("tournament-table", n=seat["table"]), exact=True)).to_be_visible()
    mine = say("web-tournament-you-seat", seat=seat["seat"], tile=str(seat["tile"]))
    expect(phone.get_by_text(mine)).to_be_visible()
    expect(board.get_by_role("heading", name=say("tournament-table", n=5))).to_be_visible()

    sizes, _ = sizes_of(24)
    tables = guest.get(f"/api{path}")["tournament"]["stages"][0]["rounds"][0]["tables"]
    seated = [[NAMES[seat["player"] - 1] for seat in table["seats"]] for table in tables]
    desk.enter(1, TILES[: sizes[0]][::-1])
    expect(board.get_by_text(say("web-tournament-done-of", n=1, total=5))).to_be_visible()

    desk.table(1).get_by_role("button", name=say("web-tournament-correct")).click()
    desk.tap_tiles(TILES[: sizes[0]])
    desk.sheet.get_by_role("textbox", name=say("web-tournament-reason")).fill("read upside down")
    desk.save("web-tournament-save-correction")
    desk.table(1).get_by_text(say("web-tournament-corrected", n=1)).click()
    expect(desk.table(1).get_by_text("read upside down")).to_be_visible()
    expect(desk.table(1).get_by_role("listitem").first).to_contain_text("+6")

    desk.click("web-tournament-go-result", n=2)
    refuse_a_tie(desk, seated[1])
    enter_by_worms(desk, 2, sizes[1])
    desk.undo()
    expect(board.get_by_text(say("web-tournament-done-of", n=1, total=5))).to_be_visible()
    for number in range(2, 6):
        desk.enter(number, TILES[: sizes[number - 1]])

    desk.tab("standings")
    first = desk.page.get_by_role("row").nth(1)
    expect(first).to_contain_text(say("web-tournament-goes-on"))
    why = say("tournament-why-metric", metric=say("tournament-metric-score"), here=10, above=14)
    expect(desk.page.get_by_role("row").filter(has_text=why)).to_have_count(1)

    desk.click("web-tournament-go-stage", stage=say("web-tournament-kind-final"))
    expect(board.get_by_role("heading", name=say("tournament-table", n=2))).to_have_count(0)
    desk.enter(1, TILES)
    whole = guest.get(f"/api{path}")["tournament"]
    [champion] = whole["champions"]
    assert champion == whole["stages"][1]["rounds"][0]["tables"][0]["seats"][0]["player"]
    wins = say("tournament-champion", name=NAMES[champion - 1])
    for page in (desk.page, board):
        expect(page.get_by_role("status").filter(has_text=wins)).to_be_visible()
    phone.goto(f"{path}/player/{champion}")
    expect(phone.get_by_text(say("web-tournament-you-champion"))).to_be_visible()
    phone.goto(f"{path}/draw")
    expect(phone.get_by_text(say("web-tournament-redo-right", n=4))).to_be_visible()


def test_live_tables_with_bots_and_a_person_on_a_phone(visits: Visits, server: PageServer) -> None:
    """Results are entered automatically; the person plays with a personal code and drops out before the final (R8)."""
    event = Event(server, 8, settings=SHORT)
    desk = Desk(visits.open(f"{event.path}#{event.secret}", size=LAPTOP))
    expect(desk.page).to_have_url(
        re.compile(f"{event.path}$")
    )  # the secret is not left for a projector to show
    event.guest.http.headers["X-Organiser"] = event.secret
    [link] = event.guest.post(f"/api{event.path}/links", players=[1])["links"]
    event.act("bots", bots=[{"player": number, "bot": "simple"} for number in range(2, 9)])
    board = visits.open(f"{event.path}/board", size=BOARD)
    phone = visits.open(f"{event.path}/player/1#code={link['code']}", size=PHONE)
    phone.get_by_role("button", name=say("web-tournament-claim-yes")).click()
    expect(phone.get_by_text(say("web-tournament-claimed", name=NAMES[0]))).to_be_visible()

    desk.click("web-tournament-go-draw")
    desk.tab("more")
    desk.page.get_by_role("button", name=say("web-tournament-go-online", n=2)).click()
    expect(board.get_by_text(re.compile(say("web-tournament-tiles-left", n=2))).first).to_be_visible()
    phone.get_by_role("link", name=say("web-tournament-to-table")).click()
    play_to_the_end(TablePage(phone))
    phone.goto(f"{event.path}/player/1")
    expect(phone.get_by_text(say("web-tournament-your-place"))).to_be_visible()

    final = say("web-tournament-kind-final")
    go = desk.next.get_by_role("button", name=say("web-tournament-go-stage", stage=final))
    expect(go).to_be_visible(timeout=20_000)
    desk.tab("people")
    desk.page.get_by_role("listitem").filter(has_text=NAMES[0]).get_by_role("button").click()
    desk.sheet.get_by_role("button", name=say("web-tournament-withdraw")).click()
    expect(phone.get_by_text(say("web-tournament-you-gone"))).to_be_visible()
    go.click()
    desk.tab("more")
    desk.page.get_by_role("button", name=say("web-tournament-go-online", n=1)).click()
    expect(board.get_by_text(re.compile(say("tournament-champion", name="Person .")))).to_be_visible(
        timeout=20_000
    )
    view = event.newest
    assert view["phase"] == "over"
    assert 1 not in view["champions"]
    tables = [table for stage in view["stages"] for table in stage["rounds"][0]["tables"]]
    assert [bool(table["record"]) for table in tables] == [True] * 3


def test_a_stranger_with_the_public_link_changes_nothing(visits: Visits, server: PageServer) -> None:
    visits.foresee("status of 403")
    event = Event(server, 8)
    event.act(event="draw")
    page = visits.open(event.path, size=PHONE)
    expect(page.get_by_text(say("web-tournament-reading"))).to_be_visible()
    for tab in ("tables", "standings", "people", "more"):
        page.get_by_role("tab", name=say(f"web-tournament-tab-{tab}")).click()
        buttons = page.get_by_role("main").get_by_role("button")
        assert {button.split("\n")[0] for button in buttons.all_inner_texts()} <= {say("web-tournament-copy")}
    ask = """([path, act]) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(act) }).then((answer) => answer.status)"""
    version = event.view["version"]
    acts = {
        "events": {"event": "undo", "version": version},
        "bots": {"bots": [{"player": 1, "bot": "simple"}], "version": version},
        "online": {"version": version},
        "links": {},
    }
    for name, act in acts.items():
        assert page.evaluate(ask, [f"/api{event.path}/{name}", act]) == 403
    assert event.newest == event.view
    page.goto("/tournaments")
    page.goto(f"{event.path}#{'x' * 43}")
    expect(page.get_by_text(say("web-tournament-wrong-secret"))).to_be_visible()


def test_what_somebody_else_changed_is_shown_kindly(visits: Visits, server: PageServer) -> None:
    """A desk that did not hear of a change is told so, keeps what was typed, and can continue at once."""
    visits.foresee("status of 409")
    event = Event(server, 8)
    event.act(event="draw")
    page = visits.open("/tournaments", size=PHONE)
    page.route_web_socket("**/live", lambda _: None)  # connected, but told nothing
    page.goto(f"{event.path}#{event.secret}")
    desk = Desk(page)
    desk.click("web-tournament-go-result", n=1)
    desk.tap_tiles(TILES[:4])
    event.act(event="rename", player=1, name="Somebody Else")
    desk.save("web-tournament-save")  # a result means the same whoever was renamed
    expect(desk.table(1).get_by_role("listitem").first).to_contain_text("+6")
    event.act(event="announce", text="Soup")
    desk.table(1).get_by_role("button", name=say("web-tournament-correct")).click()
    correct = desk.sheet.get_by_role("button", name=say("web-tournament-save-correction"))
    event.act(event="announce", text="Bread")
    correct.click()
    expect(desk.sheet.get_by_text(say("web-tournament-stale"))).to_be_visible()
    desk.save("web-tournament-save-correction")


def test_a_result_without_answer_can_be_saved_again(visits: Visits, server: PageServer) -> None:
    """The hall's network fails while a result is saved: what was typed stays."""
    visits.foresee("net::ERR")
    event = Event(server, 8)
    event.act(event="draw")
    page = visits.open(f"{event.path}#{event.secret}", size=PHONE)
    desk = Desk(page)

    def fail(route: Route) -> None:
        route.abort()

    page.route("**/events", fail)
    desk.click("web-tournament-go-result", n=1)
    desk.tap_tiles(TILES[:4])
    desk.sheet.get_by_role("button", name=say("web-tournament-save")).click()
    expect(desk.sheet.get_by_text(say("web-no-answer"))).to_be_visible()
    page.unroute("**/events", fail)
    desk.save("web-tournament-save")
    assert event.newest["stages"][0]["rounds"][0]["tables"][0]["complete"]


def test_what_is_opened_while_a_draw_is_on_its_way_stays_open(visits: Visits, server: PageServer) -> None:
    event = Event(server, 8)
    page = visits.open(f"{event.path}#{event.secret}", size=PHONE)
    desk = Desk(page)
    held: list[Route] = []
    page.route("**/events", lambda route: held.append(route))
    with page.expect_request("**/events"):
        desk.click("web-tournament-go-draw")
    desk.tab("more")
    with page.expect_response("**/events"):
        held[0].continue_()
    expect(desk.next.get_by_role("button", name=say("web-tournament-go-result", n=1))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-tournament-go-online", n=2))).to_be_visible()


PLACES = ("", "/board", "/draw", "/player/1", "/print/sheets", "/print/cards")
PAPERS = {
    "plan": 1,
    "seats": 1,
    "sheets": 1,
    "blank": 1,
    "certificates": 3,
    "cards": 3,
    "signs": 5,
    "standings": 1,
    "checkin": 1,
    "rules": 1,
}  # pages, for 24 people, after the final


@pytest.fixture(scope="module")
def finished(server: PageServer) -> Event:
    event = Event(server, 24)
    for _ in range(2):
        event.act(event="draw")
        event.enter_all()
    return event


@pytest.mark.parametrize("place", ["/tournaments", *PLACES])
def test_axe_finds_no_violation_light_and_dark(visits: Visits, finished: Event, place: str) -> None:
    path = place if place == "/tournaments" else f"{finished.path}{place}"
    page = visits.open(f"{path}#{finished.secret}" if place == "" else path, size=PHONE)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not violations(page)
    page.emulate_media(color_scheme="dark")
    resize(page, LAPTOP)
    assert not violations(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert not violations(page)
    width = page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= LAPTOP["width"]


def test_paper_is_a4_and_nothing_spills_over(visits: Visits, finished: Event) -> None:
    """Eight cards per page; the final has one table, so one score sheet; the first three get certificates."""
    page = visits.open(f"{finished.path}#{finished.secret}", size=LAPTOP, scheme="dark")
    expect(page.get_by_role("tab").first).to_be_visible()
    for what, pages in PAPERS.items():
        page.goto(f"{finished.path}/print/{what}")
        page.locator(".paper").first.wait_for()
        printed = page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == pages, what
        assert re.search(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12]", printed), what
