"""Heckmeck in a pocket: it can be installed, one visit puts all of it on the device, a newer version waits."""

import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from heckmeck.language import available, words_in
from tests.e2e.browser import Visits, say, starting
from tests.e2e.pocket_page import PLACES, Failures, check_opens, keep, offer_newer
from tests.e2e.servers import PageServer, running
from tests.e2e.site import built_site

PNG = b"\x89PNG\r\n\x1a\n"


def size_of(picture: bytes) -> str:
    """Return width and height as a PNG tells them."""
    assert picture[:8] == PNG
    width, height = struct.unpack(">II", picture[16:24])
    return f"{width}x{height}"


def manifest_of(page: Page) -> tuple[str, dict[str, Any]]:
    """Return the address of the page's manifest and what is in it."""
    address = urljoin(page.url, str(page.locator("link[rel=manifest]").get_attribute("href")))
    answer = httpx.get(address, trust_env=False)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest: dict[str, Any] = answer.json()
    return address, manifest


def test_it_can_be_installed(visits: Visits) -> None:
    """What Lighthouse asks of a manifest, what Chromium itself says of it, and a start page that opens offline."""
    page = keep(visits)
    address, manifest = manifest_of(page)
    assert manifest["name"] == manifest["short_name"] == "Heckmeck"
    assert manifest["display"] == "standalone"
    assert not manifest.get("prefer_related_applications")
    assert {"description", "categories", "theme_color", "background_color", "lang"} <= set(manifest)
    start, scope = urljoin(address, manifest["start_url"]), urljoin(address, manifest["scope"])
    assert start.startswith(scope)
    assert scope == page.evaluate("() => navigator.serviceWorker.ready.then(({ scope }) => scope)")
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert (told["url"], told["errors"]) == (address, [])
    errors = {
        error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    }
    assert errors <= {"in-incognito"}  # as the windows of these tests are
    page.context.set_offline(True)
    answer = page.goto(start)
    assert answer is not None
    assert answer.ok
    expect(page.get_by_role("button", name=re.compile(f"^{say('web-start-play')}"))).to_be_visible()


def test_its_pictures_are_there_in_the_sizes_that_it_tells(visits: Visits) -> None:
    page = visits.open()
    address, manifest = manifest_of(page)
    found: dict[str, set[str]] = {"any": set(), "maskable": set(), "narrow": set(), "wide": set()}
    shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for picture in [*manifest["icons"], *shortcuts, *manifest["screenshots"]]:
        answer = httpx.get(urljoin(address, picture["src"]), trust_env=False)
        assert answer.status_code == 200, picture
        assert answer.headers["content-type"].startswith(picture["type"])
        if picture["type"] == "image/png":
            assert size_of(answer.content) == picture["sizes"], picture
            found[picture.get("purpose", picture.get("form_factor", "any"))].add(picture["sizes"])
    assert found["any"] == found["maskable"] == {"192x192", "512x512"}
    assert found["narrow"]
    assert found["wide"]
    assert all(screenshot["label"] for screenshot in manifest["screenshots"])
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(httpx.get(urljoin(page.url, str(touch)), trust_env=False).content) == "180x180"
    for shortcut in manifest["shortcuts"]:
        page.goto(urljoin(address, shortcut["url"]))
        expect(page.get_by_text(say("web-lost"))).to_have_count(0)
        expect(page.locator("main").first).to_be_visible()


