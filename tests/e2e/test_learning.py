"""Getting better: the guided first game, the coach at the table, puzzles."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.hall import Hall
from tests.e2e.layout import check_targets
from tests.e2e.table_page import TablePage, keep_at_it
from tests.e2e.test_access import AXE, violations

# Notes every tip that was ever shown.
WATCH = """() => {
  window.tips = new Set()
  const look = () => window.tips.add(document.querySelector('.bubble p')?.textContent ?? '')
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
}"""


def test_the_first_game_teaches_by_doing_until_its_end(visits: Visits) -> None:
    """No tip is in the way of what it asks for."""
    page = visits.open("/learn")
    shown = TablePage(page)
    shown.tray.wait_for()
    page.evaluate(WATCH)
    done = page.get_by_role("heading", name=say("web-learn-done"))
    keep_at_it(page, done.is_visible, shown.decide)
    tips = set(page.evaluate("[...window.tips]")) - {""}
    assert say("web-learn-hint-pick") in tips
    assert say("web-learn-hint-watch", name=say("web-learn-bot-name")) in tips
    assert len(tips) >= 4
    expect(page.get_by_text(say("web-end-turns-over"))).to_be_visible()
    page.get_by_role("button", name=say("web-learn-play")).click()
    expect(shown.tray).to_be_visible()


def test_the_coach_speaks_where_the_table_allows_it_and_can_be_switched_off(
    visits: Visits, hall: Hall
) -> None:
    page = visits.open(hall.mine.path, size=LAPTOP, cookie=hall.mine.cookie)
    panel = page.get_by_role("heading", name=say("web-coach-chances"))
    odds = page.locator(".grill .chip").filter(has_text="%")
    expect(panel).to_be_visible()
    TablePage(page).dice.first.click()
    expect(odds.first).to_be_visible()
    page.get_by_role("button", name=say("web-coach"), exact=True).click()
    expect(odds).to_have_count(0)
    quiet = visits.open(hall.seven.path, size=LAPTOP, cookie=hall.seven.cookie)
    expect(TablePage(quiet).tray).to_be_visible()
    expect(quiet.get_by_role("button", name=say("web-coach"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("at", ["mine", "choice"])
def test_on_a_phone_the_coach_gives_its_reason_when_asked(visits: Visits, hall: Hall, at: str) -> None:
    """Player 12: its word in the tray, and above a choice, opens every chance and the reason; by keyboard too."""
    table = getattr(hall, at)
    ply = table.state["ply"]
    why = table.guests[0].get(f"/api/tables/{table.id}/advice?ply={ply}")["options"][0]["why"]
    quoted = re.split("“.*?”", why)  # the page names moves in words of its own
    sentence = re.compile("“.*”".join(map(re.escape, quoted)))
    page = visits.open(table.path, size=PHONE, cookie=table.cookie)
    name = say("web-coach-open") if at == "mine" else starting("web-coach")
    ask = page.locator("main :is(.tray, .sheet):not([data-covered])").get_by_role("button", name=name)
    expect(ask).to_be_visible()
    check_targets(page)
    for keyboard in (False, True):
        ask.press("Enter") if keyboard else ask.click()
        reasons = page.get_by_role("dialog", name=say("web-coach"), exact=True)
        expect(reasons.get_by_text(sentence)).to_be_visible()
        page.keyboard.press("Escape")
        expect(reasons).to_have_count(0)
    assert table.moves_after(ply) == []


def test_a_puzzle_says_whether_the_answer_was_right_and_what_every_decision_is_worth(visits: Visits) -> None:
    page = visits.open("/puzzles/1")
    moves = page.request.get("/api/puzzles/1").json()["state"]["legal"]
    best = page.request.post("/api/puzzles/1/answer", data={"move": moves[0]}).json()["best"]
    page.locator(f'input[value="{best}"]').check()
    page.get_by_role("button", name=say("web-puzzle-answer")).click()
    expect(page.get_by_role("heading", name=say("web-puzzle-worth"))).to_be_visible()
    expect(page.locator(".verdict[data-right]")).to_be_visible()
    page.get_by_role("link", name=say("web-puzzles-next")).click()
    expect(page.get_by_role("heading", name=say("web-puzzle", number=2))).to_be_visible()
    page.goto("/puzzles")
    count = page.request.get("/api/puzzles").json()["count"]
    expect(page.get_by_text(say("web-puzzles-solved", n=1, count=count))).to_be_visible()


def test_a_closer_look_is_shown_while_it_lasts_and_can_be_stopped(visits: Visits) -> None:
    """The puzzle of the day: answered, looked at closer by the champion's games, and told without spoiling it."""
    page = visits.open("/puzzles", size=PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name=say("web-daily-open")).click()
    page.get_by_role("radio").first.check()
    page.get_by_role("button", name=say("web-puzzle-answer")).click()
    closer = page.get_by_role("region", name=say("web-closer"))
    closer.get_by_role("button", name=say("web-closer")).press("Enter")
    expect(closer.get_by_role("progressbar")).to_be_visible()
    expect(closer.get_by_role("listitem").nth(1)).to_contain_text("±")
    check_targets(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not violations(page)
    closer.get_by_role("button", name=say("web-closer-stop")).press("Enter")
    expect(closer.get_by_role("status")).to_contain_text(say("rollouts-stopped"))
    page.get_by_role("button", name=say("web-daily-share")).click()
    expect(page.get_by_text(say("web-daily-copied"))).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.endswith("/puzzles/today")
    assert "🟢" in shared or "🔴" in shared
    page.goto("/puzzles")
    expect(page.get_by_role("link", name=say("web-daily-again"))).to_be_visible()


def test_mistakes_come_back_as_puzzles(visits: Visits, hall: Hall) -> None:
    page = visits.open(f"{hall.over.path}/review", size=LAPTOP, cookie=hall.over.cookie)
    page.get_by_role("button", name=say("web-practice")).click()
    count = 0
    while True:
        count += 1
        page.get_by_role("radio").first.check()
        page.get_by_role("button", name=say("web-puzzle-answer")).click()
        expect(page.locator(".verdict")).to_be_focused()
        expect(page.locator(".verdict")).to_contain_text("Back then it was")
        onward = page.get_by_role("button", name=say("web-practice-next"))
        back = page.locator(".card").get_by_role("button", name=say("web-practice-back"))
        expect(onward.or_(back)).to_be_visible()
        if back.count():
            break
        onward.click()
        expect(page.get_by_role("heading", name=re.compile(f": {count + 1} "))).to_be_visible()
    assert count > 1
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not violations(page)
    back.click()
    expect(page.locator(".uplot canvas")).to_be_visible()
