"""One browser and one server per test process; after every test the browsers had nothing to complain about."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import Visits, open_browser
from tests.e2e.hall import Hall
from tests.e2e.servers import PageServer, running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before other tests continue: its event loop would be in their way."""
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    with running(tmp_path_factory.mktemp("e2e")) as started:
        yield started


@pytest.fixture(scope="package")
def hall(server: PageServer) -> Hall:
    return Hall(server)


@pytest.fixture
def visits(browser: Browser, server: PageServer) -> Iterator[Visits]:
    visitors = Visits(browser, server.url)
    yield visitors
    complaints = visitors.close()
    assert not complaints, complaints
