"""Points in reach are those of the solver's throws, and a throw is dead as often as the engine says."""

import random
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.reach import MOST_DICE, ROOM, points_in_reach
from heckmeck.game import Game
from heckmeck.rules import engine
from heckmeck.rules.actions import KEEP_FACE, ROLL, USE_WEASEL, holds
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import FACES, KEEP, NONE, State, copy_of
from heckmeck.solver import states
from heckmeck.solver.states import throws
from tests.coach.outlooks import CHANCE, RULES, decisions
from tests.positions import play, position


def points_by_throws(used: int, left: int, golden: bool) -> tuple[int, int]:
    """Follow every throw and keep of the solver: points as bits, without and with a worm among them."""
    plain, with_worm = 1, 0
    for throw in throws(states.State(used, left, 0, False, golden)):
        for keep in throw.keeps:
            if keep is not None:
                more, more_with_worm = points_by_throws(keep.used, keep.left, keep.golden)
                if (keep.used & ~used) >> states.WORM & 1:
                    more, more_with_worm = 0, more | more_with_worm
                plain |= more << keep.total
                with_worm |= more_with_worm << keep.total
    return plain, with_worm


@pytest.mark.parametrize("golden", [False, True])
def test_points_in_reach_are_those_of_all_throws(golden: bool) -> None:
    room = np.zeros(ROOM, np.int64)
    for used in range(1 << FACES):
        free = FACES - used.bit_count()
        for left in range(int(golden), (MOST_DICE if free <= 3 else 4) + 1):
            found = points_in_reach(used, left, golden, room)
            assert tuple(map(int, found)) == points_by_throws(used, left, golden)


@given(rules=RULES, players=st.integers(2, 4), chance=CHANCE)
@settings(max_examples=5)
def test_a_throw_is_dead_as_often_as_the_engine_says(rules: str, players: int, chance: random.Random) -> None:
    for game in decisions(rules, players, chance):
        if chance.random() < 0.7:
            continue
        found = outlook_of(game.state)
        assert found is not None
        for face, prospect in found.faces.items():
            after = copy_of(game.state)
            engine.apply(after, KEEP_FACE + "12345W".index(face))
            check(prospect.dead, prospect.dice_left, after, ROLL)
        if found.now is not None:
            check(found.now.dead, found.now.dice_left, game.state, USE_WEASEL if found.weasel else ROLL)


def check(dead: float | None, dice_left: int, s: State, throw: int) -> None:
    if dead is None:
        assert dice_left == 0 or not holds(legal_actions(s), throw)
    elif dice_left <= 3 and holds(legal_actions(s), throw):
        after = copy_of(s)
        engine.apply(after, throw)
        assert dead == pytest.approx(chance_of_failing_at_once(after), abs=1e-12)


def chance_of_failing_at_once(s: State) -> float:
    """Let every row of dice fall; where only the weasel is left, let them fall again (T3, K5)."""
    count = int(s.dice_left - s.golden_left)
    golden_faces = range(FACES) if s.golden_die_standard else (0, FACES - 1)
    rows = list(product(product(range(FACES), repeat=count), golden_faces if s.golden_left else (NONE,)))
    dead = 0.0
    for dice, golden in rows:
        after = copy_of(s)
        white = np.bincount(np.array(dice, np.int64), minlength=FACES).astype(np.int8)
        assert engine.apply_dice(after, white, golden)
        if after.turns > s.turns:
            dead += 1
        elif after.phase == KEEP and not legal_actions(after) >> KEEP_FACE & (1 << FACES) - 1:
            assert engine.apply(after, USE_WEASEL)
            dead += chance_of_failing_at_once(after)
    return dead / len(rows)


def test_the_weasel_squares_the_risk() -> None:
    """K5: two throws of three dice with four of six faces used."""
    moves = "1234WWWW; keep W; roll; 1234; keep 1"
    for owners, chance in ((None, (2 / 6) ** 3), ({"weasel": 0}, (2 / 6) ** 6)):
        game: Game = play(position("deluxe", owners=owners, on={}, stacks=[[21]]), moves)
        found = outlook_of(game.state)
        assert found is not None
        assert found.now is not None
        assert found.now.dead == pytest.approx(chance, abs=1e-15)