@pytest.mark.parametrize("language", available())
def test_it_is_called_and_described_in_the_reader_s_language(visits: Visits, language: str) -> None:
    words = words_in(language)
    page = visits.open(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    _, manifest = manifest_of(page)
    assert manifest["lang"] == language
    assert manifest["name"] == words.say("game-name")
    assert manifest["description"] == words.say("web-app-about")
    assert [one["name"] for one in manifest["shortcuts"]][1:] == [
        words.say("web-nav-puzzles"),
        words.say("web-nav-learn"),
    ]


def test_after_one_visit_every_page_opens_without_a_network(browser: Browser, tmp_path: Path) -> None:
    """Everything was said to be ready; then the server is gone, and nothing is complained about."""
    with running(tmp_path) as server:
        visits = Visits(browser, server.url)
        page = keep(visits)
        expect(page.get_by_text(say("web-pocket-ready"))).to_be_visible()
        kept: list[str] = page.evaluate(
            "async () => (await Promise.all((await caches.keys()).map(async (name) => "
            "(await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"
        )
        files = {
            file.relative_to(built_site()).as_posix() for file in built_site().rglob("*") if file.is_file()
        }
        wanted = {
            name
            for name in files
            if not name.startswith("screenshots/") and name not in ("sw.js", "index.html")
        }
        wanted = {name for name in wanted if not name.endswith((".br", ".gz"))}
        assert {url.removeprefix(f"{server.url}/") for url in kept} == {*wanted, ""}
        server.kill()
        failures = Failures(page)
        for place, needs_server in PLACES.items():
            check_opens(page, place, needs_server)
        assert page.get_by_text(say("web-pocket-ready")).count() == 0, "once is enough"
        assert not failures.seen
        assert not visits.close()


def test_what_needs_a_server_comes_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = server.new_guest()
        table = guest.create(seats=3)
        code = guest.get(f"/api/tables/{table}")["table"]["name"].replace(" ", "")
        visits = Visits(browser, server.url)
        page = keep(visits)
        server.kill()
        page.goto(f"/join/{code}")
        away = page.get_by_text(say("web-server-away"))
        expect(away).to_be_visible()
        server.start()
        expect(page.get_by_role("button", name=say("web-join-sit"))).to_be_visible()
        expect(away).to_have_count(0)
        assert not visits.close()


def test_a_form_is_not_emptied_when_the_server_was_away(browser: Browser, tmp_path: Path) -> None:
    """Somebody types their name while the server is started anew."""
    with running(tmp_path) as server:
        guest = server.new_guest()
        code = guest.get(f"/api/tables/{guest.create(seats=3)}")["table"]["name"].replace(" ", "")
        visits = Visits(browser, server.url)
        page = keep(visits)
        page.goto(f"/join/{code}")
        name = page.get_by_role("textbox", name=say("web-seat-name"))
        name.fill("Ben")
        server.kill()
        page.get_by_role("button", name=say("web-join-sit")).click()
        expect(page.get_by_text(say("web-no-answer"))).to_be_visible()
        with page.expect_response(
            lambda answer: answer.url.endswith("/api/options") and answer.status == 200
        ):
            server.start()
        expect(name).to_have_value("Ben")
        page.get_by_role("button", name=say("web-join-sit")).click()
        expect(page).to_have_url(re.compile("/table/"))
        assert not [text for text in visits.close() if "WebSocket" not in text]


@pytest.fixture
def changing(browser: Browser, tmp_path: Path) -> Iterator[tuple[Visits, Path, PageServer]]:
    """A server whose page can be exchanged for a newer one."""
    site = tmp_path / "site"
    shutil.copytree(built_site(), site, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    with running(tmp_path, site=str(site)) as server:
        visits = Visits(browser, server.url)
        yield visits, site, server
        complaints = visits.close()
        assert not complaints, complaints


def publish_newer(site: Path) -> None:
    """Put a page of another title there, without the files of rules: a newer one has other names for everything."""
    index, worker = site / "index.html", site / "sw.js"
    index.write_text(index.read_text().replace("<head>", '<head><meta name="version" content="newer">'))
    for file in site.glob("assets/Rules-*"):
        file.unlink()
    listed = re.sub(r'\{"revision":null,"url":"assets/Rules-[^"]*"\},?', "", worker.read_text())
    worker.write_text(re.sub(r'"revision":"\w+","url":"\./"', '"revision":"newer","url":"./"', listed))


def test_a_newer_version_is_offered_and_waits(changing: tuple[Visits, Path, PageServer]) -> None:
    """Not over a game; whoever stays with the old one still has all of its files; another window is left alone."""
    visits, site, _ = changing
    page = keep(visits)
    other = page.context.new_page()
    other.goto("/pocket")
    publish_newer(site)
    offer_newer(page)
    offer = page.get_by_text(say("web-pocket-newer"))
    expect(offer).to_be_visible()
    page.get_by_role("link", name=say("web-nav-rules"), exact=True).click()
    expect(page.get_by_role("heading", name=say("web-rules-title"))).to_be_visible()
    page.get_by_role("link", name=starting("web-rules-learn")).first.click()
    expect(page).to_have_url(re.compile("/learn$"))
    expect(offer).to_have_count(0)
    page.go_back()
    page.get_by_role("button", name=say("web-pocket-renew")).click()
    expect(page.locator("meta[name=version]")).to_have_count(1)
    expect(offer).to_have_count(0)
    expect(other.get_by_role("heading", name=say("web-nav-pocket"))).to_be_visible()
    expect(other.locator("meta[name=version]")).to_have_count(0)
    other.get_by_role("link", name=say("web-nav-rules"), exact=True).first.click()
    expect(other.get_by_role("heading", name=say("web-rules-title"))).to_be_visible()


def test_later_means_later(changing: tuple[Visits, Path, PageServer]) -> None:
    visits, site, _ = changing
    page = keep(visits)
    publish_newer(site)
    offer_newer(page)
    page.get_by_role("button", name=say("web-pocket-later")).click()
    expect(page.get_by_text(say("web-pocket-newer"))).to_have_count(0)
    expect(page.locator("meta[name=version]")).to_have_count(0)


def test_an_open_page_that_is_not_kept_begins_anew_where_its_parts_are_gone(visits: Visits) -> None:
    """As on plain http in a hall: the server was renewed under a page, whose next part has another name now."""
    page = visits.open()
    visits.foresee("status of 404")
    page.evaluate("() => { document.documentElement.dataset.old = 'yes' }")
    gone = {"Rules"}
    page.on("load", lambda page: gone.clear())
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404) if gone else route.continue_())
    page.get_by_role("link", name=say("web-nav-rules"), exact=True).click()
    expect(page.get_by_role("heading", name=say("web-rules-title"))).to_be_visible()
    expect(page.locator("html[data-old]")).to_have_count(0)


