"""People throw the dice that begin their turn, shared devices are handed over, bots can be hurried (player 4, 9)."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.browser import LAPTOP, Visits, say, starting
from tests.e2e.prepared import Table
from tests.e2e.servers import PageServer, running
from tests.e2e.table_page import TablePage, keep_at_it

SHAKE = """() => window.dispatchEvent(
  new DeviceMotionEvent('devicemotion', { acceleration: { x: 20, y: 5, z: 0 } }))"""
LONG_S = 600  # how long a bot seems to think, unless somebody is impatient


def at_the_throw(server: PageServer) -> Table:
    table = Table(server, 2, rules="classic", seats=2, starter="first")
    table.guests[0].post(f"/api/tables/{table.id}/throws", throws=True)
    table.start()
    return table


def test_a_tap_throws_the_first_dice_of_a_turn(visits: Visits, server: PageServer) -> None:
    table = at_the_throw(server)
    page = visits.open(table.path, cookie=table.cookie)
    shown = TablePage(page)
    expect(shown.tray.get_by_text(say("web-throw-ask"))).to_be_visible()
    assert table.state["turn"]["roll"] is None
    shown.roll.click()
    expect(shown.dice.first).to_be_visible()
    assert len(table.state["turn"]["roll"]) == 8


def test_a_shake_throws_them_too(visits: Visits, server: PageServer) -> None:
    table = at_the_throw(server)
    page = visits.open(table.path, cookie=table.cookie, has_touch=True, is_mobile=True)
    shown = TablePage(page)
    expect(
        shown.tray.get_by_text(say("web-throw-how"))
    ).to_be_visible()  # this browser wants to be asked, after a tap
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_text(say("web-menu-shakes")).click()
    page.keyboard.press("Escape")
    expect(shown.tray.get_by_text(say("web-throw-how-shake"))).to_be_visible()
    page.evaluate(SHAKE)
    expect(shown.dice.first).to_be_visible()


def test_whoever_likes_speed_lets_them_fall_by_themselves(visits: Visits, server: PageServer) -> None:
    table = at_the_throw(server)
    page = visits.open(table.path, cookie=table.cookie)
    expect(TablePage(page).tray.get_by_text(say("web-throw-ask"))).to_be_visible()
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_text(say("web-menu-rolls")).click()
    page.keyboard.press("Escape")
    expect(TablePage(page).dice.first).to_be_visible()


def test_a_shared_device_is_handed_over_before_the_throw(visits: Visits) -> None:
    page = visits.open("/play?together")
    page.get_by_role("button", name=starting("web-together-start", n=2)).click()
    shown = TablePage(page)
    expect(shown.handed).to_be_enabled()
    expect(shown.roll).to_have_attribute("aria-disabled", "true")
    shown.roll.click(force=True)
    expect(shown.dice).to_have_count(0)
    expect(shown.roll).to_have_attribute("aria-disabled", "true")
    shown.handed.click()
    expect(shown.roll).to_have_attribute("aria-disabled", "false")
    shown.roll.click()
    expect(shown.dice.first).to_be_visible()


def against_a_slow_bot(visits: Visits, server: PageServer) -> TablePage:
    """Play against a bot of the server, and stop or fail as soon as possible: then the bot thinks."""
    table = Table(server, 1, rules="classic", seats=2, starter="first")
    table.guests[0].post(f"/api/tables/{table.id}/bots", bot="simple")
    table.start()
    table.guests[0].post(f"/api/tables/{table.id}/throws", throws=True)
    page = visits.open(table.path, size=LAPTOP, cookie=table.cookie)
    shown = TablePage(page)
    expect(shown.tray).to_be_visible()
    watching = page.get_by_role("region", name=say("web-table-watching")).locator(".lanes .die-group .die")
    keep_at_it(page, watching.count, shown.decide)
    return shown


def test_bots_can_be_hurried_by_a_tap_and_skipped(browser: Browser, tmp_path: Path) -> None:
    """At this server a bot would think for ten minutes."""
    with running(tmp_path, bot_pace=LONG_S) as server:
        visits = Visits(browser, server.url)
        shown = against_a_slow_bot(visits, server)
        page = shown.page
        log = page.get_by_role("list", name=say("web-table-log"))
        lines = log.get_by_role("listitem").all_inner_texts()
        shown.settle()
        page.locator(".grill__ledge").click()
        expect(log.get_by_role("listitem").last).not_to_have_text(lines[-1])
        skip = page.get_by_role("button", name=say("web-pace-skip"))
        skip.click()
        expect(skip).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_text(say("web-throw-ask"))).to_be_visible()
        assert not visits.close()
