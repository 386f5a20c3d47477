"""The first minute: three taps to the first die set aside, several people on one device, and ways to a table."""

from playwright.sync_api import expect

from tests.e2e.browser import PHONE, Visits, say, starting
from tests.e2e.hall import Hall
from tests.e2e.prepared import Table
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, play_to_the_end, steps_where

# Notes which of these sentences were ever shown.
WATCH = """(sentences) => {
  window.read = new Set()
  const look = () => {
    for (const sentence of sentences) if (document.body.innerText.includes(sentence)) window.read.add(sentence)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
}"""

# The game that was kept last on this device.
GAME_HERE = """() => new Promise((done) => {
  const opening = indexedDB.open('heckmeck')
  opening.onsuccess = () => {
    const asking = opening.result.transaction('games').objectStore('games').getAll()
    asking.onsuccess = () => { opening.result.close(); done(asking.result.at(-1)) }
  }
})"""


def test_three_taps_from_the_start_page_to_the_first_die_set_aside(visits: Visits) -> None:
    page = visits.open(size=PHONE, has_touch=True, is_mobile=True)
    shown = TablePage(page)
    page.get_by_role("button", name=starting("web-start-play")).tap()
    shown.dice.last.tap()
    shown.roll.tap()
    first, *_ = [step["move"] for step in steps_where(page, "player") if step["by"] == "player"]
    assert first.startswith("keep ")


def test_several_people_pass_one_device_round(visits: Visits) -> None:
    """The page says whose turn it is and that the device should change hands."""
    page = visits.open(size=PHONE, still=False)
    page.get_by_role("link", name=starting("web-start-together")).click()
    for number, name in enumerate(("Anna", "Zoe"), 1):
        page.get_by_role("textbox", name=say("web-people-name", n=number)).fill(name)
    page.get_by_text(say("web-new-more"), exact=True).click()
    page.get_by_role("textbox", name=starting("web-option-max-turns")).fill("4")
    page.get_by_role("button", name=say("web-together-start", n=2)).click()
    shown = TablePage(page)
    expect(shown.tray).to_be_visible()
    sentences = [say("web-table-pass-on", name=name) for name in ("Anna", "Zoe")]
    page.evaluate(WATCH, sentences)
    play_to_the_end(shown)
    assert sorted(page.evaluate("[...window.read]")) == sentences
    expect(page.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()


def test_one_person_chooses_every_bot_and_every_rule(visits: Visits) -> None:
    """No server is asked: what was chosen is in the game that this device keeps."""
    page = visits.open(size=PHONE)
    page.get_by_role("link", name=say("web-nav-alone")).click()
    add = page.get_by_role("button", name=say("web-wait-add-bot"))
    kinds = page.get_by_role("combobox", name=starting("web-new-bot-strength", name=""))
    spellings = ["random", "simple", "careful", "worms", "champion", "champion"]
    expect(add).to_be_visible()
    for _ in range(len(spellings) - kinds.count()):
        add.click()
    for index, bot in enumerate(spellings):
        kinds.nth(index).select_option(bot)
    page.get_by_role("radio", name=starting("web-preset-deluxe")).check(force=True)
    page.get_by_text(say("web-new-more"), exact=True).click()
    page.get_by_role("textbox", name=starting("web-option-max-turns")).fill("9")
    page.get_by_role("radio", name=starting("web-starter-first")).check(force=True)
    page.get_by_text(say("web-new-coach"), exact=True).click()
    page.get_by_role("button", name=starting("web-together-start", n=7)).click()
    expect(page.locator("main.table")).to_have_attribute("data-players", "7")
    game = page.evaluate(GAME_HERE)
    assert (game["rules"], game["starter"], game["coach"]) == ("deluxe max_turns=9", "first", False)
    assert [seat["bot"] for seat in game["seats"]] == [None, *spellings]


def test_an_open_table_is_joined_from_the_list_and_found_again_on_the_start_page(
    visits: Visits, server: PageServer
) -> None:
    table = Table(server, 1, rules="classic", seats=3, public=True)
    name = table.guests[0].get(f"/api/tables/{table.id}")["table"]["name"]
    page = visits.open()
    tables = page.get_by_role("region", name=say("web-open-tables"))
    tables.get_by_role("listitem").filter(has_text=name).get_by_role("link").click()
    page.get_by_role("textbox", name=say("web-seat-name")).fill("Zoe")
    page.get_by_role("button", name=say("web-join-sit")).click()
    expect(page.get_by_text(say("web-wait-for", name="Anna"))).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name=say("web-mine-table", name=name)).click()
    expect(page.get_by_text(say("web-wait-for", name="Anna"))).to_be_visible()
    table.start()
    expect(page.locator(".tray")).to_be_visible()


def test_the_link_that_is_sent_or_scanned_leads_to_a_seat(visits: Visits, hall: Hall) -> None:
    """The QR code is drawn from the same link (web/tests/parts/qr.test.ts)."""
    host = visits.open(hall.waiting.path, cookie=hall.waiting.cookie)
    link = host.get_by_role("textbox", name=say("web-invite-link")).input_value()
    expect(host.get_by_role("img", name=say("web-invite-qr"))).to_be_visible()
    guest = visits.open(link)
    expect(guest.get_by_role("button", name=say("web-join-sit"))).to_be_visible()
    name = hall.waiting.guests[0].get(f"/api/tables/{hall.waiting.id}")["table"]["name"]
    expect(guest.get_by_text(name).first).to_be_visible()


def test_the_link_leads_back_to_the_running_game_and_whoever_lost_a_seat_is_told(
    visits: Visits, server: PageServer
) -> None:
    table = Table(server, 3, rules="classic", seats=3)
    link = f"/join/{table.guests[0].get(f'/api/tables/{table.id}')['table']['name'].replace(' ', '')}"
    page = visits.open(link, cookie=table.cookie_of(2))
    expect(page.get_by_text(say("web-wait-for", name="Anna"))).to_be_visible()
    table.guests[0].delete(f"/api/tables/{table.id}/seats/2")
    expect(page.get_by_role("alert").filter(has_text=say("web-wait-removed"))).to_be_visible()
    table.start()
    page = visits.open(link, cookie=table.cookie_of(1))
    expect(page.locator(".tray")).to_be_visible()
    assert page.url.endswith(table.path)


def test_a_rematch_against_bots_begins_at_once(visits: Visits, server: PageServer) -> None:
    table = Table(server, 1, rules="classic max_turns=1", seats=2, starter="first")
    table.guests[0].post(f"/api/tables/{table.id}/bots", bot="simple")
    table.start()
    table.play_out()
    page = visits.open(table.path, cookie=table.cookie)
    page.get_by_role("button", name=starting("web-end-rematch")).click()
    expect(TablePage(page).tray).to_be_visible()
    assert not page.url.endswith(table.path)


def test_an_address_that_means_nothing_is_told_by_the_page(visits: Visits) -> None:
    visits.foresee("404")
    page = visits.open("/nope")
    page.get_by_text(say("web-lost")).wait_for()
    page.get_by_role("link", name=say("web-to-start")).last.click()
    expect(page.get_by_role("button", name=starting("web-start-play"))).to_be_visible()
