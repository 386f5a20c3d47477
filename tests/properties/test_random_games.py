"""What must hold in every state of every game: 20,000 random games over presets, options and 2-7 players."""

import itertools
import random

import numpy as np
import pytest

from heckmeck.game.dice_rng import new_chance
from heckmeck.record.document import ranking
from heckmeck.rules.edition import OPTION_CLAUSES, PRESETS, Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import APPLE, HIGHEST_TILE, WITH_SEAT, empty_states
from tests.properties.kernel import BROKEN, play_and_check

GAMES_EACH = 125
CHOICES = {
    "golden_die": ("ones_and_worms", "standard"),
    "worms_on_low_tiles": (0, 1, 2, 4),
    "steal": ("forced", "optional"),
    "lower_tile": ("next", "any"),
    "faster": ("off", "returned", "highest"),
    "max_turns": ("none", 1, 7, 40),
    "highest_tile": (29, 33, 36),
}


def some_editions(count: int) -> list[tuple[str, int]]:
    """Presets alone for each number of players, then random combinations of options."""
    plain = list(itertools.product(PRESETS, range(2, 8)))
    chance = random.Random(2018)
    mixed = []
    for _ in range(count - len(plain)):
        options = [
            f"{key}={chance.choice(values)}" for key, values in CHOICES.items() if chance.random() < 0.5
        ]
        mixed.append((" ".join([chance.choice(list(PRESETS)), *options]), chance.randint(2, 7)))
    return plain + mixed


EDITIONS = some_editions(160)


def test_all_options_are_mixed():
    assert set(CHOICES) == set(OPTION_CLAUSES)
    assert len(EDITIONS) * GAMES_EACH >= 20_000


@pytest.mark.parametrize("batch", range(16))
def test_invariants(batch):
    for number in range(batch, len(EDITIONS), 16):
        rules, players = EDITIONS[number]
        edition = Edition.parse(rules)
        start = empty_states(1)
        start[0] = new_game(edition, players, number % players)
        in_play = np.zeros(HIGHEST_TILE + 1, np.int64)
        in_play[edition.tiles] = 1
        ends = empty_states(GAMES_EACH)
        broken = play_and_check(start, ends, new_chance([number, 1]), in_play, edition.is_deluxe, 3)
        assert broken == 0, f"{rules}, {players} players: {BROKEN[broken]} in {ends[0]}"
        for s in ends:
            assert ranking(s) == ranking_by_e3(s, edition)


def ranking_by_e3(s, edition: Edition) -> list[list[int]]:
    """E2 and E3 once more, in other words."""
    scores = {}
    for seat in range(s.players):
        stack = s.stack[seat, : s.height[seat]].tolist()
        worms = sum(int("1111222233334444"[tile - 21]) for tile in stack if tile >= 21)
        worms += edition.worms_on_low_tiles * len([tile for tile in stack if tile < 21])
        worms += int(s.bratworms[seat]) + 3 * (s.specialist[APPLE] == WITH_SEAT + seat)
        scores[seat] = (worms, max(stack, default=0))
    return [
        [seat for seat in scores if scores[seat] == score]
        for score in sorted(set(scores.values()), reverse=True)
    ]
