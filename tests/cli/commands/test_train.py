"""`heckmeck train`."""

from pathlib import Path

import numpy as np
import pytest

from heckmeck.cli.application import run


def test_a_run_its_network_and_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", "--rules", "classic highest_tile=22", "--games", "100", "--out", str(tmp_path)]
    assert run(command) == 0
    assert "100 of 100" in capsys.readouterr().out
    with np.load(tmp_path / "classic-2-2.npz") as arrays:
        assert np.isfinite(arrays["row"]).all()
    assert list(tmp_path.glob("curve.*"))
    assert run(command) == 0  # nothing is left to do
    assert run([*command, "--seed", "2"]) == 2
    assert "another plan" in capsys.readouterr().err
    assert run([*command, "--games", "200"]) == 0  # a longer plan continues from there
    assert "200 of 200" in capsys.readouterr().out
    assert run(command) == 2


@pytest.mark.parametrize("players", ["1", "8", "5-3", "2-", "-", "two", "22"])
def test_players_are_2_to_7(players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """M3."""
    code = run(["train", "--players", players, "--games", "100", "--out", str(tmp_path / "out")])
    assert code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("settle", ["-0.1", "1.1", "nan", "much"])
def test_lambda_at_the_end_is_0_to_1(settle: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", "--settle", settle, "--games", "100", "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_no_more_games_than_were_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", "--rules", "classic highest_tile=22", "--games", "150", "--out", str(tmp_path)]
    assert run(command) == 0
    assert "150 of 150" in capsys.readouterr().out


def test_a_network_of_another_run_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    network = tmp_path / "classic-2-2.npz"
    network.write_bytes(b"precious")
    assert run(["train", "--games", "100", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"heckmeck: {network}: this already exists")
    assert network.read_bytes() == b"precious"


def test_a_missing_option_is_named_by_its_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train"]) == 2
    assert "--out" in capsys.readouterr().err
