"""Keyboard only: from the start page through a whole turn."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import LAPTOP, Visits, starting
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, press_keys, steps_where
from tests.server.clients import plain_decision

MOST_TABS = 40


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus."""
    expect(target).to_be_visible()
    for _ in range(MOST_TABS):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_a_whole_turn_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits.open(size=LAPTOP)
    tab_to(page, page.get_by_role("button", name=starting("web-start-play")))
    page.keyboard.press("Enter")

    shown = TablePage(page)
    expect(shown.tray).to_be_visible()
    tab_to(page, shown.dice.first)
    page.keyboard.press("ArrowLeft")  # around to the highest face
    expect(shown.dice.last).to_be_checked()
    expect(shown.dice.last).to_be_focused()
    tab_to(page, shown.roll)
    page.keyboard.press("Enter")

    steps = steps_where(page, "bot", lambda: press_keys(page))
    mine = [step["move"] for step in steps if step["by"] == "player"]
    assert mine[0].startswith("keep ")
    assert mine[1] == "roll"


def test_the_focus_comes_back_with_my_turn(visits: Visits, server: PageServer) -> None:
    """The tray disappears while others play, and with it whatever had the focus."""
    table = prepare(server, "first roll")
    page = visits.open(table.path, cookie=table.cookie, size=LAPTOP)
    shown = TablePage(page)
    shown.dice.first.focus()
    for seat in (0, 1):
        state = table.state
        while state["seat"] == seat:
            state = table.act(seat, plain_decision(state), state["ply"])
    expect(page.locator(".tray [role=radio][tabindex='0']")).to_be_focused()
