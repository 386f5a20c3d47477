"""The rules in the page are those of the native engine, byte for byte: states, facts, reasons and events.

HECKMECK_BROWSER_STEPS sets how many steps of random games are compared; 1,000,000 take a minute or two.
"""

import os
from random import Random

import numpy as np

from heckmeck.browser.places import PAGE
from heckmeck.game import event_rows
from heckmeck.game.dice_rng import new_chance
from heckmeck.game.reasons import what_is_due, why_no_decision, why_no_dice
from heckmeck.rules import engine
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.edition import PRESETS
from heckmeck.rules.facts import FACTS, facts_of
from heckmeck.rules.state import FACES, OVER, ROLLING, STATE, State, copy_of, empty_states
from tests.browser.page import Page
from tests.browser.positions import random_edition, random_step

STEPS = int(os.environ.get("HECKMECK_BROWSER_STEPS", "20000"))
STEPS_WITH_EVERYTHING = 10_000
STEPS_AT_ONCE = 2000
TABLES = range(2, 8)
# Where things lie in the page's memory
NOW, BEFORE, COPY = PAGE, PAGE + 256, PAGE + 512
FACTS_THERE, WHITE, ROWS = PAGE + 1024, PAGE + 2048, PAGE + 4096
ROWS_LENGTH = 4 * event_rows.MOST_EVENTS * event_rows.COLUMNS


class Pair:
    """A game played natively and, a little later, in the page: `same` compares what both answered."""

    def __init__(self, page: Page, random: Random) -> None:
        self.page, self.random = page, random
        self.chance = new_chance(random.getrandbits(32))
        self.expected: list[object] = []
        self.steps = 0

    def new_game(self) -> State:
        edition, players = random_edition(self.random), self.random.randint(2, 7)
        self.preset = edition.preset
        start = self.random.randrange(players)
        options = empty_states(1)[0]
        edition.write_options(options)
        self.page.write(NOW, options.tobytes())
        self.page.call("new_game", NOW, edition.is_deluxe, edition.highest_tile, players, start)
        self.expected.append(0)
        return engine.new_game(edition, players, start)

    def compare(self, s: State) -> None:
        """Ask for the state and its facts."""
        facts = np.zeros(1, FACTS).view(np.recarray)[0]
        facts_of(s)
        self.page.write(FACTS_THERE, facts.tobytes())
        self.page.call("find_facts", NOW, FACTS_THERE)
        self.page.call("what_is_due", NOW)
        self.page.read(NOW, STATE.itemsize)
        self.page.read(FACTS_THERE, FACTS.itemsize)
        self.expected += [0, what_is_due(s), s.tobytes(), facts_of(s).tobytes()]

    def try_anything(self, s: State) -> None:
        """Try any decision and any dice on copies: what is refused changes nothing and has the same reason."""
        action = self.random.randrange(ACTIONS)
        white = self.chance_dice()
        golden = self.random.randint(-1, FACES - 1)
        for name, numbers, allowed, reason in (
            ("apply", (action,), engine.apply, why_no_decision),
            ("apply_dice", (white, golden), engine.apply_dice, why_no_dice),
        ):
            copy = copy_of(s)
            done = allowed(copy, *numbers)
            there = [WHITE if number is white else number for number in numbers]
            self.page.write(COPY, s.tobytes())
            self.page.write(WHITE, white.tobytes())
            self.page.call(name, COPY, *there)
            self.page.read(COPY, STATE.itemsize)
            self.expected += [done, copy.tobytes()]
            if not done:
                self.page.call("why_not" if name == "apply" else "why_not_dice", COPY, *there)
                self.expected.append(reason(s, *numbers))

    def chance_dice(self) -> np.ndarray:
        dice = self.random.randint(0, 9)
        return np.bincount(self.random.choices(range(FACES), k=dice), minlength=FACES).astype(np.int8)

    def take_step(self, s: State) -> None:
        """Take a step, and ask for the state after it."""
        rolling = s.phase == ROLLING
        taken, white = random_step(s, self.chance)
        if rolling:
            self.page.write(WHITE, white.tobytes())
            self.page.call("apply_dice", NOW, WHITE, taken)
        else:
            self.page.call("apply", NOW, taken)
        self.page.read(NOW, STATE.itemsize)
        self.expected += [1, s.tobytes()]
        self.steps += 1

    def step(self, s: State) -> None:
        """Let dice fall or take a decision, each with the same chance."""
        before = copy_of(s)
        self.page.write(BEFORE, s.tobytes())
        taken, white = random_step(s, self.chance)
        if before.phase == ROLLING:
            action = event_rows.DICE_FALL
            self.page.write(WHITE, white.tobytes())
            self.page.call("apply_dice", NOW, WHITE, taken)
        else:
            action = taken
            self.page.call("apply", NOW, action)
        rows = np.zeros((event_rows.MOST_EVENTS, event_rows.COLUMNS), np.int64)
        count = event_rows.note_events(before, s, action, rows)
        self.page.write(ROWS, bytes(ROWS_LENGTH))
        self.page.call("find_events", BEFORE, NOW, action, ROWS)
        self.page.read(ROWS, ROWS_LENGTH)
        self.expected += [1, count, rows.astype(np.int32).tobytes()]
        self.steps += 1

    def same(self) -> None:
        answered = self.page.run()
        assert answered == self.expected
        self.expected = []


def test_every_step_of_random_games_is_the_same(page: Page) -> None:
    """Presets, options and two to seven players: the state after each of them, and nothing else."""
    pair = Pair(page, Random(2026))
    presets, tables = set[str](), set[int]()
    while pair.steps < STEPS or len(tables) < len(TABLES) or len(presets) < len(PRESETS):
        s = pair.new_game()
        presets.add(pair.preset)
        tables.add(int(s.players))
        while s.phase != OVER:
            pair.take_step(s)
        pair.same()


def test_random_games_are_the_same_to_the_last_byte(page: Page) -> None:
    pair = Pair(page, Random(16))
    while pair.steps < STEPS_WITH_EVERYTHING:
        s = pair.new_game()
        pair.compare(s)
        while s.phase != OVER:
            pair.try_anything(s)
            pair.step(s)
            pair.compare(s)
            if len(pair.expected) > STEPS_AT_ONCE:
                pair.same()
    pair.same()
