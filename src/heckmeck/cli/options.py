"""Options of commands: how they are declared, and how their values are read."""

import hashlib
import math
import re
from typing import Annotated, Any

import typer

from heckmeck.errors import Malformed

NO_LIMIT = 10**12
HEX_32_BYTES = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)


def option(flag: str, value: str, help_key: str) -> Any:
    """Return an option with a value; its help states the default."""
    return typer.Option(flag, metavar=value, help=help_key, show_default=False)


Position = Annotated[str, option("--position", "LINE", "option-position")]
RolloutError = Annotated[str, option("--error", "POINTS", "rollouts-error")]
RolloutGames = Annotated[str, option("--max", "N", "rollouts-max")]
RolloutSeed = Annotated[str, option("--seed", "N", "rollouts-seed")]
Force = Annotated[bool, typer.Option("--force", help="option-force")]


def whole_number(option: str, text: str, lowest: int, highest: int = NO_LIMIT) -> int:
    """Return a whole number from `lowest` to `highest`, or refuse the text."""
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(NO_LIMIT))
    if not digits or not lowest <= int(text) <= highest:
        raise not_between(option, text, lowest, highest)
    return int(text)


def number_between(option: str, text: str, lowest: float, highest: float) -> float:
    """Return a number from `lowest` to `highest`, or refuse the text."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not lowest <= number <= highest:
        raise not_between(option, text, lowest, highest)
    return number


def how_closely(wanted: bool, error: str, most: str, seed: str) -> dict[str, Any]:
    """Return what is asked of rollouts by options; without rollouts they make no sense."""
    from heckmeck.coach.rollouts import LARGEST_SEED

    given = {"--error": error, "--max": most, "--seed": seed}
    for name, text in given.items():
        if text and not wanted:
            raise Malformed("option-without-rollouts", "", option=name)
    found: dict[str, Any] = {}
    if error:
        found["error"] = number_between("--error", error, 0.05, 10) / 100
    if most:
        found["most"] = whole_number("--max", most, 1, 1_000_000)
    if seed:
        found["seed"] = whole_number("--seed", seed, 0, LARGEST_SEED)
    return found


def not_between(option: str, text: str, lowest: float, highest: float, clause: str = "") -> Malformed:
    low, high = str(lowest), str(highest)
    return Malformed("option-number", clause, option=option, value=text[:40], low=low, high=high)


def seconds(option: str, text: str) -> float:
    """Return a time of 0 to 60 seconds."""
    return number_between(option, text, 0, 60)


def seed_from(text: str) -> bytes:
    """Return the seed of fair dice (docs/notation.md 3): 64 hexadecimal digits, or the SHA-256 of other text."""
    return bytes.fromhex(text) if HEX_32_BYTES.fullmatch(text) else hashlib.sha256(text.encode()).digest()


def seed_of_game(text: str, number: int) -> bytes:
    """Return the seed of game `number` of many, from 1: the SHA-256 of both."""
    return hashlib.sha256(f"{text}:{number}".encode()).digest()
