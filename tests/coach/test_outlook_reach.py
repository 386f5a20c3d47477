"""What the outlook has in reach is what rolls and decisions can bring, and nothing else."""

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from heckmeck.coach.tile_chances import tile_chances
from heckmeck.rules import engine
from heckmeck.rules.actions import listed
from heckmeck.rules.state import FACES, NONE, Phase, State, copy_of
from tests.coach.outlooks import CHANCE, PLAYERS, RULES, decisions, looked


@given(rules=RULES, players=PLAYERS, chance=CHANCE)
@settings(max_examples=5)
def test_what_is_in_reach_has_a_chance_and_nothing_else(
    rules: str, players: int, chance: random.Random
) -> None:
    """The solver gives a tile a chance exactly where the outlook has it in reach."""
    for game in decisions(rules, players, chance):
        if chance.random() < 0.15:
            found, chances = looked(game), tile_chances(game)
            for face, prospect in found.faces.items():
                assert prospect.reach == sorted(map(int, chances[f"keep {face}"]))
            if found.now is not None:
                assert found.now.reach == sorted({int(tile) for tiles in chances.values() for tile in tiles})


@given(rules=RULES, players=st.integers(2, 3), chance=CHANCE)
@settings(max_examples=5)
def test_reach_is_what_every_roll_and_decision_can_bring(
    rules: str, players: int, chance: random.Random
) -> None:
    for game in decisions(rules, players, chance):
        if chance.random() < 0.7:
            continue
        found = looked(game)
        if game.phase is Phase.DECIDE and found.now is not None and found.now.dice_left <= 2:
            assert found.now.reach == sorted(all_tiles(game.state))
        elif game.phase is Phase.KEEP:
            for face, prospect in found.faces.items():
                if prospect.dice_left <= 2:
                    after = game.copy()
                    after.play(f"keep {face}")
                    assert prospect.reach == sorted(all_tiles(after.state, before=game.state))


def all_tiles(s: State, before: State | None = None) -> set[int]:
    """Try every roll and every decision until the turn is over, with the engine."""
    before = s if before is None else before
    if s.turns != before.turns or s.phase == Phase.OVER:
        return got(before, s)
    if s.phase == Phase.PUT_BACK:
        after = copy_of(s)
        engine.apply(after, listed(engine.legal_actions(s))[0])
        return all_tiles(after, before)
    tiles: set[int] = set()
    if s.phase == Phase.ROLLING:
        for white, golden in all_rolls(s):
            after = copy_of(s)
            assert engine.apply_dice(after, white, golden)
            tiles |= all_tiles(after, before)
        return tiles
    for action in listed(engine.legal_actions(s)):
        after = copy_of(s)
        engine.apply(after, action)
        tiles |= all_tiles(after, before)
    return tiles


def got(before: State, after: State) -> set[int]:
    """The tile on top that was not there; with another seat's hen, that seat's top (K6)."""
    seat = int(before.seat)
    if after.height[seat] > before.height[seat]:
        return {int(after.stack[seat, before.height[seat]])}
    hen = 1
    owner = int(before.specialist[hen]) - 64
    if 0 <= owner != seat and after.specialist[hen] != before.specialist[hen]:
        return {int(before.stack[owner, before.height[owner] - 1])}
    return set()


def all_rolls(s: State) -> Iterator[tuple[np.ndarray, int]]:
    count = int(s.dice_left - s.golden_left)
    faces = range(FACES) if s.golden_die_standard else (0, FACES - 1)
    for dice in combinations_with_replacement(range(FACES), count):
        white = np.bincount(np.array(dice, np.int64), minlength=FACES).astype(np.int8)
        for golden in faces if s.golden_left else (NONE,):
            yield white, golden
