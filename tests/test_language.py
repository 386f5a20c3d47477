"""One catalogue a language: every key everywhere, the same variables, and every key used."""

import re
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import heckmeck
from heckmeck import language
from heckmeck.bots.registry import BUILT_IN
from heckmeck.language import (
    ENGLISH,
    Words,
    available,
    catalogue,
    choose_language,
    negotiate,
    plain,
    words_in,
)

SOURCES = Path(heckmeck.__file__).parent
TEXTS = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
LITERALS = set(
    chain.from_iterable(re.findall(r"[\"']([a-zA-Z][\w.-]*)[\"']", text) for text in TEXTS.values())
)
FORMATTED = "\n".join(
    re.sub(r"\{[^{}]*\}", "*", match)
    for text in TEXTS.values()
    for match in re.findall(r'f"([^"\n]*)"', text)
)


class Variables(Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(name: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a catalogue by its key."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(catalogue(name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for key, pattern in [
                (entry.id.name, entry.value),
                *(
                    (f"{entry.id.name}.{attribute.id.name}", attribute.value)
                    for attribute in entry.attributes
                ),
            ]:
                assert key not in found, f"{key} stands twice"
                found[key] = pattern
    return found


def references(pattern: ast.Pattern) -> Variables:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor


def variables(key: str, catalogue_messages: dict[str, ast.Pattern]) -> set[str]:
    """The variables of a message and of those that it refers to."""
    found = references(catalogue_messages[key])
    return found.names.union(*(variables(name, catalogue_messages) for name in found.messages))


MESSAGES = {name: messages(name) for name in available()}
REFERRED_TO = {
    name for found in MESSAGES.values() for pattern in found.values() for name in references(pattern).messages
}


def test_there_are_english_and_german():
    assert {"en", "de"} <= set(available())


@pytest.mark.parametrize("name", available())
def test_every_language_has_every_key(name):
    assert MESSAGES[name].keys() == MESSAGES[ENGLISH].keys()


@pytest.mark.parametrize("name", available())
def test_messages_have_the_same_variables(name):
    differing = {
        key: (variables(key, MESSAGES[name]), variables(key, MESSAGES[ENGLISH]))
        for key in MESSAGES[ENGLISH]
        if key in MESSAGES[name] and variables(key, MESSAGES[name]) != variables(key, MESSAGES[ENGLISH])
    }
    assert not differing


def is_used(key: str) -> bool:
    """Named in the source, built by an f-string there, or part of another message."""
    if key in LITERALS:
        return True
    prefix, _, rest = key.partition("-")
    if prefix == "refused":
        return rest in LITERALS  # Refused("reason", …)
    if prefix == "event" or prefix == "stop":
        return rest.partition(".")[0] in LITERALS
    if prefix == "bot":
        return rest in BUILT_IN
    if key in REFERRED_TO:
        return True
    return any(
        re.fullmatch(re.escape(form.partition(".")[0]).replace(r"\*", ".+"), key)
        for form in re.findall(r"^[a-z]+-[a-z*-]*\*[a-z*.-]*$", FORMATTED, re.MULTILINE)
    )


def test_every_key_is_used():
    assert [key for key in MESSAGES[ENGLISH] if not is_used(key)] == []


def reasons_in_the_source() -> set[str]:
    pattern = r'(?:Refused|Malformed|Illegal)\(\s*"([a-z0-9-]+)"'
    return {reason for text in TEXTS.values() for reason in re.findall(pattern, text)}


def test_every_refusal_has_words():
    assert len(reasons_in_the_source()) > 40
    assert [
        reason for reason in reasons_in_the_source() if f"refused-{reason}" not in MESSAGES[ENGLISH]
    ] == []


def test_every_plain_text_is_there():
    keys = {key for text in TEXTS.values() for key in re.findall(r'plain\("([a-z-]+)"\)', text)}
    for name in available():
        choose_language(name)
        for key in keys | {key for key in MESSAGES[ENGLISH] if key.startswith(("command-", "option-"))}:
            text = plain(key)
            assert text, key
            assert "{" not in text, f"{key} has variables: the plain reader does not fill them in"


@pytest.mark.parametrize("name", available())
def test_typography(name):
    """Glossary 6: typographic marks, except where something is typed."""
    for line in catalogue(name).splitlines():
        text = line.partition(" = ")[2]
        typed = re.sub(r'case: "\w+"|"deluxe faster=returned"|"heckmeck\[[^"]+\]"|#, ",', "", text)
        assert '"' not in typed, line
        assert "'" not in typed, line
        assert "..." not in typed, line


BANNED = {
    "en": r"\b([Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im|dealer|RWP)\b",
    "de": r"\b(Sie|Ihnen|Ihre?|Stein|stehlen|stiehlt|Geber|Bank|Kachel|Chip)\b",
}


@pytest.mark.parametrize("name", BANNED)
def test_words_of_the_glossary(name):
    assert [line for line in catalogue(name).splitlines() if re.search(BANNED[name], line)] == []


def test_german_keeps_runde_for_tournaments():
    """Glossary 1: a turn is a Zug; a Runde is played in tournaments only."""
    lines = [line for line in catalogue("de").splitlines() if re.search(r"\bRunden?\b", line)]
    assert [line for line in lines if "tournament" not in line.partition(" = ")[0]] == []


# Choosing


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["DE-ch"], "de"),
        (["xx:de:en"], "de"),
        ([None, "", "C", "de"], "de"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_negotiation(wishes, expected):
    assert negotiate(wishes) == expected


def test_environment(monkeypatch):
    for name in ("HECKMECK_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    choose_language(None)
    assert language.current_language() == "de"
    monkeypatch.setenv("HECKMECK_LANG", "en")
    assert language.current_language() == "en"


def test_plurals_and_numbers():
    assert [words_in("en").say("worms", n=n) for n in (0, 1, 2)] == ["0 worms", "1 worm", "2 worms"]
    assert [words_in("de").say("worms", n=n) for n in (0, 1, 2)] == ["0 Würmer", "1 Wurm", "2 Würmer"]
    assert words_in("de").say("mean", n=1234.5) == "1.234,50"


def test_a_message_that_is_missing_is_said_in_english(monkeypatch):
    monkeypatch.setattr(
        language, "catalogue", lambda name: "a = eins" if name == "de" else "a = one\nb = two"
    )
    words = Words("de")
    assert (words.say("a"), words.say("b")) == ("eins", "two")
    assert words.has("b")
    assert not words.has("c")
    choose_language("de")
    assert (plain("a"), plain("b")) == ("eins", "two")
    with pytest.raises(LookupError):
        words.say("c")
    with pytest.raises(LookupError):
        plain("c")


def test_a_variable_that_is_missing_is_a_mistake_of_the_program():
    with pytest.raises(LookupError):
        words_in("en").say("worms")
