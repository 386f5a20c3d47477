"""`heckmeck simulate`: the same seed gives the same games, and their records can be verified."""

import json

import pytest
from pyarrow import parquet

from heckmeck.cli.commands.simulate.simulation import Simulation
from heckmeck.record.reader import read
from heckmeck.record.verification import verify
from tests.cli.conftest import is_one_line

RULES = "deluxe faster=returned max_turns=20"


def test_same_seed_same_result(run):
    arguments = [
        "simulate",
        "--bots",
        "random,simple",
        "--rules",
        RULES,
        "--games",
        "3",
        "--seed",
        "7",
        "--json",
    ]
    first, second = run(*arguments), run(*arguments)
    assert first == second
    summary = json.loads(first.out)
    assert (summary["games"], summary["rules"], summary["seed"]) == (3, RULES, "7")
    assert [seat["bot"] for seat in summary["seats"]] == ["random", "simple"]
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(3)
    assert sum(seat["share"] for seat in summary["seats"]) == pytest.approx(1)
    arguments[-2] = "8"
    assert json.loads(run(*arguments).out)["seats"] != summary["seats"]


def test_summary_counts_what_the_records_tell(run, tmp_path):
    """Turns, worms, failures and steals are those of the written games."""
    folder = tmp_path / "games"
    arguments = [
        "--bots",
        "random,simple,simple",
        "--rules",
        RULES,
        "--games",
        "12",
        "--record",
        str(folder),
        "--json",
    ]
    summary = json.loads(run("simulate", *arguments).out)
    records = sorted(folder.iterdir())
    assert [path.name for path in records] == [f"{number:02}.heck" for number in range(1, 13)]
    texts = [path.read_text(encoding="utf-8") for path in records]
    games = [read(text) for text in texts]
    for text in texts:
        assert verify(text).committed
    assert summary["turns"] == pytest.approx(sum(int(game.state.turns) for game in games) / 12)
    for seat, told in enumerate(summary["seats"]):
        lines = [line for text in texts for line in text.splitlines() if line.startswith(f"{told['name']} ")]
        worms = sum(game.document()["players"][seat]["worms"] for game in games)
        assert told["worms"] == pytest.approx(worms / 12)
        assert told["failures"] == pytest.approx(sum("fails" in line for line in lines) / 12)
        steals = sum("steals" in line or "takes the hen" in line for line in lines)
        assert told["steals"] == pytest.approx(steals / 12)
        wins = sum(1 / len(game.ranking[0]) for game in games if seat in game.ranking[0])
        assert told["wins"] == pytest.approx(wins, abs=1e-5)


def test_one_game_is_one_file(run, tmp_path):
    file = tmp_path / "one.heck"
    assert run("simulate", "--games", "1", "--rules", RULES, "--record", str(file)).code == 0
    game = read(file.read_bytes())
    assert game.over
    assert game.headers["seats"] == "random,simple,simple"


