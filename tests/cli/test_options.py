"""How the values of options are read: numbers, and how --seed becomes 32 bytes."""

import hashlib

import pytest

from heckmeck.cli.options import number_between, seed_from, seed_of_game, whole_number
from heckmeck.errors import Malformed


def test_hexadecimal_digits_are_the_bytes():
    assert seed_from(bytes(range(32)).hex()) == bytes(range(32))
    assert seed_from(bytes(range(200, 232)).hex().upper()) == bytes(range(200, 232))


def test_other_text_is_hashed():
    assert seed_from("7") == hashlib.sha256(b"7").digest()
    assert seed_from("ü" * 64) == hashlib.sha256(("ü" * 64).encode()).digest()


def test_every_game_has_a_seed_of_its_own():
    assert len({seed_of_game("7", number) for number in range(1, 100)}) == 99
    assert seed_of_game("7", 1) == hashlib.sha256(b"7:1").digest()


@pytest.mark.parametrize("text", ["0", "8", "-1", "1.0", "x", "", "１", "9" * 30])
def test_a_whole_number_out_of_its_bounds_is_refused(text):
    assert whole_number("--n", "7", 1, 7) == 7
    with pytest.raises(Malformed, match="choose a number from 1 to 7") as caught:
        whole_number("--n", text, 1, 7)
    assert caught.value.details["value"] == text


@pytest.mark.parametrize("text", ["-0.1", "1.1", "nan", "inf", "x", ""])
def test_a_number_out_of_its_bounds_is_refused(text):
    assert number_between("--n", "0.5", 0, 1) == 0.5
    with pytest.raises(Malformed, match="--n cannot be"):
        number_between("--n", text, 0, 1)
