"""After the game: the record to keep, the replay and the review."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.browser import LAPTOP, Visits, say
from tests.e2e.hall import Hall


def where(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def last(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or 0)


def test_the_saved_record_can_be_replayed_from_the_first_step_to_the_last(
    visits: Visits, hall: Hall, tmp_path: Path
) -> None:
    page = visits.open(hall.over.path, cookie=hall.over.cookie)
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("web-end-download")).click()
    record = tmp_path / "game.heck"
    saving.value.save_as(record)
    assert record.read_text() == hall.over.record
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill(str(last(page)))
    expect(page.get_by_text(say("web-tell-game-over")).first).to_be_visible()
    for name, step in (("web-replay-step-back", -1), ("web-replay-step-on", 1)):
        before = where(page)
        page.get_by_role("button", name=say(name), exact=True).click()
        assert where(page) == before + step
    page.get_by_role("slider").fill("0")
    page.keyboard.press("ArrowRight")
    assert where(page) == 1
    page.get_by_role("button", name=say("web-replay-play"), exact=True).click()
    expect(page.get_by_role("slider")).not_to_have_value("1")


def test_a_record_that_breaks_a_rule_is_refused_with_its_line(visits: Visits, hall: Hall) -> None:
    lines = hall.over.record.splitlines()
    number = lines.index("") + 1
    lines[number] = re.sub(r">[1-5W]", ">6", lines[number], count=1)
    page = visits.open("/replay")
    visits.foresee("status of 400")
    page.get_by_role("textbox", name=say("web-record-paste")).fill("\n".join(lines))
    page.get_by_role("button", name=say("web-record-open-pasted")).click()
    expect(page.get_by_role("alert")).to_contain_text(f"{number + 1}: {lines[number]}")


def test_the_review_shows_the_graph_and_goes_to_a_mistake_that_is_tapped(visits: Visits, hall: Hall) -> None:
    page = visits.open(f"{hall.over.path}/review", size=LAPTOP, cookie=hall.over.cookie)
    expect(page.locator(".uplot canvas")).to_be_visible()
    mistakes = page.get_by_role("button", name=re.compile(re.escape(say("web-review-points"))))
    mistakes.first.wait_for()
    assert mistakes.count() > 1
    places = []
    for mistake in mistakes.all():
        mistake.click()
        expect(mistake).to_have_attribute("aria-current", "true")
        places.append(where(page))
    assert len(set(places)) == len(places)
