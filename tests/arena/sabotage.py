"""A worker that dies in the middle of its work, once."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from heckmeck.arena.workers import Crew


def work_or_die(flag: Path, work: Callable[..., Any], *args: Any) -> Any:
    """Kill this very process the first time, then work as asked."""
    try:
        flag.touch(exist_ok=False)
    except FileExistsError:
        return work(*args)
    os.kill(os.getpid(), signal.SIGKILL)
    return None


class Sabotaged(Executor):
    """Hands the third piece of work to a worker that it kills."""

    def __init__(self, executor: Executor, flag: Path) -> None:
        self.executor, self.flag, self.count = executor, flag, 0

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.count += 1
        if self.count == 3:
            work = partial(work_or_die, self.flag, work)
        return self.executor.submit(work, *args)


@contextmanager
def losing_a_worker(opened: AbstractContextManager[Crew], flag: Path) -> Iterator[Crew]:
    with opened as crew:
        yield Crew(Sabotaged(crew.executor, flag), crew.chunks)
