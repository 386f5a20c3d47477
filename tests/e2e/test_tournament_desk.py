"""The organiser's desk in a busy hall: what is typed, what two helpers do at once, what must not be lost."""

import re

from playwright.sync_api import Route, expect

from tests.e2e.browser import LAPTOP, PHONE, Visits, say, starting
from tests.e2e.servers import PageServer
from tests.e2e.tournament_page import NAMES, TILES, Desk, Event


def drawn(server: PageServer, count: int = 8) -> Event:
    event = Event(server, count)
    event.act(event="draw")
    return event


def desk_of(visits: Visits, event: Event) -> Desk:
    return Desk(visits.open(f"{event.path}#{event.secret}", size=PHONE))


def names_at(event: Event, table: int) -> list[str]:
    seats = event.view["stages"][-1]["rounds"][-1]["tables"][table - 1]["seats"]
    return [NAMES[seat["player"] - 1] for seat in seats]


def test_only_a_whole_result_is_taken(visits: Visits, server: PageServer) -> None:
    """E1: somebody has a tile. A blank field is missing, 2.5 is not a number, and 33 typed is 33."""
    visits.foresee("status of 409")
    event = drawn(server)
    desk = desk_of(visits, event)
    first, second, *_ = names_at(event, 1)
    save = desk.sheet.get_by_role("button", name=say("web-tournament-save"))
    desk.click("web-tournament-go-result", n=1)
    save.click()
    expect(desk.sheet.get_by_role("alert")).to_contain_text("nobody has a tile")

    desk.sheet.get_by_text(say("web-tournament-by-worms"), exact=True).click()
    worms = desk.sheet.get_by_role("textbox", name=say("web-tournament-worms"))
    highest = desk.sheet.get_by_role("textbox", name=say("web-tournament-highest"))
    worms.nth(0).press_sequentially("4")
    highest.nth(0).press_sequentially("33")
    expect(highest.nth(0)).to_have_value("33")
    save.click()
    said = desk.sheet.get_by_role("group", name=second).get_by_role("alert")
    expect(said).to_contain_text(say("refused-tournament-worms-missing", name=second))
    worms.nth(1).press_sequentially("2.5")
    expect(worms.nth(1)).to_have_value("2.5")
    save.click()
    expect(said).to_have_text(say("web-tournament-no-number", text="2.5"))
    assert event.newest == event.view

    for seat in (1, 2, 3):
        worms.nth(seat).fill("0")
    desk.save("web-tournament-save")
    seats = event.newest["stages"][0]["rounds"][0]["tables"][0]["seats"]
    assert [seat["entered"].get("worms") for seat in seats] == [4, 0, 0, 0]
    assert seats[0]["entered"]["highest"] == 33
    desk.click("web-tournament-go-result", n=2)
    expect(worms.nth(0)).to_be_visible()  # the way to enter is remembered
    expect(desk.sheet.get_by_role("group", name=first)).to_have_count(0)


def test_a_half_entered_result_survives_esc(visits: Visits, server: PageServer) -> None:
    event = drawn(server)
    desk = desk_of(visits, event)
    desk.click("web-tournament-go-result", n=1)
    desk.tap_tiles(TILES[:2])
    desk.page.keyboard.press("Escape")
    expect(desk.sheet).to_have_count(0)
    desk.click("web-tournament-go-result", n=1)
    desk.tap_tiles([[], [], *TILES[2:4]])
    desk.save("web-tournament-save")
    seats = event.newest["stages"][0]["rounds"][0]["tables"][0]["seats"]
    assert [seat["entered"]["tiles"] for seat in seats] == TILES[:4]


