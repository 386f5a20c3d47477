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
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="option-serve-database",
        envvar="HECKMECK_DATABASE",
        show_default=False,
        show_envvar=False,
    ),
]
Force = Annotated[bool, typer.Option("--force", help="option-force")]


def whole_number(option: str, text: str, lowest: int, highest: int = NO_LIMIT) -> int:
    """Return a whole number from `lowest` to `highest`, or refuse the text."""
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(NO_LIMIT))
    if not digits or not lowest <= int(text) <= highest:
        raise not_between(option, text, lowest, highest)
    return int(text)


def number_between(option: str, text: str, lowest: int, highest: int) -> float:
    """Return a number from `lowest` to `highest`, or refuse the text."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not lowest <= number <= highest:
        raise not_between(option, text, lowest, highest)
    return number


def not_between(option: str, text: str, lowest: int, highest: int, clause: str = "") -> Malformed:
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
