"""An organiser's day: the desk, three helpers' phones, participants' phones and the board; the server is killed.

A small day as a rule. The day of 60 participants and three rounds: HECKMECK_HALL_DAY=60.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from heckmeck.tournament import check
from heckmeck.tournament.exchange import read_events
from heckmeck.tournament.scores import material, outcome
from heckmeck.tournament.stages import STANDARD
from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.servers import PageServer, running
from tests.e2e.tournament_page import Desk, Document
from tests.tournament.helpers import dealt
from tests.tournament.recomputation import recompute

BOARD = ViewportSize(width=1920, height=1080)


class Day(NamedTuple):
    """How large the day is."""

    participants: int
    rounds: int
    late: int
    no_shows: int
    disputes: int


SMALL = Day(13, 2, 1, 1, 1)
DAY = Day(int(os.environ["HECKMECK_HALL_DAY"]), 3, 2, 3, 2) if "HECKMECK_HALL_DAY" in os.environ else SMALL
HELPERS = [("Ana", ""), ("Ben", "1 2"), ("Zoë", "")]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PageServer]:
    """A server of its own: it is killed."""
    with running(tmp_path) as started:
        yield started


@pytest.fixture
def visits(browser: Browser, server: PageServer) -> Iterator[Visits]:
    visitors = Visits(browser, server.url)
    visitors.foresee("net::ERR|WebSocket connection|Failed to load resource")  # while the server is dead
    yield visitors
    complaints = visitors.close()
    assert not complaints, complaints


class Hall:
    """Everybody who is there, and what the tables played."""

    def __init__(self, visits: Visits, server: PageServer, day: Day) -> None:
        self.visits, self.server, self.day = visits, server, day
        self.random = Random(day.participants)
        self.guest = server.new_guest()
        self.names = [
            f"{name} {number}"
            for number, name in zip(range(1, day.participants + 1), NAMES * 20, strict=False)
        ]
        self.desk = Desk(visits.open("/tournaments", size=LAPTOP))
        self.phones: dict[int, Page] = {}
        self.helpers: list[Desk] = []

    @property
    def page(self) -> Page:
        return self.desk.page

    def view(self) -> Document:
        found: Document = self.guest.get(f"/api/tournaments/{self.desk.id}")["tournament"]
        return found

    def open_tables(self) -> list[Document]:
        return [table for table in self.view()["stages"][-1]["rounds"][-1]["tables"] if not table["complete"]]

    # Before the draw

    def create(self) -> None:
        self.page.get_by_role("textbox", name=say("web-tournament-name"), exact=True).fill("Grill Cup")
        self.page.get_by_role("textbox", name=say("web-tournament-names"), exact=True).fill(
            "\n".join(self.names)
        )
        rounds = self.page.get_by_role("combobox", name=say("web-tournament-rounds"))
        rounds.select_option(label=say("web-tournament-rounds-several", n=self.day.rounds))
        plan = self.page.get_by_role("status").filter(has_text=f"{len(self.names)} participants")
        expect(plan).to_be_visible()
        self.page.get_by_role("button", name=say("web-tournament-create")).click()
        self.page.wait_for_url("**/tournaments/*")
        self.path = f"/tournaments/{self.desk.id}"
        kept = self.page.evaluate("localStorage.getItem('heckmeck-tournaments')")
        assert self.desk.id in kept
        self.secret = self.page.evaluate("JSON.parse(localStorage.getItem('heckmeck-tournaments'))[0].secret")

    def invite_helpers(self) -> None:
        self.desk.tab("more")
        for name, tables in HELPERS:
            self.page.get_by_label(say("web-tournament-helper-name")).fill(name)
            self.page.get_by_label(say("web-tournament-helper-tables")).fill(tables)
            self.page.get_by_role("button", name=say("web-tournament-helper-make")).click()
            link = self.page.get_by_role("textbox", name=say("web-tournament-helper-link", name=name))
            phone = self.visits.open(link.input_value().removeprefix(self.visits.url), size=PHONE)
            expect(phone.get_by_text(say("web-tournament-helping"))).to_be_visible()
            self.helpers.append(Desk(phone))

    def check_in(self) -> None:
        """All but the last ones are ticked, faster than the server answers."""
        self.desk.tab("people")
        here = self.names[: len(self.names) - self.day.no_shows]
        for name in here:
            self.page.get_by_role("checkbox", name=say("web-tournament-here", name=name), exact=True).check()
        expect(
            self.page.get_by_text(say("web-tournament-here-of", n=len(here), total=len(self.names)))
        ).to_be_visible()
        self.page.get_by_role("button", name=say("web-tournament-sweep", n=self.day.no_shows)).click()
        self.page.get_by_role("button", name=say("web-tournament-undo-yes")).click()
        expect(
            self.page.get_by_text(say("web-tournament-here-of", n=len(here), total=len(here)))
        ).to_be_visible()

    def draw_with_a_shout(self) -> None:
        self.page.get_by_label(say("web-tournament-phrase")).fill("worms and embers")
        self.desk.click("web-tournament-go-draw")
        expect(self.desk.table(1)).to_be_visible()

    def let_late_ones_in(self) -> None:
        self.desk.tab("people")
        for number in range(self.day.late):
            if number == 0:
                self.page.get_by_text(say("web-tournament-late"), exact=True).first.click()
            field = self.page.get_by_role("textbox", name=say("web-tournament-late"))
            field.fill(f"Late {number}")
            self.page.get_by_role("button", name=say("web-tournament-late-add")).click()
            waiting = self.page.get_by_role("listitem").filter(has_text=f"Late {number}")
            waiting.get_by_role("button", name=starting("web-tournament-admit-table", table="")).click()
            expect(
                waiting.get_by_role("button", name=starting("web-tournament-admit-table", table=""))
            ).to_have_count(0)
        self.desk.tab("tables")

    # The rounds

    def draw(self, key: str, **details: Any) -> None:
        self.desk.click(key, **details)
        expect(
            self.desk.next.get_by_role("button", name=starting("web-tournament-go-result", n=""))
        ).to_be_visible()

    def enter(self, helper: Desk, table: Document, save: bool = True) -> None:
        """Enter a result: the first table of a round by tiles, the others by worms and highest tile."""
        number = table["table"]
        helper.table(number).get_by_role("button", name=starting("web-tournament-enter")).click()
        players = [seat["player"] for seat in table["seats"] if not seat["left"]]
        scores = dealt(players, self.random)
        if number == 1:
            helper.tap_tiles([list(score.tiles or ()) for score in scores])
        else:
            helper.sheet.get_by_text(say("web-tournament-by-worms"), exact=True).click()
            worms = helper.sheet.get_by_role("textbox", name=say("web-tournament-worms"))
            highest = helper.sheet.get_by_role("textbox", name=say("web-tournament-highest"))
            for seat, score in enumerate(scores):
                told = outcome(score, material(STANDARD))
                worms.nth(seat).fill(str(told.worms))
                highest.nth(seat).fill(str(told.highest or ""))
        if save:
            helper.save("web-tournament-save")

    def helper_for(self, table: Document) -> Desk:
        return self.helpers[1] if table["table"] <= 2 else self.helpers[table["table"] % 2 * 2]

    def play_round(self, killed: bool = False, disputed: bool = False) -> None:
        tables = self.open_tables()
        if disputed:
            self.dispute(tables.pop())
        for number, table in enumerate(tables):
            if killed and number == 1:
                self.enter_while_the_server_is_dead(self.helper_for(table), table)
            else:
                self.enter(self.helper_for(table), table)

    def enter_while_the_server_is_dead(self, helper: Desk, table: Document) -> None:
        self.enter(helper, table, save=False)
        self.server.kill()
        helper.sheet.get_by_role("button", name=say("web-tournament-save")).click()
        expect(helper.sheet.get_by_text(say("web-no-answer"))).to_be_visible()
        self.server.start()
        helper.save("web-tournament-save")
        expect(self.page.get_by_text(say("web-tournament-lost"))).to_have_count(0)

    # Phones of participants

    def phone_of(self, player: int) -> Page:
        if player not in self.phones:
            headers = {"X-Organiser": self.secret}
            answer = self.guest.http.post(
                f"/api{self.path}/passes", json={"players": True}, headers=headers
            ).json()
            code = next(one["code"] for one in answer["passes"] if one["player"] == player)
            self.phones[player] = self.visits.open(f"{self.path}/player/{player}#pass={code}", size=PHONE)
        return self.phones[player]

    def dispute(self, table: Document) -> None:
        """Two at the table say different things; the desk sees both and takes the second."""
        number, names = table["table"], {p["number"]: p["name"] for p in self.view()["participants"]}
        one, other = (seat["player"] for seat in table["seats"][:2])
        for player, worms in ((one, "4"), (other, "5")):
            phone = self.phone_of(player)
            mine = phone.get_by_role("region", name=say("web-tournament-enter-table", n=number))
            key = "web-tournament-enter" if player == one else "web-tournament-report-other"
            mine.get_by_role("button", name=say(key), exact=True).click()
            mine.get_by_role("button", name=say("web-tournament-by-worms")).click()
            for seat, _ in enumerate(table["seats"]):
                worms_of = {0: worms, 1: "1"}.get(seat, "0")
                highest = {0: "33", 1: "22"}.get(seat, "")
                mine.get_by_role("textbox", name=say("web-tournament-worms")).nth(seat).fill(worms_of)
                mine.get_by_role("textbox", name=say("web-tournament-highest")).nth(seat).fill(highest)
            mine.get_by_role("button", name=say("web-tournament-report")).click()
        for phone in (self.phone_of(one), self.phone_of(other)):
            expect(phone.get_by_text(say("web-tournament-disputed"))).to_be_visible()
        expect(self.desk.next.get_by_text(say("web-tournament-disputes", tables=str(number)))).to_be_visible()
        report = self.desk.table(number).locator("section").filter(has_text=names[other])
        report.filter(has_text=say("web-tournament-reported", who=names[other])).get_by_role(
            "button", name=say("web-tournament-take-it")
        ).click()
        expect(self.desk.table(number).get_by_text(say("web-tournament-finished"))).to_be_visible()
        for phone in (self.phone_of(one), self.phone_of(other)):
            expect(phone.get_by_text(say("web-tournament-you-wait"))).to_be_visible()


NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hanna", "Ivo", "Jule"]


def test_a_day_in_the_hall(visits: Visits, server: PageServer) -> None:
    hall = Hall(visits, server, DAY)
    hall.create()
    board = visits.open(f"{hall.path}/board", size=BOARD)
    hall.invite_helpers()
    hall.check_in()
    hall.draw_with_a_shout()
    hall.let_late_ones_in()
    follow_the_clock(hall, board)
    for number in range(1, DAY.rounds + 1):
        if number > 1:
            hall.draw("web-tournament-go-round", n=number)
        hall.play_round(killed=number <= 2, disputed=number <= DAY.disputes)
    while hall.view()["phase"] != "over":
        final = say("web-tournament-kind-final")
        semi = say("web-tournament-kind-semi-final")
        is_semi = len(hall.view()["stages"]) < len(hall.view()["plan"]) - 1
        hall.draw("web-tournament-go-stage", stage=semi if is_semi else final)
        hall.play_round()
    check_the_champion(hall, board)


def follow_the_clock(hall: Hall, board: Page) -> None:
    """Timer and announcement are on the board and on a phone at once."""
    phone = hall.phone_of(1)
    hall.page.get_by_text(say("web-tournament-day")).click()
    hall.page.get_by_role("textbox", name=say("web-tournament-timer-minutes")).fill("30")
    hall.page.get_by_role("button", name=say("web-tournament-timer-start")).click()
    hall.page.get_by_role("textbox", name=say("web-tournament-announcement")).fill("Soup is ready")
    hall.page.get_by_role("button", name=say("web-tournament-announce"), exact=True).click()
    for shown in (board, phone, hall.page):
        expect(shown.get_by_role("timer")).to_be_visible()
    for shown in (board, phone):
        expect(shown.get_by_text("Soup is ready")).to_be_visible()


def check_the_champion(hall: Hall, board: Page) -> None:
    """Against the recomputation of the organiser’s own file; every draw is run again in a browser."""
    view = hall.view()
    headers = {"X-Organiser": hall.secret}
    file = hall.guest.http.get(f"/api{hall.path}/export/events", headers=headers).text
    again = recompute(file)
    assert check(read_events(file)) == []
    assert view["champions"] == again.champions
    assert [(line["rank"], line["number"]) for line in view["standings"]] == again.ranks
    gone = sum(player["gone"] for player in view["participants"])
    assert (gone, len(view["standings"])) == (DAY.no_shows, DAY.participants + DAY.late - DAY.no_shows)
    names = {player["number"]: player["name"] for player in view["participants"]}
    champion = say("tournament-champion", name=names[again.champions[0]])
    if len(again.champions) == 1:
        for shown in (board, hall.page):
            expect(shown.get_by_role("status").filter(has_text=champion)).to_be_visible()
    page = hall.phone_of(again.champions[0])
    expect(page.get_by_text(say("web-tournament-you-champion"))).to_be_visible()
    page.goto(f"{hall.path}/draw")
    draws = sum(1 + len(stage["rounds"]) for stage in view["stages"])
    expect(page.get_by_text(say("web-tournament-redo-right", n=draws))).to_be_visible()
    who = [event.get("by") for event in hall.guest.get(f"/api{hall.path}/events")["events"]]
    assert {"helper Ana", "helper Ben"} <= set(who)
