"""Where the page's engine runs: in Node, or in Chromium with HECKMECK_BROWSER=chromium."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.page import Page, open_page
from tests.browser.page_engine import PageEngine, engine_in_chromium, engine_in_node
from tests.e2e.browser import open_browser


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser | None]:
    if os.environ.get("HECKMECK_BROWSER") != "chromium":
        yield None
        return
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def page(chromium: Browser | None) -> Iterator[Page]:
    with open_page(chromium) as opened:
        yield opened


@pytest.fixture(scope="session")
def engine(chromium: Browser | None) -> Iterator[PageEngine]:
    with engine_in_node() if chromium is None else engine_in_chromium(chromium) as running:
        yield running
