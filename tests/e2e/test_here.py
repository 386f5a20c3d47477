"""Games of this device: played without a server, kept at every step, followed by a second page."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.table_page import TablePage, kept_steps, play_to_the_end, steps_where

ASKED = re.compile("^/api/")
SPEAKS = say("web-coach-best-even", move="").strip()


def play_now(page: Page) -> TablePage:
    page.get_by_role("button", name=starting("web-start-play")).click()
    shown = TablePage(page)
    expect(shown.tray).to_be_visible()
    return shown


def test_a_whole_game_asks_the_server_for_nothing(visits: Visits) -> None:
    """From the press to the end screen: dice, bots, states and the record come from the device."""
    page = visits.open(size=PHONE)
    asked: list[str] = []

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        if ASKED.match(path):
            asked.append(path)

    page.wait_for_load_state("networkidle")
    page.on("request", note)
    page.on("websocket", lambda socket: asked.append(socket.url))
    shown = play_now(page)
    assert "/table/here-" in page.url
    page.get_by_role("button", name=say("web-coach"), exact=True).click()
    skip = page.get_by_role("button", name=say("web-pace-skip"))
    while not skip.is_visible():
        shown.decide()
    skip.click()
    play_to_the_end(shown)
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("web-end-download")).click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert record.startswith("heckmeck 1\nrules classic\n")
    assert len(re.findall(r"^seed [0-9a-f]{64}$", record, re.MULTILINE)) == 1
    page.get_by_role("button", name=starting("web-end-rematch")).click()
    expect(shown.tray).to_be_visible()
    assert asked == []


def test_a_reload_is_at_the_same_step(visits: Visits) -> None:
    page = visits.open(size=LAPTOP)
    shown = play_now(page)
    shown.dice.last.click()
    shown.roll.click()
    steps = steps_where(page, "player")
    shown.settle()
    expect(shown.tray).to_contain_text(SPEAKS)  # the coach takes its time, before and after
    tray = shown.tray.inner_text()
    page.reload()
    expect(shown.tray).to_have_text(tray, use_inner_text=True)
    assert kept_steps(page)[: len(steps)] == steps


def test_a_second_page_follows_and_may_play_on(visits: Visits) -> None:
    page = visits.open(size=LAPTOP)
    shown = play_now(page)
    other = page.context.new_page()
    other.goto(page.url)
    second = TablePage(other)
    expect(second.tray).to_be_visible()
    shown.dice.last.click()
    shown.roll.click()
    expect(second.log).to_have_text(shown.log.inner_text())
    second.settle()
    second.decide()
    steps = kept_steps(page)
    assert [step["ply"] for step in steps] == list(range(len(steps)))
