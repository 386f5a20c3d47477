"""Files are written whole or not at all."""

import errno
from pathlib import Path

import pytest

from heckmeck.cli.files import write_text


def test_writing_replaces(tmp_path):
    path = tmp_path / "a.heck"
    write_text(path, "one")
    write_text(path, "zwölf")
    assert path.read_text(encoding="utf-8") == "zwölf"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failure_leaves_the_old_file_and_names_it(tmp_path, monkeypatch):
    path = tmp_path / "a.heck"
    path.write_text("old")

    def full(self: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError) as caught:
        write_text(path, "new")
    assert caught.value.filename == str(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_device_is_written_to():
    write_text(Path("/dev/null"), "x")
    assert not Path("/dev/null").is_file()
