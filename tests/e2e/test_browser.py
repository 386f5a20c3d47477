"""The eyes and ears of these tests work: what must not happen would be noticed."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import Visits, say
from tests.e2e.layout import CUT, check_fits
from tests.e2e.servers import PageServer
from tests.e2e.table_page import keep_at_it


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("console.info('hello')", "console: info: hello"),
        ("setTimeout(() => { throw new Error('oops') })", "oops"),
        ("new Image().src = 'http://127.0.0.1:9/x.png'", "127.0.0.1:9"),
        ("document.body.setAttribute('style', 'top: 0')", "style"),
    ],
)
def test_complaints_of_the_browser_are_noticed(
    browser: Browser, server: PageServer, script: str, complaint: str
) -> None:
    visits = Visits(browser, server.url)
    page = visits.open("/rules")
    page.evaluate(f"() => {{ {script} }}")
    keep_at_it(page, lambda: any(complaint in text for text in visits.complaints))
    visits.close()


def test_what_does_not_fit_is_noticed(visits: Visits) -> None:
    page = visits.open("/rules")
    expect(page.get_by_role("heading", name=say("web-rules-title"))).to_be_visible()
    with pytest.raises(AssertionError):
        check_fits(page)


@pytest.mark.parametrize(("wrapping", "noticed"), [("nowrap", 1), ("normal", 0)])
def test_a_word_is_cut_only_where_a_part_of_it_is_seen(visits: Visits, wrapping: str, noticed: int) -> None:
    """What does not fit and goes to a line out of sight is left out, not cut."""
    page = visits.open("/rules")
    expect(page.get_by_role("heading", name=say("web-rules-title"))).to_be_visible()
    before = len(page.evaluate(CUT))
    page.evaluate(
        """(wrapping) => {
          const words = Object.assign(document.createElement('p'), { textContent: '\u200bRostbratwurm' })
          Object.assign(words.style, { width: '3ch', height: '1lh', overflow: 'hidden', whiteSpace: wrapping })
          document.querySelector('main').prepend(words)
        }""",
        wrapping,
    )
    assert len(page.evaluate(CUT)) - before == noticed
