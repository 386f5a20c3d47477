"""The fair-dice page recomputes every roll in the browser (NOTATION.md 3)."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.browser import Visits, say
from tests.e2e.hall import Hall


def verdict(page: Page, text: str) -> None:
    expect(page.get_by_role("status").get_by_role("heading", name=text)).to_be_visible()


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
    heading = page.get_by_role("status").get_by_role("heading")
    expect(heading).to_have_text(re.compile(re.escape(say("web-fair-all", n=2)).replace("2", r"\d+")))
    assert int(re.findall(r"\d+", heading.inner_text())[0]) >= rolls > 0


def test_a_true_record_is_accepted_and_the_roll_of_a_tampered_one_is_named(
    visits: Visits, hall: Hall
) -> None:
    record = hall.over.record
    page = visits.open("/fair")
    paste(page, record)
    expect(page.get_by_role("status")).to_contain_text(say("web-fair-fair-text"))
    wrong, number = tampered(record, record.splitlines().index("") + 4)
    assert wrong != record
    paste(page, wrong)
    verdict(page, say("web-fair-wrong", number=number))


def test_another_seed_than_the_sealed_one_is_not_accepted(visits: Visits, hall: Hall) -> None:
    page = visits.open("/fair")
    paste(page, re.sub("^seed .*", f"seed {'ab' * 32}", hall.over.record, flags=re.MULTILINE))
    verdict(page, say("web-fair-other-commitment"))
