"""What small phones hid: worms under chances, names beside Specialists, a bar in mid-air; what only some have."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from heckmeck.language import available
from tests.e2e.browser import LAPTOP, PHONE, Visits, say
from tests.e2e.hall import PAGES, Hall
from tests.e2e.layout import CUT, SPILT, check_fits
from tests.e2e.prepared import Table, prepare
from tests.e2e.servers import PageServer, running
from tests.e2e.table_page import TablePage
from tests.e2e.test_connection import CUT as NO_CONNECTION
from tests.e2e.test_languages import missing

SMALL = ViewportSize(width=360, height=640)
# Worms and Specialists that lie under a chance by more than the rounding of a border.
UNDER_CHANCES = """() => {
  const box = (element) => element.getBoundingClientRect()
  const apart = (a, b) => a.right < b.left + 1 || b.right < a.left + 1 || a.bottom < b.top + 1 || b.bottom < a.top + 1
  const chips = [...document.querySelectorAll('.grill .chip')].map(box)
  return [...document.querySelectorAll('.grill .tile__worms, .grill .figure')]
    .filter((drawn) => box(drawn).width && chips.some((chip) => !apart(chip, box(drawn))))
    .map((drawn) => drawn.closest('[data-tile]').getAttribute('aria-label'))
}"""
CUT_TITLES = """() => [...document.querySelectorAll('h1')]
  .filter((title) => getComputedStyle(title).overflow !== 'visible' && !title.closest('.vh'))
  .filter((title) => title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1)
  .map((title) => title.outerHTML.slice(0, 150))"""
CUT_NAMES = """() => [...document.querySelectorAll('.seat-card__name b')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["360", "390"])
@pytest.mark.parametrize("name", ["table", "table of two"])
def test_chances_hide_neither_worms_nor_specialists(
    visits: Visits, hall: Hall, name: str, size: ViewportSize
) -> None:
    path, cookie = PAGES[name](hall)
    page = visits.open(path, cookie=cookie, size=size)
    TablePage(page).dice.last.click()
    expect(page.locator(".grill .chip").filter(has_text="%").first).to_be_visible()
    assert page.evaluate(UNDER_CHANCES) == []
    check_fits(page)


def test_names_of_four_players_can_be_read(visits: Visits, server: PageServer) -> None:
    table = prepare(server, "turn of 4", names=["Anna", "Hannah", "Jakob", "Sophie"])
    page = visits.open(table.path, cookie=table.cookie)
    expect(page.locator(".seat-card__spec").first).to_be_visible()
    assert page.evaluate(CUT_NAMES) == []
    check_fits(page)


@pytest.mark.parametrize("name", PAGES)
def test_no_language_is_cut(visits: Visits, hall: Hall, name: str) -> None:
    """Every page in every language: no cut word, no word beside its button, no key instead of a text."""
    path, cookie = PAGES[name](hall)
    page = visits.open(path, cookie=cookie, size=SMALL)
    page.wait_for_load_state("networkidle")
    cut = {language: cut_words(page) for language in available() if speak(page, language)}
    assert {language: words for language, words in cut.items() if words} == {}


def speak(page: Page, language: str) -> str:
    """Switch the language, by the menu where the page shows one."""
    menu = page.locator(".language select")
    if menu.count() and menu.first.is_visible():
        menu.first.select_option(language)
    else:
        page.evaluate("(language) => localStorage.setItem('heckmeck-language', language)", language)
        page.reload()
        page.wait_for_load_state("networkidle")
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    return language


def cut_words(page: Page) -> list[str]:
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return [*page.evaluate(CUT), *page.evaluate(SPILT), *page.evaluate(CUT_TITLES), *missing(page)]


def test_the_bar_of_a_full_waiting_room_lies_at_the_edge(visits: Visits, server: PageServer) -> None:
    table = Table(server, 2, seats=2)
    page = visits.open(table.path, cookie=table.cookie)
    bar = page.locator(".start-bar")
    expect(bar).to_be_visible()
    expect(page.get_by_text(say("web-wait-start"))).to_be_visible()
    page.wait_for_function(
        "() => document.querySelector('.start-bar').getBoundingClientRect().bottom >= innerHeight - 1"
    )


def test_whoever_only_watches_is_promised_no_coach(visits: Visits, hall: Hall) -> None:
    page = visits.open(hall.mine.path, size=LAPTOP)
    expect(page.locator(".grill")).to_be_visible()
    expect(page.get_by_text(say("web-coach-waits"))).to_have_count(0)
    expect(page.get_by_role("heading", name=say("web-coach-chances"))).to_have_count(0)


@pytest.mark.parametrize("path", ["/games", "/rules"])
def test_the_four_parts_of_the_site_stay_in_reach(visits: Visits, path: str) -> None:
    page = visits.open(path)
    tabs = page.get_by_role("navigation", name=say("web-nav"), exact=True)
    expect(tabs).to_be_in_viewport()
    expect(tabs.locator("[aria-current=page]")).to_have_attribute("href", path)


def test_my_finished_games_are_offered_for_review(visits: Visits, hall: Hall) -> None:
    page = visits.open("/review", cookie=hall.over.cookie)
    game = page.get_by_role("article").filter(has_text=say("web-end-review")).first
    expect(game).to_contain_text("Anna")
    game.locator(f'a[href="{hall.over.path}/review"]').click()
    expect(page.get_by_text(say("web-review-accuracy-all"))).to_be_visible()


def test_a_page_that_was_offline_opens_by_itself(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visits = Visits(browser, server.url)
        visits.foresee(f"{NO_CONNECTION}|Failed to load resource|dynamically imported")
        page = visits.open("/")
        rules = page.get_by_role("link", name=say("web-nav-rules"), exact=True).first
        expect(rules).to_be_visible()
        server.kill()
        rules.click()
        expect(page.get_by_text(say("web-page-not-loaded"))).to_be_visible()
        expect(page.get_by_role("link", name=say("web-to-start"))).to_be_visible()
        server.start()
        expect(page.get_by_role("heading", name=say("web-rules-title"))).to_be_visible()
        assert not visits.close()
