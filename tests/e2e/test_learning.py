"""Getting better: the guided first game, the coach at the table, puzzles."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.hall import Hall
from tests.e2e.layout import check_targets
from tests.e2e.table_page import TablePage, keep_at_it

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
