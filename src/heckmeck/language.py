"""The words of the program, from one Fluent catalogue per language."""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
WISH = re.compile(r"\s*([\w-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.ASCII)
_chosen: str | None = None


@cache
def available() -> tuple[str, ...]:
    """Return the languages that have a catalogue."""
    names = (entry.name for entry in resources.files("heckmeck.locales").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


@cache
def catalogue(language: str) -> str:
    return resources.files("heckmeck.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def parsed(language: str) -> "FluentBundle":
    """Parse a catalogue: it takes a tenth of a second, which --help does not have, nor who waits for a server."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def matching(wish: str) -> str | None:
    """Return the available language that a wish like `de`, `de_AT.UTF-8` or `de-CH` means."""
    language = re.split(r"[-_.@]", wish)[0].lower()
    return language if language in available() else None


def negotiate(wishes: Iterable[str | None]) -> str:
    """Return the first available language among the wishes, each a list like `de_AT:fr`; else English."""
    tags = (tag for wish in wishes for tag in (wish or "").split(":"))
    return next(filter(None, map(matching, tags)), ENGLISH)


def wanted(header: str) -> list[str]:
    """Return the languages of an Accept-Language header like `fr-CH, de;q=0.5`, the most wanted first."""
    wishes = filter(None, map(WISH.fullmatch, header.split(",")[:10]))
    weighted = [(float(wish[2] or 1), wish[1]) for wish in wishes]
    return [tag for weight, tag in sorted(weighted, key=lambda pair: -pair[0]) if weight > 0]


def language_of_the_system() -> str:
    wishes = ("HECKMECK_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return negotiate(os.environ.get(name) for name in wishes)


@dataclass(frozen=True)
class Words:
    """The texts of one language; a message that it lacks is said in English."""

    language: str

    @property
    def _bundles(self) -> Iterator["FluentBundle"]:
        return map(parsed, dict.fromkeys((self.language, ENGLISH)))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **details: Any) -> str:
        """Return the message with its variables filled in."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            message = bundle.get_message(name) if bundle.has_message(name) else None
            pattern = message and (message.attributes.get(attribute) if attribute else message.value)
            if pattern:
                text, errors = bundle.format_pattern(pattern, details)
                if errors:
                    raise LookupError(f"{self.language}: {key}: {errors}")
                return str(text)
        raise LookupError(f"no message {key}")

    def amount(self, key: str, n: float) -> str:
        """Return a number, a negative one with a minus sign instead of the hyphen of the number formats."""
        return self.say(key, n=n).replace("-", "−")

    def dice(self, dice: Iterable[str]) -> str:
        """Return dice one by one; the worm is a word (GLOSSARY 6)."""
        return " ".join(self.say("face-name", face=die) for die in dice)


@cache
def words_in(language: str) -> Words:
    return Words(language)


def choose_language(language: str | None) -> None:
    """Set the language of this program; None goes back to the system's."""
    global _chosen
    _chosen = language


def current_language() -> str:
    return _chosen or language_of_the_system()


def current_words() -> Words:
    return words_in(current_language())


def plain(key: str) -> str:
    """Return a one-line message without variables, read without the Fluent parser: help texts must be instant."""
    for language in (current_language(), ENGLISH):
        start = f"\n{key} = "
        _, found, rest = f"\n{catalogue(language)}".partition(start)
        if found:
            return rest.split("\n", 1)[0]
    raise LookupError(f"no message {key}")
