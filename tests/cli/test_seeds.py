"""How --seed becomes 32 bytes."""

import hashlib

from heckmeck.cli.seeds import seed_from, seed_of_game


def test_hexadecimal_digits_are_the_bytes():
    assert seed_from(bytes(range(32)).hex()) == bytes(range(32))
    assert seed_from(bytes(range(200, 232)).hex().upper()) == bytes(range(200, 232))


def test_other_text_is_hashed():
    assert seed_from("7") == hashlib.sha256(b"7").digest()
    assert seed_from("ü" * 64) == hashlib.sha256(("ü" * 64).encode()).digest()


def test_every_game_has_a_seed_of_its_own():
    assert len({seed_of_game("7", number) for number in range(1, 100)}) == 99
    assert seed_of_game("7", 1) == hashlib.sha256(b"7:1").digest()
