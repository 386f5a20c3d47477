"""The files of a tournament: its events, only ever added to, and house rules; a refusal names the file."""

import errno
import os
from pathlib import Path
from typing import Self

from heckmeck.cli.files import RefusedFile, naming, read_bytes
from heckmeck.errors import Illegal, Malformed, Refused
from heckmeck.language import current_words
from heckmeck.record.errors import RecordError
from heckmeck.tournament.events import Event
from heckmeck.tournament.exchange import read_event, read_events, write_event
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.rules_file import read_house_rules
from heckmeck.tournament.sign_up import decode_list, read_names
from heckmeck.tournament.stages import STANDARD
from heckmeck.tournament.tournament import Tournament

try:
    import fcntl
except ImportError:  # Windows: two desks at one file are the organiser's own business
    fcntl = None  # type: ignore[assignment]


def decoded(file: str) -> str:
    """Return the text of a file."""
    content = read_bytes(file)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RefusedFile(file, Malformed("not-utf-8", "L1")) from None


def house_rules(file: str) -> HouseRules:
    """Read house rules; without a file those of docs/rules.md apply."""
    if not file:
        return STANDARD
    text = decoded(file)
    with naming(file):
        return read_house_rules(text)


def read_name_file(file: str) -> list[str]:
    content = read_bytes(file)
    with naming(file):
        return read_names(decode_list(content, current_words().language))


def read_event_file(file: str) -> list[Event]:
    """Read the events, without asking whether they follow the rules."""
    text = decoded(file)
    with naming(file):
        return read_events(text)


def read_tournament_file(file: str) -> Tournament:
    events = read_event_file(file)
    with naming(file):
        return Tournament(events)


class EventFile:
    """The file of a running tournament, held by one desk at a time.

    An event is there, whole and on the disk, before the desk confirms it. What a power cut left of a line that was
    never acknowledged is cut off when the file is opened again.
    """

    def __init__(self, path: Path, *, new: bool) -> None:
        self._path = path
        flags = os.O_RDWR | os.O_APPEND | (os.O_CREAT | os.O_EXCL if new else 0)
        self._file = os.open(path, flags, 0o644)
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise RefusedFile(str(path), Illegal("tournament-file-busy", "")) from None
        if new:
            _keep_entry_of(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def read(self) -> tuple[list[Event], bool]:
        """Return the events, and whether an unfinished line was cut off."""
        content = self._path.read_bytes()
        whole = content.rfind(b"\n") + 1
        torn = whole < len(content) and not _is_event(content[whole:])
        if torn:
            os.ftruncate(self._file, whole)
            os.fsync(self._file)
        elif whole < len(content):  # an editor left out the last line break
            self._write(b"\n")
        return read_event_file(str(self._path)), torn

    def append(self, event: Event) -> None:
        """Add an event and wait for the disk; a full disk leaves the file as it was."""
        self._write(write_event(event).encode())

    def _write(self, line: bytes) -> None:
        size = os.fstat(self._file).st_size
        try:
            if os.write(self._file, line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file)
        except OSError as error:
            os.ftruncate(self._file, size)
            error.filename = str(self._path)
            raise


def _is_event(line: bytes) -> bool:
    try:
        read_event(line.decode())
    except (UnicodeDecodeError, Refused):
        return False
    return True


def _keep_entry_of(path: Path) -> None:
    """Make sure that a new file is found after a power cut."""
    folder = os.open(path.resolve().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def refused_line(file: str, line: int, refusal: Refused) -> RefusedFile:
    """Name the file and the line of a refused command."""
    return RefusedFile(file, RecordError(refusal, line))
