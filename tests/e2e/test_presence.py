"""Nobody is left hanging: people see who is gone, a bot plays for them, and people show each other pictures."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say
from tests.e2e.servers import PageServer, running
from tests.e2e.test_access import AXE, violations

SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server that misses people soon."""
    with running(tmp_path_factory.mktemp("presence"), absent_after=1.0, stand_in_after=2.0) as started:
        yield started


class Company:
    """Ben, the host, who begins, and Anna."""

    def __init__(self, server: PageServer, started: bool = True) -> None:
        self.ben, self.anna = server.new_guest(), server.new_guest()
        self.id = self.ben.create(name="Ben", rules="classic")
        self.anna.post(f"/api/tables/{self.id}/join", name="Anna")
        if started:
            self.ben.post(f"/api/tables/{self.id}/start")
        self.name = self.ben.get(f"/api/tables/{self.id}")["table"]["name"]
        self.path = f"/table/{self.id}"

    @property
    def cookies(self) -> tuple[str, str]:
        return self.ben.http.cookies["heckmeck"], self.anna.http.cookies["heckmeck"]


def check_access(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []


def seat_of(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat-card='{number}']")


def open_seat(page: Page, name: str) -> Locator:
    page.get_by_role("button", name=say("web-seat-open", name=name)).click()
    return page.get_by_role("dialog", name=name)


def show(page: Page, reaction: str) -> None:
    page.get_by_role("button", name=say("web-react")).click()
    page.get_by_role("button", name=say("web-reaction", reaction=reaction), exact=True).click()


def shown(page: Page, name: str, reaction: str) -> Locator:
    told = say("web-reaction-told", name=name, reaction=say("web-reaction", reaction=reaction))
    return page.get_by_role("img", name=told)


@SIZES
def test_a_bot_plays_for_whoever_is_gone_until_they_are_back(
    visits: Visits, server: PageServer, size: ViewportSize
) -> None:
    """Player 1: one absent player froze a table without a clock."""
    table = Company(server)
    bens, annas = table.cookies
    ben = visits.open(table.path, size=size, cookie=bens)
    anna = visits.open(table.path, size=size, cookie=annas)
    my_turn = f"{say('web-table-your-turn')} · {table.name} · Heckmeck"
    expect(ben).to_have_title(my_turn)
    expect(anna).to_have_title(f"{table.name} · Heckmeck")
    seat = seat_of(anna, 0)
    expect(seat).not_to_have_attribute("data-absent", "")
    ben.close()
    expect(seat).to_have_attribute("data-absent", "")
    expect(anna.get_by_text(say("web-table-absent", name="Ben"))).to_be_visible()
    check_access(anna)
    anna.get_by_role("button", name=say("web-seat-stand-in")).click()
    expect(anna).to_have_title(my_turn)
    expect(seat).to_have_attribute("data-state", "away")
    visits.open(table.path, size=size, cookie=bens)
    expect(seat).to_have_attribute("data-state", "idle")
    expect(seat).not_to_have_attribute("data-absent", "")


@SIZES
def test_somebody_else_starts_where_the_host_has_gone(
    visits: Visits, server: PageServer, size: ViewportSize
) -> None:
    table = Company(server, started=False)
    bens, annas = table.cookies
    ben = visits.open(table.path, size=size, cookie=bens)
    anna = visits.open(table.path, size=size, cookie=annas)
    expect(anna.get_by_text(say("web-wait-for", name="Ben"))).to_be_visible()
    ben.close()
    expect(anna.get_by_text(say("web-table-absent", name="Ben"))).to_be_visible()
    check_access(anna)
    anna.get_by_role("button", name=say("web-wait-take-over"), exact=True).click()
    start = anna.get_by_role("button", name=say("web-wait-start"))
    expect(start).to_be_enabled()
    check_access(anna)
    start.click()
    expect(seat_of(anna, 0)).to_be_visible()


@SIZES
def test_pictures_are_seen_and_can_be_hidden(visits: Visits, server: PageServer, size: ViewportSize) -> None:
    table = Company(server)
    bens, annas = table.cookies
    ben = visits.open(table.path, size=size, cookie=bens)
    anna = visits.open(table.path, size=size, cookie=annas)
    spectator = visits.open(table.path, size=size)
    expect(spectator.get_by_role("button", name=say("web-react"))).to_have_count(0)
    expect(seat_of(spectator, 0)).to_be_visible()
    expect(seat_of(anna, 0)).to_be_visible()
    show(ben, "clap")
    expect(shown(anna, "Ben", "clap")).to_be_visible()
    expect(shown(spectator, "Ben", "clap")).to_be_visible()
    check_access(anna)
    sheet = open_seat(anna, "Ben")
    sheet.get_by_role("button", name=say("web-seat-mute")).click()
    check_access(anna)
    anna.keyboard.press("Escape")
    show(ben, "luck")
    expect(shown(spectator, "Ben", "luck")).to_be_visible()
    show(anna, "wow")
    expect(shown(spectator, "Anna", "wow")).to_be_visible()
    expect(shown(anna, "Ben", "luck")).to_have_count(0)


def test_the_host_replaces_somebody_for_good(visits: Visits, server: PageServer) -> None:
    table = Company(server)
    bens, annas = table.cookies
    ben, anna = visits.open(table.path, cookie=bens), visits.open(table.path, cookie=annas)
    expect(anna.get_by_role("button", name=say("web-react"))).to_be_visible()
    assert open_seat(anna, "Ben").get_by_role("button", name=say("web-seat-replace")).count() == 0, (
        "host only"
    )
    sheet = open_seat(ben, "Anna")
    sheet.get_by_role("button", name=say("web-seat-replace")).click()
    sheet.get_by_role("button", name=say("web-seat-replace-sure", name="Anna")).click()
    expect(seat_of(ben, 1)).to_have_attribute("data-state", "away")
    anna.keyboard.press("Escape")
    expect(seat_of(anna, 1)).to_be_visible()  # she watches now, and sees herself among the others


def test_an_invitation_opened_after_the_start_offers_to_watch(visits: Visits, server: PageServer) -> None:
    """Player 17: it said that no open table has this code."""
    table = Company(server)
    page = visits.open(f"/join/{table.name.replace(' ', '')}")
    expect(page.get_by_text(say("web-join-late"))).to_be_visible()
    check_access(page)
    page.get_by_role("link", name=say("web-join-watch")).click()
    expect(page).to_have_url(f"{server.url}{table.path}")
    expect(seat_of(page, 0)).to_be_visible()
