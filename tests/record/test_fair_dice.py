"""Fair dice: docs/notation.md 3."""

import hashlib
import hmac
from collections import Counter

import pytest

from heckmeck.errors import Malformed
from heckmeck.record.fair_dice import (
    byte_stream,
    clean_phrase,
    commitment_to,
    draw_seed,
    drawn_start,
    entropy_of,
    roll_dice,
    sealed,
)

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


@pytest.mark.parametrize("phrase", ["a|b", "a#b", "a\tb", "a\nb", "a\u2028b", "a\x85b"])
def test_a_phrase_that_a_record_cannot_hold_is_refused_and_never_changed(phrase):
    """D2."""
    with pytest.raises(Malformed, match="D2"):
        clean_phrase(phrase)
    assert clean_phrase("  tea and cake ") == "tea and cake"


def test_a_seal_is_the_hash_of_phrase_and_salt():
    """D3."""
    assert sealed("tea", "00ff" * 8) == hashlib.sha256(b"tea:" + b"00ff" * 8).hexdigest()


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_drawn_start_is_the_first_fair_byte_of_its_own_stream(seats):
    """D4."""
    block = hmac.digest(SEED, b"a|b:start:0", hashlib.sha256)
    expected = next(byte for byte in block if byte < 256 // seats * seats) % seats
    assert drawn_start(SEED, "a|b", seats) == expected


@pytest.mark.parametrize("seats", range(2, 8))
def test_all_seats_are_equally_likely_to_begin(seats):
    """Chi-square with at most 6 degrees of freedom; 22.5 is exceeded once in a thousand."""
    begun = Counter(drawn_start(SEED, f"{number}", seats) for number in range(4200))
    expected = 4200 / seats
    assert sum((begun[seat] - expected) ** 2 / expected for seat in range(seats)) < 22.5
