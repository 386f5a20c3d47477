"""The table as somebody uses it."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.browser import say, starting

SOON_MS = 1500
LONG_S = 180.0


class TablePage:
    """A page that shows a table; everything is found by role and name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tray = page.get_by_role("region", name=say("web-table-your-turn"))
        self.dice = self.tray.get_by_role("radio")
        self.stop = self.tray.get_by_role("button", name=starting("web-stop"))
        self.roll = self.tray.get_by_role("button", name=starting("web-roll-plain"))
        self.handed = self.tray.get_by_role("button", name=say("web-throw-handed"))
        self.sheet = page.get_by_role("dialog")
        self.settled = page.locator("main[data-settled]")
        self.log = page.get_by_role("list", name=say("web-table-log"))
        self.end = page.get_by_role("navigation", name=say("web-end-more"))

    def face(self, face: str) -> Locator:
        return self.tray.locator(f'[role=radio][data-face="{face}"]')

    def settle(self) -> None:
        """Wait until a tap counts: what has just come can have been seen."""
        expect(self.settled).to_be_visible()

    def may(self, button: Locator) -> bool:
        return button.get_attribute("aria-disabled", timeout=SOON_MS) == "false"

    def decide(self) -> bool:
        """Decide once if it is my turn: the highest free face, then stop if allowed, otherwise roll."""
        try:
            if self.sheet.is_visible():
                self.sheet.get_by_role("radio").first.click(timeout=SOON_MS)
                self.sheet.get_by_role("button").last.click(timeout=SOON_MS)
                return True
            if not self.tray.is_visible():
                return False
            if self.tray.get_by_role("radio", checked=True).count() == 0 and self.dice.count():
                self.dice.last.click(timeout=SOON_MS)
            for button in (self.handed, self.stop, self.roll):
                if button.count() and self.may(button):
                    button.click(timeout=SOON_MS)
                    return True
        except TooLate:
            pass  # the game moved on meanwhile
        return False


def keep_at_it(page: Page, reached: Callable[[], object], act: Callable[[], object] = lambda: None) -> None:
    """Do it until that is reached; nobody waits for ever, and whoever reads the failure sees the page as it stood."""
    end = time.monotonic() + LONG_S
    while not reached():
        assert time.monotonic() < end, f"nothing came of it: {page.locator('main').inner_text()}"
        act()
        page.wait_for_timeout(20)


def press_keys(page: Page) -> None:
    """Decide by keys alone: the highest face there is, then stop if allowed, otherwise roll."""
    for key in "12345WSR":
        page.keyboard.press(key)


# The steps that this device has kept of its game.
KEPT = """(game) => new Promise((found, failed) => {
  const opening = indexedDB.open('heckmeck')
  opening.onerror = failed
  opening.onsuccess = () => {
    const steps = opening.result.transaction('steps').objectStore('steps')
    steps.getAll(IDBKeyRange.bound([game, 0], [game, Infinity])).onsuccess = ({ target }) => {
      opening.result.close()
      found(target.result)
    }
  }
})"""


def kept_steps(page: Page) -> list[dict[str, Any]]:
    """Return the steps of the game of this device that the page shows, each with its move and who made it."""
    steps: list[dict[str, Any]] = page.evaluate(KEPT, page.url.rpartition("/")[2])
    return steps


def steps_where(page: Page, by: str, meanwhile: Callable[[], object] = lambda: None) -> list[dict[str, Any]]:
    """Wait until somebody of this kind has made a step in the game of this device; return all steps until then."""
    keep_at_it(page, lambda: any(step["by"] == by for step in kept_steps(page)), meanwhile)
    return kept_steps(page)


def play_to_the_end(*tables: TablePage) -> None:
    """Let everybody decide in turn until all see the end of the game."""
    keep_at_it(
        tables[0].page,
        lambda: all(table.end.is_visible() for table in tables),
        lambda: [table.decide() for table in tables],
    )