def test_two_helpers_at_one_table(visits: Visits, server: PageServer) -> None:
    """L4: the second sees what is there and decides; nothing is overwritten unseen."""
    event = drawn(server)
    one, two = desk_of(visits, event), desk_of(visits, event)
    for desk, hands in ((one, TILES[:4]), (two, TILES[:4][::-1])):
        desk.click("web-tournament-go-result", n=1)
        desk.tap_tiles(hands)
    one.save("web-tournament-save")
    there = two.sheet.get_by_role("alert").filter(has_text=say("web-tournament-meanwhile"))
    expect(there).to_contain_text("33, 36")
    expect(two.sheet.get_by_role("button", name=say("web-tournament-save"))).to_have_count(0)
    entered = event.newest
    there.get_by_role("button", name=say("web-tournament-leave-it")).click()
    expect(two.sheet).to_have_count(0)
    assert event.newest == entered

    two.click("web-tournament-go-result", n=2)
    two.tap_tiles(TILES[:4])
    one.enter(2, TILES[:4][::-1])
    expect(there).to_contain_text("26")
    there.get_by_role("button", name=say("web-tournament-replace-it")).click()
    two.sheet.get_by_role("textbox", name=say("web-tournament-reason")).fill("read by two")
    two.save("web-tournament-save-correction")
    table = event.newest["stages"][0]["rounds"][0]["tables"][1]
    assert [seat["entered"]["tiles"] for seat in table["seats"]] == TILES[:4]
    assert [trace["reason"] for trace in table["corrections"]] == ["read by two"]


def test_a_helper_who_heard_nothing_sees_the_result_that_is_there(visits: Visits, server: PageServer) -> None:
    """The same with a desk whose socket is silent: 409, and then what is there."""
    visits.foresee("status of 409")
    event = drawn(server)
    page = visits.open("/tournaments", size=PHONE)
    page.route_web_socket("**/live", lambda _: None)
    page.goto(f"{event.path}#{event.secret}")
    desk = Desk(page)
    desk.click("web-tournament-go-result", n=1)
    desk.tap_tiles(TILES[:4][::-1])
    event.enter_all()
    desk.sheet.get_by_role("button", name=say("web-tournament-save")).click()
    expect(desk.sheet.get_by_text(say("web-tournament-meanwhile"))).to_be_visible()
    expect(desk.sheet.get_by_text("33, 36")).to_be_visible()
    assert event.newest == event.view


def test_an_undo_names_what_it_undoes_and_asks_anew_after_another_step(
    visits: Visits, server: PageServer
) -> None:
    event = drawn(server)
    event.enter_all()
    desk = desk_of(visits, event)
    about = f"{say('tournament-event-result')} · {say('tournament-table', n=2)}"
    undo = desk.next.get_by_role("button", name=say("web-tournament-undo", event=about))
    undo.click()
    sure = desk.next.get_by_role("button", name=say("web-tournament-undo-yes"))
    expect(sure).to_be_visible()
    event.act(event="withdraw", player=1)
    expect(sure).to_have_count(0)
    expect(desk.next.get_by_role("button", name=starting("web-tournament-undo", event=""))).to_contain_text(
        NAMES[0]
    )


def test_a_name_that_another_helper_changed_is_said(visits: Visits, server: PageServer) -> None:
    event = Event(server, 8)
    desk = desk_of(visits, event)
    desk.page.get_by_role("listitem").filter(has_text=NAMES[0]).get_by_role("button").click()
    desk.sheet.get_by_role("textbox").fill("Mine")
    event.act(event="rename", player=1, name="Theirs")
    said = say("web-tournament-renamed-meanwhile", name="Theirs")
    expect(desk.sheet.get_by_role("alert")).to_have_text(said)


def test_what_happened_is_there_after_the_draws(visits: Visits, server: PageServer) -> None:
    """Every line has its own number; a draw used to have that of another line."""
    event = drawn(server)
    event.enter_all()
    event.act(event="draw")
    desk = desk_of(visits, event)
    desk.tab("more")
    desk.page.get_by_text(say("web-tournament-history")).click()
    lines = (
        desk.page.get_by_role("group").filter(has_text=say("web-tournament-history")).get_by_role("listitem")
    )
    expect(lines).to_have_count(7)  # the first draw closes the registration (R9)
    expect(lines.first).to_contain_text(say("tournament-event-draw"))
    desk.tab("tables")
    desk.page.get_by_text(say("web-tournament-kind-preliminary"), exact=True).last.click()
    expect(desk.page.get_by_text(say("web-tournament-closed"))).to_be_visible()


