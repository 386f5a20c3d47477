"""The companion for the real table: whole games with dice that people enter, by one phone offline and by three live."""

import re

import pytest
from playwright.sync_api import Page, expect

from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from tests.e2e.browser import PHONE, Visits, say, starting
from tests.e2e.pocket_page import Failures, keep
from tests.e2e.table_page import TablePage, keep_at_it

# One thing that a person does: enter a roll, set aside, stop where that takes something, else roll on. Dice are drawn
# from a small generator, so that every run plays the same game. Whoever is named tells only what they set aside.
STEP = """async (teller) => {
  const find = (selector) => document.querySelector(selector)
  const shown = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const random = (sides) => (window.rolled = ((window.rolled ?? 7) * 16807) % 2147483647) % sides
  const action = (key) => find(`.tray .action[data-action=${key}][aria-disabled=false]`)
  find('main.table')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const sheet = find('[role=dialog]:not(.menu)')
  if (sheet) {
    const chosen = sheet.querySelector('[role=radio][aria-checked=true]')
    return (chosen ? [...sheet.querySelectorAll('button')].at(-1) : sheet.querySelector('[role=radio]')).click()
  }
  if (find('.tray .add')) {
    const only = find('.tray .only')
    const tells = find('.tray .stop-preview strong')?.innerText.includes(teller)
    if (tells === undefined) return // it is still being laid out
    if ((only.getAttribute('aria-pressed') === 'true') !== tells) (only.click(), await shown())
    if (tells) {
      const again = find('.tray .lane[data-lane=W]').dataset.state === 'kept'
      for (const face of again ? '55' : 'WWW') find(`.tray .add[data-face="${face}"]`).click()
      await shown()
      return action(again ? 'S' : 'R')?.click()
    }
    while (find('.tray .add') && !action('R')) {
      const face = find('.tray .add[data-empty]') ?? find(`.tray .add[data-face="${'12345W'[random(6)]}"]`)
      face.click()
      await shown()
    }
    return action('R')?.click()
  }
  const faces = [...document.querySelectorAll('.tray [role=radio]')]
  if (faces.length && !faces.some((one) => one.getAttribute('aria-checked') === 'true')) return faces.at(-1).click()
  const kinds = ['stop', 'roll', 'fails', 'quiet']
  kinds.map((kind) => find(`.tray .action[data-kind=${kind}][aria-disabled=false]`)).find(Boolean)?.click()
}"""
NOBODY = "nobody"


def shorten(page: Page, highest: str, turns: str) -> None:
    """Choose the highest tile, and how many turns at most: no rule ends a game of unlucky players (M7, E4)."""
    page.get_by_text(say("web-new-more"), exact=True).click()
    page.locator("select").filter(has=page.locator(f'option[value="{highest}"]')).last.select_option(highest)
    page.locator("details input").fill(turns)


def tap(page: Page, dice: str) -> None:
    """Enter a whole roll by tapping."""
    for face in dice:
        page.locator(f'.tray .add[data-face="{face}"]').click()
    page.get_by_role("button", name=starting("web-real-enter")).click()


def undo(page: Page) -> None:
    page.get_by_role("button", name=say("web-real-take-back")).click()


def check_record(record: str) -> None:
    """C1: the library reads what the page wrote, and nobody calls it fair."""
    assert "\ndice real\n" in record
    assert not re.search("^(seed|commitment|entropy|drawn)", record, re.MULTILINE)
    assert read(record).over
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert refused.value.reason == "real-dice"


