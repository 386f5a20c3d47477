"""Which names players may have, and how a record writes them (N2)."""

import re
from collections.abc import Collection, Sequence

from heckmeck.errors import Malformed, shortened
from heckmeck.rules.state import MOST_PLAYERS

VERSION = "heckmeck 1"
FEWEST_PLAYERS = 2
BLANKS = " \t"
DEFAULT_NAMES = tuple("ABCDEFG")  # where nobody gives any
RESERVED = ("heckmeck", "rules", "players", "start", "seed", "commitment", "entropy")
FORBIDDEN = re.compile(r'[,#"|\x00-\x1f\x7f-\x9f\u2028\u2029]')


def check_names(names: Sequence[str], header_keys: Collection[str] = ()) -> None:
    """Refuse names that a record cannot tell apart or write down, and tables with too few or too many (M3)."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise Malformed("number-of-players", "N1/M3", count=str(len(names)))
    for seat, name in enumerate(names):
        if not name or name != name.strip() or FORBIDDEN.search(name):
            raise Malformed("bad-name", "N1/N2", name=shortened(name))
        if name in names[:seat]:
            raise Malformed("name-twice", "N1/N2", name=shortened(name))
        if name in RESERVED or name in header_keys:
            raise Malformed("name-is-a-header", "N1", name=shortened(name))


def quoted(name: str) -> str:
    """Return the name as a record writes it: with spaces, in double quotes."""
    return f'"{name}"' if re.search(r"\s", name) else name


def read_name(text: str) -> str:
    """Return a name without its quotes; one with spaces must have them (N2)."""
    if len(text) > 1 and text.startswith('"') and text.endswith('"'):
        return text[1:-1]
    if re.search(r"\s", text):
        raise Malformed("name-needs-quotes", "N1/N2", name=shortened(text))
    return text


def uncommented(line: str) -> str:
    """Return a line without its comment (N7)."""
    return line.partition("#")[0].strip(BLANKS)