def test_a_tournament_leaves_the_list_after_a_question_and_comes_back(
    visits: Visits, server: PageServer
) -> None:
    """The device may have the only copy of the organiser's secret."""
    event = Event(server, 8)
    page = desk_of(visits, event).page
    expect(page.get_by_role("tab").first).to_be_visible()
    page.goto("/tournaments")
    forget = page.get_by_role("button", name=say("web-tournament-forget", name="Grill Cup"))
    mine = page.get_by_role("link", name="Grill Cup")
    forget.click()
    expect(mine).to_be_visible()
    question = page.get_by_role("group", name=say("web-tournament-forget", name="Grill Cup"))
    expect(question.get_by_text(say("web-tournament-forget-sure"))).to_be_visible()
    question.get_by_role("button", name=say("web-tournament-forget-no")).click()
    expect(question).to_have_count(0)
    forget.click()
    question.get_by_role("button", name=starting("web-tournament-copy")).click()
    expect(question.get_by_role("textbox")).to_have_value(re.compile("#"))
    question.get_by_role("button", name=say("web-tournament-forget-yes"), exact=True).click()
    expect(mine).to_have_count(0)
    expect(page.get_by_text(say("web-tournament-forgotten", name="Grill Cup"))).to_be_visible()
    page.get_by_role("button", name=say("web-tournament-put-back")).click()
    mine.click()
    expect(Desk(page).next.get_by_role("button", name=say("web-tournament-go-draw"))).to_be_visible()