def test_a_whole_deluxe_game_for_three_offline_with_corrections_and_its_review(visits: Visits) -> None:
    page = keep(visits, "/companion")
    page.context.set_offline(True)
    failures = Failures(page)
    page.reload()
    page.get_by_role("button", name=say("web-people-add")).click()
    for number, name in enumerate(("Anna", "Ben", "Cleo"), 1):
        page.get_by_label(say("web-people-name", n=number)).fill(name)
    page.get_by_text(say("web-preset-deluxe"), exact=True).click()
    shorten(page, highest="29", turns="18")
    page.get_by_text("Anna", exact=True).click()  # begins
    page.get_by_text(say("web-companion-coach-ask")).click()
    page.get_by_role("button", name=say("web-together-start", n=3)).click()
    table = TablePage(page)
    tap(page, "11345WWW")
    table.settle()
    coach = page.get_by_role("button", name=say("web-coach"), exact=True)
    expect(page.locator(".coach-tag")).to_have_count(0)
    coach.click()
    expect(page.locator(".coach-tag").first).to_be_visible()
    undo(page)  # that was read wrongly
    expect(page.locator(".log")).to_contain_text(say("web-real-taken-back"))
    expect(coach).to_have_attribute("aria-pressed", "false")
    tap(page, "1234WWWW")
    table.face("W").click()
    table.stop.click()  # 20: takes nothing
    expect(page.locator(".tray")).to_contain_text("Ben")
    for _ in range(2):
        undo(page)  # she has rolled on instead
    table.face("W").click()
    table.roll.click()
    tap(page, "1124")
    table.face("1").click()
    table.stop.click()
    keep_at_it(page, table.end.is_visible, lambda: page.evaluate(STEP, "Cleo"))
    expect(page.get_by_text(say("web-real-end"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("web-end-download")).click()
    record = saved.value.path().read_text(encoding="utf-8")
    check_record(record)
    assert record.split("\n\n")[1].startswith("Anna 1234WWWW>W 1124>1 stop")
    assert re.search(r"^unseen \d+(,\d+)*$", record, re.MULTILINE)
    assert record.count(say("record-unseen")) == len(re.findall("^Cleo .*#", record, re.MULTILINE)) > 0
    address = page.url
    page.goto(f"{address}/fair")
    expect(page.get_by_role("heading", name=say("web-fair-no-dice"))).to_be_visible()
    page.goto(f"{address}/review")
    expect(page.get_by_text(re.compile(say("review-unjudged-note", n=2)[2:]))).to_be_visible()
    assert failures.seen == []


def test_three_phones_at_one_table(visits: Visits) -> None:
    anna = visits.open("/companion", size=PHONE)
    anna.get_by_label(say("web-people-name", n=1)).fill("Anna")
    anna.get_by_text(say("web-companion-where-apart"), exact=True).click()
    anna.get_by_role("button", name=say("web-people-remove", n=2)).click()
    shorten(anna, highest="23", turns="12")
    anna.get_by_text("Anna", exact=True).click()
    anna.get_by_role("button", name=say("web-new-open")).click()
    expect(anna.get_by_text(say("web-real-promise"))).to_be_visible()
    phones = [anna]
    for name in ("Ben", "Cleo"):
        phones.append(visits.open(anna.url.removeprefix(visits.url)))
        phones[-1].locator("form input").first.fill(name)
        phones[-1].get_by_role("button", name=say("web-join-sit")).click()
        expect(phones[-1].get_by_text(say("web-real-promise"))).to_be_visible()
    anna.get_by_role("button", name=starting("web-wait-start")).click()
    tap(anna, "11345WWW")
    for other in phones[1:]:
        expect(
            other.get_by_role("img", name=say("web-board-lane", count=3, face="W", gain=15))
        ).to_be_visible()
        expect(other.get_by_role("button", name=say("web-real-take-back"))).to_have_attribute(
            "aria-disabled", "true"
        )
    undo(anna)
    for phone in phones:
        expect(phone.locator(".log")).to_contain_text(say("web-real-taken-back"))
    tables = [TablePage(phone) for phone in phones]
    keep_at_it(
        anna,
        lambda: all(table.end.is_visible() for table in tables),
        lambda: [
            phone.evaluate(STEP, NOBODY)
            for phone in phones[1:] + phones[:1]
            if phone.locator(".tray").count()
        ],
    )
    with anna.expect_download() as saved:
        anna.get_by_role("button", name=say("web-end-download")).click()
    check_record(saved.value.path().read_text(encoding="utf-8"))
