"""From a start without a network to the first dice, in Chromium on a phone's screen.

Usage: python -m bench.offline. The page was visited once; then the network is cut, the processor is four times slower,
like that of a slow phone, and "Play now" is pressed as soon as it can be seen. The clock runs from the beginning of the
navigation; the worker that holds the rules is not slowed down, for Chromium slows down pages only.
"""

import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.browser import Visits, open_browser
from tests.e2e.pocket_page import keep
from tests.e2e.servers import running

SLOWDOWNS = (1, 4)
ROUNDS = 7
GOAL_MS = 1500
WATCH = """() => {
  const seen = (selector, then) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found) requestAnimationFrame(() => setTimeout(() => then(found)))
      else requestAnimationFrame(look)
    }
    look()
  }
  seen('.quick .action', (play) => {
    window.pressed = performance.now()
    play.click()
    seen('.tray .die', () => (window.dice = performance.now()))
  })
}"""


def measure(page: Page) -> tuple[float, float]:
    """Return the milliseconds until the button is pressed, and until dice are drawn."""
    page.goto("/")
    page.wait_for_function("() => window.dice")
    times: tuple[float, float] = tuple(page.evaluate("[pressed, dice]"))
    return times


def main() -> None:
    print(f"load of the machine before: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser, running(Path(folder)) as server:
        visits = Visits(browser, server.url)
        page = keep(visits)
        page.context.set_offline(True)
        page.context.add_init_script(f"({WATCH})()")
        devtools = page.context.new_cdp_session(page)
        for slowdown in SLOWDOWNS:
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            pressed, dice = zip(*(measure(page) for _ in range(ROUNDS)), strict=True)
            print(
                f"1/{slowdown} of the processor: start page after {statistics.median(pressed):.0f} ms, "
                f"first dice after {statistics.median(dice):.0f} ms (best {min(dice):.0f}, worst {max(dice):.0f}; "
                f"goal at 1/4: {GOAL_MS})",
                flush=True,
            )
        visits.close()


if __name__ == "__main__":
    main()
