"""Compiled once for all test processes: whoever wants a function that another is compiling waits, and reads its code.

Without it, a run with an empty cache compiles most functions in each process, at the same time.
"""

import fcntl
from pathlib import Path
from typing import Any

from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher


def compile_once() -> None:
    """Let a function be compiled under a lock of its own; calls go in no circle, so nobody waits for ever."""
    without_lock = Dispatcher.compile

    def compile_or_read(self: Any, signature: Any) -> Any:
        folder, function = self._cache.cache_path, self.py_func
        if folder is None:
            return without_lock(self, signature)
        Path(folder).mkdir(parents=True, exist_ok=True)
        name = f"{function.__module__}.{function.__name__}.lock"
        with global_compiler_lock, Path(folder, name).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            return without_lock(self, signature)

    Dispatcher.compile = compile_or_read
