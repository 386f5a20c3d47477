"""Dice tumble and tiles travel, unless somebody wants no motion."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, Visits, starting
from tests.e2e.table_page import TablePage, press_keys

# Counts, frame by frame, the animations that run.
WATCH = """() => {
  window.seen = new Set()
  const look = () => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running') window.seen.add(animation.animationName ?? animation.constructor.name)
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize("still", [True, False])
def test_prefers_reduced_motion_stills_everything(visits: Visits, still: bool) -> None:
    page = visits.open("/play?together", size=LAPTOP, still=still)
    page.evaluate(WATCH)
    page.get_by_role("button", name=starting("web-together-start", n=2)).click()
    shown = TablePage(page)
    expect(shown.tray).to_be_visible()
    for _ in range(10):
        press_keys(page)
        page.wait_for_timeout(150)
    seen = page.evaluate("[...window.seen]")
    assert bool(seen) is not still, seen
    assert any("tumble" in name for name in seen) is not still, seen
    page.get_by_role("radio").first.wait_for()
    expect(page.locator(".die-group .die").first).to_have_css("opacity", "1")
