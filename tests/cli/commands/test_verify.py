"""`heckmeck verify`: what it says about fair and unfair dice."""

import re
from pathlib import Path

from heckmeck import Game
from heckmeck.record.fair_dice import drawn_start

GAMES = Path(__file__).parents[2] / "vectors/games"
REFUSED = Path(__file__).parents[2] / "vectors/refused"


def test_a_fair_game(run):
    record = (GAMES / "classic-2p.heck").read_bytes()
    ran = run("verify", "-", stdin=record)
    assert ran.code == 0
    assert ran.out.startswith("All rolls verified: 244 rolls follow from seed and entropy.\n")
    assert "no commitment" in ran.out


def test_a_game_with_commitment_needs_no_remark(run, tmp_path):
    file = tmp_path / "a.heck"
    assert run("simulate", "--games", "1", "--record", str(file)).code == 0
    ran = run("verify", str(file), "--lang", "de")
    assert ran.code == 0
    assert re.fullmatch(r"Alle Würfe nachgeprüft: \d+ Würfe folgen aus Seed und Entropie.\n", ran.out)


def test_a_record_without_rolls_is_not_called_verified(run):
    record = f"heckmeck 1\nrules classic\nplayers Anna, Ben\nseed {'00' * 32}\n".encode()
    ran = run("verify", "-", stdin=record)
    assert ran.code == 0
    assert ran.out.startswith("No turn has been played yet.\n")


def test_other_dice_name_line_and_roll(run):
    path = REFUSED / "140-verify-other-entropy.heck"
    ran = run("verify", str(path))
    assert ran.err.startswith(
        f"heckmeck: {path}: line 8, 2445WWWW: these dice do not follow from seed and entropy: roll number 0"
    )


def test_another_number_of_phrases_and_a_drawn_start_are_told(run):
    """D2, D4."""
    seed, entropy = bytes(32), "one phrase"
    start = drawn_start(seed, entropy, 2)
    headers = {"seed": seed.hex(), "entropy": entropy, "drawn": "start"}
    game = Game("classic", ["Anna", "Ben"], start, headers=headers)
    game.roll()
    ran = run("verify", "-", stdin=game.record().encode())
    assert ran.code == 0
    assert "The starting player was drawn from the same seed and entropy.\n" in ran.out
    assert "The entropy has 1 phrase; there should be one for each seat." in ran.out
    other = game.record().replace(f"start {game.players[start]}", f"start {game.players[1 - start]}", 1)
    refused = run(
        "verify",
        "-",
        stdin=other.replace(f"\n{game.players[start]} ", f"\n{game.players[1 - start]} ").encode(),
    )
    assert refused.code == 2
    assert f"draw {game.players[start]} as the starting player (N3/D4)" in refused.err
