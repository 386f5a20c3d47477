"""Dice that nobody can choose, predict or change, and that everybody can check (docs/notation.md 3)."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence

from heckmeck.errors import Malformed

FACES = "12345W"
GOLDEN_FACES = {"standard": FACES, "ones_and_worms": "111WWW"}
FIRST_SKIPPED_BYTE = 252  # the largest multiple of six that a byte can count to
NOT_IN_A_PHRASE = re.compile(r"[|#\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def draw_seed() -> bytes:
    """Draw 32 bytes from the system's secure source."""
    return secrets.token_bytes(32)


def commitment_to(seed: bytes) -> str:
    """Return what is shown before the game, so that the seed cannot be changed later."""
    return hashlib.sha256(seed).hexdigest()


def entropy_of(phrases: Sequence[str]) -> str:
    """Join one phrase per seat, in seat order; with no phrase at all, the entropy is empty."""
    return "|".join(phrases) if any(phrases) else ""


def clean_phrase(phrase: str) -> str:
    """Return a phrase trimmed, or refuse what a record cannot hold (D2)."""
    phrase = phrase.strip()
    if NOT_IN_A_PHRASE.search(phrase):
        raise Malformed("bad-phrase", "D2")
    return phrase


def sealed(phrase: str, salt: str) -> str:
    """Return what a device sends instead of its phrase until nobody else can join (D3)."""
    return hashlib.sha256(f"{phrase}:{salt}".encode()).hexdigest()


def byte_stream(key: bytes, prefix: str) -> Iterator[int]:
    """Yield the bytes of HMAC-SHA256(key, prefix:block) for block 0, 1, …"""
    block = 0
    while True:
        yield from hmac.digest(key, f"{prefix}:{block}".encode(), hashlib.sha256)
        block += 1


def roll_dice(seed: bytes, entropy: str, number: int, white: int, golden: str | None = None) -> str:
    """Return roll `number` of a game as a record writes it; `golden` names the faces of the golden die, if rolled."""
    sixes = (byte % 6 for byte in byte_stream(seed, f"{entropy}:{number}") if byte < FIRST_SKIPPED_BYTE)
    dice = "".join(sorted(FACES[next(sixes)] for _ in range(white)))
    return dice if golden is None else f"{dice}+{GOLDEN_FACES[golden][next(sixes)]}"


def drawn_start(seed: bytes, entropy: str, seats: int) -> int:
    """Return the seat that begins where it is drawn: all seats are equally likely (D4)."""
    fair = 256 - 256 % seats
    return next(byte for byte in byte_stream(seed, f"{entropy}:start") if byte < fair) % seats
