"""Positions of random games in any edition, at any table: what the page and the native engine are asked about."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import numpy as np

from heckmeck.game.dice_rng import below, new_chance, throw
from heckmeck.rules import engine
from heckmeck.rules.actions import pick, size
from heckmeck.rules.edition import PRESETS, WORD_OPTIONS, Edition, number_range
from heckmeck.rules.state import DECIDE, FACES, KEEP, OVER, ROLLING, State, copy_of

OF_A_KIND = 4  # moments of a game
OFTEN = 0.02  # the share of what happens in every turn


def random_edition(random: Random) -> Edition:
    """Return a preset with any of its options changed."""
    preset = random.choice(list(PRESETS))
    options: dict[str, object] = {name: random.choice(words) for name, words in WORD_OPTIONS.items()}
    options["worms_on_low_tiles"] = random.randint(*number_range("worms_on_low_tiles", preset))
    options["highest_tile"] = random.randint(*number_range("highest_tile", preset))
    if random.random() < 0.9:
        options["max_turns"] = random.randint(1, 60)
    kept = {name: value for name, value in options.items() if random.random() < 0.5}
    return Edition.parse(preset).with_options(**kept)


def random_step(s: State, chance: np.ndarray) -> tuple[int, np.ndarray]:
    """Let dice fall, or take a decision, each as likely as any other; return the golden face or it, and the dice."""
    white = np.zeros(FACES, np.int8)
    if s.phase == ROLLING:
        golden = throw(chance, s, white)
        engine.apply_dice(s, white, golden)
        return golden, white
    options = engine.legal_actions(s)
    action = pick(options, below(chance, size(options)))
    engine.apply(s, action)
    return action, white


def moments(random: Random) -> Iterator[tuple[Edition, State]]:
    """Yield moments of many games in which somebody decides: of each game a few of every kind of choice."""
    while True:
        edition = random_edition(random)
        s = engine.new_game(edition, random.randint(2, 7))
        chance = new_chance(random.getrandbits(32))
        seen = Counter[int]()
        while s.phase != OVER:
            phase = int(s.phase)
            likely = OFTEN if phase in (KEEP, DECIDE) else 1.0
            open_question = size(engine.legal_actions(s)) > 1 and seen[phase] < OF_A_KIND
            if open_question and random.random() < likely:
                seen[phase] += 1
                yield edition, s
            random_step(s, chance)


@cache
def moments_by_table(seed: int, count: int) -> tuple[tuple[Edition, State], ...]:
    """Return this many moments, those of like tables together: what the page must lay out is then laid out once."""
    some = [(edition, copy_of(s)) for edition, s in islice(moments(Random(seed)), count)]
    return tuple(sorted(some, key=lambda one: (one[0].golden_die, one[0].is_deluxe, int(one[1].players))))


def played_steps(random: Random, count: int) -> tuple[Edition, list[tuple[State, State]]]:
    """Return the states before and after each step of a game, or of its beginning."""
    edition = random_edition(random)
    s, chance = engine.new_game(edition, random.randint(2, 7)), new_chance(random.getrandbits(32))
    steps = []
    while s.phase != OVER and len(steps) < count:
        before = copy_of(s)
        random_step(s, chance)
        steps.append((before, copy_of(s)))
    return edition, steps
