"""Friendly names of tables, short enough to be said aloud: a word known everywhere and a number, like "Kiwi 27"."""

import random
import re
import unicodedata
from collections.abc import Iterator
from itertools import count

# Written alike and understood in all languages of the catalogues; no two differ in a single letter.
WORDS = (  # noqa: SIM905 - a word a line otherwise
    "Avocado Banana Banjo Bingo Camping Cobra Curry Disco Domino Donut Emoji Falafel Feta Gecko Golf Grill "
    "Hotel Iguana Jaguar Judo Karaoke Karate Kebab Ketchup Kimono Kiwi Koala Mango Metro Ninja Okapi "
    "Opera Orca Origami Paella Panda Paprika Pasta Pizza Polenta Poncho Puma Radio Risotto Robot Rumba "
    "Safari Salami Samurai Sauna Sudoku Sushi Soda Tapir Taxi Tennis Tofu Tuba Ukulele Video Wasabi Yeti Yoga Zebra"
).split()
NUMBERS = range(10, 100)
MORE_NUMBERS = range(100, 10_000)  # for the day when thousands of tables are open
PRIVATE_NUMBERS = range(
    1_000, 10_000
)  # 576,000 names: strangers may read public tables in a list, and guess here
FIRST_TRIES = 8
CODE = re.compile(r"([A-Za-z]{3,7})([1-9][0-9]{1,3})", re.ASCII)  # any word: older tables have others


def new_names(private: bool = False) -> Iterator[str]:
    """Yield names without end; later ones have larger numbers, so that one is free at last."""
    chance = random.SystemRandom()
    for tries in count():
        more = PRIVATE_NUMBERS if private else MORE_NUMBERS
        numbers = NUMBERS if tries < FIRST_TRIES and not private else more
        yield f"{chance.choice(WORDS)} {chance.choice(numbers)}"


def name_of_code(code: str) -> str | None:
    """Return the name that somebody typed, whatever its case, accents and blanks; None where it can be none."""
    match = CODE.fullmatch(re.sub(r"[\s-]", "", without_accents(code)))
    return f"{match[1].capitalize()} {match[2]}" if match else None


def without_accents(text: str) -> str:
    return "".join(
        letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)
    )
