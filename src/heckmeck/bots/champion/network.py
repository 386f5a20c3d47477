"""The network: sparse inputs, two hidden layers, a chance of winning per seat, beginning with the player to move.

All its numbers lie in one row, so that compiled code carries one array: a table of networks has one row per number
of players.
"""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.champion.exponential import exponential
from heckmeck.bots.champion.features import INPUTS, MOST_WORMS, SEAT_BLOCK, SEATS, WORMS, Inputs
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import MOST_PLAYERS

Row = NDArray[np.float32]
Networks = NDArray[np.float32]  # [players, number]
Chances = NDArray[np.float64]

HIDDEN, NARROW, OUTPUTS = 128, 32, MOST_PLAYERS

BIAS = INPUTS * HIDDEN  # of the first layer, after its weights; the others follow in the same way
SECOND = BIAS + HIDDEN
SECOND_BIAS = SECOND + HIDDEN * NARROW
THIRD = SECOND_BIAS + NARROW
THIRD_BIAS = THIRD + NARROW * OUTPUTS
SIZE = THIRD_BIAS + OUTPUTS

STRENGTH_OF_A_WORM = 0.25

NO_NETWORKS: Networks = np.zeros((0, SIZE), np.float32)  # for games without a champion
NO_NETWORKS.setflags(write=False)  # like those that ship: games are compiled once for both


def new_row(seed: int) -> Row:
    """Return an untrained network."""
    random = np.random.default_rng(seed)
    row = np.zeros(SIZE, np.float32)
    row[:BIAS] = random.normal(0.0, 0.1, BIAS)
    row[SECOND:SECOND_BIAS] = random.normal(0.0, np.sqrt(2 / HIDDEN), HIDDEN * NARROW)
    row[THIRD:THIRD_BIAS] = random.normal(0.0, 0.1, NARROW * OUTPUTS)
    return row


def counting_row() -> Row:
    """Return the network that only counts worms: what is shipped where nothing has been trained."""
    row = np.zeros(SIZE, np.float32)
    for turn in range(MOST_PLAYERS):
        for worms in range(MOST_WORMS + 1):
            row[(SEATS + turn * SEAT_BLOCK + WORMS + worms) * HIDDEN + turn] = worms
        row[SECOND + turn * NARROW + turn] = 1.0
        row[THIRD + turn * OUTPUTS + turn] = STRENGTH_OF_A_WORM
    return row


@compiled
def first_layer(row: Row, on: Inputs, count: int, hidden: Row) -> None:
    """Add up the rows of the inputs that are on."""
    for unit in range(HIDDEN):
        hidden[unit] = row[BIAS + unit]
    for index in range(count):
        line = row[on[index] * HIDDEN : (on[index] + 1) * HIDDEN]
        for unit in range(HIDDEN):
            hidden[unit] += line[unit]
    for unit in range(HIDDEN):
        hidden[unit] = hidden[unit] if hidden[unit] > 0.0 else np.float32(0.0)


@compiled
def second_layer(row: Row, hidden: Row, narrow: Row) -> None:
    for unit in range(NARROW):
        narrow[unit] = row[SECOND_BIAS + unit]
    for source in range(HIDDEN):
        if hidden[source] > 0.0:
            strength, first = hidden[source], SECOND + source * NARROW
            line = row[first : first + NARROW]
            for unit in range(NARROW):
                narrow[unit] += strength * line[unit]
    for unit in range(NARROW):
        narrow[unit] = narrow[unit] if narrow[unit] > 0.0 else np.float32(0.0)


@compiled
def chances(row: Row, players: int, narrow: Row, chance: Chances) -> None:
    """Write each seat's chance, beginning with the player to move; they sum to 1."""
    highest = -np.inf
    for turn in range(players):
        strength = np.float64(row[THIRD_BIAS + turn])
        for source in range(NARROW):
            strength += np.float64(narrow[source]) * np.float64(row[THIRD + source * OUTPUTS + turn])
        chance[turn] = strength
        highest = max(highest, strength)
    total = 0.0
    for turn in range(players):
        chance[turn] = exponential(chance[turn] - highest)
        total += chance[turn]
    for turn in range(players):
        chance[turn] /= total


@compiled
def forward(
    row: Row, on: Inputs, count: int, players: int, hidden: Row, narrow: Row, chance: Chances
) -> None:
    """Value a position by its inputs; the layers are left filled for learning."""
    first_layer(row, on, count, hidden)
    second_layer(row, hidden, narrow)
    chances(row, players, narrow, chance)
