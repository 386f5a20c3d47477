"""One call judges a position: rows that agree with each other, whatever was asked before."""

import random

import numpy as np
import pytest
from hypothesis import given, settings

from heckmeck.coach.coach import coach_for
from heckmeck.coach.futures import Prospect
from heckmeck.coach.judging import MOST_DECISIONS, judge, new_room
from heckmeck.coach.prospect import (
    ACTION,
    CLAIM,
    CLAIMED,
    COLUMNS,
    ENDS,
    FAIL,
    FAILURE,
    LIKELY,
    LIKELY_CHANCE,
    REASON,
    STEALS,
    WIN,
)
from heckmeck.coach.reason_numbers import EQUAL, ONLY, REASONS
from heckmeck.coach.reasons import reason_of
from heckmeck.game import Game
from heckmeck.game.moves import ACTION_OF
from heckmeck.rules.actions import listed
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import NONE, UP, empty_states
from tests.coach.games import played
from tests.coach.outlooks import CHANCE, PLAYERS, RULES, decisions
from tests.positions import play, position


def rows_of(game: Game, depth: int = 1) -> np.ndarray:
    states, rows = empty_states(1), np.full((MOST_DECISIONS, COLUMNS), np.nan)
    states[0] = game.state
    return rows[: judge(states, depth, new_room(game.edition), rows)]


@given(rules=RULES, players=PLAYERS, chance=CHANCE)
@settings(max_examples=4)
def test_the_numbers_of_a_row_agree(rules: str, players: int, chance: random.Random) -> None:
    for game in decisions(rules, players, chance):
        if chance.random() < 0.8:
            continue
        seat, rows = int(game.state.seat), rows_of(game)
        assert sorted(rows[:, ACTION]) == listed(legal_actions(game.state))
        assert np.isfinite(rows).all()
        assert (np.diff(rows[1:, WIN + seat]) <= 0).all()
        for row in rows:
            claims = row[CLAIM:]
            assert row[WIN : WIN + players].sum() == pytest.approx(1.0, abs=1e-9)
            assert (row[WIN + players : FAIL] == 0).all()
            assert claims.sum() == pytest.approx(1.0, abs=1e-9)
            assert row[FAIL] == claims[FAILURE]
            stolen = [claims[tile] for tile in range(1, CLAIMED) if game.state.grill[tile] != UP]
            assert row[STEALS] == pytest.approx(sum(stolen), abs=1e-12)
            assert 0 <= row[ENDS] <= 1 + 1e-9
            if row[LIKELY] == NONE:
                assert claims[CLAIMED] == 1.0
            else:
                assert row[LIKELY_CHANCE] == claims[int(row[LIKELY])] == claims.max()
        check_reasons(game)


def check_reasons(game: Game) -> None:
    """The first is compared with the second, every other with the first."""
    seat, rows = int(game.state.seat), rows_of(game)
    prospects = [decision.prospect for decision in coach_for(game.edition).decisions(game.state)]
    for index, row in enumerate(rows):
        if len(rows) == 1:
            assert row[REASON] == ONLY
            continue
        other = 1 if index == 0 else 0
        if row[REASON] == EQUAL:
            assert abs(row[WIN + seat] - rows[other, WIN + seat]) < 0.0005
        else:
            better = sorted([prospects[index], prospects[other]], key=lambda found: -found.own_win)
            assert REASONS[int(row[REASON])] == reason_of(*better)


@pytest.mark.parametrize("depth", [1, 2])
def test_it_answers_the_same_whatever_was_asked_before(depth: int) -> None:
    """A coach remembers the last turn; what it was asked in between changes nothing."""
    game = played("deluxe lower_tile=any steal=optional", 3, "simple", seed=5, turns=16 if depth == 1 else 5)
    plies, coach = list(range(game.ply + 1)), coach_for(game.edition, depth)
    random.Random(5).shuffle(plies)
    for ply in [*plies[:40], *range(min(game.ply, 20))]:
        state = game.state_at(ply)
        asked, fresh = coach.look(state), coach_for(game.edition, depth).look(state)
        assert asked.win.tolist() == pytest.approx(fresh.win.tolist(), abs=1e-12)
        assert [decision.action for decision in asked.decisions] == [d.action for d in fresh.decisions]


def prospects(game: Game) -> dict[int, Prospect]:
    return {found.action: found.prospect for found in coach_for(game.edition).decisions(game.state)}


def test_a_tile_that_is_chosen_counts_though_a_specialist_must_be_put_back() -> None:
    """S7, G2: what "take" brings is the tile, also where it asks for a second choice."""
    game = position(
        "deluxe steal=optional", 2, stacks=[(21,), (29, 26)], on={"apple": 25}, owners={"canned_worm": 0}
    )
    play(game, "123WWWWW; keep W; roll; 123; keep 1; stop")
    found = prospects(game)
    steal, take = found[ACTION_OF["take 26"]], found[ACTION_OF["take 25"]]
    assert (steal.worms, steal.likeliest, steal.steals, steal.fail) == (2.0, (26, 1.0), 1.0, 0.0)
    assert (take.likeliest, take.steals, take.fail) == ((25, 1.0), 0.0, 0.0)
    assert take.worms in (2.0, 5.0)  # with the apple or without it
    game.play("take 25")
    assert [decision.likeliest for decision in prospects(game).values()] == [None, None]


def test_taking_the_hen_is_what_its_tile_brings() -> None:
    """S7, K6: the likeliest is the tile under the hen, as where nothing is to be chosen."""
    game = position("deluxe steal=optional", 2, stacks=[(), (26,)], on={}, owners={"hen": 1})
    play(game, "123WWWWW; keep W; roll; 123; keep 1; stop")
    found = prospects(game)[ACTION_OF["take 26"]]
    assert (found.likeliest, found.worms, found.fail) == ((26, 1.0), 0.0, 0.0)


def test_the_bratworm_of_a_giver_counts() -> None:
    """B1, B2: worms are those at the end of the turn less those before the choice."""
    game = position("deluxe", 3, stacks=[(), (30,), (31,)], owners={}, bratworms=(0, 3, 4), supply=0)
    play(game, "115WWWWW; keep W; roll; 111; keep 1")
    for found in prospects(game).values():
        assert (found.worms, found.likeliest) == (3.0, (28, 1.0))


def test_after_the_end_there_is_a_result_and_nothing_else() -> None:
    game = played("classic", 3, "simple", seed=4)
    states, rows = empty_states(1), np.full((MOST_DECISIONS, COLUMNS), np.nan)
    states[0] = game.state
    assert judge(states, 1, new_room(game.edition), rows) == 0
    assert rows[0, WIN : WIN + 3].tolist() == [float(seat in game.ranking[0]) for seat in range(3)]
    assert not rows[0, FAIL:].any()
