"""The coach says the same in the page as natively: equal to 1e-12, and to the same decisions, tiles and reasons."""

import os
from random import Random

import numpy as np
import pytest

from heckmeck.coach.accuracy import accuracy_of
from heckmeck.coach.coach import coach_for
from heckmeck.coach.judging import MOST_DECISIONS, judge, new_room
from heckmeck.coach.prospect import ACTION, COLUMNS, LIKELY, REASON
from heckmeck.coach.tile_chances import tile_chances
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.rules.actions import ACTIONS, listed
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import MOST_PLAYERS, State, empty_states
from heckmeck.solver.outcomes import CLAIMS
from tests.browser.asking import ROWS_THERE, STATE_THERE, Asking
from tests.browser.page import Page
from tests.browser.positions import moments_by_table, played_steps

MOMENTS = int(os.environ.get("HECKMECK_BROWSER_DECISIONS", "200"))
WIN_THERE = ROWS_THERE + 8 * MOST_DECISIONS * COLUMNS
EQUAL = 1e-12
NAMES = [ACTION, LIKELY, REASON]


def rows_in_the_page(asking: Asking, edition: Edition, s: State, depth: int) -> np.ndarray:
    asking.look_at(edition, s)
    asking.page.call("judge", STATE_THERE, depth, ROWS_THERE)
    asking.page.read(ROWS_THERE, 8 * MOST_DECISIONS * COLUMNS)
    count, content = asking.page.run()
    return np.frombuffer(content).reshape(MOST_DECISIONS, COLUMNS)[: max(1, int(count))]


def native_rows(edition: Edition, s: State, depth: int) -> np.ndarray:
    states, rows = empty_states(1), np.zeros((MOST_DECISIONS, COLUMNS))
    states[0] = s
    return rows[: max(1, judge(states, depth, new_room(edition), rows))]


@pytest.mark.parametrize("depth", [1, 2])
def test_judgements_are_the_same(page: Page, depth: int) -> None:
    asking = Asking(page)
    for edition, s in moments_by_table(18, MOMENTS):
        rows, native = rows_in_the_page(asking, edition, s, depth), native_rows(edition, s, depth)
        assert rows.shape == native.shape
        assert np.array_equal(rows[:, NAMES], native[:, NAMES])
        assert np.allclose(rows, native, rtol=0, atol=EQUAL)


@pytest.mark.parametrize("depth", [1, 2])
def test_a_coach_that_goes_through_a_game_is_the_same(page: Page, depth: int) -> None:
    """Every step of games, dice too: what a review is made of. The plan of a turn is remembered on both sides."""
    asking, random = Asking(page), Random(19)
    for _ in range(max(1, MOMENTS // 200)):
        edition, steps = played_steps(random, 80)
        coach = coach_for(edition, depth)
        for before, after in steps:
            win = coach.win(after)
            rows = rows_in_the_page(asking, edition, after, depth)
            assert np.allclose(rows[0, : len(win)], win, rtol=0, atol=EQUAL)
            if after["turns"] > before["turns"]:
                page.call("value_end", STATE_THERE, depth, WIN_THERE)
                page.read(WIN_THERE, 8 * MOST_PLAYERS)
                end = np.frombuffer(page.run()[1])
                assert np.allclose(end[: len(win)], coach.end_of_turn(after), rtol=0, atol=EQUAL)


def test_chances_of_tiles_are_the_same(page: Page) -> None:
    asking = Asking(page)
    for edition, s in moments_by_table(20, MOMENTS // 4):
        asking.look_at(edition, s)
        page.call("find_tile_chances", STATE_THERE, ROWS_THERE)
        page.read(ROWS_THERE, 8 * CLAIMS * ACTIONS)
        chances = np.frombuffer(page.run()[1]).reshape(CLAIMS, ACTIONS)
        found = {
            SPELLING[action]: {
                str(tile): chances[tile, action] for tile in np.flatnonzero(chances[:, action])
            }
            for action in listed(legal_actions(s))
        }
        game = Game(edition, [f"P{seat}" for seat in range(int(s.players))])
        game.state = s
        native = tile_chances(game)
        assert found.keys() == native.keys()
        for move, tiles in native.items():
            assert found[move] == pytest.approx(tiles, rel=0, abs=EQUAL)


def test_accuracy_is_the_same(page: Page) -> None:
    for loss in (0.0, 0.004, 0.3, 1.0):
        assert page.ask("accuracy_at", loss) == accuracy_of([loss])
