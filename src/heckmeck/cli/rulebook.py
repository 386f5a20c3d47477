"""The rules as people read them, clause by clause."""

import re
from functools import cache
from importlib import resources

from heckmeck.errors import Malformed
from heckmeck.language import ENGLISH

ENTRY = re.compile(r"^- \*\*([A-Z]\d+)\*\* .*(?:\n  .*)*", re.MULTILINE)


@cache
def rules_text(language: str) -> str:
    """Return the rules in a language, in English where they are not written in it."""
    folder = resources.files("heckmeck.locales") / "rules"
    file = folder / f"{language}.md"
    return (file if file.is_file() else folder / f"{ENGLISH}.md").read_text(encoding="utf-8")


@cache
def clauses(language: str) -> dict[str, str]:
    """Return each clause by its name, in the order of the rules."""
    return {match[1]: match[0] for match in ENTRY.finditer(rules_text(language))}


def find_clauses(wanted: str, language: str) -> str:
    """Return one clause, or all that begin with a letter."""
    entries = clauses(language)
    name = wanted.upper()
    found = [entries[name]] if name in entries else [entries[key] for key in entries if key[0] == name]
    if not found:
        letters = ", ".join(dict.fromkeys(key[0] for key in entries))
        raise Malformed("no-such-clause", "", clause=wanted[:40], letters=letters)
    return "\n".join(found)
