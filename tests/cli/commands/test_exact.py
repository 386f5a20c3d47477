"""`heckmeck exact`."""

import json

import pytest

from heckmeck.cli.application import run


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["exact", "--tiles", "2", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document == {"first_player": pytest.approx(0.63412572286, abs=1e-9), "states": 11}


def test_words_and_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["exact", "--tiles", "1", "--lang", "de"]) == 0
    assert "0.903364186" in capsys.readouterr().out
    assert run(["exact", "--tiles", "9"]) == 2
    assert "--tiles" in capsys.readouterr().err
