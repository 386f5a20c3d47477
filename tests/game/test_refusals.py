"""Every refusal has a reason with words and a clause of docs/rules.md or docs/notation.md."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

from heckmeck import Game, Illegal
from heckmeck.game.moves import SPELLING, spell_dice
from heckmeck.game.refusals import why_not, why_not_dice
from heckmeck.language import available, words_in
from heckmeck.rules.engine import apply_dice
from heckmeck.rules.state import NONE
from tests.positions import play, position
from tests.properties.test_random_games import some_editions
from tests.properties.test_records import random_game

DOCS = Path(__file__).parents[2] / "docs"
CLAUSES = set(re.findall(r"^- ([A-Z]\d+) ", (DOCS / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("batch", range(4))
def test_every_illegal_decision_is_refused_with_a_clause(batch):
    chance = random.Random(batch)
    for rules, players in some_editions(60)[batch::4]:
        game = random_game(rules, players, chance, steps=chance.randint(0, 300))
        before = game.state.tobytes()
        for move in set(SPELLING) - set(game.legal):
            with pytest.raises(Illegal) as refusal:
                game.play(move)
            assert refusal.value.clause in CLAUSES
            assert str(refusal.value).endswith(f"({refusal.value.clause})")
        assert game.state.tobytes() == before


def test_every_impossible_roll_is_refused_with_a_clause():
    chance = random.Random(3)
    for rules, players in some_editions(40):
        game = random_game(rules, players, chance, steps=chance.randint(0, 80))
        for _ in range(30):
            white = np.bincount(
                [chance.randrange(6) for _ in range(chance.randint(0, 9))], minlength=6
            ).astype(np.int8)
            golden = chance.choice([NONE, 0, 3, 5])
            twin = game.copy()
            if not apply_dice(twin.state, white, golden):
                assert why_not_dice(game.state, white, golden).clause in CLAUSES
                dice = spell_dice(white, golden)
                if dice:
                    with pytest.raises(Illegal):
                        game.roll(dice)


@pytest.mark.parametrize(
    ("moves", "move", "reason", "clause"),
    [
        ("", "stop", "dice-must-fall", "T1"),
        ("11345WWW", "roll", "set-aside-first", "T2"),
        ("11345WWW", "roll golden", "golden-die-not-owned", "K4"),
        ("11345WWW; keep W", "keep 1", "nothing-rolled", "T2"),
        ("11345WWW; keep W; roll", "stop", "dice-must-fall", "T5"),
        ("11345WWW; keep W", "weasel", "weasel-not-owned", "K5"),
    ],
)
def test_reasons(moves, move, reason, clause):
    game = play(position(), moves) if moves else position()
    refusal = why_not(game.state, SPELLING.index(move))
    assert (refusal.reason, refusal.clause) == (reason, clause)


@pytest.mark.parametrize("language", available())
def test_a_worm_is_a_word_in_every_language(language):
    """Sentences never say the letter W of records (T2)."""
    for moves, move in (("11345555", "keep W"), ("11345WWW; keep W; roll; 134WW", "keep W")):
        refusal = why_not(play(position(), moves).state, SPELLING.index(move))
        said = words_in(language).say(f"refused-{refusal.reason}", **refusal.details)
        assert "W" not in said.replace("Würfel", "").replace("Würm", "").replace("Wurm", "")


def test_the_golden_die_is_chosen_only_before_the_first_roll():
    """K4."""
    game = play(position("deluxe", on={}, owners={"golden_die": 0}, stacks=[[25]]), "roll; 11345WWW; keep W")
    with pytest.raises(Illegal, match="only before the first roll"):
        game.play("roll golden")
    game.play("roll")
    with pytest.raises(Illegal, match="not in this roll"):
        game.roll("12345+1")


def test_the_weasel_needs_a_roll_on_the_table():
    """K5."""
    game = play(position("deluxe", on={}, owners={"weasel": 0}, stacks=[[25]]), "11345WWW; keep W")
    with pytest.raises(Illegal, match="only between a roll and setting dice aside"):
        game.play("weasel")


def test_nothing_is_allowed_after_the_end():
    """E1, E4."""
    over = play(position(grill=[26]), "123WWWWW; keep W; roll; 123; keep 1; stop")
    with pytest.raises(Illegal, match="E1"):
        over.play("roll")
    with pytest.raises(Illegal, match="E1"):
        over.roll("11345WWW")
    late = Game("classic max_turns=1", ["Anna", "Ben"], moves=["dice 12333445", "keep 1", "stop"])
    with pytest.raises(Illegal, match="E4"):
        late.play("stop")
