"""The analysis board: a position laid by tapping, judged, played on with branches, shared, played from against bots."""

import re
from urllib.parse import parse_qs, quote_plus, urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from heckmeck.game import Game
from heckmeck.language import available, words_in
from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.hall import POSITION, Hall
from tests.e2e.layout import CUT, SPILT, check_targets
from tests.e2e.prepared import prepare
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, steps_where
from tests.e2e.test_access import AXE, violations
from tests.e2e.test_languages import missing
from tests.e2e.test_small_screens import SMALL

WAYS = "() => document.scrollingElement.scrollWidth - innerWidth"


def line_of(page: Page) -> str:
    """Return the line that the address has."""
    return parse_qs(urlsplit(page.url).query).get("line", [""])[0]


def lay_the_example(page: Page) -> None:
    """Tap together what docs/notation.md has as its example."""

    def tap(text: str, **details: object) -> None:
        page.get_by_role("button", name=starting(text, **details)).click()

    def tile(number: int) -> None:
        page.locator(f"[data-tile='{number}']").click()

    page.get_by_role("combobox", name=say("web-start-edition")).select_option("deluxe")
    page.get_by_role("combobox", name=say("web-analysis-seats")).select_option("3")
    for tool, tiles in ((("A"), (22, 25)), (("B"), (23,))):
        page.get_by_label(say("web-lay-stack-of", name=tool)).check(force=True)
        for number in tiles:
            tile(number)
    page.get_by_label(say("web-lay-down"), exact=True).check(force=True)
    tile(36)
    page.get_by_label(say("specialist-name", specialist="weasel"), exact=True).check(force=True)
    tap("web-lay-give", name="A")
    tap("web-lay-bratworm-more", name="A")
    for legend, dice in (("web-lay-aside", "44WW"), ("web-lay-table", "1235")):
        pad = page.get_by_role("group", name=starting(legend))
        for face in dice:
            pad.locator(".more").nth("12345W".index(face)).click()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_position_is_laid_by_tapping_and_every_decision_judged(visits: Visits, size: ViewportSize) -> None:
    page = visits.open("/analysis", size=size)
    expect(page.get_by_role("radio", name=say("web-analysis-lay"), exact=True)).to_be_checked()
    lay_the_example(page)
    page.wait_for_function(
        "(line) => new URLSearchParams(location.search).get('line') === line", arg=POSITION
    )
    decisions = page.locator(".options-judged > li")
    expect(decisions).to_have_count(5)
    for about in ("web-analysis-worms", "web-worth-likely"):
        expect(decisions.filter(has_text=starting_part(about))).to_have_count(5)
    check_targets(page)
    # what cannot be is refused with field and clause, and what is right again is judged again
    page.get_by_role("group", name=starting("web-lay-table")).locator(".less").first.click()
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"^TURN: .*\(T1\)$"))
    assert line_of(page) == POSITION
    page.get_by_role("group", name=starting("web-lay-table")).locator(".more").first.click()
    expect(decisions).to_have_count(5)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not violations(page)

    # played on: a decision, its dice, back, another branch, and a reload that keeps them
    page.get_by_role("button", name=starting("web-move-keep", face="5", n=1)).click()
    expect(page.locator(".chip").first).to_be_visible()
    page.get_by_role("button", name=starting("web-move-roll")).click()
    for face in "13W":
        page.locator(".more").nth("12345W".index(face)).click()
    assert line_of(page).endswith(" 445WW:3>")
    page.get_by_role("button", name=say("web-analysis-fall")).click()
    expect(decisions).to_have_count(3)  # 1, 3 and the weasel
    assert line_of(page).endswith(" 445WW:13W")
    assert Game.from_position(line_of(page)).legal == ["keep 1", "keep 3", "weasel"]
    back = page.get_by_role("button", name=say("web-analysis-back"))
    for _ in range(3):
        back.click()
    expect(back).to_be_disabled()
    decisions.locator(".play").first.click()
    expect(page.locator("[data-step]")).to_have_count(5)
    page.reload()
    expect(page.locator("[data-step]")).to_have_count(5)
    page.locator("[data-step]").first.click()
    page.wait_for_function(
        "(line) => new URLSearchParams(location.search).get('line') === line", arg=POSITION
    )

    # a picture of it, and a game from it
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("web-analysis-picture")).click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name=say("web-analysis-bots")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-analysis-start")).click()
    shown = TablePage(page)
    shown.dice.last.click()
    shown.roll.click()
    assert steps_where(page, "dice")[0]["move"] == "keep 5"


README_LINE = "classic 21..24,26..36 0 25/- 1 44W:5"


