"""Sounds are off at first; whoever switches them on hears them."""

from playwright.sync_api import Page

from tests.e2e.browser import Visits, say, starting
from tests.e2e.table_page import TablePage, keep_at_it, press_keys

# A machine without loudspeakers draws what could be heard.
DRAWN = """() => {
  window.heard = []
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 44100, 44100); window.heard.push(this) }
    resume() { return Promise.resolve() }
  }
}"""
LOUDEST = """async () => {
  const sound = await window.heard[0].startRendering()
  return Math.max(...sound.getChannelData(0).map(Math.abs))
}"""


def play_on(page: Page) -> None:
    """Throw and decide until the log tells something new."""
    shown = TablePage(page)
    before = shown.log.inner_text()

    def decide() -> None:
        shown.settle()
        press_keys(page)

    keep_at_it(page, lambda: shown.log.inner_text() != before, decide)


def test_sounds_are_off_at_first_and_heard_when_wanted(visits: Visits) -> None:
    page = visits.open("/play?together")
    page.evaluate(DRAWN)
    page.get_by_role("button", name=starting("web-together-start", n=2)).click()
    TablePage(page).tray.wait_for()
    play_on(page)
    assert page.evaluate("window.heard.length") == 0
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_text(say("web-menu-sound"), exact=True).click()
    page.keyboard.press("Escape")
    play_on(page)
    page.wait_for_function("window.heard.length")
    assert page.evaluate(LOUDEST) > 0.05  # a phone's loudspeaker is small
