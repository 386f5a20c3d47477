"""Who plays the chunks: this process, worker processes, or a cluster; all behind concurrent.futures."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple

from heckmeck.arena.match import Chunk, Pairing, Played, play_chunk
from heckmeck.errors import Malformed

BREAKDOWNS_ALLOWED = 5
SECONDS_TO_FIND_A_CLUSTER = 10


class Crew(NamedTuple):
    """An executor, and how many chunks it is given at a time."""

    executor: Executor
    chunks: int


class InThisProcess(Executor):
    """Plays a chunk while it is handed over."""

    def submit(self, work, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        future: Future[Played] = Future()
        future.set_result(work(*args, **kwargs))
        return future


def ignore_interruption() -> None:
    """Ctrl-C is for the arena: it stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def warm_up() -> None:
    """Compile here what has never been compiled, so that not every worker does it."""
    play_chunk(Chunk(Pairing("worms", "worms", 2, "classic"), 0, 0, 2, 1.0))


@contextmanager
def local_crew(workers: int) -> Iterator[Crew]:
    """Open worker processes; leaving early, as with Ctrl-C, ends them at once."""
    if workers == 1:
        yield Crew(InThisProcess(), 1)
        return
    warm_up()
    before = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interruption)
    try:
        yield Crew(executor, 2 * workers)
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    executor.shutdown()


@contextmanager
def cluster_crew(address: str) -> Iterator[Crew]:
    """Open the workers of a dask scheduler; a worker that dies is replaced by the others."""
    try:
        from distributed import Client
    except ImportError:
        raise Malformed("needs-extra", "", what="--cluster", extra="cluster") from None
    try:
        client: Any = Client(address, timeout=SECONDS_TO_FIND_A_CLUSTER)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Malformed("no-cluster", "", address=address[:80], error=type(error).__name__) from None
    with client, client.get_executor() as executor:
        yield Crew(executor, max(2, 2 * sum(client.nthreads().values())))


def play_all(
    chunks: Iterable[Chunk],
    open_crew: Callable[[], AbstractContextManager[Crew]],
    is_needless: Callable[[Chunk], bool],
) -> Generator[tuple[Chunk, Played | None], None, None]:
    """Yield every chunk with its result, as they finish; None for one that need not be played.

    Where the executor breaks down, because a worker was killed, another is opened and plays what is missing.
    """
    waiting = deque(chunks)
    for _ in range(1 + BREAKDOWNS_ALLOWED):
        if not waiting:
            return
        try:
            with open_crew() as crew:
                yield from play_waiting(waiting, crew, is_needless)
        except BrokenExecutor:
            continue
    raise Malformed("workers-die", "", count=str(1 + BREAKDOWNS_ALLOWED))


def play_waiting(
    waiting: deque[Chunk], crew: Crew, is_needless: Callable[[Chunk], bool]
) -> Iterator[tuple[Chunk, Played | None]]:
    """Hand out chunks in their order; those that were lost stay in `waiting`."""
    running: dict[Future[Played], Chunk] = {}
    try:
        while waiting or running:
            while waiting and len(running) < crew.chunks:
                chunk = waiting.popleft()
                if is_needless(chunk):
                    yield chunk, None
                else:
                    running[crew.executor.submit(play_chunk, chunk)] = chunk
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                played = future.result()
                yield running.pop(future), played
    finally:
        waiting.extendleft(reversed(running.values()))
