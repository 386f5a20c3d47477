"""The one decorator of the compiled code.

Numba's disk cache looks only at the file of the function itself: a change in a callee of another file would leave
stale rules behind. So the cache lives in the user's cache folder, in a subfolder named by a hash of the function's
file and of every file of the package that it imports, directly or not. Whatever changes there, the next start
compiles afresh; what does not depend on the change stays.
"""

import hashlib
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from typing import ParamSpec, TypeVar

import numba
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).parents[1]
IMPORT = re.compile(r"^\s*(?:from|import) heckmeck\.?([\w.]*)(?: import (\([^)]*\)|[^\n]*))?", re.MULTILINE)
FORGET_AFTER_SECONDS = 30 * 24 * 3600
ONE_AT_A_TIME = Lock()  # two threads may import modules at once, and a folder is for the files of one


def imports_of(source: Path, package: Path) -> Iterator[Path]:
    """Yield the files of the package that a file imports, wherever in it."""
    for module, names in IMPORT.findall(source.read_text(encoding="utf-8")):
        folder = package.joinpath(*module.split("."))
        yield folder.with_suffix(".py")
        yield folder / "__init__.py"
        for name in re.findall(r"\w+", names):
            yield folder / f"{name}.py"
            yield folder / name / "__init__.py"


def sources_of(source: Path, package: Path) -> list[Path]:
    """Return every file whose functions or constants the compiled functions of a file may contain."""
    found, waiting = set(), [source]
    while waiting:
        path = waiting.pop()
        if path not in found and path.is_file():
            found.add(path)
            waiting += imports_of(path, package)
    return sorted(found)


@cache
def contents(path: Path) -> bytes:
    return path.read_bytes()


def fingerprint(source: Path, package: Path) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in sources_of(source, package):
        digest.update(f"\0{path}\0".encode())
        digest.update(contents(path))
    return digest.hexdigest()[:20]


def forget_old_caches(home: Path) -> None:
    for folder in home.iterdir():
        if time.time() - folder.stat().st_mtime > FORGET_AFTER_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def cache_folder(source: Path, package: Path = PACKAGE) -> Path | None:
    """Return the folder for this version of a file and its imports, or None where nothing can be written."""
    home = Path(platformdirs.user_cache_dir("heckmeck", appauthor=False)) / "compiled"
    folder = home / fingerprint(source, package)
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            forget_old_caches(home)
        folder.touch()
    except OSError:
        return None
    return folder


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function`; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    folder = cache_folder(Path(function.__code__.co_filename))
    with ONE_AT_A_TIME:
        setattr(numba.config, "CACHE_DIR", str(folder or ""))  # noqa: B010 - numba reads it for the next function
        machine_code: Callable[P, R] = numba.njit(cache=folder is not None)(function)
    return machine_code
