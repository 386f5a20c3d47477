"""Phone, tablet and laptop: no scrolling in a turn, for two and for seven players; large targets for fingers."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, PHONE, TABLET, Visits, resize
from tests.e2e.hall import PAGES, Hall
from tests.e2e.layout import check_fits, check_targets
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage
from tests.server.clients import plain_decision

GRILL = "document.querySelector('.grill').offsetHeight"


@pytest.mark.parametrize("name", ["table of two", "table of seven", "turn of another", "choice", "watching"])
def test_a_turn_needs_no_scrolling(visits: Visits, hall: Hall, name: str) -> None:
    path, cookie = PAGES[name](hall)
    page = visits.open(path, cookie=cookie)
    shown = TablePage(page)
    shown.settle()
    for size in (PHONE, TABLET, LAPTOP):
        resize(page, size)
        check_fits(page)
        check_targets(page)
        if shown.dice.count():
            shown.dice.last.click()
            expect(shown.dice.last).to_be_checked()
            check_fits(page)


def test_a_tapped_tile_says_what_it_is(visits: Visits, hall: Hall) -> None:
    path, cookie = PAGES["table of seven"](hall)  # without the coach: the names of tiles stay as they are
    page = visits.open(path, cookie=cookie)
    tile = page.get_by_role("img", name=re.compile("26, "))
    tile.click()
    hint = page.locator(".hint")
    expect(hint).to_have_text(str(tile.get_attribute("aria-label")))
    tile.click()
    expect(hint).to_have_count(0)


def test_the_grill_grows_while_somebody_else_plays(visits: Visits, server: PageServer) -> None:
    """The tray shrinks to their dice, and is as large as before when it is my turn again."""
    table = prepare(server, "first roll")
    page = visits.open(table.path, cookie=table.cookie)
    expect(TablePage(page).tray).to_be_visible()
    mine = page.evaluate(GRILL)
    for seat, grown in ((0, True), (1, False)):
        state = table.state
        while state["seat"] == seat:
            state = table.act(seat, plain_decision(state), state["ply"])
        page.wait_for_function(
            f"([mine, grown]) => grown ? {GRILL} > mine + 50 : {GRILL} === mine", arg=[mine, grown]
        )
        check_fits(page)
