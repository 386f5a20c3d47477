"""Which way imports point: every module has its layer (`make check` proves the order), and the rules know no words."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import heckmeck
from heckmeck.errors import Malformed
from heckmeck.language import words_in
from heckmeck.rules.edition import Edition

PACKAGE = Path(heckmeck.__file__).parent
SETTINGS = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = SETTINGS["tool"]["importlinter"]["contracts"]
LAYERS = next(contract["layers"] for contract in CONTRACTS if contract.get("containers") == ["heckmeck"])
REFUSAL = """
from heckmeck.rules.edition import Edition
try:
    Edition.parse("chess")
except ValueError as refused:
    print(refused)
"""


def said_by(code: str) -> str:
    """Return what a new process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_every_package_and_module_has_its_layer_once() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    alone = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}
    named = [name for layer in LAYERS for name in re.findall(r"\w+", layer)]
    assert sorted(named) == sorted(packages | alone)


def test_the_rules_bring_no_language() -> None:
    rules = {f"heckmeck.rules.{path.stem}" for path in PACKAGE.glob("rules/*.py") if path.stem != "__init__"}
    loaded = set(said_by(f"import sys, {', '.join(rules)}; print(*sys.modules)").split())
    assert rules <= loaded
    assert "heckmeck.language" not in loaded


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_of_the_rules_alone_is_in_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HECKMECK_LANG", language)
    with pytest.raises(Malformed) as refused:
        Edition.parse("chess")
    assert said_by(REFUSAL) == refused.value.in_words(words_in(language))


# What Windows lacks. The standard library and others have taken what they need before.
ELSEWHERE = """
import importlib, pkgutil, sys
import asyncio, multiprocessing, pathlib, rich.console, subprocess, uvicorn
for name in ("fcntl", "grp", "pwd", "pty", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
import heckmeck
NOT_IMPORTED = ("heckmeck.__main__", "heckmeck.server.store.migrations.env")  # they run something
for module in pkgutil.walk_packages(heckmeck.__path__, "heckmeck."):
    if module.name not in NOT_IMPORTED:
        importlib.import_module(module.name)
        print(module.name)
"""


def test_every_module_can_be_imported_where_there_is_no_unix() -> None:
    imported = said_by(ELSEWHERE).split()
    assert {"heckmeck.cli.screen.terminal", "heckmeck.server.ops.process", "heckmeck.arena.workers"} <= set(
        imported
    )
