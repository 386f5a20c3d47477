"""Compiles the program in a process of its own: Numba reads its settings when it is imported, and keeps nothing of it.

`python -m heckmeck.browser.program FILE` names each entry as it is compiled.
"""

import os
import sys
from pathlib import Path

# Unoptimised code holds nothing of the processor that it is made on; LLVM optimises it for WebAssembly later.
# Numba goes through sets: without a fixed seed each run puts some instructions in another order.
SETTINGS = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
    "PYTHONHASHSEED": "0",
}


def make(target: Path) -> None:
    """Write the program."""
    from heckmeck.rules import compiled

    setattr(compiled, "cache_folder", lambda *_: None)  # noqa: B010 - what comes from a cache has no code for LLVM

    from heckmeck.browser.compiler import Compiler
    from heckmeck.browser.entries import ENTRIES

    compiler = Compiler()
    for entry in ENTRIES:
        print(entry.name, flush=True)  # noqa: T201 - the line for `build`
        compiler.add(entry)
    target.write_bytes(compiler.program())


if __name__ == "__main__":
    if {name: os.environ.get(name) for name in SETTINGS} != SETTINGS:
        raise SystemExit("use heckmeck.browser.build")
    make(Path(sys.argv[1]))
