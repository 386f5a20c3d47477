"""The fair-dice page recomputes every roll in the browser (docs/notation.md 3)."""

import re

from playwright.sync_api import Page, expect

from heckmeck.record.verification import verify
from tests.e2e.browser import Visits, say
from tests.e2e.hall import Hall
from tests.e2e.servers import PageServer
from tests.e2e.table_page import TablePage, play_to_the_end


def verdict(page: Page, text: str) -> None:
    expect(page.locator(".verdict").get_by_role("heading", name=text)).to_be_visible()


def paste(page: Page, record: str) -> None:
    page.get_by_role("textbox", name=say("web-record-paste")).fill(record)
    page.get_by_role("button", name=say("web-record-open-pasted")).click()


ROLL = re.compile(r"(?<= )([1-5W]{2,8})(?=>([1-5W]))")


def tampered(record: str, line: int) -> tuple[str, int]:
    """Change one die of the first roll in a line; return the record, and the roll's number, which counts from 0."""
    lines = record.splitlines()
    turns = [text.partition("#")[0] for text in lines[lines.index("") : line]]
    number = sum(len(re.findall(r" [1-5W]{1,8}(?=[+> ]|$)", turn)) for turn in turns)

    def change(roll: re.Match[str]) -> str:
        dice, kept = roll.groups()
        old = next(face for face in dice if face != kept)
        new = next(face for face in "12345W" if face not in (old, kept))
        return "".join(sorted(dice.replace(old, new, 1)))

    lines[line] = ROLL.sub(change, lines[line], count=1)
    return "\n".join([*lines, ""]), number


def test_the_dice_of_a_table_are_verified(visits: Visits, hall: Hall) -> None:
    page = visits.open(f"{hall.over.path}/fair")
    rolls = hall.over.record.count(">")
    heading = page.locator(".verdict").get_by_role("heading")
    expect(heading).to_have_text(re.compile(re.escape(say("web-fair-all", n=2)).replace("2", r"\d+")))
    assert int(re.findall(r"\d+", heading.inner_text())[0]) >= rolls > 0


def test_a_true_record_is_accepted_and_the_roll_of_a_tampered_one_is_named(
    visits: Visits, hall: Hall
) -> None:
    record = hall.over.record
    page = visits.open("/fair")
    paste(page, record)
    expect(page.locator(".verdict")).to_contain_text(say("web-fair-fair-text"))
    wrong, number = tampered(record, record.splitlines().index("") + 4)
    assert wrong != record
    paste(page, wrong)
    verdict(page, say("web-fair-wrong", number=number))


def test_another_seed_than_the_sealed_one_is_not_accepted(visits: Visits, hall: Hall) -> None:
    page = visits.open("/fair")
    paste(page, re.sub("^seed .*", f"seed {'ab' * 32}", hall.over.record, flags=re.MULTILINE))
    verdict(page, say("web-fair-other-commitment"))


def sit_down_with_a_phrase(page: Page) -> None:
    page.get_by_role("textbox", name=say("web-seat-name")).fill("Anna")
    page.get_by_text(say("web-seat-phrase"), exact=True).click()
    for phrase in ("a|b", " tea and cake "):
        page.get_by_role("textbox", name=say("web-seat-phrase")).fill(phrase)
        page.get_by_role("button", name=say("web-join-sit")).click()
        if "|" in phrase:
            expect(page.get_by_text(say("web-seat-phrase-bad"))).to_be_visible()
    expect(page.get_by_text(say("web-wait-for-host"))).to_be_visible()


def kept_as(page: Page, change: str) -> None:
    """Change what the device has kept of its only table."""
    page.evaluate(
        f"""() => {{
            const kept = JSON.parse(localStorage.getItem('heckmeck-fair'))
            for (const witness of Object.values(kept)) {change}
            localStorage.setItem('heckmeck-fair', JSON.stringify(kept))
        }}"""
    )
    page.reload()


def test_a_phrase_is_sealed_revealed_and_compared_by_its_device(visits: Visits, server: PageServer) -> None:
    """D3, D4."""
    host = server.new_guest()
    table = host.create(None, rules="classic highest_tile=21 max_turns=2", starter="drawn", bots=[{}])
    page = visits.open(f"/table/{table}")
    sit_down_with_a_phrase(page)
    waiting = host.get(f"/api/tables/{table}")["table"]
    assert waiting["seats"][1]["phrase"]
    assert "tea" not in str(waiting)
    host.post(f"/api/tables/{table}/start")
    play_to_the_end(TablePage(page))
    assert host.get(f"/api/tables/{table}")["table"]["entropy"] == "|tea and cake"
    assert verify(host.http.get(f"/api/tables/{table}/record").content).drawn

    page.goto(f"/table/{table}/fair")
    status = page.locator(".verdict")
    expect(status).to_contain_text(say("web-fair-own", phrase="tea and cake"))
    for told in ("web-fair-witnessed", "web-fair-drawn"):
        expect(status).to_contain_text(say(told))
    kept_as(page, "witness.phrases[0].phrase = 'another'")
    verdict(page, say("web-fair-phrase-missing"))
    kept_as(page, "witness.phrases = [], witness.seals = witness.seals.map(() => 'f'.repeat(64))")
    verdict(page, say("web-fair-phrase-changed"))
    kept_as(page, "witness.commitment = '0'.repeat(64)")
    verdict(page, say("web-fair-commitment-changed"))
