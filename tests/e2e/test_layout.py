"""Phone, tablet and laptop: no scrolling in a turn, for two and for seven players; large targets for fingers."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, PHONE, TABLET, Visits
from tests.e2e.hall import PAGES, Hall
from tests.e2e.layout import check_fits, check_targets
from tests.e2e.table_page import TablePage


@pytest.mark.parametrize("name", ["table of two", "table of seven", "turn of another", "choice", "watching"])
def test_a_turn_needs_no_scrolling(visits: Visits, hall: Hall, name: str) -> None:
    path, cookie = PAGES[name](hall)
    page = visits.open(path, cookie=cookie)
    page.wait_for_load_state("networkidle")
    shown = TablePage(page)
    for size in (PHONE, TABLET, LAPTOP):
        page.set_viewport_size(size)
        check_fits(page)
        check_targets(page)
        if shown.dice.count():
            shown.dice.last.click()
            expect(shown.dice.last).to_be_checked()
            check_fits(page)


def test_a_tapped_tile_says_what_it_is(visits: Visits, hall: Hall) -> None:
    path, cookie = PAGES["table"](hall)
    page = visits.open(path, cookie=cookie)
    tile = page.get_by_role("img", name=re.compile("26, "))
    tile.click()
    hint = page.locator(".hint")
    expect(hint).to_have_text(str(tile.get_attribute("aria-label")))
    tile.click()
    expect(hint).to_have_count(0)