def test_certificates_and_phones_count_those_who_played(visits: Visits, server: PageServer) -> None:
    """Three of 24 were struck off before the draw; the date is the day of play."""
    event = Event(server, 24)
    for player in (3, 11, 20):
        event.act(event="withdraw", player=player)
    for _ in range(2):
        event.act(event="draw")
        event.enter_all()

    def another_day(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        assert body["tournament"]["played"][:4] == event.view["played"][:4]
        body["tournament"]["played"] = "2030-05-06T12:00:00+00:00"
        route.fulfill(response=answer, json=body)

    page = visits.open("/tournaments", size=LAPTOP)
    page.route(f"**/api{event.path}", another_day)
    page.goto(f"{event.path}/print/certificates")
    said = say("web-tournament-certificate-text", tournament="Grill Cup", n=21)
    expect(page.get_by_text(said).first).to_be_visible()
    expect(page.get_by_text("May 6, 2030").first).to_be_visible()
    champion = event.view["champions"][0]
    phone = visits.open(f"{event.path}/player/{champion}", size=PHONE)
    expect(phone.get_by_text(say("web-tournament-rank-of", n=1, of=21))).to_be_visible()


def test_a_list_from_windows_and_names_with_commas(visits: Visits, server: PageServer) -> None:
    """N2: nothing of a name is lost, neither its umlaut nor what follows the comma."""
    event = Event(server, 2)
    desk = desk_of(visits, event)
    names = "Popescu, Ion\r\nMüller, Zoë\r\n".encode("cp1252")
    file = {"name": "list.csv", "mimeType": "text/csv", "buffer": names}
    desk.page.get_by_label(say("web-tournament-names-file")).set_input_files(file)
    expect(desk.page.get_by_role("textbox", name=say("web-tournament-names"))).to_have_value(
        "Popescu, Ion\nMüller, Zoë\n"
    )
    desk.page.get_by_role("button", name=say("web-tournament-add")).click()
    expect(desk.page.get_by_role("link", name="Müller Zoë")).to_be_visible()
    assert [player["name"] for player in event.newest["participants"]][2:] == ["Popescu Ion", "Müller Zoë"]


def test_an_organisers_link_pasted_into_an_open_public_page_organises(
    visits: Visits, server: PageServer
) -> None:
    event = Event(server, 8)
    page = visits.open(event.path, size=PHONE)
    expect(page.get_by_text(say("web-tournament-reading"))).to_be_visible()
    page.goto(f"{event.path}#{event.secret}")
    desk = Desk(page)
    desk.click("web-tournament-go-draw")
    expect(desk.table(1)).to_be_visible()
    expect(page).to_have_url(re.compile(f"{event.path}$"))


def test_long_names_stay_on_their_cards_and_lead_the_certificate(visits: Visits, server: PageServer) -> None:
    event = Event(server, 2)
    event.act(event="rename", player=1, name="Maximiliane-Wilhelmina " + "von und zu " * 5 + "Knatterhausen")
    event.act(event="draw")
    event.enter_all()
    page = visits.open(f"{event.path}/print/cards", size=LAPTOP)
    page.locator(".one").first.wait_for()
    inside = """() => [...document.querySelectorAll('.one')].every((card) => card.scrollHeight <= card.clientHeight)"""
    assert page.evaluate(inside)
    page.goto(f"{event.path}/print/certificates")
    page.get_by_role("heading", name="Person B").wait_for()
    size = "(element) => parseFloat(getComputedStyle(element).fontSize)"
    place = page.locator(".paper p").filter(has_text=say("web-tournament-certificate-place", n=1)).first
    assert page.locator(".paper h2").first.evaluate(size) > place.evaluate(size)


def test_a_desk_with_many_tables_finds_one_by_its_number(visits: Visits, server: PageServer) -> None:
    """And shows only those that are open; a tile that is taken from somebody is said."""
    event = Event(server, 24, settings={"table_size": 3})
    event.act(event="draw")
    desk = desk_of(visits, event)
    number = desk.page.get_by_label(say("web-tournament-which-table"))
    go = desk.page.get_by_role("button", name=say("web-tournament-go-table"))
    number.fill("77")
    go.click()
    expect(desk.page.get_by_text(say("web-tournament-no-such-table", n="77"))).to_be_visible()
    number.fill("7")
    number.press("Enter")
    expect(desk.sheet.get_by_text(say("web-tournament-enter-table", n=7))).to_be_visible()
    first, second, _ = names_at(event, 7)
    desk.tap_tiles([[33], [30]])
    name = re.compile(f"^{say('web-tournament-tile-free', tile='33')}")
    desk.sheet.get_by_role("button", name=name).click()  # the second has it now
    moved = say("web-tournament-tile-moved", tile="33", **{"from": first, "to": second})
    expect(desk.sheet.get_by_text(moved)).to_be_visible()
    desk.save("web-tournament-save")
    seats = event.newest["stages"][0]["rounds"][0]["tables"][6]["seats"]
    assert [seat["entered"]["tiles"] for seat in seats] == [[], [30, 33], []]
    desk.page.get_by_label(say("web-tournament-open-only", n=7)).check()
    expect(desk.table(7)).to_have_count(0)
    expect(desk.table(8)).to_be_visible()


def test_rules_change_until_the_draw_and_names_go_for_good(visits: Visits, server: PageServer) -> None:
    """What cannot work is said before it is saved; the rules in force are those that were chosen."""
    visits.foresee("status of 409")
    event = Event(
        server, 8, settings={"rounds": 3}, house_rules='minutes = 30\n[points]\n4 = [5, 3, 2, "1/2"]'
    )
    desk = desk_of(visits, event)
    desk.tab("more")
    page = desk.page
    page.get_by_text(say("web-tournament-rules-change")).click()
    rounds = page.get_by_role("combobox", name=say("web-tournament-rounds"))
    expect(rounds).to_have_value("3")
    page.get_by_text(say("web-tournament-house"), exact=True).click()
    rules = page.get_by_label(say("web-tournament-house-hint"))
    expect(rules).to_have_value(re.compile("minutes = 30"))
    rules.fill("smallest_table = 5\nlargest_table = 5")
    expect(
        page.get_by_text(say("refused-tournament-tables-impossible", n=8, low=5, high=5, tables=1))
    ).to_be_visible()
    rules.fill('minutes = 45\n[points]\n4 = [5, 3, 2, "1/2"]')
    rounds.select_option("2")
    page.get_by_role("button", name=say("web-tournament-rules-save")).click()
    expect(page.get_by_text(say("tournament-rules-minutes", n=45, turns=1))).to_be_visible()
    assert event.newest["rules"] == {"rounds": 2, "minutes": 45, "points": {"4": [5, 3, 2, "1/2"]}}

    desk.click("web-tournament-go-draw")
    desk.tab("more")
    expect(page.get_by_text(say("web-tournament-rules-change"))).to_have_count(0)
    page.get_by_text(say("web-tournament-anonymise"), exact=True).click()
    part = page.get_by_role("group").filter(has_text=say("web-tournament-anonymise-sure"))
    part.get_by_role("textbox").fill("Grill Cup")
    part.get_by_role("button", name=say("web-tournament-anonymise-yes")).click()
    desk.tab("people")
    expect(page.get_by_role("link", name="P8", exact=True)).to_be_visible()
    expect(page.get_by_text(NAMES[0])).to_have_count(0)
