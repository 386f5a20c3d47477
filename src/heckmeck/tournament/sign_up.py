"""Sign-up lists, as people paste them and as spreadsheets write them.

A list has one name per line, or is CSV. Semicolons and tabs separate columns; so do commas under a heading of several
columns. Any other comma belongs to the name: `Popescu, Ion` is Popescu Ion, because a name has no comma (N2).
"""

import csv
import io
from collections.abc import Sequence

from heckmeck.errors import Malformed, Refused, shortened
from heckmeck.record.errors import RecordError
from heckmeck.spreadsheets import unguarded
from heckmeck.tournament.roster import MOST_TOLD, clean_name

HEADINGS = frozenset(
    {"name", "first name", "last name", "surname", "participant", "player"}
    | {"vorname", "nachname", "teilnehmer", "spieler"}
    | {"nom", "prénom", "joueur", "nome", "cognome", "partecipante", "giocatore"}
    | {"nume", "prenume", "jucător", "имя", "фамилия", "участник", "игрок"}
    | {"naam", "voornaam", "achternaam", "deelnemer", "speler", "nombre", "apellido", "apellidos", "jugador"}
)
SEPARATORS = "\t;,"
UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")
CODE_PAGES = {"ro": "cp1250", "ru": "cp1251"}  # of Windows, where spreadsheets write no UTF-8; else cp1252


def decode_list(content: bytes, language: str) -> str:
    """Return the text of a list: UTF-8, UTF-16, or the code page of Windows for this language."""
    if content.startswith(UTF_16_MARKS):
        return content.decode("utf-16", errors="replace")
    for encoding in ("utf-8-sig", CODE_PAGES.get(language, "cp1252")):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Malformed("not-utf-8", "N2")


def read_names(text: str) -> list[str]:
    """Read a sign-up list; a refusal names its line.

    A first line with known headings (name, Vorname, Nom …) says which columns make the name; without one it
    is the first column that is not a number.
    """
    text = text.removeprefix("\ufeff")
    separator = next((sign for sign in SEPARATORS if sign in text), ",")
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=True)
    heading: list[str] = []
    found: dict[str, None] = {}
    twice: dict[str, int] = {}
    try:
        for first, row in enumerate(rows):
            cells = [cell.strip() for cell in row]
            if first == 0 and any(cell.casefold() in HEADINGS for cell in cells):
                heading = cells
            elif any(cells):
                name = clean_name(unguarded(_name_in(cells, heading, separator)))
                if name in found:
                    twice.setdefault(name, rows.line_num)
                found[name] = None
    except Refused as refusal:
        raise RecordError(refusal, rows.line_num) from None
    except csv.Error:
        raise RecordError(Malformed("tournament-csv", "N2"), rows.line_num) from None
    if twice:
        told = shortened(", ".join(twice), MOST_TOLD)
        raise RecordError(Malformed("name-twice", "N2", name=told), min(twice.values()))
    return list(found)


def _name_in(cells: Sequence[str], heading: Sequence[str], separator: str) -> str:
    texts = [cell for cell in cells if cell and not cell.rstrip(".)").isdigit()]
    if separator == "," and len(heading) < 2:
        parts, too_many = texts, len(texts) > 2
    elif heading:
        columns = [index for index, title in enumerate(heading) if title.casefold() in HEADINGS]
        parts = [cells[index] for index in columns if index < len(cells)]
        too_many = separator == "," and any(cells[len(heading) :])
    else:
        parts, too_many = texts[:1], False
    if too_many:
        raise Malformed("tournament-which-column", "N2", text=shortened(", ".join(cells)))
    return " ".join(" ".join(parts).replace(",", " ").split())
