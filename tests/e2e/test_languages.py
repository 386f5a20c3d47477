"""All languages: every text is there, fits, and the document says which language it is in."""

import re

import pytest
from playwright.sync_api import Page, expect

from heckmeck.language import available, catalogue, words_in
from tests.e2e.browser import LAPTOP, PHONE, Visits, resize, say
from tests.e2e.hall import PAGES, Hall
from tests.e2e.layout import check_fits

KEYS = frozenset(re.findall(r"^([a-z][\w-]*-[\w-]*) =", catalogue("en"), re.MULTILINE))
TEXTS = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '')),
].join(' ')"""


def missing(page: Page) -> set[str]:
    """A missing text shows its key."""
    return set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", page.evaluate(TEXTS))) & KEYS


@pytest.mark.parametrize("language", available())
def test_the_browsers_language_is_spoken(visits: Visits, hall: Hall, language: str) -> None:
    page = visits.open("/", language=language, size=PHONE)
    name = words_in(language).say("web-start-line")
    expect(page.get_by_text(name)).to_be_visible()
    for place in ("start", "table", "choice", "end"):
        path, cookie = PAGES[place](hall)
        page.context.add_cookies([{"name": "heckmeck", "value": cookie, "url": visits.url}])
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == language
        assert not missing(page)
        if place in ("table", "choice"):
            for size in (LAPTOP, PHONE):
                resize(page, size)
                check_fits(page)


def test_the_language_can_be_switched_and_stays(visits: Visits) -> None:
    page = visits.open("/")
    page.get_by_role("combobox", name=say("web-language")).first.select_option("de")
    expect(page.get_by_text(words_in("de").say("web-start-line"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(words_in("de").say("web-start-line"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
