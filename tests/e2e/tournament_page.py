"""The organiser's desk in a browser, and tournaments to begin a test in the middle of one."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import say, starting
from tests.e2e.servers import PageServer
from tests.server.clients import Guest

NAMES = [f"Person {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]
TILES: list[list[int]] = [
    [33, 36],
    [30, 32],
    [27, 28],
    [26],
    [21],
    [],
]  # the first seat wins, all places differ
Document = dict[str, Any]


class Desk:
    """The organiser's page; everything is found by role and name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.next = page.get_by_role("region", name=say("web-tournament-next"))
        self.sheet = page.get_by_role("dialog")

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2]

    def click(self, key: str, **details: Any) -> None:
        """Press the one big button, which says this."""
        self.next.get_by_role("button", name=say(key, **details), exact=True).click()

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=say(f"web-tournament-tab-{name}")).click()

    def table(self, number: int) -> Locator:
        return self.page.get_by_role("region", name=say("tournament-table", n=number), exact=True)

    def tap_tiles(self, hands: list[list[int]]) -> None:
        """Give the tiles out, whoever has them already; the desk remembers how the last result was entered."""
        self.sheet.get_by_text(say("web-tournament-by-tiles"), exact=True).click()
        for seat, tiles in enumerate(hands):
            self.sheet.get_by_role("radio").nth(2 + seat).locator("..").click()  # two choose the way to enter
            for tile in tiles:
                name = re.compile(f"^{say('web-tournament-tile-free', tile=str(tile))}")
                button = self.sheet.get_by_role("button", name=name)
                if button.get_attribute("aria-pressed") == "false":
                    button.click()

    def enter(self, number: int, hands: list[list[int]]) -> None:
        self.click("web-tournament-go-result", n=number)
        self.tap_tiles(hands)
        self.save("web-tournament-save")

    def save(self, key: str) -> None:
        self.sheet.get_by_role("button", name=say(key)).click()
        expect(self.sheet).to_have_count(0)

    def undo(self) -> None:
        self.next.get_by_role("button", name=starting("web-tournament-undo", event="")).click()
        self.next.get_by_role("button", name=say("web-tournament-undo-yes")).click()


class Event:
    """A tournament over the API, to begin a test in the middle of one."""

    def __init__(self, server: PageServer, count: int, **wishes: Any) -> None:
        self.guest: Guest = server.new_guest()
        made = self.guest.post("/api/tournaments", 201, name="Grill Cup", names=NAMES[:count], **wishes)
        self.view: Document = made["tournament"]
        self.id, self.secret = self.view["id"], made["secret"]
        self.path = f"/tournaments/{self.id}"

    def act(self, path: str = "events", **act: Any) -> None:
        answer = self.guest.post(f"/api/tournaments/{self.id}/{path}", version=self.view["version"], **act)
        self.view = answer["tournament"]

    def enter_all(self) -> None:
        for table in self.view["stages"][-1]["rounds"][-1]["tables"]:
            hands = zip(table["seats"], TILES, strict=False)
            scores = [{"player": seat["player"], "tiles": tiles} for seat, tiles in hands]
            self.act(event="result", table=table["table"], scores=scores)

    @property
    def newest(self) -> Document:
        view: Document = self.guest.get(f"/api/tournaments/{self.id}")["tournament"]
        return view
