"""Positions at the beginning of turns, from games of random moves."""

import numpy as np

from heckmeck.game.dice_rng import new_chance
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import FACES, MOST_PLAYERS, OVER, WITH_SEAT, empty_states
from tests.random_games import random_step

EDITIONS = [
    "classic",
    "deluxe",
    "russian lower_tile=any max_turns=30",
    "deluxe faster=returned worms_on_low_tiles=4",
]


def beginnings(rules: str, players: int, seed: int, most: int = 60) -> np.recarray:
    """The positions before each turn of one game, and its end."""
    states = empty_states(1)
    states[0] = new_game(Edition.parse(rules), players)
    luck, white, found, turns = new_chance([seed, players]), np.zeros(FACES, np.int8), [states[0].copy()], 0
    while states[0].phase != OVER and len(found) < most:
        random_step(states[0], luck, white)
        if states[0].turns > turns:
            turns = states[0].turns
            found.append(states[0].copy())
    kept = empty_states(len(found))
    for index, s in enumerate(found):
        kept[index] = s
    return kept


def seats_moved_on(states: np.recarray) -> np.recarray:
    """The same positions with everybody moved on by one seat."""
    moved = states.copy()
    for index in range(len(states)):
        players = int(states[index].players)
        order = [(seat - 1) % players for seat in range(players)] + list(range(players, MOST_PLAYERS))
        moved[index].seat = (states[index].seat + 1) % players
        for field in ("stack", "height", "bratworms"):
            moved[index][field] = states[index][field][order]
        owned = states[index].specialist >= WITH_SEAT
        owners = (states[index].specialist - WITH_SEAT + 1) % players + WITH_SEAT
        moved[index].specialist = np.where(owned, owners, states[index].specialist)
    return moved
