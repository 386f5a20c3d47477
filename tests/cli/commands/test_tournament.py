"""`heckmeck tournament`: plan, run, check, export, simulate."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from heckmeck.cli.commands.tournament.running import split
from heckmeck.language import available, words_in
from heckmeck.tournament.exchange import read_events
from heckmeck.tournament.tournament import Tournament
from tests.cli.conftest import Run, is_one_line

NAMES = "Name;Club\nAnna;A\nBen;B\nCleo;C\nDora Maria;D\nEmil;E\nFritz;F\nGerd;G\n"
SEED = "00" * 32


@pytest.fixture
def file(tmp_path: Path, run: Run) -> str:
    """A tournament of seven participants, nothing drawn."""
    names, path = tmp_path / "names.csv", tmp_path / "night.jsonl"
    names.write_text(NAMES, encoding="utf-8")
    made = run("tournament", "run", str(path), "--name", "Night", "--names", str(names), "--seed", SEED)
    assert made.code == 0, made.err
    return str(path)


# plan


def test_the_plan_of_47_is_that_of_the_issue(run: Run) -> None:
    lines = run("tournament", "plan", "47", "--json").out.splitlines()
    assert lines == [
        '{"participants": 47, "tables": [6, 6, 6, 6, 6, 6, 6, 5], "firsts": 8, "seconds": 4, "advance": 12}',
        '{"participants": 12, "tables": [3, 3, 3, 3], "firsts": 4, "seconds": 0, "advance": 4}',
        '{"participants": 4, "tables": [4], "firsts": 0, "seconds": 0, "advance": 0}',
    ]


def test_a_plan_in_words(run: Run) -> None:
    assert run("tournament", "plan", "24").out.splitlines() == [
        "Stage 1, preliminary round: 24 participants · 4 tables of 5, 1 table of 4 · "
        "6 advance: 5 firsts + the best second",
        "Stage 2, final: 6 participants · 1 table of 6",
    ]
    assert "Vorrunde" in run("--lang", "de", "tournament", "plan", "24").out


def test_house_rules_come_from_a_file(run: Run, tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("rounds = 3\ntable_size = 4")
    first = json.loads(
        run("tournament", "plan", "24", "--json", "--rules-file", str(rules)).out.splitlines()[0]
    )
    assert first == {
        "participants": 24, "rounds": 3, "tables": [4] * 6, "firsts": 0, "seconds": 0, "advance": 6,
    }  # fmt: skip
    rules.write_text("rounds = 'many'")
    refused = run("tournament", "plan", "24", "--rules-file", str(rules))
    assert (refused.code, is_one_line(refused.err)) == (2, True)
    assert "rules.toml" in refused.err
    assert "H2" in refused.err


def test_the_example_of_house_rules_is_accepted(run: Run) -> None:
    example = Path(__file__).parents[3] / "examples" / "house-rules.toml"
    assert run("tournament", "plan", "30", "--rules-file", str(example)).code == 0


@pytest.mark.parametrize("number", ["1", "3001", "x", "-3"])
def test_no_plan_for_other_numbers(run: Run, number: str) -> None:
    refused = run("tournament", "plan", number)
    assert (refused.code, is_one_line(refused.err)) == (2, True)


# run


@pytest.mark.parametrize(
    "name", ['"Anna Maria"', "“Anna Maria”", "„Anna Maria“", "« Anna Maria »", "'Anna Maria'"]
)
def test_marks_of_any_language_hold_a_name_together(name: str) -> None:
    assert split(f"add {name} O'Brien D’Arcy # late") == ["add", "Anna Maria", "O'Brien", "D’Arcy"]


@pytest.mark.parametrize("language", available())
def test_the_desks_help_for_add_can_be_typed_as_it_is_shown(language: str) -> None:
    shown = words_in(language).say("tournament-desk-add")
    name = re.search("[“„«].+[”“»]", shown)
    assert name
    assert split(name.group()) == [re.sub(r"[“”„«»\xa0]", "", name.group())]


def test_an_event_from_the_list_of_names_to_the_champion(run: Run, file: str, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(
        "draw\nenter 1 21,30 - 4/33 1/22\n# a remark\n\nenter 2 21 22 23\n"
        "correct 2 21 22 24 because the tile was 24\nundo\ndraw\nenter 1 21,36 22,35 23 -\n"
    )
    played = run("tournament", "run", file, "--script", str(script))
    assert played.code == 0, played.err
    assert "wins the tournament" in played.out
    assert re.search(r"Table 1\n  21  \w+.*\n  22  ", played.out)
    tournament = Tournament(read_events(Path(file).read_text(encoding="utf-8")))
    assert [type(event).__name__ for event in tournament.events] == (
        ["Create", "Register", "Draw", "Result", "Result", "Correct", "Undo", "Draw", "Result"]
    )
    assert all(event.at for event in tournament.events)
    checked = run("tournament", "check", file)
    assert (checked.code, checked.out) == (0, "The tournament follows the rules.\n")
    standings = run("tournament", "run", file, "standings").out.splitlines()
    assert "Highest tile: 35 against 36" in standings[2]
    assert "did not reach this stage" in standings[5]
    log = run("tournament", "run", file, "log").out.splitlines()
    assert [line[5] for line in log] == [" ", " ", " ", " ", " ", "×", "×", " ", " "]
    assert "(the tile was 24)" in log[5]


def test_commands_one_by_one(run: Run, file: str) -> None:
    def do(*words: str) -> str:
        ran = run("tournament", "run", file, *words)
        assert ran.code == 0, ran.err
        return ran.out

    do("add", "Hanna", "Ida Ida")
    do("rename", "9", "Ida", "Lovelace")
    assert "Gerd has dropped out" in do("out", "7")
    assert "Gerd is back" in do("back", "7")
    assert "   9  Ida Lovelace" in do("players")
    assert "9 participants · 3 tables of 3" in do("plan")
    assert "Nothing has been drawn" in do("tables")
    assert "Nothing has been drawn" in do("standings")
    assert do("draw").count("Table") == 3
    assert "table 2, 3" in do("enter", "1", "21", "22", "-")
    assert "Undone: Result: Table 1" in do("undo")
    assert do("help").count("\n") == 22
    do("quit")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "is not a command"),
        (["draw", "now"], "takes nothing after it"),
        (["enter"], "like this: enter TABLE SCORE"),
        (["enter", "1", "21", "22"], "2 scores, but 4 play"),
        (["enter", "1", "21", "21", "-", "-"], "tile 21 was entered twice (M1)"),
        (["enter", "1", "3/", "3/30", "-", "-"], "highest tile decides"),
        (["enter", "1", "x", "-", "-", "-"], "not a score"),
        (["enter", "1", "-", "-", "0/", "0"], "nobody has a tile"),
        (["enter", "9", "-"], "no table 9"),
        (["enter", "one", "-"], "NUMBER"),
        (["correct", "1", "-", "-", "-", "-"], "no result to correct"),
        (["out", "99"], "nobody has the number 99"),
        (["add", "Anna"], "registration is over"),
        (["rename", "1"], "like this: rename NUMBER NAME"),
        (["import", "/nowhere"], "/nowhere"),
    ],
)
def test_what_is_refused_changes_nothing(run: Run, file: str, words: list[str], said: str) -> None:
    run("tournament", "run", file, "draw")
    before = Path(file).read_bytes()
    refused = run("tournament", "run", file, *words)
    assert (refused.code, is_one_line(refused.err)) == (2, True)
    assert said in refused.err
    assert Path(file).read_bytes() == before


def test_a_script_names_the_line_that_was_refused(run: Run, file: str) -> None:
    refused = run("tournament", "run", file, stdin='draw\nenter 1 "\n')
    assert (refused.code, is_one_line(refused.err)) == (2, True)
    assert "-: line 2" in refused.err
    assert len(read_events(Path(file).read_text(encoding="utf-8"))) == 3


def test_a_tournament_that_exists_keeps_its_seed(run: Run, file: str) -> None:
    refused = run("tournament", "run", file, "--seed", "1")
    assert (refused.code, is_one_line(refused.err)) == (2, True)


def test_an_unfinished_last_line_was_never_acknowledged(run: Run, file: str) -> None:
    whole = Path(file).read_bytes()
    Path(file).write_bytes(whole + b'{"event": "dra')
    ran = run("tournament", "run", file, "draw")
    assert ran.code == 0
    assert "cut off" in ran.out
    lines = Path(file).read_bytes().splitlines()
    assert len(lines) == 3
    assert json.loads(lines[2])["event"] == "draw"


def test_a_last_line_without_its_end_is_taken(run: Run, file: str) -> None:
    Path(file).write_bytes(Path(file).read_bytes().rstrip(b"\n"))
    assert run("tournament", "run", file, "draw").code == 0
    assert len(read_events(Path(file).read_text(encoding="utf-8"))) == 3


def test_two_desks_at_one_file_are_refused(run: Run, file: str) -> None:
    with waiting_desk(file):
        refused = run("tournament", "run", file, "draw")
    assert (refused.code, is_one_line(refused.err)) == (2, True)
    assert "another desk" in refused.err


class waiting_desk:  # noqa: N801
    """A desk in another process that carries out what is written to it."""

    def __init__(self, file: str) -> None:
        self.file = Path(file)
        program = "import pty, sys; from heckmeck.cli import main; sys.exit(main(sys.argv[1:]))"
        self._master, slave = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, "tournament", "run", file],
            stdin=slave, stdout=slave, stderr=slave, env={**os.environ, "TERM": "dumb"}, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.said = b""

    def __enter__(self) -> "waiting_desk":
        self.hear(b"> ")
        return self

    def hear(self, text: bytes) -> None:
        until = time.monotonic() + 60
        while text not in self.said:
            assert time.monotonic() < until, self.said
            self.said += os.read(self._master, 4096)

    def say(self, text: str) -> None:
        self.said = b""
        os.write(self._master, text.encode())

    def end(self, how: signal.Signals) -> int:
        """Press again where the first time came just before the desk began to listen."""
        for _ in range(40):
            self.process.send_signal(how)
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(0.5)
        raise AssertionError("the desk does not end")

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(20)
        os.close(self._master)


def test_at_a_terminal_refusals_are_said_and_scores_asked_for(run: Run, file: str) -> None:
    with waiting_desk(file) as desk:
        desk.say("draw\n")
        desk.hear(b"24  ")
        desk.hear(b"> ")
        desk.say("dance\n")
        desk.hear(b"is not a command")
        desk.hear(b"> ")
        desk.say("enter 2\n")
        for score in ("21,30", "-", "4/33"):
            desk.hear(b": ")
            desk.say(f"{score}\n")
        desk.hear(b"missing: table 1")
        desk.say("quit\n")
        assert desk.process.wait(20) == 0
    result = json.loads(Path(file).read_text(encoding="utf-8").splitlines()[-1])
    assert [score.get("tiles", score.get("worms")) for score in result["scores"]] == [[21, 30], [], 4]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_whatever_was_said_is_in_the_file(run: Run, file: str, how: signal.Signals) -> None:
    """Ctrl-C and SIGKILL in the middle of entering results: nothing acknowledged is lost."""
    with waiting_desk(file) as desk:
        desk.say("draw\n")
        desk.hear(b"\r\n> ")
        desk.say("enter 1 21,30 - 4/33 1/22\n")
        desk.hear(b"missing: table 2")
        desk.say("enter 2\n")
        desk.hear(b": ")
        desk.say("21\n")
        desk.hear(b": ")
        assert desk.end(how) in (130, -signal.SIGKILL)
    events = read_events(Path(file).read_text(encoding="utf-8"))
    assert [type(event).__name__ for event in events] == ["Create", "Register", "Draw", "Result"]
    assert run("tournament", "run", file, "enter", "2", "21", "-", "-").code == 0


# check and export


def test_check_reports_every_fault_and_ends_with_2(run: Run, file: str) -> None:
    run("tournament", "run", file, "draw")
    path = Path(file)
    lines = path.read_text(encoding="utf-8").splitlines()
    drawn = json.loads(lines[2])
    drawn["tables"][0][:2] = drawn["tables"][0][1::-1]
    path.write_text("\n".join([*lines[:2], json.dumps(drawn)]) + "\n", encoding="utf-8")
    checked = run("tournament", "check", file)
    assert checked.code == 2
    assert checked.out.splitlines() == [
        "line 3: these seats do not follow from the seed (R5)",
        "1 fault",
    ]
    path.write_bytes(b"\xff")
    refused = run("tournament", "check", file)
    assert (refused.code, is_one_line(refused.err)) == (2, True)


def test_exports(run: Run, file: str, tmp_path: Path) -> None:
    run("tournament", "run", file, stdin="draw\nenter 1 21,30 - 4/33 1/22\n")
    csv = run("tournament", "export", file, "--csv").out.splitlines()
    assert csv[0].startswith("rank,number,name,")
    assert len(csv) == 8
    document = json.loads(run("tournament", "export", file, "--json").out)
    assert (document["name"], document["phase"]) == ("Night", "playing")
    target = tmp_path / "page.html"
    assert run("--lang", "de", "tournament", "export", file, "--html", "--output", str(target)).out == ""
    page = target.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Rangliste" in page
    assert not re.search(r"(src|href)=", page)  # it is self-contained
    for forms in ([], ["--csv", "--json"]):
        refused = run("tournament", "export", file, *forms)
        assert (refused.code, is_one_line(refused.err)) == (2, True)


# simulate


def test_simulate_gives_the_same_with_any_number_of_workers(run: Run) -> None:
    arguments = [
        "tournament",
        "simulate",
        "--participants",
        "13",
        "--bots",
        "simple,random",
        "--events",
        "60",
    ]
    alone = run(*arguments, "--json", "--workers", "1")
    assert alone.code == 0, alone.err
    found = json.loads(alone.out)
    assert [bot["bot"] for bot in found["bots"]] == ["simple", "random"]
    assert [bot["participants"] for bot in found["bots"]] == [7, 6]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(1)
    for bot in found["bots"]:
        assert bot["low"] <= bot["wins"] <= bot["high"]
        assert bot["each"] == pytest.approx(bot["wins"] / bot["participants"])
    assert found["bots"][0]["low"] > found["bots"][1]["high"]  # simple beats random, beyond doubt
    assert run(*arguments, "--json", "--workers", "2").out == alone.out
    table = run(*arguments, "--workers", "1").out.splitlines()
    assert table[0] == "60 tournaments of 13 participants, seed 1"
    assert len(table) == 5


@pytest.mark.parametrize(
    "options",
    [
        ["--bots", "nobody"],
        ["--bots", "me"],
        ["--participants", "1"],
        ["--events", "0"],
        ["--participants", "2", "--bots", "simple,random,worms"],
        ["--workers", "0"],
    ],
)
def test_simulations_that_make_no_sense(run: Run, options: list[str]) -> None:
    refused = run("tournament", "simulate", "--events", "1", *options)
    assert (refused.code, is_one_line(refused.err)) == (2, True)


def test_an_export_keeps_a_file_that_exists(run: Run, file: str, tmp_path: Path) -> None:
    target = tmp_path / "kept.csv"
    target.write_text("kept")
    refused = run("tournament", "export", file, "--csv", "--output", str(target))
    assert (refused.code, target.read_text()) == (2, "kept")
    assert run("tournament", "export", file, "--csv", "--output", str(target), "--force").code == 0


def test_a_tournament_that_goes_on_has_no_faults(run: Run, file: str) -> None:
    run("tournament", "run", file, "draw")
    checked = run("tournament", "check", file)
    assert checked.code == 0
    assert checked.out.splitlines() == [
        "The tournament follows the rules.",
        "The tournament is not finished yet.",
    ]


def test_a_tournament_without_names(run: Run, file: str, tmp_path: Path) -> None:
    """Nothing is overwritten unasked; the copy follows the rules as well."""
    run("tournament", "run", file, "draw")
    name = json.loads(Path(file).read_text(encoding="utf-8").splitlines()[1])["names"][0]
    shown = run("tournament", "anonymise", file)
    assert shown.code == 0
    assert name not in shown.out
    copy = str(tmp_path / "kept.jsonl")
    assert run("tournament", "anonymise", file, "--output", copy).code == 0
    assert run("tournament", "check", copy).code == 0
    assert run("tournament", "anonymise", file, "--output", copy).code == 2
    assert name in Path(file).read_text(encoding="utf-8")


def test_rules_are_changed_at_the_desk_until_the_draw(run: Run, file: str, tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("rounds = 2", encoding="utf-8")
    shown = run("tournament", "run", file, "rules", str(rules))
    assert "Games before the final: 2" in shown.out
    assert json.loads(Path(file).read_text(encoding="utf-8").splitlines()[-1])["at"]
    rules.write_text("smallest_table = 5\nlargest_table = 6", encoding="utf-8")
    refused = run("tournament", "run", file, "rules", str(rules))
    assert (refused.code, "R4" in refused.err) == (2, True)
    run("tournament", "run", file, "draw")
    rules.write_text("rounds = 3", encoding="utf-8")
    late = run("tournament", "run", file, "rules", str(rules))
    assert (late.code, "R9" in late.err) == (2, True)
