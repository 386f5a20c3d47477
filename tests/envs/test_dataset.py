"""Datasets: every decision of the games, as the environments show it."""

import numpy as np
import pyarrow.parquet
import pytest

from heckmeck.envs.dataset import DatasetWriter
from heckmeck.envs.pettingzoo_env import raw_env
from heckmeck.errors import Malformed
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from tests.envs.histories import results
from tests.envs.research_page import DATASET


def finished(rules: str, players: int, seed: int) -> Game:
    """Play a game with the first and the last legal decision in turn."""
    game = Game(rules, [f"p{seat}" for seat in range(players)], headers={"seed": f"{seed:064x}"})
    while not game.over:
        game.play(game.legal[-(game.ply % 2)]) if game.legal else game.roll()
    return game


def test_a_row_for_each_decision_with_its_position_and_the_outcome(tmp_path):
    games = [finished("deluxe max_turns=9", 3, seed) for seed in range(4)]
    path = tmp_path / "games.parquet"
    with DatasetWriter(path, players=3) as dataset:
        for game in games:
            dataset.add(game)
    rows = pyarrow.parquet.read_table(path).to_pylist()
    decisions = [
        (number, step)
        for number, game in enumerate(games)
        for step in game.steps
        if not step.move.startswith("dice")
    ]
    assert len(rows) == len(decisions)
    twin = raw_env("deluxe max_turns=9", players=3)
    for row, (number, step) in zip(rows, decisions, strict=True):
        assert (row["game"], row["ply"], row["seat"]) == (number, step.ply - 1, int(step.before.seat))
        assert SPELLING[row["action"]] == step.move
        twin.table.states[0] = step.before
        seen = twin.table.observe(row["seat"])
        assert row["observation"] == seen["observation"].tolist()
        assert row["action_mask"] == seen["action_mask"].tolist()
        win, margin = results(games[number])
        assert (row["win"], row["margin"]) == (win[row["seat"]], margin[row["seat"]])
        assert row["seat"] in [s for place in games[number].ranking for s in place]
        assert (
            sum(
                len(place)
                for place in games[number].ranking[
                    : [row["seat"] in p for p in games[number].ranking].index(True)
                ]
            )
            == row["place"]
        )
        assert row["rules"] == "deluxe max_turns=9"


def test_columns_are_those_of_the_page(tmp_path):
    with DatasetWriter(tmp_path / "empty.parquet", players=2):
        pass
    schema = pyarrow.parquet.read_schema(tmp_path / "empty.parquet")
    assert schema.names == [name for name, *_ in DATASET]
    for name, kind, _ in DATASET:
        assert kind == str(schema.field(name).type) or kind.startswith("fixed-size list")


def test_many_rows_are_written_in_groups(tmp_path, monkeypatch):
    monkeypatch.setattr("heckmeck.envs.dataset.ROWS_A_GROUP", 10)
    game = finished("classic max_turns=4", 2, 1)
    with DatasetWriter(tmp_path / "many.parquet", players=2) as dataset:
        for _ in range(5):
            dataset.add(game)
    file = pyarrow.parquet.ParquetFile(tmp_path / "many.parquet")
    assert file.num_row_groups > 1
    assert np.unique(file.read()["game"]).tolist() == [0, 1, 2, 3, 4]


def test_only_finished_games_of_the_same_size_go_in(tmp_path):
    with DatasetWriter(tmp_path / "games.parquet", players=2) as dataset:
        with pytest.raises(Malformed, match="the game is not over"):
            dataset.add(Game("classic", ["a", "b"]))
        with pytest.raises(Malformed, match="this game has 3 players; the others in this file have 2"):
            dataset.add(finished("classic max_turns=1", 3, 1))


def test_without_pyarrow_the_extra_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(Malformed, match='Parquet needs more packages: pip install "heckmeck\\[rl\\]"'):
        DatasetWriter(tmp_path / "games.parquet", players=2)
