"""Chromium as people use it: screen sizes, and what it complains about."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from heckmeck.language import words_in

PHONE = ViewportSize(width=390, height=844)
TABLET = ViewportSize(width=820, height=1180)
LAPTOP = ViewportSize(width=1280, height=800)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
say = words_in("en").say


def starting(key: str, **details: Any) -> re.Pattern[str]:
    """A pattern for names that begin with a text of the catalogue."""
    return re.compile(f"^{re.escape(say(key, **details))}")


@contextmanager
def open_browser() -> Iterator[Browser]:
    program = shutil.which("chromium")
    assert program, "chromium is missing: apt install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


def resize(page: Page, size: ViewportSize) -> None:
    """Show the page at another size, laid out for it: what measures itself does so in the next picture."""
    page.set_viewport_size(size)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


class Visits:
    """Visitors of one server, each with their own browser, and everything their browsers complain about.

    The console stays empty and no request leaves the server's origin (issue 6).
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self.url = browser, url
        self._contexts: list[BrowserContext] = []
        self._complaints: list[str] = []
        self._foreseen: list[re.Pattern[str]] = []

    def open(
        self,
        path: str = "/",
        *,
        size: ViewportSize = PHONE,
        cookie: str = "",
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        still: bool = True,
        keeps: bool = False,
        **options: Any,
    ) -> Page:
        """Open a page of the server; `still` wants no motion, as most tests do.

        `keeps`: the browser keeps the whole page for offline use; as a rule it cannot, as from plain http in a hall.
        """
        context = self._browser.new_context(
            base_url=self.url,
            viewport=size,
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            **options,
        )
        context.set_default_timeout(PATIENCE_MS)
        if cookie:
            context.add_cookies([{"name": "heckmeck", "value": cookie, "url": self.url}])
        self._contexts.append(context)
        if not keeps:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.on("request", self._check)
        context.on("console", lambda message: self._note(f"console: {message.type}: {message.text}"))
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        page = context.new_page()
        page.on("websocket", self._check)
        page.goto(path)
        return page

    def _note(self, complaint: str) -> None:
        self._complaints.append(complaint)

    def _check(self, request: Request | WebSocket) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.url).netloc:
            self._note(f"request: {request.url}")

    def foresee(self, pattern: str) -> None:
        """Take complaints of this kind for granted in this test."""
        self._foreseen.append(re.compile(pattern))

    @property
    def complaints(self) -> list[str]:
        return [
            text for text in self._complaints if not any(pattern.search(text) for pattern in self._foreseen)
        ]

    def close(self) -> list[str]:
        """Send everybody home and return the complaints."""
        for context in self._contexts:
            context.close()
        return self.complaints
