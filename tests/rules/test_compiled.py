"""Stale rules are impossible: the cache follows every source that compiled code can come from."""

import contextlib
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from heckmeck.rules import compiled

PACKAGE = Path(compiled.__file__).parents[1]
COUNT_WORMS = """
from heckmeck.rules.ending import worms_of
from heckmeck.rules.engine import new_game
from heckmeck.rules.edition import Edition
print(worms_of(new_game(Edition.parse("deluxe"), 2), 0))
"""


def count_worms(root: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(root), "XDG_CACHE_HOME": str(root / "cache")}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-c", COUNT_WORMS]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_a_changed_callee_in_another_file_is_noticed(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "heckmeck", ignore=shutil.ignore_patterns("__pycache__"))
    assert count_worms(tmp_path) == "0"
    callee = tmp_path / "heckmeck/rules/specialists.py"
    before = callee.read_text(encoding="utf-8")
    changed = before.replace("return s.specialist[specialist] == WITH_SEAT + seat", "return True")
    callee.write_text(changed, encoding="utf-8")
    assert count_worms(tmp_path) == "3"
    callee.write_text(before, encoding="utf-8")
    assert count_worms(tmp_path) == "0"


@pytest.fixture
def package(tmp_path):
    """A package of three files: a imports b in parentheses, b imports the folder c for its module d."""
    files = {
        "a.py": "from heckmeck.b import (\n    one,\n    two,\n)\n",
        "b.py": "def f():\n    from heckmeck.c import d, e\n",
        "c/__init__.py": "",
        "c/d.py": "x = 1\n",
        "unrelated.py": "y = 1\n",
    }
    (tmp_path / "c").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_all_imports_count_direct_or_not(package):
    found = compiled.sources_of(package / "a.py", package)
    assert [path.relative_to(package).as_posix() for path in found] == [
        "a.py",
        "b.py",
        "c/__init__.py",
        "c/d.py",
    ]


def test_the_engine_depends_on_all_rules():
    found = {path.name for path in compiled.sources_of(PACKAGE / "rules/engine.py", PACKAGE)}
    # They say what is or was; no step depends on them.
    telling = {"facts.py", "flaws.py", "position.py", "unseen.py"}
    assert found >= {path.name for path in (PACKAGE / "rules").glob("*.py")} - telling


@pytest.mark.parametrize(("name", "matters"), [("c/d.py", True), ("unrelated.py", False)])
def test_the_fingerprint_follows_what_is_imported(package, name, matters):
    before = compiled.fingerprint(package / "a.py", package)
    compiled.contents.cache_clear()
    (package / name).write_text("changed = True\n", encoding="utf-8")
    assert (compiled.fingerprint(package / "a.py", package) != before) == matters


def test_old_caches_are_forgotten(package, tmp_path, monkeypatch):
    monkeypatch.setattr(compiled.platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "cache"))
    old, recent = tmp_path / "cache/compiled/old", tmp_path / "cache/compiled/recent"
    old.mkdir(parents=True)
    recent.mkdir()
    os.utime(old, (0, 0))
    folder = compiled.cache_folder(package / "a.py", package)
    assert sorted(entry.name for entry in recent.parent.iterdir()) == sorted([folder.name, "recent"])
    compiled.cache_folder.cache_clear()
    assert compiled.cache_folder(package / "a.py", package) == folder


def test_without_a_writable_cache_folder_nothing_is_cached(package, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(compiled.platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "file"))
    assert compiled.cache_folder(package / "a.py", package) is None
    monkeypatch.setattr(compiled, "cache_folder", lambda source: None)
    assert compiled.compiled(abs_of_minus_one)() == 1


def abs_of_minus_one() -> int:
    return abs(-1)


def test_two_threads_that_import_at_once_do_not_swap_folders(monkeypatch):
    """The folder is a setting of all of numba: whoever sets it keeps it until their function is made."""
    monkeypatch.setattr(compiled, "cache_folder", lambda source: threading.current_thread().name)
    began, seen = threading.Barrier(2), {}

    def njit(cache):
        def make(function):
            with contextlib.suppress(threading.BrokenBarrierError):
                began.wait(0.2)  # the other would come in here
            seen[threading.current_thread().name] = compiled.numba.config.CACHE_DIR
            return function

        return make

    monkeypatch.setattr(compiled.numba, "njit", njit)
    monkeypatch.setattr(compiled.numba.config, "CACHE_DIR", "")
    threads = [
        threading.Thread(target=compiled.compiled, args=(abs_of_minus_one,), name=name) for name in "ab"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == {"a": "a", "b": "b"}
