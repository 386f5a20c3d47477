"""Fair dice: NOTATION.md 3."""

from collections import Counter

import pytest

from heckmeck.record.fair_dice import byte_stream, commitment_to, draw_seed, entropy_of, roll_dice

SEED = bytes(range(32))
ENTROPY = "anna's phrase|ben's phrase"


def test_published_vector():
    assert roll_dice(SEED, ENTROPY, 0, 8) == "112345WW"
    assert roll_dice(SEED, ENTROPY, 0, 8, "standard") == "112345WW+5"
    assert roll_dice(SEED, ENTROPY, 0, 8, "ones_and_worms") == "112345WW+W"
    assert roll_dice(SEED, ENTROPY, 1, 5) == "22245"
    assert commitment_to(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_golden_die_alone():
    assert roll_dice(SEED, ENTROPY, 3, 0, "ones_and_worms") in ("+1", "+W")


@pytest.mark.parametrize(("phrases", "entropy"), [(["", ""], ""), (["a", ""], "a|"), (["", "b", ""], "|b|")])
def test_entropy_joins_the_phrases_in_seat_order(phrases, entropy):
    assert entropy_of(phrases) == entropy


def test_seeds_are_32_bytes_and_differ():
    assert len(draw_seed()) == 32
    assert draw_seed() != draw_seed()


def test_the_stream_goes_on_over_blocks():
    stream = byte_stream(SEED, "x:0")
    assert len({next(stream) for _ in range(320)}) > 100


def test_faces_are_equally_likely():
    """Chi-square with 5 degrees of freedom; 20.5 is exceeded once in a thousand."""
    faces = Counter("".join(roll_dice(SEED, "", number, 8) for number in range(3000)))
    expected = 24_000 / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in "12345W") < 20.5
