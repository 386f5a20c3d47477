"""My devices: a link is never taken unasked, and devices can be logged out (server.md M2, M3)."""

import re

import pytest
from playwright.sync_api import Page, expect

from heckmeck.language import available, words_in
from tests.e2e.browser import Visits, say
from tests.e2e.servers import PageServer
from tests.server.clients import Guest


def playing(server: PageServer) -> Guest:
    """Somebody with a running game."""
    guest = server.new_guest()
    table = guest.create(bots=[{}])
    guest.post(f"/api/tables/{table}/start")
    return guest


def new_link(guest: Guest) -> str:
    return f"/me#link={guest.post('/api/me/link', 201)['code']}"


def number_of_devices(guest: Guest) -> int:
    return len(guest.get("/api/me/devices")["devices"])


def secret_of(guest: Guest) -> str:
    return str(guest.http.cookies["heckmeck"])


@pytest.mark.parametrize("language", available())
def test_a_link_is_never_taken_unasked(visits: Visits, server: PageServer, language: str) -> None:
    """M2: whoever sent it would play the seats taken on this device afterwards."""
    words, sender = words_in(language), playing(server)
    page = visits.open(new_link(sender), language=language)
    expect(page.get_by_text(words.say("web-device-ask-first"))).to_be_visible()
    expect(page).to_have_url(re.compile("/me$"))  # the code is not left for others to read
    page.get_by_role("button", name=words.say("web-device-no")).click()
    expect(page.get_by_text(words.say("web-device-ask-first"))).to_have_count(0)
    assert number_of_devices(sender) == 1
    assert not page.context.cookies()


def test_a_link_brings_my_games_after_a_question(visits: Visits, server: PageServer) -> None:
    sender, receiver = playing(server), playing(server)
    page = visits.open(new_link(sender), cookie=secret_of(receiver))
    expect(page.get_by_text(say("web-device-ask"))).to_be_visible()
    page.get_by_role("button", name=say("web-device-yes")).click()
    expect(page.get_by_text(say("web-device-claimed"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=say("web-mine-title")).click()
    expect(page.get_by_role("article")).to_have_count(1)
    assert number_of_devices(sender) == 2
    assert receiver.get("/api/me/devices", 403)["reason"] == "nobody"


def log_out(page: Page, device: str, yes: bool = True) -> None:
    item = page.get_by_role("listitem").filter(has_text=say(device))
    item.get_by_role("button", name=re.compile(f"^{say('web-devices-log-out')} ?: ")).click()
    name = say("web-devices-log-out") if yes else say("web-device-no")
    item.get_by_role("button", name=name, exact=True).click()


def test_devices_are_listed_and_logged_out_after_a_question(visits: Visits, server: PageServer) -> None:
    """M3."""
    laptop = playing(server)
    with Guest(server.url) as phone:
        phone.post("/api/me/claim", code=laptop.post("/api/me/link", 201)["code"])
        page = visits.open("/me", cookie=secret_of(laptop))
        log_out(page, "web-devices-other", yes=False)
        assert number_of_devices(laptop) == 2
        log_out(page, "web-devices-other")
        expect(page.get_by_text(say("web-devices-gone"))).to_be_visible()
        assert phone.get("/api/me/devices", 403)["reason"] == "nobody"
    log_out(page, "web-devices-this")
    expect(page.get_by_text(say("web-mine-none"))).to_be_visible()
    assert not page.context.cookies()
    assert laptop.get("/api/me")["tables"] == []
