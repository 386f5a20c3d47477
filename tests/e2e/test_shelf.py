"""My games: what was played on this device is listed, named, saved in one file, read again, deleted and had back."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from heckmeck.record.reader import read
from tests.coach.games import played
from tests.e2e.browser import Visits, say
from tests.e2e.hall import Hall

RULES = "classic highest_tile=24"


def record_of(seed: int) -> str:
    return played(RULES, 3, "simple", seed).record()


def game_with(page: Page, text: str) -> Locator:
    return page.get_by_role("article").filter(has_text=text)


def load(page: Page, file: Path) -> None:
    page.get_by_label(say("web-games-import")).set_input_files(file)


def act(page: Page, game: Locator, key: str) -> None:
    """Open what can be done with a game, and do it."""
    game.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name=say(key)).click()


def save_all(page: Page, file: Path) -> str:
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("web-games-export")).click()
    saving.value.save_as(file)
    return file.read_text()


def winner_of(record: str) -> tuple[str, int]:
    game = read(record)
    seat = game.ranking[0][0]
    return game.players[seat], game.state_document().players[seat].worms


def test_a_file_brings_games_which_are_named_deleted_had_back_and_saved_again(
    visits: Visits, tmp_path: Path
) -> None:
    file = tmp_path / "games.heck"
    records = [record_of(1), record_of(2)]
    file.write_text("\n".join([*records, records[0].replace(">", ">7", 1)]))
    page = visits.open("/games")
    load(page, file)
    expect(page.get_by_text(say("web-games-added", n=2))).to_be_visible()
    expect(page.get_by_text(say("web-games-bad", number=3, text=""))).to_be_visible()
    page.reload()
    games = page.get_by_role("article")
    expect(games).to_have_count(2)
    name, worms = winner_of(records[0])
    won = game_with(page, say("web-end-wins", name=name)).first
    expect(won.get_by_role("img", name=say("worms", n=worms)).first).to_be_visible()

    games.first.get_by_role("button").click()
    page.get_by_role("textbox", name=say("web-games-name")).fill("Christmas")
    page.get_by_role("button", name=say("web-games-rename")).click()
    named = game_with(page, "Christmas")
    expect(named).to_have_count(1)
    act(page, named, "web-games-delete")
    expect(games).to_have_count(1)
    page.get_by_role("button", name=say("web-games-undo")).click()
    expect(named).to_have_count(1)

    saved = save_all(page, file)
    assert saved.count("heckmeck 1\n") == 2
    other = visits.open("/games")
    load(other, file)
    expect(other.get_by_text(say("web-games-added", n=2))).to_be_visible()
    expect(game_with(other, "Christmas")).to_have_count(1)
    load(other, file)
    expect(other.get_by_text(say("web-games-known", n=2))).to_be_visible()
    expect(other.get_by_role("article")).to_have_count(2)
    assert save_all(other, tmp_path / "again.heck") == saved


def test_the_result_of_a_game_is_a_picture_to_share(visits: Visits, hall: Hall, tmp_path: Path) -> None:
    page = visits.open("/games", cookie=hall.over.cookie)
    with page.expect_download() as saving:
        act(page, page.get_by_role("article").first, "web-games-share")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.suffix == ".png"
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 20_000


def test_a_record_that_is_opened_goes_to_the_review(visits: Visits) -> None:
    page = visits.open("/games")
    page.locator("summary").click()
    page.get_by_role("textbox", name=say("web-record-paste")).fill(record_of(1))
    page.get_by_role("button", name=say("web-record-open-pasted")).click()
    expect(page.get_by_text(say("web-review-accuracy-all"))).to_be_visible()
