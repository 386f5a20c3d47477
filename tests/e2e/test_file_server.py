"""`make site`: the whole game in a folder of a plain file server, and live tables of a server elsewhere."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import Visits, say, starting
from tests.e2e.file_server import FileServer, serving
from tests.e2e.pocket_page import PLACES, Failures, check_opens, keep
from tests.e2e.servers import PageServer, running
from tests.e2e.table_page import TablePage, keep_at_it
from tests.server.clients import Guest


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    with serving(tmp_path_factory.mktemp("files")) as server:
        yield server


@pytest.fixture
def visits(browser: Browser, files: FileServer) -> Iterator[Visits]:
    visitors = Visits(browser, files.home)
    yield visitors
    complaints = visitors.close()
    assert not complaints, complaints


def test_every_page_opens_below_a_path_without_a_network(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as files:
        visits = Visits(browser, files.home)
        page = keep(visits, files.home)
        assert page.evaluate("() => navigator.serviceWorker.ready.then(({ scope }) => scope)") == files.home
        files.stop()
        failures = Failures(page)
        for place, needs_server in PLACES.items():
            check_opens(page, f"{files.home}#{place}", needs_server)
        assert not failures.seen
        assert not visits.close()


def test_links_lead_to_places_that_the_file_server_has(visits: Visits, files: FileServer) -> None:
    """Opening one in another window, copying it, going back: each is what it would be elsewhere."""
    page = visits.open(files.home)
    failures = Failures(page)
    expect(page.get_by_role("link", name=say("web-nav-rules"), exact=True)).to_be_visible()
    written = page.eval_on_selector_all(
        "a[href]", "(links) => links.map((link) => link.getAttribute('href'))"
    )
    assert written
    assert all(href.startswith("#/") for href in written)
    page.get_by_role("link", name=say("web-nav-rules"), exact=True).click()
    expect(page).to_have_url(f"{files.home}#/rules")
    page.get_by_role("link", name=say("web-rules-options")).click()
    expect(page).to_have_url(f"{files.home}#/rules#options")
    expect(page.locator("#options")).to_be_in_viewport()
    other = page.context.new_page()
    other.goto(f"{files.home}#/rules#T5")
    expect(other.locator("#T5")).to_be_in_viewport()
    other.goto(f"{files.home}#/analysis?line=classic+21..36+0+-/-+0+44W:5")
    other.get_by_role("button", name=starting("web-move-roll")).click()
    expect(other).to_have_url(f"{files.home}#/analysis?line=classic+21..36+0+-%2F-+0+44W%3A5%3E")
    page.go_back()
    page.go_back()
    expect(page.get_by_role("button", name=starting("web-start-play"))).to_be_visible()
    assert not failures.seen


def test_it_can_be_installed_below_its_path(visits: Visits, files: FileServer) -> None:
    page = keep(visits, files.home)
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["manifest"]["startUrl"] == told["manifest"]["scope"] == files.home
    errors = {
        error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    }
    assert errors <= {"in-incognito"}
    manifest = httpx.get(told["url"], trust_env=False).json()
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        assert httpx.head(urljoin(told["url"], picture["src"]), trust_env=False).status_code == 200


@pytest.fixture
def server(files: FileServer, tmp_path: Path) -> Iterator[PageServer]:
    """A server that lets the page on the file server in."""
    with running(tmp_path, allow_origins=(files.origin,)) as started:
        yield started


def name_server(page: Page, address: str) -> None:
    page.get_by_role("textbox", name=say("web-server-label")).fill(address)
    page.get_by_role("button", name=say("web-server-use")).click()


def test_people_join_a_table_of_a_server_elsewhere_and_play(
    visits: Visits, files: FileServer, server: PageServer
) -> None:
    """The page keeps who it is without a cookie; what it invites to is the server's own page, which works for all."""
    host = server.new_guest()
    table = host.create(seats=3)
    code = host.get(f"/api/tables/{table}")["table"]["name"].replace(" ", "").lower()
    visits.foresee(f"^request: (http|ws)://127.0.0.1:{server.settings.port}/api/")
    page = visits.open(f"{files.home}#/join/{code}")
    name_server(page, f"{server.url}/join/{code}")
    page.get_by_role("textbox", name=say("web-seat-name")).fill("Ben")
    page.get_by_role("button", name=say("web-join-sit")).click()
    expect(page).to_have_url(f"{files.home}#/table/{table}")
    invitation = page.get_by_role("textbox", name=say("web-invite-link"))
    expect(invitation).to_have_value(f"{server.url}/join/{code}")
    host.post(f"/api/tables/{table}/start")
    shown = TablePage(page)
    page.reload()  # it is still who it was
    keep_at_it(page, lambda: shown.tray.is_visible(), lambda: decide(host, table))
    steps = len(host.get(f"/api/tables/{table}/steps?after=-1")["steps"])
    keep_at_it(
        page,
        lambda: len(host.get(f"/api/tables/{table}/steps?after=-1")["steps"]) > steps + 1,
        shown.decide,
    )
    assert not page.context.cookies()


def decide(host: Guest, table: str) -> None:
    """Let the host decide, if it is their turn: whatever comes first."""
    reply = host.get(f"/api/tables/{table}")
    state = reply["state"]
    if state and state["seat"] == reply["you"] and state["legal"]:
        host.post(f"/api/tables/{table}/act", act=state["legal"][0], ply=state["ply"])


def test_a_server_that_does_not_know_the_page_is_told_from_one_that_does(
    visits: Visits, browser: Browser, files: FileServer, tmp_path: Path
) -> None:
    visits.foresee("CORS policy|net::ERR_FAILED|^request: ")
    with running(tmp_path) as strict:
        page = visits.open(f"{files.home}#/me")
        name_server(page, strict.url)
        expect(page.get_by_role("alert")).to_have_text(
            say("web-server-silent", server=strict.url, here=files.origin)
        )
        name_server(page, "Glut 27")  # Chromium takes blanks in names
        expect(page.get_by_role("alert")).to_have_text(say("web-server-wrong"))
        page.reload()
        expect(page.get_by_text(say("web-server-none"))).to_be_visible()


def test_the_server_is_kept_and_can_be_dropped(visits: Visits, files: FileServer, server: PageServer) -> None:
    visits.foresee("^request: ")
    page = visits.open(f"{files.home}#/me")
    name_server(page, f"{server.url}/")
    used = page.get_by_text(say("web-server-used", server=server.url))
    expect(used).to_be_visible()
    page.reload()
    expect(used).to_be_visible()
    page.get_by_role("button", name=say("web-server-drop")).click()
    expect(page.get_by_text(say("web-server-none"))).to_be_visible()
