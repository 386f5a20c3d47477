"""Text for terminals that cannot show every letter: the nearest plain one is written instead."""

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper

PLAIN = "heckmeck-plain"
NEAREST = str.maketrans(
    {
        **dict(zip("┌┐└┘─│╔╗╚╝═║▐▌░▶●·", "++++-|++++=#[]#>o.", strict=True)),
        **dict(zip("▁▂▃▄▅▆▇█−", "_.,-~=+#-", strict=True)),
        **dict(zip("“”„‘’‚–—", "\"\"\"'''--", strict=True)),
        **dict(zip("…äöüÄÖÜß", ("...", "ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    }
)


def nearest(text: str) -> str:
    """Return text in ASCII: drawings by look, letters without their marks, `?` for the rest."""
    letters = unicodedata.normalize("NFKD", text.translate(NEAREST))
    plain = (letter for letter in letters if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in plain)


def replace_unknown(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest(error.object[error.start : error.end]), error.end


def wants_ascii() -> bool:
    """Whether the user chose the locale C: Python still writes UTF-8, which such a terminal may not show."""
    chosen = [os.environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    named = (name for name in chosen if name not in ("", "C.UTF-8"))  # Python itself sets LC_CTYPE=C.UTF-8
    return next(named, "") in ("C", "POSIX")


def prepare_streams() -> None:
    """Never let output fail for want of a letter."""
    codecs.register_error(PLAIN, replace_unknown)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="ascii" if wants_ascii() else None, errors=PLAIN)


def put(line: str) -> None:
    """Write a line of results."""
    sys.stdout.write(f"{line}\n")
