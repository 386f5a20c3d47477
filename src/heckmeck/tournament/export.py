"""A tournament for other programs and for paper: CSV, JSON, HTML, and its own event file."""

from heckmeck.language import Words
from heckmeck.tournament.document import document
from heckmeck.tournament.exchange import json_line, standings_csv, write_events
from heckmeck.tournament.page import page
from heckmeck.tournament.seal import public
from heckmeck.tournament.tournament import Tournament

FORMS = ("csv", "json", "html", "events")
MEDIA_TYPES = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "html": "text/html; charset=utf-8",
    "events": "application/x-ndjson",
}


def exported(tournament: Tournament, form: str, words: Words, private: bool = False) -> str:
    """Return the standings as CSV, everything as one JSON document or one printable page, or the event file.

    Only a private file has the secret of a seed that is still sealed (R9).
    """
    match form:
        case "csv":
            return standings_csv(tournament.state)
        case "json":
            return json_line(document(tournament)) + "\n"
        case "html":
            return page(tournament.state, words)
        case _:
            return write_events(tournament.events if private else public(tournament.events))


def as_file(text: str, form: str) -> str:
    """Return what goes into a file: Excel reads CSV as UTF-8 only after this mark."""
    return f"\ufeff{text}" if form == "csv" else text
