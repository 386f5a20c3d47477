"""`heckmeck locale`: what a translator is told, and the table of docs/translating.md."""

from pathlib import Path

import pytest

from heckmeck import language
from heckmeck.cli.commands.locale.checking import BUTTONS, categories, faults_of, length_of, room_for
from heckmeck.cli.commands.locale.most_read import KEYS, most_read
from heckmeck.language import available, words_in
from tests.catalogues import SAID
from tests.glossary import LANGUAGES

GUIDE = Path(__file__).parents[3] / "docs" / "translating.md"
BEGUN = """language-name = Svenska
worms = { $n ->
    [one] { $n } mask
   *[other] { $m } maskar
}
web-roll = { $n ->
   *[other] Rulla
}
web-stop = Sluta med det här kastet nu genast
web-nonsense = Nonsens
event-takes = { $name } tar { $tile }
= trasig
"""


@pytest.mark.parametrize("name", LANGUAGES)
def test_our_languages_have_no_faults(run, name):
    ran = run("locale", "check", name)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{name}: everything is there.\n"


def test_a_language_that_is_begun_is_told_what_it_lacks(monkeypatch):
    real = language.catalogue
    monkeypatch.setattr(language, "catalogue", lambda name: BEGUN if name == "sv" else real(name))
    monkeypatch.setattr("heckmeck.cli.commands.locale.contents.catalogue", language.catalogue)
    told = [words_in("en").say(f"locale-fault-{kind}", **details) for kind, details in faults_of("sv")]
    expected = {
        "line 12: this cannot be read",
        "worms: the variables are m, n; in English they are n",
        "web-roll: the plural forms are other; needed are one, other",
        "web-stop: 34 characters; 12 fit here",
        "event-takes.short: missing",
        "web-stop-pick: missing",
        "web-nonsense: English has no such text",
        "the text rules/sv.md is missing",
    }
    assert expected <= set(told)
    assert not [line for line in told if line.startswith(("event-takes:", "language-name:"))]


def test_an_unknown_language(run):
    ran = run("locale", "check", "xx")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no language “xx”; choose from de, en" in ran.err


def test_plural_forms():
    """Millions have a form of their own in some languages: it may be there, counting does not need it."""
    assert categories("fr") == ({"one", "other"}, {"one", "many", "other"})
    assert categories("ro") == ({"one", "few", "other"}, {"one", "few", "other"})
    assert categories("ru")[0] == {"one", "few", "many", "other"}


def test_every_limit_is_that_of_a_text():
    assert {room for key in SAID["en"] if (room := room_for(key))} == set(BUTTONS.values())
    assert length_of("<em>take { $tile }</em>\nlonger {tile}") == len("take { $tile }")


def test_the_guide_shows_the_texts_as_they_are():
    """After a change: `heckmeck locale table`, into docs/translating.md."""
    assert len(set(KEYS)) == 50
    assert GUIDE.read_text(encoding="utf-8").endswith(f"\n\n{most_read()}\n")
    assert most_read().splitlines()[0] == f"|  | {' | '.join(available())} |"
