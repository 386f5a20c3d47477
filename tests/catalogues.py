"""The catalogues as tests read them: every message by its key, taken apart or as one text."""

import re

from heckmeck.cli.commands.locale.contents import contents, flat, messages
from tests.glossary import LANGUAGES

MESSAGES = {name: messages(name) for name in LANGUAGES}
SAID = {
    name: {key: flat(pattern) for key, pattern in found.items() if pattern}
    for name, found in MESSAGES.items()
}
REFERRED_TO = {
    name for found in MESSAGES.values() for pattern in found.values() for name in contents(pattern).messages
}


def without_variables(text: str) -> str:
    return re.sub(r"\{[\w-]*\}", "", text)


def where(name: str, pattern: str) -> dict[str, str]:
    """The messages of a language in which a pattern is found."""
    return {key: text for key, text in SAID[name].items() if re.search(pattern, text)}
