"""The printable page: complete, self-contained, and safe with any name."""

import re
from html.parser import HTMLParser
from random import Random

from heckmeck.language import words_in
from heckmeck.tournament.exchange import read_events
from heckmeck.tournament.export import FORMS, MEDIA_TYPES, exported
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.page import page
from heckmeck.tournament.tournament import Tournament
from tests.tournament.helpers import SEED, play_to_the_end, started


class Cells(HTMLParser):
    """Collects the text of table cells and checks that tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.cells: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, _: object) -> None:
        if tag != "meta":
            self._open.append(tag)
        if tag == "td":
            self.cells.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "td" in self._open:
            self.cells[-1] += data


def test_everybody_and_every_table_is_on_the_page() -> None:
    tournament = started(13, HouseRules(rounds=2))
    play_to_the_end(tournament, Random(1))
    text = page(tournament.state, words_in("en"))
    cells = Cells(text).cells
    assert all(cells.count(f"P{number}") >= 3 for number in range(1, 14))  # standings and two rounds
    assert "Round 2 of 2 · Table 3" in text
    assert SEED.hex() in text
    assert not re.search(r"(src|href|url)\s*[=(]", text)


def test_names_cannot_write_html() -> None:
    tournament = Tournament.create("<b>&", SEED)
    tournament.register(["<script>alert(1)</script>", "A & B"])
    tournament.draw()
    text = page(tournament.state, words_in("de"))
    assert "<script" not in text
    assert "A &amp; B" in text
    assert '<html lang="de">' in text
    assert "<script>alert(1)</script>" in Cells(text).cells


def test_every_form_of_export() -> None:
    tournament = started(7)
    play_to_the_end(tournament, Random(2))
    assert set(FORMS) == set(MEDIA_TYPES)
    texts = {form: exported(tournament, form, words_in("en")) for form in FORMS}
    assert len(texts["csv"].splitlines()) == 8
    assert Tournament(read_events(texts["events"])).state == tournament.state
    assert texts["html"].count("</section>") == 3
