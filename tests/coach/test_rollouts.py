"""Positions played out: right on average, as certain as they say, and the same again for the same seed."""

import os
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import numpy as np
import pytest

from heckmeck.bots.champion.bot import ChampionBot
from heckmeck.coach.advice import advise
from heckmeck.coach.judging import new_room
from heckmeck.coach.rollout_kernel import (
    BATCH,
    COLUMNS,
    ERROR,
    FEWEST,
    WIN,
    ending_at,
    find_ends,
    roll_out,
)
from heckmeck.coach.rollouts import CLOSE, STEP, PlayedOut, Rollouts, worth_playing_out
from heckmeck.game import Game
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import NONE, Phase, State, empty_states
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.exact import edition_of, solve_reduced_game
from tests.coach.small_games import champions_values
from tests.positions import NAMES, play, position

SMALL_GAMES = int(os.environ.get("HECKMECK_ROLLOUTS", "60"))  # positions compared with exact chances
MANY = 24  # batches

# So few dice in the hand that every way the turn can go on is listed: plain, with options, weasel, golden die, the
# canned worm, the hen, a double 1 with and without a supply
TURNS = [
    "classic 21..36 0 -/- 0 12WWW:3",
    "classic,steal=optional,lower_tile=any 21..24,26..36 0 -/25 0 3WWWW:3",
    "deluxe 11,13,21..24,26..36 6 25:w*1/- 0 344WW:3",
    "deluxe 11,13,21..24,26..36 6 25:g*1/- 0 344WWW:3+",
    "deluxe,golden_die=standard 11,13,21..24,26..36 6 25:g*1/- 0 344WWW:3+",
    "deluxe 11,13,21..24,26..36 6 25:c*1/- 0 33444:3",
    "deluxe 11,13,21..28,31..36 0 29:c*3/30*4 0 33WWW:3",
    "deluxe 11,13,21h,22,24..36 6 23:a*1/-/- 0 444WW:3",
]


def throws(game: Game) -> Iterator[tuple[str, Fraction]]:
    """Yield every roll that can fall now, with its chance."""
    s = game.state
    white, golden = int(s.dice_left - s.golden_left), [("", Fraction(1))]
    if s.golden_left:
        faces = "12345W" if s.golden_die_standard else "1W"
        golden = [(f"+{face}", Fraction(1, len(faces))) for face in faces]
    for dice, (die, share) in product(combinations_with_replacement("12345W", white), golden):
        orders = factorial(white) // prod(factorial(dice.count(face)) for face in set(dice))
        yield "".join(dice) + die, share * Fraction(orders, 6**white)


def ways_on(game: Game, champion: ChampionBot) -> dict[bytes, Fraction]:
    """Roll every roll by the rulebook and decide like the champion: how likely each position after the turn is."""
    ways: dict[bytes, Fraction] = defaultdict(Fraction)
    waiting = [(game, Fraction(1))]
    while waiting:
        at, chance = waiting.pop()
        if at.state.turns > game.state.turns:
            ways[at.state.tobytes()] += chance
        elif at.phase is Phase.ROLLING:
            for dice, share in throws(at):
                after = at.copy()
                after.roll(dice)
                waiting.append((after, chance * share))
        else:
            after = at.copy()
            after.play(champion.decide(after))
            waiting.append((after, chance))
    return ways


@pytest.mark.parametrize("line", TURNS)
def test_the_ends_of_a_turn_are_those_that_dice_bring(line: str) -> None:
    """The luck that is taken out is zero on average, over every roll that can fall, for every seat."""
    game, states = Game.from_position(line), empty_states(1)
    room = new_room(game.edition)
    states[0] = game.state
    find_ends(states, room)
    plan, players = room.reply, len(game.players)
    drawn: dict[bytes, float] = defaultdict(float)
    win: dict[bytes, np.ndarray] = {}
    for ending in np.flatnonzero(plan.chances):
        index = int(plan.leads_to[ending])
        position = plan.outcomes.position[index].tobytes()
        drawn[position] += float(plan.chances[ending])
        win[position] = plan.win[index, :players].copy()
    mean = sum(chance * win[position] for position, chance in drawn.items())
    ways = ways_on(game, ChampionBot())
    assert {position: float(chance) for position, chance in ways.items()} == pytest.approx(drawn, abs=1e-12)
    luck = sum(float(chance) * (win[position] - mean) for position, chance in ways.items())
    assert luck == pytest.approx(np.zeros(players), abs=1e-12)


def test_each_end_is_drawn_as_often_as_it_is_likely() -> None:
    """One game of a batch for each part of equal chance: over all shifts, each end gets exactly its chance."""
    chances = np.zeros(ENDINGS)
    chances[[3, 60, 61, 185]] = 0.1, 0.25, 0.05, 0.6
    shifts, drawn = 1000, np.zeros(ENDINGS)
    for shift in range(shifts):
        for game in range(BATCH):
            drawn[ending_at(chances, (game + (shift + 0.5) / shifts) / BATCH)] += 1
    assert drawn / (shifts * BATCH) == pytest.approx(chances, abs=1e-3)
    assert ending_at(chances, 1 - 1e-18) == 185


