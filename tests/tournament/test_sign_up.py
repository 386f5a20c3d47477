"""Sign-up lists as people paste them and spreadsheets write them (N2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.errors import Malformed, Refused
from heckmeck.record.errors import RecordError
from heckmeck.spreadsheets import guarded
from heckmeck.tournament.exchange import standings_csv
from heckmeck.tournament.roster import clean_name
from heckmeck.tournament.sign_up import decode_list, read_names

from .helpers import started


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna\nBen\n\n  Cleo Maria \r\n", ["Anna", "Ben", "Cleo Maria"]),
        ("\ufeffName\nAnna\nBen", ["Anna", "Ben"]),
        ("1;Anna;Bonn\n2;Ben;Köln", ["Anna", "Ben"]),
        ("1.\tAnna\n2.\tBen", ["Anna", "Ben"]),
        ("No,Name,Town\n1,Anna,Bonn\n2,Ben,", ["Anna", "Ben"]),
        ("Vorname;Nachname;Verein\nAnna;Schmidt;SV\nBen;;\n", ["Anna Schmidt", "Ben"]),
        ('Фамилия,Имя\n"Иванова",Анна', ["Иванова Анна"]),
        ("name\temail\nAnna\ta@example.org", ["Anna"]),
        ("Anna\rBen", ["Anna", "Ben"]),
        ("", []),
    ],
)
def test_names_are_read_from_pasted_lines_and_csv(text: str, names: list[str]) -> None:
    assert read_names(text) == names


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("Anna\nBen\n\nAnna", 4, "name-twice"),
        ("Anna\nB|n", 2, "bad-name"),
        ("name;town\nAnna;Bonn\n;Köln", 3, "bad-name"),
        ("1;Anna\n2;", 2, "bad-name"),
        ("Anna\nstart", 2, "name-is-a-header"),
        ("Anna\nBen" + "x" * 200_000, 2, "tournament-csv"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read_names(text)
    assert (refusal.value.line, refusal.value.reason, refusal.value.clause) == (
        line,
        reason,
        "N1" if "header" in reason else "N2",
    )


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Popescu, Ion\nIonescu,Ana\nVlad\n", ["Popescu Ion", "Ionescu Ana", "Vlad"]),
        ("Nume\nPopescu, Ion\n", ["Popescu Ion"]),
        ("1,Popescu, Ion\n2.,Ionescu, Ana", ["Popescu Ion", "Ionescu Ana"]),
        ("Name;Club\nPopescu, Ion;SV\n", ["Popescu Ion"]),
        ('Name,Club\n"Popescu, Ion",SV\n', ["Popescu Ion"]),
        ("Popescu, Ion;Bonn", ["Popescu Ion"]),
        ("Anna,\nBen,", ["Anna", "Ben"]),
    ],
)
def test_a_comma_belongs_to_the_name_unless_a_heading_has_columns(text: str, names: list[str]) -> None:
    """N2: a name has no comma, so it becomes a space; nothing of the name is lost."""
    assert read_names(text) == names


@pytest.mark.parametrize(
    ("text", "line"),
    [("Anna, Ben, Cleo", 1), ("Vlad\nPopescu, Ion, SV", 2), ("Name,Club\nPopescu, Ion,SV", 2)],
)
def test_where_it_is_unclear_what_the_name_is_nobody_is_registered(text: str, line: int) -> None:
    with pytest.raises(RecordError) as refusal:
        read_names(text)
    assert (refusal.value.line, refusal.value.reason) == (line, "tournament-which-column")


@pytest.mark.parametrize(
    ("name", "encoding", "language"),
    [
        ("Müller", "utf-8", "de"),
        ("Müller", "utf-8-sig", "ro"),
        ("Müller", "cp1252", "de"),
        ("Zoë", "utf-16", "en"),
        ("Ștefan", "utf-16", "ro"),
        ("Ţepeş", "cp1250", "ro"),
        ("Иванова", "cp1251", "ru"),
    ],
)
def test_lists_are_read_as_spreadsheets_write_them(name: str, encoding: str, language: str) -> None:
    assert read_names(decode_list(f"Name\r\n{name}\r\n".encode(encoding), language)) == [name]


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(Malformed) as refusal:
        decode_list(b"\x81\x8d\x90", "en")
    assert refusal.value.reason == "not-utf-8"


def test_no_spreadsheet_runs_a_name() -> None:
    """A cell that begins with =, +, - or @ is a formula there; an apostrophe before it makes it text."""
    tournament = started(2)
    for player, name in enumerate(("=1+1", "-Anna"), 1):
        tournament.rename(player, name)
    tournament.draw()
    text = standings_csv(tournament.state)
    assert text.count(",'=1+1,") == text.count(",'-Anna,") == 1
    assert sorted(read_names(text)) == ["-Anna", "=1+1"]


@given(st.text("='+-@a ", min_size=1, max_size=6))
def test_an_exported_name_is_read_as_it_was(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    if name != " ".join(name.split()):
        return
    assert read_names(f"name\n{guarded(name)}") == [name]
    assert not guarded(name).startswith(("=", "+", "-", "@"))


def test_all_names_that_stand_twice_are_told_at_once() -> None:
    with pytest.raises(RecordError) as refusal:
        read_names("Anna\nBen\nBen\nCleo\nAnna\nAnna")
    assert (refusal.value.line, refusal.value.details) == (3, {"name": "Ben, Anna"})
