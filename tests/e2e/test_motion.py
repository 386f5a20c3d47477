"""Dice tumble and tiles travel, unless somebody wants no motion."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, keep_at_it, press_keys

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


NUMBER = 'class="num"'  # one on each tile

# Notes how things move, with the tiles that fly, and what the stack of the first player shows meanwhile.
FLIGHTS = """() => {
  window.moves = new Set()
  window.tops = []
  const look = () => {
    const isSeen = (tile) => getComputedStyle(tile).visibility === 'visible' && tile.getBoundingClientRect().width
    const top = [...document.querySelectorAll('[data-stack="0"] .tile')].filter(isSeen).map((tile) => tile.innerHTML)
    if (window.tops.at(-1) !== top.join('+')) window.tops.push(top.join('+'))
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
    ("name", "move", "moves", "tiles"),
    [
        ("take", "stop", ["flies"], [0, 1]),
        ("steal", "stop", ["flies"], [1, 1]),
        ("lose a tile", "roll", ["flies", "turns"], [1, 0]),
    ],
)
def test_tiles_travel_between_grill_and_stacks_and_turn_over(
    visits: Visits, server: PageServer, name: str, move: str, moves: list[str], tiles: list[int]
) -> None:
    """S2, S3, F1 and F2, seen from across the table; nothing stays in the air.

    The first player's stack changes once: while a tile flies to it, it shows the one that lay on top before.
    """
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
    tops = page.evaluate("window.tops")
    assert [top.count(NUMBER) for top in tops] == tiles, tops


# Notes, frame by frame, what a handover must not do: change the layout while something moves, show a tray
# that is incomplete or speaks of me as of somebody else, or let dice tumble twice.
HANDOVER = """() => {
  const noted = (window.noted = { tumbles: [], layouts: [], says: [], torn: 0, flips: [] })
  const isWatched = (element) => element.closest('.tray').matches('.tray--watch')
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName.includes('tumble')) noted.tumbles.push(isWatched(target))
  }, true)
  const look = () => {
    const tray = document.querySelector('.tray:not([data-covered])')
    const isWhole = tray && (isWatched(tray) || tray.querySelector('.stop-preview') && tray.querySelector('.actions'))
    if (!isWhole) noted.torn++
    noted.says.push(tray?.querySelector('.who')?.textContent ?? '')
    const moving = document.getAnimations().filter(({ effect }) => effect.target?.closest('.flight, .grill-tile'))
    const { width, height } = document.querySelector('.grill').getBoundingClientRect()
    if (moving.some(({ playState }) => playState === 'running')) noted.layouts.push(`${width} ${height}`)
    for (const { effect } of moving)
      if (effect.target.matches('.flight') && effect.getKeyframes()[0].transform.includes('rotateY'))
        noted.flips.push([effect.target.offsetLeft, effect.target.offsetTop])
    requestAnimationFrame(look)
  }
  look()
}"""
HAVE_TUMBLED = """() => noted.tumbles.length >= 8
  && !document.getAnimations().some(({ effect }) => effect.target?.matches('.die'))"""
PLACE = "(element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().top]"


def watch_handover(page: Page) -> None:
    expect(page.locator(".tray")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(HANDOVER)


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_handover_settles_first_and_animates_once(
    visits: Visits, server: PageServer, seat: int, size: ViewportSize
) -> None:
    """Player 2: the tile arrives in the layout of its turn, the tray changes as a whole, then dice tumble there."""
    table = prepare(server, "take")
    page = visits.open(table.path, size=size, cookie=table.cookie_of(seat), still=False)
    watch_handover(page)
    if seat == 0:
        TablePage(page).stop.click()
    else:
        table.act(0, "stop", table.state["ply"])
    dice = page.locator(".tray:not([data-covered]) .die-group .die")
    expect(dice).to_have_count(8)
    page.wait_for_function(HAVE_TUMBLED)
    noted = page.evaluate("window.noted")
    assert noted["tumbles"] == [seat == 0] * 8, "each die once, in the tray of whoever throws"
    assert len(set(noted["layouts"])) == 1, "the grill keeps its size while tiles fly"
    assert noted["torn"] == 0
    plays = say("web-table-plays", name=table.state["players"][seat]["name"])
    assert not any(plays in text for text in noted["says"])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_is_turned_over_in_its_own_slot(visits: Visits, server: PageServer, seat: int) -> None:
    """Player 3, F2: the layout waits until a failure has been seen."""
    table = prepare(server, "lose a tile")
    page = visits.open(table.path, cookie=table.cookie_of(seat), still=False)
    watch_handover(page)
    before = page.locator(".grill").bounding_box()
    table.act(0, "roll", table.state["ply"])
    page.wait_for_function("() => noted.flips.length")
    turned = next(tile for tile, side in table.state["grill"].items() if side == "down")
    expect(page.locator(".flight")).to_have_count(0)
    assert page.locator(".grill").bounding_box() == before, "people still look"
    slot = page.locator(f'[data-tile="{turned}"]').evaluate(PLACE)
    assert page.evaluate("noted.flips.at(-1)") == pytest.approx(slot, abs=1)
    assert len(set(page.evaluate("noted.layouts"))) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_failure_cost_is_told_before_the_next_turn(
    visits: Visits, server: PageServer, seat: int
) -> None:
    """Player 3: dice, reason and both tiles are in the tray together; a tap continues."""
    table = prepare(server, "lose a tile")
    tile = table.state["players"][0]["stack"][-1]
    page = visits.open(table.path, cookie=table.cookie_of(seat))
    tray = page.locator(".tray:not([data-covered])")
    expect(tray).to_be_visible()
    table.act(0, "roll", table.state["ply"])
    expect(tray.get_by_text(say("web-tell-puts-back.also", tile=str(tile)))).to_be_visible()
    expect(tray.locator(".die-group[data-note] .die").first).to_be_visible()
    next_turn = page.get_by_role(
        "region", name=say("web-table-your-turn" if seat == 1 else "web-table-watching")
    )
    TablePage(page).settle()
    page.locator(".grill__ledge").click()
    expect(next_turn.locator(".lanes .die-group .die").first).to_be_visible()


@pytest.mark.parametrize("still", [True, False])
def test_prefers_reduced_motion_stills_everything(visits: Visits, still: bool) -> None:
    page = visits.open("/play?together", size=LAPTOP, still=still)
    page.evaluate(WATCH)
    page.get_by_role("button", name=starting("web-together-start", n=2)).click()
    shown = TablePage(page)
    expect(shown.tray).to_be_visible()

    def play_on() -> None:
        shown.settle()
        press_keys(page)

    keep_at_it(page, lambda: shown.log.get_by_role("listitem").count() >= 3, play_on)
    seen = page.evaluate("[...window.seen]")
    assert bool(seen) is not still, seen
    assert any("tumble" in name for name in seen) is not still, seen

    def throw() -> None:
        """The next person has the device."""
        shown.settle()
        page.keyboard.press("S")
        page.keyboard.press("R")

    keep_at_it(page, shown.dice.count, throw)
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
