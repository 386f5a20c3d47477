"""Dice that nobody can choose, predict or change, and that everybody can check (NOTATION.md 3)."""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence

FACES = "12345W"
GOLDEN_FACES = {"standard": FACES, "ones_and_worms": "111WWW"}
FIRST_SKIPPED_BYTE = 252  # the largest multiple of six that a byte can count to


def draw_seed() -> bytes:
    """Draw 32 bytes from the system's secure source."""
    return secrets.token_bytes(32)


def commitment_to(seed: bytes) -> str:
    """Return what is shown before the game, so that the seed cannot be changed later."""
    return hashlib.sha256(seed).hexdigest()


def entropy_of(phrases: Sequence[str]) -> str:
    """Join one phrase a seat, in seat order; with no phrase at all the entropy is empty."""
    return "|".join(phrases) if any(phrases) else ""


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
