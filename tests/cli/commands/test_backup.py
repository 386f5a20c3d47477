"""`heckmeck backup`, `restore` and `move`: there and back, nothing overwritten, every mistake in one line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run, is_one_line
from tests.server.store.test_copying import full

__all__ = ["full"]


def test_there_and_back(run: Run, full: str, tmp_path: Path) -> None:
    backup = str(tmp_path / "backup.sqlite3")
    written = run("backup", backup, "--database", full)
    assert (written.code, written.err) == (0, "")
    assert written.out.endswith(f"rows are in {backup} now.\n")
    new = f"sqlite+aiosqlite:///{tmp_path}/new.sqlite3"
    assert run("restore", backup, "--database", new).out.endswith("Start the server with this database.\n")
    moved = run("move", "--database", new, "--to", f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3")
    assert moved.out.split()[0] == written.out.split()[0]


def test_a_file_is_kept(run: Run, full: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    backup.write_text("dear")
    refused = run("backup", str(backup), "--database", full)
    assert refused.code == 2
    assert "--force" in refused.err
    assert backup.read_text() == "dear"
    assert run("backup", str(backup), "--database", full, "--force").code == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["restore", "{tmp}/missing", "--database", "{new}"], "missing"),
        (["restore", "{tmp}", "--database", "{new}"], "folder"),
        (["backup", "{tmp}/backup", "--database", "mysql://x"], "sqlite+aiosqlite"),
        (["backup", "{tmp}/backup", "--database", "{new}"], "older release"),
        (["move", "--database", "{full}", "--to", "{full}"], "has something in it already"),
        (["move", "--database", "{full}"], "--to"),
        (
            ["backup", "{tmp}/backup", "--database", "postgresql+asyncpg://nobody@127.0.0.1:9/x"],
            "cannot be used",
        ),
    ],
)
def test_mistakes(run: Run, full: str, tmp_path: Path, arguments: list[str], says: str) -> None:
    new = f"sqlite+aiosqlite:///{tmp_path}/new.sqlite3"
    refused = run(*(argument.format(tmp=tmp_path, new=new, full=full) for argument in arguments))
    assert refused.code == 2, refused
    assert is_one_line(refused.err), refused.err
    assert says in refused.err