def exact_chances(wanted: int) -> Iterator[tuple[State, float]]:
    """Yield positions of small games with the chance of the player to move if both are the champion."""
    for tiles in (3, 4):
        game = solve_reduced_game(tiles, forced=True)
        exact = champions_values(game)
        for index in np.linspace(0, len(exact), min(len(exact), wanted), endpoint=False, dtype=int):
            yield game.states[index], float(exact[index])
            wanted -= 1


def test_small_games_are_played_out_to_their_exact_chances() -> None:
    """Within three standard errors, as often as a bell curve is, and the errors are as large as they say."""
    room, off = new_room(edition_of(4)), []
    for number, (s, exact) in enumerate(exact_chances(SMALL_GAMES)):
        states, row = empty_states(1), np.zeros(COLUMNS)
        states[0] = s
        roll_out(states, NONE, number, MANY, room, row)
        off.append((row[WIN + s.seat] - exact) / row[ERROR + s.seat])
    assert len(off) == SMALL_GAMES
    assert np.sum(np.abs(off) > 3) <= np.ceil(0.01 * len(off))
    assert np.abs(off).max() < 4.5
    assert 0.5 < np.mean(np.square(off)) < 1.5


def test_a_game_that_is_decided_has_no_other_chance() -> None:
    """The last tile: whoever takes it has won, and only the luck of the dice is left."""
    game = Game.from_position("classic,max_turns=1 22..36 0 21/- 0 5WWWW:3")
    (found,) = rolled_out(game, moves=["stop"])
    assert found.win == pytest.approx((1.0, 0.0))
    assert found.error < 0.002


def rolled_out(game: Game, moves: list[str] | None = None, **wish: Any) -> list[PlayedOut]:
    rollouts = Rollouts(game, moves, **wish)
    for _ in rollouts.run():
        pass
    assert rollouts.is_settled
    return rollouts.found()


CLOSE_CALL = "classic 21..25,29-,31..33,34-,35-,36- 0 26.28/27.30 0 45WW:1223"


def test_the_same_seed_gives_the_same_games_in_pieces_of_any_size() -> None:
    states, room = empty_states(1), new_room(Edition())
    states[0] = Game.from_position(CLOSE_CALL).state
    rows = np.zeros((2, COLUMNS))
    roll_out(states, NONE, 5, 6, room, rows[0])
    for batches in (1, 3, 2):
        roll_out(states, NONE, 5, batches, room, rows[1])
    assert rows[0].tolist() == rows[1].tolist()
    other = np.zeros(COLUMNS)
    roll_out(states, NONE, 6, 6, room, other)
    assert other[WIN] != rows[0, WIN]


def test_what_is_judged_nearly_as_good_is_played_out_until_it_is_known() -> None:
    game = Game.from_position(CLOSE_CALL)
    advice = advise(game)
    close = [option.move for option in advice.options if option.loss <= CLOSE]
    found = rolled_out(game, error=0.02)
    assert {played.move for played in found} == set(close) == set(worth_playing_out(advice))
    for played in found:
        assert played.error <= 0.02
        assert played.games >= FEWEST * BATCH
        assert sum(played.win) == pytest.approx(1.0)
        assert abs(played.own_win - advice.option(played.move or "").win) < 5 * played.error + 0.05
    assert found == sorted(found, key=lambda played: -played.own_win)


def test_a_limit_of_games_ends_it_before_everything_is_known() -> None:
    found = rolled_out(Game.from_position(CLOSE_CALL), error=1e-6, most=100)
    assert all(100 <= played.games < 100 + STEP * BATCH for played in found)


def test_where_nobody_decides_the_position_itself_is_played_out() -> None:
    (found,) = rolled_out(Game("classic", NAMES[:2]), error=0.01)
    assert found.move is None
    assert found.win[0] == pytest.approx(advise(Game("classic", NAMES[:2])).win[0], abs=0.05)


def test_after_the_end_there_is_nothing_to_play_out() -> None:
    rollouts = Rollouts(Game.from_position("classic,highest_tile=22 22- 0 21/- - -"))
    assert not rollouts.step()
    assert rollouts.found() == []


def test_choices_of_tiles_specialists_and_givers_are_played_out() -> None:
    """S7, G2, B2: what is chosen in the middle of a turn, and what is chosen next, by the champion."""
    game = position(
        "deluxe steal=optional", 2, stacks=[(21,), (29, 26)], on={"apple": 25}, owners={"canned_worm": 0}
    )
    play(game, "123WWWWW; keep W; roll; 123; keep 1; stop")
    assert {found.move for found in rolled_out(game, game.legal, error=0.05)} == set(game.legal)
    game = position("deluxe", 3, stacks=[(), (30,), (31,)], owners={}, bratworms=(0, 3, 4), supply=0)
    play(game, "115WWWWW; keep W; roll; 111; keep 1")
    found = rolled_out(game, game.legal, error=0.05)
    judged = {option.move: option.win for option in advise(game).options}
    assert all(abs(judged[played.move or ""] - played.own_win) < 0.2 for played in found)
