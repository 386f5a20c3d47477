"""The same result whoever plays: one process, several, a cluster, and with a worker killed in the middle."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import numpy as np
import pytest

from heckmeck.arena.arena import Arena
from heckmeck.arena.match import Chunk
from heckmeck.arena.workers import Crew, cluster_crew, local_crew, play_all
from heckmeck.errors import Malformed
from tests.arena.sabotage import losing_a_worker

Opened = Callable[[], AbstractContextManager[Crew]]


def played(open_crew: Opened, hands: int) -> np.ndarray:
    arena = Arena(["worms", "simple"], sizes=[2], games=200, seed=3)
    assert sum(arena.play(open_crew, hands)) == 200
    (results,) = arena.results.values()
    return results


@pytest.fixture(scope="module")
def alone() -> np.ndarray:
    return played(lambda: local_crew(1), 1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster:
            yield cluster.scheduler_address


def test_worker_processes(alone: np.ndarray, tmp_path: Path) -> None:
    """Two processes, one of which is killed: its work is done again, the rest is not lost."""
    flag = tmp_path / "died"
    np.testing.assert_array_equal(played(lambda: losing_a_worker(local_crew(2), flag), 2), alone)
    assert flag.exists()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_two_workers(alone: np.ndarray, cluster: str) -> None:
    np.testing.assert_array_equal(played(lambda: cluster_crew(cluster), 2), alone)


@pytest.mark.filterwarnings("ignore")
def test_a_worker_of_the_cluster_is_killed(alone: np.ndarray, cluster: str, tmp_path: Path) -> None:
    flag = tmp_path / "died"
    np.testing.assert_array_equal(played(lambda: losing_a_worker(cluster_crew(cluster), flag), 2), alone)
    assert flag.exists()


@pytest.mark.filterwarnings("ignore")
def test_no_cluster_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("heckmeck.arena.workers.SECONDS_TO_FIND_A_CLUSTER", 0.2)
    with pytest.raises(Malformed) as refused:
        played(lambda: cluster_crew("tcp://127.0.0.1:1"), 1)
    assert refused.value.reason == "no-cluster"


def test_an_interruption_keeps_what_is_done() -> None:
    """Ctrl-C in the middle: whole rotations that were finished are there, the rest is not."""
    arena = Arena(["simple", "random"], games=100, seed=3)
    for done, _ in enumerate(arena.play(lambda: local_crew(1), 5)):
        if done == 3:
            break
    (results,) = arena.results.values()
    assert 0 < len(results) < 100
    assert len(results) % 2 == 0


def test_work_that_is_needless_is_not_done() -> None:
    arena = Arena(["simple", "random"], games=20)
    chunks = [chunk for pairing in arena.pairings for chunk in arena._cut(pairing, 2)]

    def is_needless(chunk: Chunk) -> bool:
        return chunk.first >= 10

    finished = dict(play_all(chunks, lambda: local_crew(1), is_needless))
    assert [chunk.first for chunk, result in finished.items() if result is None] == [
        chunk.first for chunk in chunks if chunk.first >= 10
    ]
