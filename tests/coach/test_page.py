"""The page of a review: one file, whole, in the reader's language."""

from html.parser import HTMLParser

import pytest

from heckmeck.coach.page import page
from heckmeck.coach.review import review
from heckmeck.game import Game
from heckmeck.language import available, words_in
from tests.coach.games import played

VOID = {"meta", "path"}


class Outline(HTMLParser):
    """Checks that tags close in order, and gathers ids, links and addresses."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.addresses = [], [], [], []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name == "href":
                self.links.append(value)
            if name in ("src", "href", "action") and not value.startswith("#"):
                self.addresses.append(value)

    def handle_startendtag(self, tag, attrs):
        assert tag in VOID

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def outline(text: str) -> Outline:
    parsed = Outline()
    parsed.feed(text)
    assert parsed.open == []
    return parsed


@pytest.mark.parametrize("language", available())
def test_page_is_whole_and_needs_nothing_else(language):
    found = review(played("deluxe", 7, "simple", seed=31, turns=20))
    text = page(found, words_in(language))
    parsed = outline(text)
    assert f'lang="{language}"' in text
    assert parsed.addresses == []
    assert all(word not in text for word in ("http:", "https:", "@import", "url("))
    assert len(set(parsed.ids)) == len(parsed.ids)
    assert {link.removeprefix("#") for link in parsed.links} <= set(parsed.ids)
    assert text.count('class="case" d=') == 7 + 7  # graph and legend
    assert "prefers-color-scheme:dark" in text


def test_names_are_text_and_nothing_else():
    game = Game("classic", ["<b>Anna</b>", "Ben & Co"])
    game.roll("1234555W")
    game.play("keep 5")
    text = page(review(game), words_in("en"))
    outline(text)
    assert "<b>Anna" not in text
    assert "&lt;b&gt;Anna&lt;/b&gt;" in text
    assert "Ben &amp; Co" in text
