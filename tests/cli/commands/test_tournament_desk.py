"""What an organiser types at the desk, and other programs' lists and files."""

import re
from pathlib import Path

import pytest

from heckmeck.cli.commands.tournament.running import split
from heckmeck.language import words_in
from tests.cli.conftest import Run
from tests.glossary import LANGUAGES


@pytest.fixture
def file(tmp_path: Path, run: Run) -> str:
    """A tournament of two, nothing drawn."""
    path = tmp_path / "night.jsonl"
    assert run("tournament", "run", str(path), "add", "Anna", "Ben").code == 0
    return str(path)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("add O'Brien D'Angelo", ["add", "O'Brien", "D'Angelo"]),
        ("add Team#1 # a remark", ["add", "Team#1"]),
        ("add 't", ["add", "'t"]),
        ('add "Anna Maria" Ben', ["add", "Anna Maria", "Ben"]),
        ("add 'Anna Maria' Ben", ["add", "Anna Maria", "Ben"]),
        ("add “Anna Maria” „Ben Emil“ „Ana Maria”", ["add", "Anna Maria", "Ben Emil", "Ana Maria"]),
        ("add «Анна Мария» « Anna Maria » »Ida Ida«", ["add", "Анна Мария", "Anna Maria", "Ida Ida"]),
        ("add ‘Anna O’Brien’ L’Oréal", ["add", "Anna O’Brien", "L’Oréal"]),
        ("# a remark", []),
        ("   ", []),
    ],
)
def test_names_keep_their_apostrophes_and_every_quotation_mark_works(line: str, words: list[str]) -> None:
    assert split(line) == words


def test_the_desk_registers_what_its_help_shows() -> None:
    """In each language the quotation marks of the help are those that work."""
    for language in LANGUAGES:
        shown = words_in(language).say("tournament-desk-add")
        example = re.search(r"[«„“]\s?(Ann?a Maria)\s?[»“”]", shown)
        assert example, language
        assert split(f"add {example[0]}")[1:] == [example[1]], language


def test_a_list_of_windows_is_read_and_a_file_for_excel_is_marked(
    run: Run, file: str, tmp_path: Path
) -> None:
    list_, table = tmp_path / "list.csv", tmp_path / "table.csv"
    list_.write_bytes("Nachname;Vorname\r\nMüller;Zoë\r\n".encode("cp1252"))
    assert run("tournament", "run", file, "import", str(list_)).code == 0
    assert "Müller Zoë" in run("tournament", "run", file, "players").out
    run("tournament", "run", file, "draw")
    assert run("tournament", "export", file, "--csv", "--output", str(table)).code == 0
    assert table.read_bytes().startswith("\ufeffrank,".encode())
