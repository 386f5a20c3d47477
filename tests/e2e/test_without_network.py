"""After one visit the network is cut: a whole game, and everything that follows it.

The visit is to a folder of a plain file server; with HECKMECK_COMPLETE also to a server, each in every language.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from heckmeck.language import available, words_in
from tests.e2e.browser import Visits
from tests.e2e.file_server import serving
from tests.e2e.pocket_page import Failures, keep
from tests.e2e.servers import PageServer
from tests.e2e.table_page import SOON_MS
from tests.e2e.taps import ENDED, FASTEST, NEXT

QUICK = "deluxe 3 champion"  # four players, the strongest bots; the coach is at the table
MOST_TAPS = 3000
RELOADED_AFTER = 5
COMPLETE = bool(os.environ.get("HECKMECK_COMPLETE"))
HOMES, LANGUAGES = (["server", "folder"], available()) if COMPLETE else (["folder"], ["de"])


def tap(page: Page, element: str) -> bool:
    """Tap what an expression finds, if it is there and stays."""
    found = page.evaluate_handle(element).as_element()
    if not isinstance(found, ElementHandle):
        return False
    try:
        found.click(timeout=SOON_MS)
    except TooLate:
        return False  # the game moved on meanwhile
    return True


def play_to_the_end(page: Page) -> None:
    """Decide whenever it is my turn; once, the page is loaded anew in the middle of it."""
    taps = 0
    for _ in range(MOST_TAPS):
        if page.evaluate(f"Boolean({ENDED})"):
            assert taps > RELOADED_AFTER
            return
        if not tap(page, NEXT):
            tap(page, FASTEST)
            page.wait_for_timeout(30)
            continue
        taps += 1
        if taps == RELOADED_AFTER:
            page.reload()
            expect(page.locator("main.table")).to_be_visible()
    raise AssertionError(page.locator("main").inner_text())


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the first visit goes: a server of ours, or a plain file server with what `make site` makes."""
    if request.param == "server":
        server: PageServer = request.getfixturevalue("server")
        yield f"{server.url}/"
        return
    with serving(tmp_path) as files:
        yield files.home


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_goes_on_without_a_network(browser: Browser, home: str, language: str) -> None:
    say = words_in(language).say
    visits = Visits(browser, home)
    page = keep(visits, home, language=language)
    page.evaluate("(quick) => localStorage.setItem('heckmeck-quick', quick)", QUICK)
    page.context.set_offline(True)
    failures = Failures(page)
    page.goto(home)
    page.locator(".quick .action").click()
    expect(page.locator("main.table")).to_have_attribute("data-players", "4")
    page.locator(".tray [role=radio]").first.click()
    page.get_by_role("button", name=say("web-coach"), exact=True).or_(page.locator(".coach")).first.wait_for()
    play_to_the_end(page)
    expect(page.locator(".place")).to_have_count(4)
    table = page.url

    page.locator('a[href$="/review"]').first.click()
    expect(page.get_by_role("heading", name=say("web-review-graph"))).to_be_visible()
    page.goto(table)
    page.locator('a[href*="/replay?table="]').click()
    expect(page.locator(".replay")).to_be_visible()
    page.goto(f"{table}/fair")
    expect(page.locator('.verdict[data-verdict="fair"]')).to_be_visible()
    root = table.partition("table/")[0]
    page.goto(f"{root}puzzles/1")
    page.locator(".card [role=radio], .card input[type=radio]").first.click()
    page.get_by_role("button", name=say("web-puzzle-answer")).click()
    expect(page.get_by_role("heading", name=say("web-puzzle-worth"))).to_be_visible()
    page.goto(f"{root}analysis")
    page.get_by_role("button", name=say("web-analysis-example")).click()
    expect(page.locator(".play")).to_have_count(5)
    page.goto(f"{root}games")
    expect(page.locator(f'a[href*="{table.rpartition("/")[2]}"]').first).to_be_visible()
    assert not failures.seen
    assert not visits.close()
