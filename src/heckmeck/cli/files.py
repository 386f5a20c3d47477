"""Reading and writing files; a refusal names the file."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from heckmeck.cli.options import whole_number
from heckmeck.errors import Illegal, Malformed, Refused
from heckmeck.game import Game
from heckmeck.language import Words
from heckmeck.record.reader import read

STANDARD_INPUT = "-"


class RefusedFile(Refused):
    """A refusal with the name of the file that caused it."""

    def __init__(self, file: str, cause: Refused) -> None:
        super().__init__(cause.reason, cause.clause, **cause.details)
        self.file = file
        self.cause = cause

    def in_words(self, words: Words) -> str:
        return f"{self.file}: {self.cause.in_words(words)}"


@contextmanager
def naming(file: str) -> Iterator[None]:
    """Let a refusal inside name the file."""
    try:
        yield
    except Refused as refused:
        raise RefusedFile(file, refused) from None


def read_bytes(file: str) -> bytes:
    """Return the content of a file, `-` for the standard input."""
    return sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()


def read_game(file: str, at: str = "") -> Game:
    """Read a record and return the game, as it was after step `at` where that is given."""
    ply = whole_number("--at", at, 0) if at else None
    source = read_bytes(file)
    with naming(file):
        game = read(source)
        return game if ply is None else game.at(ply)


def game_to_ask_about(file: str, at: str, line: str) -> Game:
    """Return the game of a record, after step `at` where that is given, or the one that a position line lays."""
    if line:
        refuse_beside_position({"FILE": file, "--at": at})
        return Game.from_position(line)
    if not file:
        raise Malformed("record-or-position", "")
    return read_game(file, at)


def refuse_beside_position(options: Mapping[str, object]) -> None:
    """A position line says all there is to say about the table."""
    for option, given in options.items():
        if given:
            raise Malformed("position-alone", "", option=option)


def check_new(path: Path, force: bool) -> None:
    """Refuse to write over a file, unless that is asked for."""
    if path.is_file() and not force:
        raise RefusedFile(str(path), Illegal("file-is-kept", ""))


def write_text(path: Path, text: str) -> None:
    """Write a file whole: a program that is killed while writing leaves the old one."""
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")  # a folder is refused, a device is written
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        error.filename = str(path)
        raise
