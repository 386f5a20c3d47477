"""The rules and the notation as people read them, clause by clause."""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

from heckmeck.errors import Malformed
from heckmeck.language import ENGLISH

ENTRY = re.compile(r"^- \*\*([A-Z]\d+)\*\* .*(?:\n  .*)*", re.MULTILINE)


@cache
def text_of(folder: str, language: str) -> str:
    """Return a text in a language, or in English where there is no translation."""
    texts = resources.files("heckmeck.locales") / folder
    file = texts / f"{language}.md"
    return (file if file.is_file() else texts / f"{ENGLISH}.md").read_text(encoding="utf-8")


def rules_text(language: str) -> str:
    return text_of("rules", language)


@cache
def clauses(language: str) -> Mapping[str, str]:
    """Return each clause of the rules and of the notation by its name, in their order."""
    text = rules_text(language) + text_of("notation", language)
    return MappingProxyType({match[1]: match[0] for match in ENTRY.finditer(text)})


def find_clauses(wanted: str, language: str) -> str:
    """Return one clause, several as a refusal cites them (`N1/M3`), or all that begin with a letter."""
    entries = clauses(language)
    names = wanted.upper().split("/")
    if len(wanted) == 1:
        names = [key for key in entries if key[0] == names[0]]
    if not names or not entries.keys() >= set(names):
        letters = ", ".join(dict.fromkeys(key[0] for key in entries))
        raise Malformed("no-such-clause", "", clause=wanted[:40], letters=letters)
    return "\n".join(entries[name] for name in names)
