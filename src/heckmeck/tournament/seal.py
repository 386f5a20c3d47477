"""A seed that nobody could choose: sealed at first, opened with a phrase of the hall (docs/rules.md R9)."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from heckmeck.errors import Illegal
from heckmeck.record.fair_dice import clean_phrase, commitment_to
from heckmeck.tournament.events import Close, Event, Open, seed_from


@dataclass(frozen=True)
class Seal:
    """What is known of a sealed seed. A copy that the public got before the opening has no secret."""

    commitment: str
    secret: bytes | None = None
    phrase: str | None = None

    @property
    def is_open(self) -> bool:
        return self.phrase is not None


def seal_of(event: Open) -> Seal:
    if event.secret is None:
        return Seal(event.commitment or "")
    secret = seed_from(event.secret, "secret")
    return Seal(commitment_to(secret), secret)


def opened(seal: Seal | None, phrase: str) -> Seal:
    """Return the seal opened with the phrase of the hall; the secret is public from now on."""
    if seal is None or seal.is_open:
        raise Illegal("tournament-closed-already", "R9")
    if seal.secret is None:
        raise Illegal("tournament-secret-missing", "R9")
    return Seal(seal.commitment, seal.secret, clean_phrase(phrase))


def seed_of(seal: Seal) -> bytes:
    """Return the seed of all draws: SHA-256 of the secret in hex, a colon and the phrase."""
    if seal.secret is None or seal.phrase is None:
        raise Illegal("tournament-not-closed", "R9")
    return hashlib.sha256(f"{seal.secret.hex()}:{seal.phrase}".encode()).digest()


def public(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events as anybody may read them: the secret only once registration is closed."""
    told = list(events)
    closed = any(isinstance(event, Close) for event in told)
    for event in told:
        if isinstance(event, Open) and event.secret is not None and not closed:
            yield Open(event.name, event.rules, commitment=seal_of(event).commitment, at=event.at)
        else:
            yield event
