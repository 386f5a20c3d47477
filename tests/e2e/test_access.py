"""Pages for everybody: axe finds nothing wrong on any page, light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import LAPTOP, PHONE, Visits
from tests.e2e.hall import PAGES, Hall
from tests.e2e.site import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


def violations(page: Page) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{violation['id']}: {node['html'][:150]} {node['failureSummary'][:200]}"
        for violation in found
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_no_violation_light_and_dark(visits: Visits, hall: Hall, name: str) -> None:
    path, cookie = PAGES[name](hall)
    page = visits.open(path, cookie=cookie, size=PHONE)
    page.wait_for_load_state("networkidle")
    page.get_by_role("main").wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert not violations(page), f"{size['width']} px, {scheme}"