def test_words(run):
    arguments = ["simulate", "--games", "1", "--rules", RULES]
    ran = run(*arguments)
    assert ran.err == ""
    first, turns, _, head, *rows = ran.out.splitlines()
    assert first == f"1 game, {RULES}, seed 1"
    assert turns.startswith("Turns per game: ")
    assert head.split() == ["Seat", "Wins", "Share", "Worms", "Failed", "Steals"]
    assert [row.split()[0] for row in rows] == ["Random", "Simple1", "Simple2"]
    assert all(len(row) == len(head) for row in rows)
    german = run("--lang", "de", *arguments).out
    assert german.startswith("1 Partie, ")
    assert "0,0 %" in german


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--bots", "me,simple"], "only bots play here"),
        (["--bots", "simple"], "1 players; there must be 2 to 7 (N1/M3)"),
        (["--bots", "simple,nix"], "there is no bot “nix”"),
        (["--bots", "simple:depth=2,random"], "the bot “simple:depth=2” cannot be made"),
        (["--rules", "delux"], "“delux” is not a preset"),
        (
            ["--rules", "deluxe highest_tile=22"],
            "highest_tile cannot be “22”; choose a number from 29 to 36 (M7)",
        ),
    ],
)
def test_mistakes(run, arguments, text):
    ran = run("simulate", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert text in ran.err


def test_folder_for_one_game_and_file_for_many(run, tmp_path):
    file = tmp_path / "file"
    file.write_text("x")
    assert run("simulate", "--games", "1", "--record", str(tmp_path)).err.endswith(
        "this is a folder, not a file\n"
    )
    ran = run("simulate", "--games", "2", "--record", str(file))
    assert (ran.code, ran.err) == (2, f"heckmeck: {file}: this already exists\n")
    assert run("simulate", "--games", "2", "--record", str(file / "sub")).err.endswith(
        "this is a file, not a folder\n"
    )


BAD_BOTS = {
    "Illegal": "    def decide(self, game): return 'stop' if 'stop' not in game.legal else 'keep 9'",
    "Broken": "    def decide(self, game): raise RuntimeError('no idea')",
}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Illegal", "the bot My decided “stop”; it may choose from keep "),
        ("Broken", "the bot My failed: RuntimeError: no idea"),
    ],
)
def test_a_bot_of_ones_own_that_errs(run, tmp_path, name, text):
    file = tmp_path / "my.py"
    file.write_text(f"class {name}:\n{BAD_BOTS[name]}\n")
    ran = run("simulate", "--bots", f"{file}:{name},simple", "--games", "1")
    assert ran.code == 2
    assert is_one_line(ran.err)
    assert text in ran.err


def test_shared_wins_are_shared():
    simulation = Simulation("classic max_turns=1", "random,random,random", "x")
    games = [simulation.play_game(number) for number in range(1, 9)]
    shared = [game.ranking[0] for game in games]
    assert any(len(first) > 1 for first in shared)
    for seat, tally in enumerate(simulation.tallies):
        assert tally.wins == pytest.approx(sum(1 / len(first) for first in shared if seat in first))


def test_dataset_has_a_row_for_every_decision(run, tmp_path):
    from pyarrow import parquet

    files = ["--record", str(tmp_path / "game.heck"), "--dataset", str(tmp_path / "game.parquet")]
    run("simulate", "--bots", "random,simple", "--rules", RULES, "--games", "1", *files)
    game = read((tmp_path / "game.heck").read_bytes())
    decisions = [move for move in game.moves if not move.startswith("dice")]
    assert parquet.read_table(tmp_path / "game.parquet").num_rows == len(decisions)


def test_records_and_datasets_that_exist_are_kept(run, tmp_path):
    one, many, rows = tmp_path / "one.heck", tmp_path / "many", tmp_path / "rows.parquet"
    for options in (["1", "--record", str(one)], ["3", "--record", str(many)], ["1", "--dataset", str(rows)]):
        command = ["simulate", "--rules", RULES, "--games", *options]
        assert run(*command).code == 0
        before = {file: file.read_bytes() for file in tmp_path.rglob("*.*")}
        refused = run(*command, "--seed", "2")
        assert (refused.code, refused.out) == (2, "")
        assert "already exists; --force overwrites it" in refused.err
        assert {file: file.read_bytes() for file in tmp_path.rglob("*.*")} == before
        assert run(*command, "--force").code == 0


def test_ctrl_c_keeps_what_is_done(run, tmp_path, monkeypatch):
    played = Simulation.play_game

    def interrupted_in_the_third(self, number):
        if number == 3:
            raise KeyboardInterrupt
        return played(self, number)

    monkeypatch.setattr(Simulation, "play_game", interrupted_in_the_third)
    files = ["--record", str(tmp_path / "games"), "--dataset", str(tmp_path / "games.parquet")]
    ran = run("simulate", "--rules", RULES, "--games", "9", "--json", *files)
    assert ran.code == 130
    assert json.loads(ran.out)["games"] == 2
    assert len(list((tmp_path / "games").iterdir())) == 2
    assert set(parquet.read_table(tmp_path / "games.parquet")["game"].to_pylist()) == {0, 1}
