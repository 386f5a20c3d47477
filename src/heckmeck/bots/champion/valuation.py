"""What a position is worth: every seat's chance of winning, ties shared."""

from functools import cache
from importlib.resources import files

import numpy as np

from heckmeck.bots.champion.features import MOST_ON, inputs_of
from heckmeck.bots.champion.network import HIDDEN, NARROW, Chances, Networks, counting_row, forward
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.ending import places
from heckmeck.rules.state import MOST_PLAYERS, OVER, State
from heckmeck.solver.endings import Floats
from heckmeck.solver.outcomes import Outcomes

WEIGHTS = files("heckmeck.bots.champion") / "weights"


@compiled
def win_chances(networks: Networks, states: np.ndarray, count: int, out: Chances) -> None:
    """Write every seat's chance of winning `states[0]` … `states[count - 1]` into the rows of `out`.

    Each position is at the beginning of a turn, or over: then the result is exact. A row sums to 1 over the seats at
    the table and is 0 beyond them.
    """
    on = np.empty(MOST_ON, np.int16)
    hidden, narrow = np.empty(HIDDEN, np.float32), np.empty(NARROW, np.float32)
    chance = np.zeros(MOST_PLAYERS)
    for index in range(count):
        s = states[index]
        out[index, :] = 0.0
        if s.phase == OVER:
            result_of(s, out[index])
        else:
            forward(networks[s.players], on, inputs_of(s, on), s.players, hidden, narrow, chance)
            for turn in range(s.players):
                out[index, (s.seat + turn) % s.players] = chance[turn]


@compiled
def result_of(s: State, chance: Chances) -> None:
    """Write what the finished game brought each seat: 1 to the winner, shared where the place is shared (E3)."""
    place = np.zeros(MOST_PLAYERS, np.int8)
    places(s, place)
    winners = 0
    for seat in range(s.players):
        winners += int(place[seat] == 0)
    for seat in range(s.players):
        chance[seat] = 1.0 / winners if place[seat] == 0 else 0.0


@compiled
def value_by_networks(
    networks: Networks, seat: int, positions: np.ndarray, count: int, worth: Floats
) -> None:
    """Value positions after a turn to the player whose turn it was."""
    chance = np.empty((count, MOST_PLAYERS))
    win_chances(networks, positions, count, chance)
    for index in range(count):
        worth[index] = chance[index, seat]


@compiled
def chances_of_outcomes(networks: Networks, outcomes: Outcomes, chance: Chances) -> None:
    """Write every seat's chance for each outcome."""
    distinct = outcomes.found[1]
    win_chances(networks, outcomes.position, distinct, chance)
    for index in range(distinct, outcomes.found[0]):
        for seat in range(MOST_PLAYERS):
            chance[index, seat] = chance[index - distinct, seat]


def valuation_for(edition: Edition) -> Networks:
    """Return the networks that ship for an edition, one row per number of players."""
    return load_networks("deluxe" if edition.is_deluxe else "classic")


@cache
def load_networks(family: str) -> Networks:
    """Read a family of networks, files `family-fewest-most.npz`; of several files that fit, the narrowest is used."""
    networks = np.tile(counting_row(), (MOST_PLAYERS + 1, 1))
    found = {}
    for file in WEIGHTS.iterdir():
        name, *span = file.name.removesuffix(".npz").split("-")
        if name == family:
            low, high = map(int, span)
            found[low, high] = file
    for low, high in sorted(found, key=lambda span: span[0] - span[1]):
        with found[low, high].open("rb") as stream, np.load(stream) as arrays:
            networks[low : high + 1] = arrays["row"]
    networks.setflags(write=False)
    return networks
