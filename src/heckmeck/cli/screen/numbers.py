"""Numbers given as options."""

import math

from heckmeck.errors import Malformed

NO_LIMIT = 10**12


def whole_number(option: str, text: str, lowest: int, highest: int = NO_LIMIT) -> int:
    """Return a whole number from `lowest` to `highest`, or refuse what is none."""
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(NO_LIMIT))
    number = int(text) if digits else lowest - 1
    if not lowest <= number <= highest:
        details = {"option": option, "value": text[:40], "low": str(lowest), "high": str(highest)}
        raise Malformed("option-number", "", **details)
    return number


def number_between(option: str, text: str, lowest: int, highest: int) -> float:
    """Return a number from `lowest` to `highest`, or refuse what is none."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not lowest <= number <= highest:
        details = {"option": option, "value": text[:40], "low": str(lowest), "high": str(highest)}
        raise Malformed("option-number", "", **details)
    return number


def seconds(option: str, text: str) -> float:
    """Return a time of 0 to 60 seconds."""
    return number_between(option, text, 0, 60)
