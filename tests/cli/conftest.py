"""Commands run in this process: what they print, and their exit code."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from heckmeck.cli import main
from heckmeck.language import choose_language


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english_and_at_home(monkeypatch, tmp_path):
    """No test depends on the locale or writes into the user's folders."""
    for name in ("HECKMECK_LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    choose_language(None)


@pytest.fixture
def run(monkeypatch, capsys) -> Run:
    def run_command(*arguments: str, stdin: str | bytes = "") -> Ran:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        code = main(list(arguments))
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run_command


def is_one_line(text: str) -> bool:
    return text.startswith("heckmeck: ") and text.count("\n") == 1 and text.endswith("\n")
