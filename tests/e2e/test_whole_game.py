"""From the start page to the end screen."""

from playwright.sync_api import Page, expect

from heckmeck.rules.edition import Edition
from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, play_to_the_end

SHORT = {"max_turns": "6", "highest_tile": "26"}


def open_table(page: Page, name: str) -> str:
    """Create a table for three with one bot and a short game; returns its code."""
    page.get_by_role("link", name=starting("web-start-create")).click()
    page.get_by_role("textbox", name=say("web-people-name", n=1)).fill(name)
    page.get_by_text(say("web-new-more"), exact=True).click()
    page.get_by_role("combobox", name=starting("web-option-highest-tile")).select_option(
        SHORT["highest_tile"]
    )
    page.get_by_role("textbox", name=starting("web-option-max-turns")).fill(SHORT["max_turns"])
    seats = page.get_by_role("group", name=say("web-new-seats"))
    seats.get_by_text("3", exact=True).click()
    page.get_by_role("button", name=say("web-wait-add-bot")).click()
    page.get_by_role("button", name=say("web-new-open")).click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(starting("web-mine-table", name=""))
    return heading.inner_text().removeprefix(say("web-mine-table", name="")).strip()


def join(page: Page, code: str, name: str) -> None:
    page.get_by_role("textbox", name=say("web-code-label")).fill(code.lower().replace(" ", ""))
    page.get_by_role("button", name=say("web-code-join")).click()
    page.get_by_role("textbox", name=say("web-seat-name")).fill(name)
    page.get_by_role("button", name=say("web-join-sit")).click()
    expect(page.get_by_text(say("web-wait-for", name="Anna"))).to_be_visible()


def test_two_browsers_and_a_bot_from_start_page_to_end_screen(visits: Visits, server: PageServer) -> None:
    anna, ben = visits.open(size=LAPTOP, still=False), visits.open(size=PHONE, still=False)
    code = open_table(anna, "Anna")
    join(ben, code, "Zoe")
    expect(anna.get_by_text("Zoe", exact=True)).to_be_visible()
    anna.get_by_role("button", name=say("web-wait-start")).click()
    tables = TablePage(anna), TablePage(ben)
    play_to_the_end(*tables)

    table = server.new_guest().get(f"/api/tables/{anna.url.rpartition('/')[2]}")
    assert table["table"]["rules"] == str(Edition.parse("classic highest_tile=26 max_turns=6"))
    assert [bool(seat["bot"]) for seat in table["table"]["seats"]].count(True) == 1
    worms = sorted(player["worms"] for player in table["state"]["players"])
    for page in (anna, ben):
        places = page.locator(".place")
        expect(places).to_have_count(3)
        sums = [place.locator(".place__sum").get_attribute("aria-label") for place in places.all()]
        assert sorted(map(str, sums)) == sorted(say("worms", n=n) for n in worms)

    anna.get_by_role("button", name=starting("web-end-rematch")).click()
    ben.get_by_role("link", name=starting("web-end-rematch-go")).click()
    for page in (anna, ben):
        expect(page.get_by_text(say("web-wait-who"))).to_be_visible()
