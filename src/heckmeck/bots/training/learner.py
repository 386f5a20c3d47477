"""Learning: the gradient of a batch of positions, and Adam on what it touches.

The first layer is sparse, so only the rows of inputs that a batch has on are moved.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.champion.features import INPUTS, MOST_ON
from heckmeck.bots.champion.network import (
    BIAS,
    HIDDEN,
    NARROW,
    OUTPUTS,
    SECOND,
    SECOND_BIAS,
    SIZE,
    THIRD,
    THIRD_BIAS,
    Row,
    forward,
)
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import MOST_PLAYERS

KEEP_MEAN, KEEP_SQUARE, SMALL = 0.9, 0.999, 1e-8  # the usual constants of Adam


class Memory(NamedTuple):
    """Positions to learn from, over and over: a ring of the latest ones."""

    on: NDArray[np.int16]  # [position, input]
    length: NDArray[np.int16]  # the number of inputs that are on
    players: NDArray[np.int16]
    target: NDArray[np.float32]  # [position, turn]: the chances, beginning with the player to move
    stored: NDArray[np.int64]  # one number: positions stored so far


class Adam(NamedTuple):
    """What the optimiser keeps of the past."""

    gradient: Row
    mean: Row
    square: Row
    touched: NDArray[np.int8]  # of each input: whether the batch has it on
    steps: NDArray[np.int64]  # one number


def new_memory(capacity: int) -> Memory:
    return Memory(
        np.zeros((capacity, MOST_ON), np.int16),
        np.zeros(capacity, np.int16),
        np.zeros(capacity, np.int16),
        np.zeros((capacity, MOST_PLAYERS), np.float32),
        np.zeros(1, np.int64),
    )


def new_adam() -> Adam:
    gradient, mean, square = np.zeros((3, SIZE), np.float32)
    return Adam(gradient, mean, square, np.zeros(INPUTS, np.int8), np.zeros(1, np.int64))


@compiled
def learn(row: Row, adam: Adam, memory: Memory, picks: NDArray[np.int64], rate: float) -> float:
    """Move the network towards the targets of the positions picked; return their mean error before the move."""
    hidden, narrow = np.empty(HIDDEN, np.float32), np.empty(NARROW, np.float32)
    chance = np.zeros(MOST_PLAYERS)
    error = 0.0
    for pick in picks:
        on, count, players = memory.on[pick], memory.length[pick], memory.players[pick]
        forward(row, on, count, players, hidden, narrow, chance)
        for turn in range(players):
            chance[turn] -= memory.target[pick, turn]
            error += chance[turn] * chance[turn]
        for index in range(count):
            adam.touched[on[index]] = 1
        add_gradient(row, adam.gradient, on, count, players, hidden, narrow, chance)
    adam.steps[0] += 1
    update(row, adam, 1.0 / len(picks), rate)
    return error / len(picks)


@compiled
def add_gradient(
    row: Row,
    gradient: Row,
    on: NDArray[np.int16],
    count: int,
    players: int,
    hidden: Row,
    narrow: Row,
    miss: NDArray[np.float64],
) -> None:
    """Add the gradient of the cross-entropy at one position, backwards through the layers."""
    to_narrow, to_hidden = np.zeros(NARROW, np.float32), np.zeros(HIDDEN, np.float32)
    for turn in range(players):
        pull = np.float32(miss[turn])
        gradient[THIRD_BIAS + turn] += pull
        for unit in range(NARROW):
            gradient[THIRD + unit * OUTPUTS + turn] += pull * narrow[unit]
            if narrow[unit] > 0.0:
                to_narrow[unit] += pull * row[THIRD + unit * OUTPUTS + turn]
    for unit in range(NARROW):
        gradient[SECOND_BIAS + unit] += to_narrow[unit]
    for source in range(HIDDEN):
        if hidden[source] > 0.0:
            strength, total = hidden[source], np.float32(0.0)
            first = SECOND + source * NARROW
            for unit in range(NARROW):
                gradient[first + unit] += strength * to_narrow[unit]
                total += row[first + unit] * to_narrow[unit]
            to_hidden[source] = total
            gradient[BIAS + source] += total
    for index in range(count):
        line = gradient[np.int64(on[index]) * HIDDEN : (np.int64(on[index]) + 1) * HIDDEN]
        for unit in range(HIDDEN):
            line[unit] += to_hidden[unit]


@compiled
def update(row: Row, adam: Adam, scale: float, rate: float) -> None:
    """Move what the batch touched, and forget its gradient."""
    for number in range(INPUTS):
        if adam.touched[number]:
            adam.touched[number] = 0
            update_part(row, adam, number * HIDDEN, (number + 1) * HIDDEN, scale, rate)
    update_part(row, adam, BIAS, SIZE, scale, rate)


@compiled
def update_part(row: Row, adam: Adam, first: int, end: int, scale: float, rate: float) -> None:
    steps = adam.steps[0]
    pace = np.float32(rate * np.sqrt(1.0 - KEEP_SQUARE**steps) / (1.0 - KEEP_MEAN**steps))
    gradient, mean, square = adam.gradient, adam.mean, adam.square
    keep_mean, keep_square = np.float32(KEEP_MEAN), np.float32(KEEP_SQUARE)
    new_mean, new_square = np.float32(1.0 - KEEP_MEAN), np.float32(1.0 - KEEP_SQUARE)
    small, factor = np.float32(SMALL), np.float32(scale)
    for index in range(first, end):
        slope = gradient[index] * factor
        mean[index] = keep_mean * mean[index] + new_mean * slope
        square[index] = keep_square * square[index] + new_square * slope * slope
        row[index] -= pace * mean[index] / (np.sqrt(square[index]) + small)
        gradient[index] = np.float32(0.0)
