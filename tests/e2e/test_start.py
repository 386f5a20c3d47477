"""The first minute: three taps to the first die set aside, and several people on one device."""

from playwright.sync_api import expect

from tests.e2e.browser import PHONE, Visits, say, starting
from tests.e2e.table_page import TablePage, play_to_the_end, steps_where

# Notes which of these sentences were ever to be read.
WATCH = """(sentences) => {
  window.read = new Set()
  const look = () => {
    for (const sentence of sentences) if (document.body.innerText.includes(sentence)) window.read.add(sentence)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
}"""


def test_three_taps_from_the_start_page_to_the_first_die_set_aside(visits: Visits) -> None:
    page = visits.open(size=PHONE, has_touch=True, is_mobile=True)
    shown = TablePage(page)
    page.get_by_role("button", name=starting("web-start-play")).tap()
    shown.dice.last.tap()
    shown.roll.tap()
    first, *_ = [step["state"]["move"] for step in steps_where(page, "player") if step["by"] == "player"]
    assert first.startswith("keep ")


def test_several_people_pass_one_device_round(visits: Visits) -> None:
    """The page says whose turn it is and that the device should change hands."""
    page = visits.open(size=PHONE, still=False)
    page.get_by_role("link", name=starting("web-start-together")).click()
    for number, name in enumerate(("Anna", "Zoe"), 1):
        page.get_by_role("textbox", name=say("web-people-name", n=number)).fill(name)
    page.get_by_text(say("web-new-more"), exact=True).click()
    page.get_by_role("textbox", name=starting("web-option-max-turns")).fill("4")
    page.get_by_role("button", name=say("web-together-start", n=2)).click()
    shown = TablePage(page)
    expect(shown.tray).to_be_visible()
    sentences = [say("web-table-pass-on", name=name) for name in ("Anna", "Zoe")]
    page.evaluate(WATCH, sentences)
    play_to_the_end(shown)
    assert sorted(page.evaluate("[...window.read]")) == sentences
    expect(page.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
