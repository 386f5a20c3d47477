"""Pages for everybody: axe finds nothing wrong on any page, light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, resize, say
from tests.e2e.hall import PAGES, Hall
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
from tests.e2e.site import ROOT
from tests.e2e.table_page import TablePage
from tests.server.clients import plain_decision

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
        resize(page, size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert not violations(page), f"{size['width']} px, {scheme}"


def test_a_live_region_says_each_step_once(visits: Visits, server: PageServer) -> None:
    table = prepare(server, "first roll")
    page = visits.open(table.path, cookie=table.cookie)
    region = page.get_by_role("log", name=say("web-table-steps"))
    TablePage(page).tray.wait_for()
    state = table.state
    ply = state["ply"]
    while state["seat"] == 0:
        state = table.act(0, plain_decision(state), state["ply"])
    steps = table.guests[0].get(f"/api/tables/{table.id}/steps?after={ply}")["steps"]
    told = [step for step in steps if step["state"]["move"] != "roll"]  # the dice say it
    said = region.locator("p")
    expect(said).to_have_count(len(told))
    assert len(set(said.all_inner_texts())) == len(told) > 3
    expect(said.last).to_contain_text("Ben")