def test_the_line_of_the_readme_is_laid_by_tapping(visits: Visits) -> None:
    """Whose turn it is, and dice that are still in the hand."""
    page = visits.open("/analysis", size=PHONE)
    page.get_by_label(say("web-lay-stack-of", name="A")).check(force=True)
    page.locator("[data-tile='25']").click()
    page.get_by_role("radio", name=re.compile("^B.*" + re.escape(say("web-lay-whose")))).check(force=True)
    aside = page.get_by_role("group", name=starting("web-lay-aside")).locator(".more")
    for face in "44W":
        aside.nth("12345W".index(face)).click()
    page.wait_for_function(
        "(line) => new URLSearchParams(location.search).get('line') === line", arg=README_LINE
    )
    expect(page.locator(".options-judged > li")).to_have_count(len(Game.from_position(README_LINE).legal))


def test_a_record_is_pasted_and_opened_at_its_end(visits: Visits) -> None:
    game = Game.from_position(POSITION)
    page = visits.open("/analysis")
    text = page.get_by_role("textbox", name=say("web-analysis-paste"))
    text.fill("heckmeck 1\nrules classic\nplayers Anna, Ben\n\nAnna 123WWWWW>W stop\nBen 11223345\n")
    page.get_by_role("button", name=say("web-analysis-open"), exact=True).click()
    expect(page.locator(".play")).to_have_count(5)
    assert line_of(page) == "classic 21..24,26..36 0 25/- 1 :11223345"
    text.fill("heckmeck 1\nrules chess\n")
    page.get_by_role("button", name=say("web-analysis-open"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("N1")
    text.fill(POSITION)
    page.get_by_role("button", name=say("web-analysis-open"), exact=True).click()
    expect(page.locator(".play")).to_have_count(len(game.legal))


def test_the_champion_plays_a_position_out_until_somebody_stops_it(visits: Visits) -> None:
    page = visits.open(f"/analysis?line={quote_plus(POSITION)}")
    begin = page.get_by_role("button", name=say("web-closer"), exact=True)
    begin.click()
    expect(page.get_by_role("region", name=say("web-closer")).locator("li").first).to_contain_text("±")
    page.get_by_role("button", name=say("web-closer-stop")).click()
    expect(begin).to_be_visible()


def starting_part(key: str) -> re.Pattern[str]:
    """A pattern for what a text begins with, before what is put into it."""
    return re.compile(re.escape(say(key, worms="@", what="@").split("@")[0]))


def test_analyse_from_any_step_with_keys_alone(visits: Visits, hall: Hall) -> None:
    page = visits.open(f"/replay?table={hall.over.id}&ply=40", cookie=hall.over.cookie)
    page.get_by_role("link", name=say("web-analysis-here")).focus()
    page.keyboard.press("Enter")
    play = page.locator(".play").first
    expect(play).to_be_visible()
    names = parse_qs(urlsplit(page.url).query)["names"]
    assert names == ["Anna,Ben,Cleo"]
    before = line_of(page)
    play.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(line) => new URLSearchParams(location.search).get('line') !== line", arg=before)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("language", available())
def test_every_language_fits_a_small_phone(visits: Visits, language: str) -> None:
    page = visits.open("/analysis", size=SMALL, language=language)
    say_there = words_in(language).say
    page.get_by_role("button", name=say_there("web-analysis-example")).click()
    expect(page.locator(".play")).to_have_count(5)
    for mode in ("web-analysis-play", "web-analysis-lay"):
        page.get_by_role("radio", name=say_there(mode), exact=True).check(force=True)
        assert not missing(page)
        assert page.evaluate(WAYS) <= 0
        for question in (CUT, SPILT):
            cut = page.evaluate(question)
            assert not cut, cut


def test_the_review_and_the_menu_lead_here_but_no_game_without_the_coach(
    visits: Visits, server: PageServer, hall: Hall
) -> None:
    page = visits.open(f"{hall.over.path}/review?ply=40", cookie=hall.over.cookie)
    page.get_by_role("link", name=say("web-analysis-here")).click()
    expect(page.locator(".play").first).to_be_visible()
    for coach in (True, False):
        table = prepare(server, "take", coach=coach)
        page = visits.open(table.path, cookie=table.cookie)
        page.get_by_role("button", name=say("web-menu"), exact=True).click()
        links = page.get_by_role("dialog").get_by_role("link", name=say("web-analysis-here"))
        expect(page.get_by_role("link", name=say("web-menu-rules"))).to_be_visible()
        expect(links).to_have_count(1 if coach else 0)
        if coach:
            links.click()
            expect(page.locator(".play").first).to_be_visible()
            assert line_of(page)
