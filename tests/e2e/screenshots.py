"""Pictures of every page, phone and laptop, light and dark, always of the same games.

Usage: python -m tests.e2e.screenshots [NAME …]. All go to build/screenshots, the best also to docs/screenshots for the
README.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.browser import LAPTOP, PHONE, Visits, open_browser
from tests.e2e.hall import PAGES, TOURNAMENT_PAGES, Hall
from tests.e2e.servers import running
from tests.e2e.site import ROOT
from tests.e2e.table_page import TablePage

FOLDER = ROOT / "build/screenshots"
BEST = {
    "table-phone-light": "table-phone.png",
    "table-laptop-dark": "table-laptop.png",
    "review-laptop-light": "review.png",
}
ALL = {**PAGES, **TOURNAMENT_PAGES}
SIZES = {"phone": PHONE, "laptop": LAPTOP}
ON_ONE_SCREEN = ("table", "turn", "choice", "watching", "replay", "learn")  # never longer than the screen
LENGTH = "document.scrollingElement.scrollHeight"
SHARP = {"phone": 2, "laptop": 1}


def settle(page: Page) -> None:
    """Wait until everything is fetched, and pick a face if it is the visitor's turn."""
    page.wait_for_load_state("networkidle")
    shown = TablePage(page)
    if shown.dice.count():
        shown.dice.last.click()
        page.wait_for_load_state("networkidle")


def take(visits: Visits, hall: Hall, name: str) -> None:
    """Take the four pictures of a page."""
    path, cookie = ALL[name](hall)
    whole = not name.startswith(ON_ONE_SCREEN)
    for device, size in SIZES.items():
        page = visits.open(path, cookie=cookie, size=size, device_scale_factor=SHARP[device])
        settle(page)
        if whole:  # a screen as long as the page: bars at its edges are where they belong
            page.set_viewport_size({**size, "height": max(size["height"], page.evaluate(LENGTH))})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            picture = f"{name.replace(' ', '-')}-{device}-{scheme}"
            page.screenshot(path=FOLDER / f"{picture}.png")
            if picture in BEST:
                shutil.copy(FOLDER / f"{picture}.png", ROOT / "docs/screenshots" / BEST[picture])
        page.context.close()


def main() -> None:
    names = sys.argv[1:] or list(ALL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (ROOT / "docs/screenshots").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, open_browser() as browser:
        hall, visits = Hall(server), Visits(browser, server.url)
        for number, name in enumerate(names, 1):
            sys.stdout.write(f"{number:2} of {len(names)}: {name}\n")
            sys.stdout.flush()
            take(visits, hall, name)
        complaints = visits.close()
    sys.stdout.write(f"{4 * len(names)} pictures in {FOLDER.relative_to(ROOT)}\n")
    if complaints:
        raise SystemExit("\n".join(complaints))


if __name__ == "__main__":
    main()
