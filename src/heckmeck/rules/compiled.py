"""The one decorator of the compiled code.

Numba's disk cache looks only at the file of the function itself: a change in a callee of another file would
leave stale rules behind. So the cache lives in the user's cache folder, in a subfolder named by a hash of every
source that compiled code can come from. Whatever changes there, the next start compiles afresh.
"""

import hashlib
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).parents[1]
NEVER_COMPILED = {"cli", "locales", "record", "server", "tournament"}
FORGET_AFTER_SECONDS = 30 * 24 * 3600


def sources(package: Path) -> list[Path]:
    """Return every file whose functions or constants compiled code may contain."""
    files = (
        path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in NEVER_COMPILED
    )
    return sorted(files)


def fingerprint(package: Path) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in sources(package):
        digest.update(f"\0{path.relative_to(package).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def forget_old_caches(home: Path) -> None:
    for folder in home.iterdir():
        if time.time() - folder.stat().st_mtime > FORGET_AFTER_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def open_cache(package: Path) -> Path | None:
    """Return the folder for this version of the sources, or None where nothing can be written."""
    home = Path(platformdirs.user_cache_dir("heckmeck", appauthor=False)) / "compiled"
    folder = home / fingerprint(package)
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            forget_old_caches(home)
        folder.touch()
    except OSError:
        return None
    return folder


CACHE = open_cache(PACKAGE)
setattr(numba.config, "CACHE_DIR", str(CACHE or ""))  # noqa: B010


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function`; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    machine_code: Callable[P, R] = numba.njit(cache=CACHE is not None)(function)
    return machine_code
