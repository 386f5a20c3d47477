"""Friendly names of tables, short enough to be said aloud: a word of the barbecue and a number, like "Glut 27"."""

import random
import re
from collections.abc import Iterator
from itertools import count

WORDS = (  # noqa: SIM905 - a word a line otherwise
    "Apfel Asche Birne Brand Brise Brot Butter Chili Dampf Dill Essig Feige Feuer Fisch Flamme Funke "
    "Gabel Garten Gitter Glut Grill Gurke Hahn Haken Henne Herd Hitze Holz Honig Kanne Kelle Kerze "
    "Knolle Kohle Kraut Krug Kruste Lauch Linse Mais Minze Nuss Ofen Paprika Pfanne Pfeffer Pilz Qualm "
    "Rauch Rinde Rost Salat Salz Scheit Senf Spiess Teller Tomate Topf Wiese Wurm Zange Zunder Zwiebel"
).split()
NUMBERS = range(10, 100)
MORE_NUMBERS = range(100, 10_000)  # for the day when thousands of tables are open
PRIVATE_NUMBERS = range(
    1_000, 10_000
)  # 576,000 names: strangers may read public tables in a list, and guess here
FIRST_TRIES = 8
CODE = re.compile(r"([A-Za-z]{3,7})([1-9][0-9]{1,3})", re.ASCII)


def new_names(private: bool = False) -> Iterator[str]:
    """Yield names without end; later ones have larger numbers, so that one is free at last."""
    chance = random.SystemRandom()
    for tries in count():
        more = PRIVATE_NUMBERS if private else MORE_NUMBERS
        numbers = NUMBERS if tries < FIRST_TRIES and not private else more
        yield f"{chance.choice(WORDS)} {chance.choice(numbers)}"


def name_of_code(code: str) -> str | None:
    """Return the name that somebody typed, whatever its case and blanks; None where it can be none."""
    match = CODE.fullmatch("".join(code.split()))
    return f"{match[1].capitalize()} {match[2]}" if match else None
