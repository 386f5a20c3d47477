"""What a catalogue lacks, has too much of, or says in a way that would not fit."""

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

from babel import Locale
from fluent.syntax import ast

from heckmeck.cli.commands.locale.contents import (
    contents,
    flat,
    messages,
    unreadable_lines,
    variables,
)
from heckmeck.language import ENGLISH

Fault = tuple[str, dict[str, Any]]
# How many characters fit where there is little room, at 360 pixels; a variable counts as three.
BUTTONS = {
    r"web-stop": 12,
    r"web-stop-.*-button": 22,
    r"web-roll(-plain)?": 22,
    r"web-roll-(risk|costs|pick|none).*": 44,
    r"web-dead-.*": 46,
    r"web-act-weasel": 22,
    r"web-choose-.*-button": 26,
    r"web-throw-handed": 16,
    r"web-nav-(play|tournaments|games|rules)": 15,
    r"web-nav-.*": 26,
    r"web-menu-(?!copied|leave-sure).*": 38,
    r"web-start-(eight|nine|play|create|together|learn)": 34,
    r"web-wait-(start|leave|add-bot|take-over|missing)": 34,
    r"web-end-(replay|review|rematch|rematch-go|own-game)": 24,
    r"web-(open-join|open-watch|code-join)": 16,
    r"web-board-used": 8,
    r"web-board-(away|absent|now)": 18,
}
VARIABLE = re.compile(r"\{[\w-]*\}")
MARKUP = re.compile(r"</?em>")


def faults_of(language: str) -> list[Fault]:
    """Return everything that a reader or a translator would stumble over, in the order of the English catalogue."""
    own, english = messages(language), messages(ENGLISH)
    found: list[Fault] = [("unreadable", {"line": line}) for line in unreadable_lines(language)]
    forms = categories(language)
    for key in english:
        found += _faults_of_message(key, own, english, forms) if key in own else [("missing", {"key": key})]
    found += [("unused", {"key": key}) for key in own if key not in english]
    return found + [("file", {"file": name}) for name in _missing_texts(language)]


def _faults_of_message(
    key: str,
    own: dict[str, ast.Pattern | None],
    english: dict[str, ast.Pattern | None],
    forms: tuple[set[str], set[str]],
) -> Iterator[Fault]:
    here, there = variables(key, own), variables(key, english)
    if here != there:
        yield "variables", {"key": key, "own": _names(here), "english": _names(there)}
    plurals = contents(own[key]).plurals
    needed, possible = forms
    for number in contents(english[key]).plurals:
        given = plurals.get(number, set())
        if not needed <= given <= possible:
            yield "plurals", {"key": key, "due": _names(needed), "own": _names(given)}
    pattern, room = own[key], room_for(key)
    length = length_of(flat(pattern)) if pattern else 0
    if room is not None and length > room:
        yield "long", {"key": key, "n": length, "most": room}


def categories(language: str) -> tuple[set[str], set[str]]:
    """Return the plural forms that counting needs, and those that a language may have (millions, fractions)."""
    rule = Locale.parse(language).plural_form
    return {rule(n) for n in range(1000)} | {"other"}, set(rule.tags) | {"other"}


def room_for(key: str) -> int | None:
    """Return how many characters of a text fit, if there is a limit."""
    return next((most for family, most in BUTTONS.items() if re.fullmatch(family, key)), None)


def length_of(text: str) -> int:
    """Return the length of the longest variant."""
    return max(len(VARIABLE.sub("123", line)) for line in MARKUP.sub("", text).split("\n"))


def _names(found: set[str]) -> str:
    return ", ".join(sorted(found)) or "–"


def _missing_texts(language: str) -> list[str]:
    folder = resources.files("heckmeck.locales")
    names = [f"{kind}/{language}.md" for kind in ("rules", "notation")]
    return [name for name in names if not folder.joinpath(name).is_file()]
