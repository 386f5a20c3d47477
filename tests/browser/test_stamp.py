"""The stamp changes with what a program does, and with nothing else."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from heckmeck.browser.stamp import stamp

SOURCE = '''
from heckmeck.rules import turn
from heckmeck.rules.compiled import compiled
TABLE = (1, 2)

@compiled
def inner(number: int) -> int:
    """Say something."""
    return number + TABLE[1]  # a comment

@compiled
def outer(number: int) -> int:
    return inner(number) * 2

@compiled
def deep(s: object) -> None:
    turn.begin_turn(s)
'''


def loaded(folder: Path, text: str) -> ModuleType:
    path = folder / f"{len(list(folder.iterdir()))}.py"  # never one whose bytecode is kept from a moment ago
    path.write_text(text)
    spec = importlib.util.spec_from_file_location("made", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stamp_of(folder: Path, text: str) -> str:
    import linecache

    linecache.clearcache()
    return stamp([loaded(folder, text).outer])


@pytest.mark.parametrize(("old", "new"), [("number + ", "number - "), ("(1, 2)", "(1, 3)"), ("* 2", "* 3")])
def test_a_callee_a_constant_and_the_function_itself_count(tmp_path: Path, old: str, new: str) -> None:
    assert stamp_of(tmp_path, SOURCE) != stamp_of(tmp_path, SOURCE.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"), [("Say something", "Say it"), ("a comment", "another"), ("begin", "end")]
)
def test_words_and_functions_that_are_not_called_do_not(tmp_path: Path, old: str, new: str) -> None:
    assert stamp_of(tmp_path, SOURCE) == stamp_of(tmp_path, SOURCE.replace(old, new))


def test_functions_are_found_through_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from heckmeck.rules import turn

    deep = loaded(tmp_path, SOURCE).deep
    before = stamp([deep])
    monkeypatch.setitem(turn.begin_turn.py_func.__globals__, "DICE", 9)
    assert stamp([deep]) != before
