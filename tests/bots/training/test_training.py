"""Training: a short run on a small game learns, repeats from its seed, and continues where it was saved."""

from pathlib import Path

import numpy as np
import pytest

from heckmeck.bots.training.training import Plan, Training, other_options, resume
from heckmeck.rules.edition import Edition

SMALL = Plan(rules="classic highest_tile=23", games=400, seed=5, memory=4000, varied=0.0)


def finish(training: Training) -> Training:
    for _ in training.rounds():
        pass
    return training


@pytest.fixture(scope="module")
def trained() -> Training:
    return finish(Training(SMALL))


def test_it_learns(trained: Training) -> None:
    errors = [point["error"] for point in trained.curve]
    assert errors[-1] < errors[0] / 2


def test_weights_are_read_as_those_that_ship(trained: Training) -> None:
    """Games are compiled for read-only arrays; for writable ones they would be compiled a second time."""
    assert not trained.networks.flags.writeable
    assert trained.networks[2].any()


def test_a_seed_repeats_the_run(trained: Training) -> None:
    assert (finish(Training(SMALL)).row == trained.row).all()


def test_a_saved_run_goes_on(trained: Training, tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    broken_off = Training(SMALL)
    next(broken_off.rounds())
    broken_off.save(path)
    resumed = finish(resume(path))
    assert (resumed.row == trained.row).all()
    assert resumed.curve == trained.curve


def test_what_never_came_up_is_silent(trained: Training, tmp_path: Path) -> None:
    with np.load(trained.export(tmp_path)) as arrays:
        row = arrays["row"]
    assert row.dtype == np.float16
    assert (row[trained.adam.square == 0] == 0).all()
    assert (row != 0).any()


@pytest.mark.parametrize("preset", ["classic", "deluxe", "russian"])
def test_other_options_are_options(preset: str) -> None:
    """Each reads back from its text (N1)."""
    random = np.random.default_rng(1)
    editions = [other_options(Edition.parse(preset), random) for _ in range(50)]
    assert all(Edition.parse(str(edition)) == edition for edition in editions)
    assert len(set(map(str, editions))) > 10
