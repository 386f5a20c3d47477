"""Rolls of which only what was done with them is known: what is made up, the rules allow (docs/notation.md C2)."""

import random

import numpy as np
import pytest

from heckmeck import Game
from heckmeck.game.moves import read_dice, spell_dice
from heckmeck.rules.state import NONE, Phase
from heckmeck.rules.unseen import make_up_roll
from tests.properties.test_random_games import some_editions


def with_golden_die(rules: str) -> Game:
    """Anna takes 27 and rolls nine dice in her next turn (K4)."""
    game = Game(rules, moves=["dice 112WWWWW", "keep W", "roll", "dice 112", "keep 2", "stop"])
    for move in ("dice 11345WWW", "keep W", "stop", "roll golden"):
        game.play(move)
    return game


def made_up(game: Game, aside: str) -> str:
    white, golden = read_dice(aside) if aside else (np.zeros(6, np.int8), NONE)
    face = golden if golden != NONE else int(white.argmax()) if white.any() else NONE
    golden = int(make_up_roll(game.state, white, golden, face))
    return spell_dice(white, golden)


@pytest.mark.parametrize(
    ("rules", "aside", "dice"),
    [
        ("deluxe", "WW", "111111WW+1"),
        ("deluxe", "WW+W", "111111WW+W"),
        ("deluxe", "+1", "WWWWWWWW+1"),
        ("deluxe", "111", "111WWWWW+W"),
        ("deluxe", "", "11111111+W"),  # nothing can be dead yet: only the weasel explains it (K5)
        ("deluxe golden_die=standard", "", "11111111+1"),
        ("deluxe golden_die=standard", "333", "11111333+1"),
    ],
)
def test_the_golden_die_shows_what_it_has(rules: str, aside: str, dice: str) -> None:
    """M5: and what was not set aside with the others (T2)."""
    game = with_golden_die(rules)
    assert made_up(game, aside) == dice
    game.play(f"dice {dice}")


@pytest.mark.parametrize(
    ("rules", "roll", "face", "dice"),
    [
        ("deluxe", "111111WW+W", "1", "11+1"),
        ("deluxe", "1111111W+1", "W", "WWWWWWW+W"),
        ("deluxe", "3WWWWWWW+1", "3", "3333333+W"),  # not dead: nobody can have seen that
        ("deluxe golden_die=standard", "3WWWWWWW+1", "3", "3333333+3"),
    ],
)
def test_a_dead_roll_shows_what_was_set_aside_before(rules: str, roll: str, face: str, dice: str) -> None:
    """T3: the golden die too, where it has such a face."""
    game = with_golden_die(rules)
    for move in (f"dice {roll}", f"keep {face}", "roll"):
        game.play(move)
    assert made_up(game, "") == dice


def test_the_game_with_made_up_dice_is_the_one_that_was_played() -> None:
    """C2: state by state, whatever is set aside, and where nothing can be."""
    chance, told = random.Random(17), 0
    for rules, players in some_editions(40):
        seen = Game(rules, "ABCDEFG"[:players])
        unseen = seen.copy()
        while not seen.over and seen.ply < 120:
            if seen.phase is not Phase.ROLLING:
                move = chance.choice(seen.legal)
                seen.play(move)
                unseen.play(move)
            else:
                roll = seen.roll()
                keeps = [move for move in seen.legal if move.startswith("keep") and seen.phase is Phase.KEEP]
                move = chance.choice(keeps) if keeps else ""
                unseen.roll(made_up(unseen, set_aside(roll, move[-1:])))
                for game in (seen, unseen) if move else ():
                    game.play(move)
                told += 1
            if seen.phase is not Phase.KEEP:  # dead, but for the weasel: then only the roll differs
                assert unseen.document() | {"move": None} == seen.document() | {"move": None}
    assert told > 1000


def set_aside(roll: str, face: str) -> str:
    """Return the dice of a roll that show this face."""
    white, _, golden = roll.partition("+")
    aside = face * white.count(face) if face else ""
    return f"{aside}+{face}" if face and golden == face else aside
