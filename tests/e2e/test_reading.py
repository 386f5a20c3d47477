"""What can be read over the table: the whole log, and all that a player has (player 13)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage

IS_CUT = "element => element.scrollWidth > element.clientWidth + 1"


def by_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def by_going_back(page: Page) -> None:
    page.go_back()


def by_a_tap_beside(page: Page) -> None:
    page.mouse.click(20, 20)


def by_its_button(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name=say("web-menu-close")).click()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_log_opens_and_tells_the_whole_game(
    visits: Visits, server: PageServer, size: ViewportSize
) -> None:
    table = prepare(server, "turn of 3")
    page = visits.open(table.path, size=size, cookie=table.cookie)
    few = TablePage(page).log.get_by_role("listitem")
    expect(few.first).to_be_visible()
    page.get_by_role("button", name=say("web-log-open")).click()
    lines = page.get_by_role("dialog", name=say("web-table-log")).get_by_role("listitem")
    expect(lines.first).to_contain_text(say("web-tell-you"))  # she began
    expect(lines.last).to_be_in_viewport()
    assert lines.count() > (2 if size == PHONE else 4)
    assert not any(line.locator("span").last.evaluate(IS_CUT) for line in lines.all())


def test_a_line_of_two_leaves_nothing_of_the_one_before(visits: Visits, server: PageServer) -> None:
    """Player 13: two lines of a phone's log are both whole, or there is only one."""
    table = prepare(server, "lose a tile")
    page = visits.open(table.path, cookie=table.cookie_of(1))
    lines = TablePage(page).log.get_by_role("listitem")
    expect(lines).to_have_count(2)
    before = [box["y"] for line in lines.all() if (box := line.bounding_box())]
    log = TablePage(page).log.bounding_box()
    assert log
    assert before[0] >= log["y"] - 1
    table.act(0, "roll", table.state["ply"])
    expect(lines.last).to_contain_text(say("web-tell-turned-over.also", tile="36"))
    last, earlier = lines.last.bounding_box(), lines.first.bounding_box()
    assert last
    assert earlier
    assert last["height"] > earlier["height"] * 1.5
    assert earlier["y"] + earlier["height"] <= log["y"]


@pytest.mark.parametrize(("width", "height"), [(844, 390), (360, 640)])
def test_where_the_log_has_no_room_the_menu_opens_it(
    visits: Visits, server: PageServer, width: int, height: int
) -> None:
    """A phone held sideways, and a small one."""
    table = prepare(server, "turn of 3")
    page = visits.open(table.path, size=ViewportSize(width=width, height=height), cookie=table.cookie)
    expect(TablePage(page).tray).to_be_visible()
    expect(TablePage(page).log).to_be_hidden()
    tray = TablePage(page).tray.bounding_box()
    assert tray
    assert (tray["x"] + tray["width"], tray["y"] + tray["height"]) == (width, height), (
        "nothing takes its room"
    )
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-table-log")).click()
    lines = page.get_by_role("dialog", name=say("web-table-log")).get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_my_turn_begins_with_what_happened_since_my_last_one(visits: Visits, server: PageServer) -> None:
    """Player 13: the page says that my tile was stolen, until I decide something."""
    table = prepare(server, "steal")
    state = table.state
    tile = str(state["turn"]["total"])
    page = visits.open(table.path, cookie=table.cookie_of(1))
    expect(page.locator(".tray")).to_be_visible()
    table.act(0, "stop", state["ply"])
    line = TablePage(page).log.locator(".since")
    thief = state["players"][0]["name"]
    stolen = say("web-tell-steals", me="other", name=thief, tile=tile, other="")
    expect(line).to_contain_text(stolen)


@pytest.mark.parametrize("close", [by_escape, by_going_back, by_a_tap_beside, by_its_button])
def test_the_log_closes_in_every_way_and_the_game_goes_on(
    visits: Visits, server: PageServer, close: Callable[[Page], None]
) -> None:
    table = prepare(server, "first roll")
    page = visits.open("/")
    page.context.add_cookies([{"name": "heckmeck", "value": table.cookie, "url": visits.url}])
    page.goto(table.path)
    for _ in range(2):
        page.get_by_role("button", name=say("web-log-open")).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        close(page)
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(TablePage(page).tray).to_be_visible()
    assert page.url.endswith(table.path)
    page.wait_for_function("!history.state?.over")  # the browser has gone back from the log in its own time
    page.go_back()
    expect(page).to_have_url(f"{visits.url}/")


def test_a_tapped_seat_shows_all_that_they_have(visits: Visits, server: PageServer) -> None:
    table = prepare(server, "turn of 7")
    players = table.state["players"]
    seat = max(range(1, 7), key=lambda seat: len(players[seat]["stack"]))
    page = visits.open(table.path, cookie=table.cookie)
    page.get_by_role("button", name=say("web-seat-open", name=players[seat]["name"])).click()
    sheet = page.get_by_role("dialog", name=players[seat]["name"])
    tiles = sheet.get_by_role("list").get_by_role("img")
    expect(tiles).to_have_count(len(players[seat]["stack"]))
    assert [tile.get_attribute("aria-label") for tile in tiles.all()] == [
        str(tile) for tile in reversed(players[seat]["stack"])
    ]
    expect(sheet.get_by_text(say("worms", n=players[seat]["worms"]))).to_be_visible()
