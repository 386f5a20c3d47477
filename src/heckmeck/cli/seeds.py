"""How `--seed` becomes the 32 bytes of the fair dice (NOTATION.md 3)."""

import hashlib
import re

HEX_32_BYTES = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)


def seed_from(text: str) -> bytes:
    """64 hexadecimal digits are the bytes themselves; of any other text the SHA-256 is taken."""
    return bytes.fromhex(text) if HEX_32_BYTES.fullmatch(text) else hashlib.sha256(text.encode()).digest()


def seed_of_game(text: str, number: int) -> bytes:
    """Return the seed of game `number` of many, from 1: the SHA-256 of both."""
    return hashlib.sha256(f"{text}:{number}".encode()).digest()
