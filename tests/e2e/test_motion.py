"""Dice tumble and tiles travel, unless somebody wants no motion."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, Visits, say, starting
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
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


# Notes how things move, with the tiles that fly.
FLIGHTS = """() => {
  window.moves = new Set()
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const path = effect.getKeyframes().map(({ transform }) => transform ?? '').join(' ')
      if (path.includes('rotateY')) window.moves.add('turns')
      if (effect.target.matches('.flight') && path.includes('translate')) window.moves.add('flies')
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize(
    ("name", "move", "moves"),
    [("take", "stop", ["flies"]), ("steal", "stop", ["flies"]), ("lose a tile", "roll", ["flies", "turns"])],
)
def test_tiles_travel_between_grill_and_stacks_and_turn_over(
    visits: Visits, server: PageServer, name: str, move: str, moves: list[str]
) -> None:
    """S2, S3, F1 and F2, as whoever sits opposite sees them; nothing stays in the air."""
    table = prepare(server, name)
    state = table.state
    page = visits.open(table.path, cookie=table.cookie_of(1), still=False)
    expect(page.locator(".tray")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(FLIGHTS)
    table.act(0, move, state["ply"])
    page.wait_for_function("(count) => window.moves.size === count", arg=len(moves))
    assert sorted(page.evaluate("[...window.moves]")) == moves
    expect(page.locator(".flight")).to_have_count(0)


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


@pytest.mark.parametrize("seat", [0, 1])
def test_a_roll_in_vain_is_seen_before_the_next_turn(visits: Visits, server: PageServer, seat: int) -> None:
    """T3: whoever rolled it and whoever watches sees the dice, all of them used, and what has happened."""
    table = prepare(server, "roll in vain")
    page = visits.open(table.path, cookie=table.cookie_of(seat))
    lanes = page.locator(".lanes")
    expect(lanes).to_be_visible()
    ply = table.state["ply"]
    if seat == 0:
        TablePage(page).roll.click()
    else:
        table.act(0, "roll", ply)
    me = "who" if seat == 0 else "nobody"
    name = say("web-tell-you") if seat == 0 else "Anna"
    expect(
        page.get_by_text(say("web-tell-fails-nothing-to-set-aside", me=me, name=name)).first
    ).to_be_visible()
    expect(lanes.locator(".die-group[data-note] .die").first).to_be_visible()
    assert table.state["seat"] == 1, "the game itself does not wait"
    next_turn = say("web-table-your-turn" if seat == 1 else "web-table-watching")
    expect(page.get_by_role("region", name=next_turn)).to_be_visible()
