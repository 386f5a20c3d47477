"""Stale rules are impossible: the cache follows every source that compiled code can come from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from heckmeck.rules import compiled

PACKAGE = Path(compiled.__file__).parents[1]
COUNT_WORMS = """
import numpy as np
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
    callee.write_text(
        before.replace("return s.specialist[specialist] == WITH_SEAT + seat", "return True"), encoding="utf-8"
    )
    assert count_worms(tmp_path) == "3"
    callee.write_text(before, encoding="utf-8")
    assert count_worms(tmp_path) == "0"
    assert len(list((tmp_path / "cache/heckmeck/compiled").iterdir())) == 2


def test_every_file_that_compiles_is_in_the_fingerprint():
    counted = set(compiled.sources(PACKAGE))
    for path in PACKAGE.rglob("*.py"):
        if "@compiled" in path.read_text(encoding="utf-8"):
            assert path in counted, f"{path} is in a folder of NEVER_COMPILED"


def test_the_fingerprint_follows_names_and_contents(tmp_path):
    (tmp_path / "a.py").write_text("x = 1\n", encoding="utf-8")
    first = compiled.fingerprint(tmp_path)
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    second = compiled.fingerprint(tmp_path)
    (tmp_path / "b.py").write_text("x = 2\n", encoding="utf-8")
    assert len({first, second, compiled.fingerprint(tmp_path)}) == 3


def test_old_caches_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(compiled.platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path))
    old = tmp_path / "compiled/old"
    recent = tmp_path / "compiled/recent"
    old.mkdir(parents=True)
    recent.mkdir()
    os.utime(old, (0, 0))
    folder = compiled.open_cache(PACKAGE)
    assert sorted(entry.name for entry in (tmp_path / "compiled").iterdir()) == sorted(
        [folder.name, "recent"]
    )
    assert compiled.open_cache(PACKAGE) == folder


def test_without_a_writable_cache_folder_nothing_is_cached(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(compiled.platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "file"))
    assert compiled.open_cache(PACKAGE) is None
