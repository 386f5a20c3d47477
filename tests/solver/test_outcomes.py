"""What each ending would bring, against the engine playing a turn to that ending."""

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from heckmeck.game import Game
from heckmeck.game.dice_rng import new_chance
from heckmeck.game.moves import FACE_LETTERS
from heckmeck.rules.actions import FROM_SEAT
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import DICE, FACES, ONE, WORM, Phase, State, copy_of, empty_states
from heckmeck.solver.endings import FAILURE, TOTALS
from heckmeck.solver.outcomes import Outcomes, find_outcomes, new_outcomes, richest
from tests.bots.turns import ending_of
from tests.positions import position
from tests.random_games import random_step

RULES = [
    "classic",
    "classic steal=optional lower_tile=any",
    "deluxe",
    "deluxe faster=returned steal=optional",
]


def ways_to_end() -> dict[int, tuple[int, ...]]:
    """For each ending with eight dice, the dice to set aside; of several ways, the one with the fewest dice."""
    ways: dict[int, tuple[int, ...]] = {}
    for kept in sorted(product(range(5), repeat=FACES), key=sum):
        if 0 < sum(kept) <= DICE:
            ways.setdefault(int(ending_of(np.array(kept))), kept)
    return ways


WAYS = ways_to_end()


def bare(s: State) -> bytes:
    """The position without the dice of the turn that led to it, which stay on the table when the game is over."""
    s = copy_of(s)
    for field in ("roll", "kept", "golden", "dice_left", "golden_left", "weasel_used"):
        s[field] = 0
    return s.tobytes()


def game_at(state: State, rules: str) -> Game:
    game = Game(rules, [f"P{seat}" for seat in range(state.players)])
    game.state = copy_of(state)
    return game


def choose_giver(game: Game) -> None:
    """The Bratworm of a double 1 comes from the richest, as the outcomes have it (B2)."""
    if game.phase is Phase.BRATWORM:
        options = sum(1 << FROM_SEAT + int(move.split()[1]) for move in game.legal)
        game.play(f"from {richest(game.state, np.int64(options))}")


def all_choices(game: Game, turns: int) -> Iterator[bytes]:
    """Every position that the choices after a stop lead to (S7, G2, K8)."""
    if game.state.turns > turns:
        yield bare(game.state)
        return
    for move in game.legal:
        after = game.copy()
        after.play(move)
        yield from all_choices(after, turns)


def set_aside(game: Game, kept: tuple[int, ...]) -> None:
    """Roll and keep just these dice; the others show any other face."""
    if game.phase is Phase.START:
        game.play("roll")
    for face, count in enumerate(kept):
        if count:
            if game.phase is Phase.DECIDE:
                game.play("roll")
            other = ONE if face != ONE else WORM
            white = [0] * FACES
            white[face], white[other] = count, int(game.state.dice_left) - count
            dice = "".join(letter * number for letter, number in zip(FACE_LETTERS, white, strict=True))
            game.roll(dice)
            game.play(f"keep {FACE_LETTERS[face]}")
            if game.phase is Phase.BRATWORM and game.state.dice_left:
                choose_giver(game)


def promised(outcomes: Outcomes, ending: int) -> set[bytes]:
    bratworm = (ending // TOTALS) % 2 if ending < FAILURE else ending - FAILURE
    return {
        bare(outcomes.position[index])
        for index in range(outcomes.found[0])
        if outcomes.bratworm[index] == bratworm and outcomes.offered[ending] >> outcomes.claim[index] & 1
    }


def check_every_ending(state: State, rules: str) -> None:
    states, outcomes = empty_states(1), new_outcomes()
    states[0] = state
    find_outcomes(states, outcomes)
    for ending, kept in WAYS.items():
        game = game_at(state, rules)
        turns = int(state.turns)
        set_aside(game, kept)
        if game.phase is Phase.DECIDE and game.state.turns == turns:
            game.play("stop")
        assert set(all_choices(game, turns)) == promised(outcomes, ending), (kept, str(game_at(state, rules)))


def turn_starts(rules: str, players: int, seed: int) -> Iterator[State]:
    """Turn beginnings of a random game, one in seven."""
    states = empty_states(1)
    states[0] = new_game(Edition.parse(rules), players)
    chance, white, turns = new_chance(seed), np.zeros(FACES, np.int8), 0
    while states[0].phase != Phase.OVER:
        random_step(states[0], chance, white)
        if states[0].turns > turns and states[0].phase != Phase.OVER:
            turns = int(states[0].turns)
            if turns % 7 == 0:
                yield copy_of(states[0])


@pytest.mark.parametrize("rules", RULES)
def test_the_engine_plays_to_each_ending(rules: str) -> None:
    """S1-S7, F1-F4, G1-G4, K3, K6-K8: the same positions as the outcomes promise, in positions of random games."""
    starts = [
        state for seed in (1, 2) for state, _ in zip(turn_starts(rules, 3, seed), range(4), strict=False)
    ]
    assert len(starts) >= 6
    for state in starts:
        check_every_ending(state, rules)


def test_specialists_in_every_place() -> None:
    """Hen and apple owned, raven and canned worm on tiles, supply empty (B2, G2, K6, K7)."""
    game = position(
        "deluxe",
        3,
        stacks=[[24], [30, 26], [33]],
        owners={"weasel": 0, "hen": 1, "apple": 2},
        on={"raven": 23, "canned_worm": 21, "golden_die": 25},
        bratworms=[0, 4, 3],
        supply=0,
    )
    check_every_ending(game.state, "deluxe")


def test_a_dead_roll_costs_the_top_tile() -> None:
    """T3, F1, F2: the two endings without a stop, with and without the Bratworm."""
    game = position("deluxe", 2, stacks=[[24], [30]], on={"raven": 23})
    states, outcomes = empty_states(1), new_outcomes()
    states[0] = game.state
    find_outcomes(states, outcomes)
    for bratworm, first in enumerate(("1WWWWWWW", "1122WWWW")):
        twin = game_at(game.state, "deluxe")
        twin.roll(first)
        twin.play("keep 1")
        twin.play("roll")
        twin.roll("1" * int(twin.state.dice_left))
        assert {bare(twin.state)} == promised(outcomes, FAILURE + bratworm)
