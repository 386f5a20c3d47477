"""`heckmeck doctor`: a line per finding, and an exit code for scripts."""

from pathlib import Path

from tests.cli.conftest import Run
from tests.server.stores import free_port


def test_what_is_said(run: Run, tmp_path: Path) -> None:
    fine = run("doctor", "--database", f"sqlite+aiosqlite:///{tmp_path}/new.sqlite3")
    assert fine.err == ""
    assert f"ok  Database: there is none yet; the first start makes {tmp_path}/new.sqlite3\n" in fine.out
    wrong = run("doctor", "--channels", f"redis://127.0.0.1:{free_port()}", "--lang", "de")
    assert wrong.code == 1
    assert " !  Kanäle: keine Antwort: " in wrong.out


def test_a_database_of_no_kind(run: Run) -> None:
    assert run("doctor", "--database", "mysql://x").code == 2
