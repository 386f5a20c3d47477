"""A page whose browser keeps all of Heckmeck: when it is ready, and what fails on it."""

import re

from playwright.sync_api import Page, Request, Response, expect

from tests.e2e.browser import PATIENCE_MS, Visits, say

NEEDED = ("web-server-away", "web-server-none", "web-no-answer", "web-no-server")
MISSED = re.compile("|".join(re.escape(say(key)) for key in NEEDED))
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
LEFT = "net::ERR_ABORTED"  # its reader has gone to another page, which nobody sees as a failure
LONG_MS = 2 * PATIENCE_MS  # everything is fetched, on a machine that tests share
# Every place of the page that means something without a game, and whether a server is needed for it.
PLACES = {
    "/": False,
    "/play": True,
    "/play?together": False,
    "/companion": False,
    "/games": False,
    "/rules": False,
    "/rules#T5": False,
    "/puzzles": False,
    "/puzzles/3": False,
    "/replay": False,
    "/review": False,
    "/fair": False,
    "/learn": False,
    "/pocket": False,
    "/nowhere": False,
    "/me": True,
    "/tournaments": True,
    "/join/glut27": True,
}


def keep(visits: Visits, place: str = "/", language: str = "en") -> Page:
    """Visit once, until everything is on the device."""
    page = visits.open(place, keeps=True, language=language)
    page.wait_for_function(CONTROLLED, timeout=LONG_MS)
    return page


def offer_newer(page: Page) -> None:
    """Let the browser look for a newer version, as it does by itself now and then."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((worker) => worker.update())")


class Failures:
    """Requests of a page that fail where its reader can see it."""

    def __init__(self, page: Page) -> None:
        self.seen: list[str] = []
        page.on("requestfailed", self._lost)
        page.on("response", self._refused)

    def _lost(self, request: Request) -> None:
        if request.failure != LEFT:
            self.seen.append(f"{request.url}: {request.failure}")

    def _refused(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"{response.url}: {response.status}")


def check_opens(page: Page, address: str, needs_server: bool) -> None:
    """A place opens by itself: from nothing, with its head. It says what it needs, and only then that it needs it."""
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("main").first).to_be_visible()
    expect(page.get_by_text(say("web-page-not-loaded"))).to_have_count(0)
    missed = page.get_by_text(MISSED)
    if needs_server:
        expect(missed.first).to_be_visible()
    else:
        page.wait_for_load_state("networkidle")
        expect(missed, f"{address} asks for a server").to_have_count(0)
