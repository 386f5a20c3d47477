"""Bursts of pictures of what moves: a handover, a theft and a failure, phone and laptop, a picture every 80 ms.

Usage: python -m tests.e2e.bursts [NAME …]. Contact sheets go to build/bursts, read from left to right, top to bottom.
"""

import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Page

from tests.e2e.browser import LAPTOP, PHONE, Visits, open_browser
from tests.e2e.prepared import Table, prepare
from tests.e2e.servers import PageServer, running
from tests.e2e.site import ROOT
from tests.e2e.table_page import TablePage

FOLDER = ROOT / "build/bursts"
SIZES = {"phone": PHONE, "laptop": LAPTOP}
COLUMNS = {"phone": 8, "laptop": 5}
WIDTHS = {"phone": 195, "laptop": 400}
EVERY = 0.08  # seconds between two pictures
LONG_MS = 4500


class Burst(NamedTuple):
    """What is looked at, by whom, and what begins it."""

    wish: str
    viewer: int
    begin: Callable[[Page, Table], object]


def act(seat: int, move: str) -> Callable[[Page, Table], object]:
    return lambda _page, table: table.act(seat, move, table.state["ply"])


BURSTS = {
    "handover": Burst("take", 0, lambda page, _: TablePage(page).stop.click()),
    "handover to me": Burst("take", 1, act(0, "stop")),
    "theft": Burst("steal", 1, act(0, "stop")),
    "failure": Burst("lose a tile", 0, lambda page, _: TablePage(page).roll.click()),
    "failure of another": Burst("lose a tile", 1, act(0, "roll")),
}


def film(page: Page, begin: Callable[[], object]) -> list[tuple[float, str]]:
    """Return what the screen shows, as JPEG in base64, with its seconds, one picture every 80 ms."""
    frames: list[tuple[float, str]] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], frame["data"]))
        with suppress(Error):  # the page may be closed meanwhile
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80, "everyNthFrame": 1})
    begin()
    page.wait_for_timeout(LONG_MS)
    session.send("Page.stopScreencast")
    start = frames[0][0]
    shown: list[tuple[float, str]] = []
    for at, picture in frames:
        if not shown or at - start >= shown[-1][0] + EVERY:
            shown.append((at - start, picture))
    return shown


def contact_sheet(browser: Browser, frames: list[tuple[float, str]], device: str) -> bytes:
    """Lay the pictures side by side, each with its time."""
    cells = "".join(
        f"<figure>{at:.2f}s<img src='data:image/jpeg;base64,{data}'></figure>" for at, data in frames
    )
    style = f"""body {{ margin: 0; display: grid; gap: 4px; font: 12px sans-serif;
      grid-template-columns: repeat({COLUMNS[device]}, {WIDTHS[device]}px) }}
      figure {{ margin: 0 }} img {{ width: 100% }}"""
    page = browser.new_page(viewport={"width": COLUMNS[device] * (WIDTHS[device] + 4), "height": 100})
    page.set_content(f"<style>{style}</style>{cells}")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def take(browser: Browser, visits: Visits, server: PageServer, name: str) -> None:
    burst = BURSTS[name]
    for device, size in SIZES.items():
        table = prepare(server, burst.wish)
        page = visits.open(table.path, size=size, cookie=table.cookie_of(burst.viewer), still=False)
        page.locator(".tray").wait_for()
        page.wait_for_load_state("networkidle")
        frames = film(page, partial(burst.begin, page, table))
        page.context.close()
        (FOLDER / f"{name.replace(' ', '-')}-{device}.png").write_bytes(
            contact_sheet(browser, frames, device)
        )


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, open_browser() as browser:
        visits = Visits(browser, server.url)
        for name in sys.argv[1:] or list(BURSTS):
            take(browser, visits, server, name)
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()
