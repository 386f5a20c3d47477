from collections.abc import Iterator

import pytest

from tests.browser.page import Page


@pytest.fixture(scope="session")
def page() -> Iterator[Page]:
    with Page() as opened:
        yield opened
