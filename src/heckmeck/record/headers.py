"""Reading the header lines of a record (N1)."""

import re

from heckmeck.errors import Malformed, Refused, shortened
from heckmeck.game import Game
from heckmeck.record.errors import RecordError
from heckmeck.record.names import RESERVED, VERSION, check_names, read_name, uncommented
from heckmeck.rules.edition import Edition

HEX_32_BYTES = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)


def read_headers(lines: list[str]) -> Game:
    """Read the lines before the first blank one into a game that has not begun (N1)."""
    version, *others = [uncommented(line) for line in lines] or [""]
    if not version.startswith("heckmeck"):
        raise RecordError(Malformed("not-a-record", "N1", version=VERSION))
    if version.split() != VERSION.split():
        raise RecordError(Malformed("unknown-version", "N1", version=VERSION, found=shortened(version)), 1)
    values: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(others, 2):
        if not line:
            continue
        key, value = (*re.split(r"[ \t]+", line, maxsplit=1), "")[:2]
        if key in values:
            raise RecordError(Malformed("header-twice", "N1", key=shortened(key)), number, key)
        values[key], where[key] = value, number
    return game_from_headers(values, where)


def game_from_headers(values: dict[str, str], where: dict[str, int]) -> Game:
    """Check every header by itself, so that a refusal can name its line."""
    for key in ("rules", "players"):
        if key not in values:
            raise RecordError(Malformed("header-missing", "N1", key=key))
    try:
        key = "rules"
        edition = Edition.parse(values[key])
        key = "players"
        names = read_names(values[key])
        check_names(names)
        key = next((name for name in names if name in values), key)
        check_names(names, values)
        for key in ("seed", "commitment"):
            if key in values and not HEX_32_BYTES.fullmatch(values[key]):
                raise Malformed("not-32-bytes", "N3/D1", key=key)
        key = "start"
        start = read_name(values[key]) if key in values else names[0]
        game = Game(edition, names, start, headers=values)
    except Refused as refused:
        raise RecordError(refused, where.get(key, 0), "" if key in RESERVED else key) from None
    return game


def read_names(text: str) -> list[str]:
    return [read_name(part.strip(" \t")) for part in text.split(",")]
