"""`heckmeck review`."""

import json

from tests.cli.conftest import is_one_line
from tests.coach.games import played

GAME = played("classic", 2, "simple", seed=42)


def test_terminal_shows_graph_players_and_mistakes(run):
    ran = run("review", "-", stdin=GAME.record())
    assert ran.code == 0
    assert ran.out.startswith(f"Review: classic, {GAME.state.turns} turns\n")
    assert any(set(line) & set("▁▂▃▄▅▆▇█") for line in ran.out.splitlines())
    for text in ("Accuracy", "Without luck", "Turning points", "is judged again"):
        assert text in ran.out
    german = run("review", "-", "--lang", "de", stdin=GAME.record()).out
    assert "Genauigkeit" in german
    assert "Wendepunkte" in german


def test_json_and_page_to_a_file_or_the_output(run, tmp_path):
    document = json.loads(run("review", "-", "--json", stdin=GAME.record()).out)
    assert [player["name"] for player in document["players"]] == ["Anna", "Ben"]
    page = run("review", "-", "--html", stdin=GAME.record()).out
    assert page.startswith("<!doctype html>")
    ran = run("review", "-", "--html", str(tmp_path / "review.html"), stdin=GAME.record())
    assert (ran.code, ran.out) == (0, "")
    assert (tmp_path / "review.html").read_text(encoding="utf-8") == page


def test_an_unfinished_game(run):
    ran = run("review", "-", stdin=GAME.at(40).record())
    assert ran.code == 0
    assert "The game is not finished." in ran.out


def test_what_is_no_record_is_refused_in_one_line(run):
    ran = run("review", "-", stdin="nonsense")
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_a_review_is_not_written_over_its_own_record(run, tmp_path):
    record = tmp_path / "g.heck"
    record.write_text(GAME.at(9).record(), encoding="utf-8")
    before = record.read_bytes()
    refused = run("review", str(record), str(record), "--html")
    assert refused.code == 2
    assert refused.err.endswith("g.heck: this already exists; --force overwrites it\n")
    assert record.read_bytes() == before
    assert run("review", str(record), str(record), "--html", "--force").code == 0
    assert record.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_one_form_at_a_time(run):
    ran = run("review", "-", "--html", "--json", stdin=GAME.record())
    assert (ran.code, ran.out, ran.err) == (2, "", "heckmeck: choose one of --html and --json\n")


def test_rollouts_look_again_at_what_is_close(run):
    short = GAME.at(60).record()
    plain = json.loads(run("review", "-", "--json", stdin=short).out)["decisions"]
    ran = run("review", "-", "--json", "--rollouts", "--error", "10", stdin=short)
    looked = json.loads(ran.out)["decisions"]
    assert ran.code == 0
    for before, after in zip(plain, looked, strict=True):
        close = not before["forced"] and 0.0005 <= before["loss"] < 0.08
        assert ("error" in after) == close
        if not close:
            assert after == before
    assert any("error" in decision for decision in looked)
    assert run("review", "-", "--max", "9", stdin=short).code == 2