def test_the_menu_leads_to_how_it_gets_on_a_phone(visits: Visits) -> None:
    page = visits.open("/rules", user_agent="Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile")
    page.goto("/")
    page.get_by_role("button", name=say("web-nav-menu")).first.click()
    page.get_by_role("link", name=say("web-nav-pocket")).first.click()
    expect(page.get_by_role("heading", name=say("web-nav-pocket"))).to_be_visible()
    expect(page.get_by_text(say("web-pocket-android-add"))).to_be_visible()
    expect(page.get_by_text(say("web-pocket-iphone-add"))).to_be_hidden()
    page.get_by_role("heading", name=say("web-pocket-iphone")).click()
    expect(page.get_by_text(say("web-pocket-iphone-add"))).to_be_visible()
    expect(page.get_by_text(say("web-pocket-seven-how"))).to_be_visible()


def test_an_offered_installation_is_one_press(visits: Visits) -> None:
    page = visits.open("/pocket")
    install = page.get_by_role("button", name=say("web-pocket-install"))
    expect(page.get_by_text(say("web-pocket-intro"))).to_be_visible()
    expect(install).to_have_count(0)
    page.evaluate(
        "() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), "
        "{ prompt: () => Promise.resolve({ outcome: 'accepted' }) }))"
    )
    install.click()
    expect(page.get_by_text(say("web-pocket-installed"))).to_be_visible()
    expect(install).to_have_count(0)
