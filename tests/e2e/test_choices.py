"""The choices of the deluxe edition: each is explained where it appears, and its button says the right decision."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser import PHONE, Visits, resize, say, starting
from tests.e2e.layout import check_fits
from tests.e2e.prepared import Table, prepare
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, keep_at_it

SHEETS = {
    "claim": ("web-choose-claim", "web-choose-claim-why"),
    "put back": ("web-choose-put-back", None),
    "bratworm": ("web-choose-bratworm", "web-choose-bratworm-why"),
}


def sit_down(visits: Visits, table: Table) -> tuple[Page, TablePage]:
    page = visits.open(table.path, size=PHONE, cookie=table.cookie)
    return page, TablePage(page)


def expect_decision(page: Page, table: Table, ply: int, move: str) -> None:
    """The page moves on, and the server has logged this decision."""
    keep_at_it(page, lambda: table.moves_after(ply))
    assert table.moves_after(ply)[0] == move


@pytest.mark.parametrize("name", SHEETS)
def test_a_choice_sheet_explains_itself_and_says_what_was_chosen(
    visits: Visits, server: PageServer, name: str
) -> None:
    """Claims (S7), a Specialist to put back (G2), and who gives a Bratworm (B2)."""
    table = prepare(server, name)
    state = table.state
    _page, shown = sit_down(visits, table)
    title, why = SHEETS[name]
    sheet = shown.page.get_by_role("dialog", name=say(title))
    cards = sheet.get_by_role("radio")
    expect(cards).to_have_count(len(state["legal"]))
    assert len(state["legal"]) > 1
    if why:
        expect(sheet.get_by_text(say(why))).to_be_visible()
    expect(sheet.get_by_role("radio", checked=True)).to_have_count(
        0
    )  # a second tap on Stop decides nothing (player 7)
    sheet.get_by_role("button").last.click(force=True)
    assert table.state["ply"] == state["ply"]
    check_fits(shown.page)
    cards.last.click()
    expect(cards.last).to_be_checked()
    sheet.get_by_role("button").last.click()
    expect(sheet).to_be_hidden()
    last = sorted(state["legal"])[0] if name == "claim" else state["legal"][-1]  # the highest tile is first
    expect_decision(shown.page, table, state["ply"], last)


@pytest.mark.parametrize("name", ["claim of many", "bratworm of many", "put back"])
def test_a_sheet_never_hides_its_button_and_every_card_can_be_reached(
    visits: Visits, server: PageServer, name: str
) -> None:
    """However many there are to choose from, however small the phone, upright and sideways."""
    table = prepare(server, name, coach=True)
    page = visits.open(table.path, cookie=table.cookie, language="de")
    sheet = TablePage(page).sheet
    expect(sheet).to_be_visible()
    expect(sheet.locator(".coach-tag")).to_be_visible()
    for width, height in ((390, 844), (360, 640), (320, 568), (844, 390), (568, 320)):
        resize(page, ViewportSize(width=width, height=height))
        assert page.evaluate("document.scrollingElement.scrollWidth") == width
        for card in (sheet.get_by_role("radio").last, sheet.get_by_role("radio").first):
            card.click()
            expect(card).to_be_checked()
            expect(card).to_be_in_viewport(ratio=0.5)
            expect(sheet.get_by_role("button").last).to_be_in_viewport(ratio=1)


def test_a_choice_can_be_made_with_the_keyboard_alone(visits: Visits, server: PageServer) -> None:
    table = prepare(server, "bratworm")
    state = table.state
    page, shown = sit_down(visits, table)
    expect(shown.sheet.get_by_role("radio").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(shown.sheet.get_by_role("radio").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect_decision(page, table, state["ply"], state["legal"][1])


@pytest.mark.parametrize(("button", "move"), [("web-start-eight", "roll"), ("web-start-nine", "roll golden")])
def test_the_golden_die_is_offered_before_the_first_roll(
    visits: Visits, server: PageServer, button: str, move: str
) -> None:
    """K4: eight or nine dice, by button or by key."""
    table = prepare(server, "golden die")
    ply = table.state["ply"]
    page, shown = sit_down(visits, table)
    expect(shown.tray.get_by_text(say("web-start-ask"))).to_be_visible()
    expect(shown.tray.get_by_text(say("web-start-why"))).to_be_visible()
    check_fits(page)
    if move == "roll":
        page.keyboard.press("s")
    else:
        shown.tray.get_by_role("button", name=starting(button)).click()
    expect_decision(page, table, ply, move)


def test_choosing_ones_announces_the_bratworm_that_they_bring(visits: Visits, server: PageServer) -> None:
    """Player 6, B1: before they are set aside, and only for them."""
    table = prepare(server, "ones")
    other = next(move[-1] for move in table.state["legal"] if move.startswith("keep") and move != "keep 1")
    page, shown = sit_down(visits, table)
    announced = shown.tray.get_by_text(say("web-keep-bratworm"))
    shown.face(other).click()
    expect(shown.face(other)).to_be_checked()
    expect(announced).to_have_count(0)
    shown.face("1").click()
    expect(announced).to_be_visible()
    check_fits(page)


def test_the_weasel_re_rolls_a_roll(visits: Visits, server: PageServer) -> None:
    """K5: beside the name, while faces could still be set aside."""
    table = prepare(server, "weasel")
    state = table.state
    page, shown = sit_down(visits, table)
    shown.tray.get_by_role("button", name=say("web-act-weasel", n=state["turn"]["dice_left"])).click()
    expect_decision(page, table, state["ply"], "weasel")
    expect(shown.tray.get_by_role("button", name=starting("web-act-weasel", n=8))).to_have_count(0)


def test_the_weasel_is_offered_when_nothing_can_be_set_aside(visits: Visits, server: PageServer) -> None:
    table = prepare(server, "dead roll")
    state = table.state
    page, shown = sit_down(visits, table)
    expect(shown.tray.get_by_role("button", name=say("web-dead-give-up"))).to_be_visible()
    check_fits(page)
    name = starting("web-dead-weasel", n=state["turn"]["dice_left"])
    shown.tray.get_by_role("button", name=name).click()
    expect_decision(page, table, state["ply"], "weasel")


def test_the_sheet_can_be_pulled_down_to_peek_at_the_grill(visits: Visits, server: PageServer) -> None:
    """It cannot be dismissed: the question stays, and comes back whole."""
    page, shown = sit_down(visits, prepare(server, "put back"))
    grill = page.get_by_role("region", name=say("web-board-grill"))
    handle = shown.sheet.get_by_role("button", name=say("web-choice-peek"))
    box = handle.bounding_box()
    small = grill.bounding_box()
    assert small
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 200, steps=4)
    page.mouse.up()
    expect(shown.sheet.get_by_role("radio")).to_have_count(0)
    expect(page.get_by_role("heading", name=say("web-choose-put-back"))).to_be_visible()
    large = grill.bounding_box()
    assert large
    assert large["height"] > small["height"] + 50
    shown.sheet.get_by_role("button", name=say("web-choice-return")).click()
    expect(shown.sheet.get_by_role("radio").first).to_be_visible()
