"""Games of the champion against itself, and what they teach.

Each turn is solved exactly, so the value of a position to the player to move is known without the luck of
their dice. The others learn from where the turn led, less the mover's luck, which is shared among them.
Lambda-returns carry later turns back. An exploring turn ends anywhere; nothing is carried back over it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.built_in import CHAMPION, Parameters
from heckmeck.bots.champion.features import MOST_ON, inputs_of
from heckmeck.bots.champion.network import Chances
from heckmeck.bots.champion.valuation import win_chances
from heckmeck.bots.kernel import Chance, Desk, play_turn_by_plan
from heckmeck.bots.training.learner import Memory
from heckmeck.game.dice_rng import below
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import MOST_PLAYERS, OVER, START
from heckmeck.rules.turn import weasel_is_usable

MOST_TURNS = 400  # a game that takes longer is left there, at the value it has


class Diary(NamedTuple):
    """What happened in a game, turn by turn; chances by seat."""

    on: NDArray[np.int16]
    length: NDArray[np.int16]  # the number of inputs that are on
    mover: NDArray[np.int16]
    share: Chances  # [turn, seat]: how the others share the mover's luck
    after: Chances  # [turn, seat]: the value of the position that followed
    expected: NDArray[np.float64]  # the mover's, before they threw
    explored: NDArray[np.int8]


def new_diary() -> Diary:
    return Diary(
        np.zeros((MOST_TURNS, MOST_ON), np.int16),
        np.zeros(MOST_TURNS, np.int16),
        np.zeros(MOST_TURNS, np.int16),
        np.zeros((MOST_TURNS, MOST_PLAYERS)),
        np.zeros((MOST_TURNS, MOST_PLAYERS)),
        np.zeros(MOST_TURNS),
        np.zeros(MOST_TURNS, np.int8),
    )


@compiled
def play_and_tell(
    states: np.recarray, parameters: Parameters, desk: Desk, luck: Chance, explore: float, diary: Diary
) -> int:
    """Play the game in `states[0]` to its end, all seats alike; return the number of turns written down."""
    turn = 0
    now = np.zeros((1, MOST_PLAYERS))
    win_chances(desk.networks, states, 1, now)
    while states[0].phase != OVER and turn < MOST_TURNS:
        s = states[0]
        seat, golden, weasel = s.seat, s.phase == START, weasel_is_usable(s)
        diary.length[turn] = inputs_of(s, diary.on[turn])
        diary.mover[turn] = seat
        for other in range(s.players):
            rest = 1.0 - now[0, seat]
            fair = 1.0 / (s.players - 1)
            diary.share[turn, other] = now[0, other] / rest if rest > 1e-3 else fair
        diary.share[turn, seat] = -1.0
        play_turn_by_plan(states, CHAMPION, parameters, desk, luck)
        expected = desk.value8[int(weasel), 0]
        if golden:
            expected = max(expected, desk.value9[int(weasel), 0])
        diary.expected[turn] = expected
        win_chances(desk.networks, states, 1, now)
        diary.after[turn, :] = now[0]
        diary.explored[turn] = below(luck, 1 << 20) < explore * (1 << 20)
        if diary.explored[turn]:
            states[0] = desk.outcomes.position[below(luck, desk.outcomes.found[0])]
            win_chances(desk.networks, states, 1, now)
        turn += 1
    return turn


@compiled
def store(diary: Diary, turns: int, players: int, carry: float, memory: Memory) -> None:
    """Turn the diary into targets, from the last turn to the first; `carry` is the lambda of the returns."""
    target = np.zeros(MOST_PLAYERS)
    for turn in range(turns - 1, -1, -1):
        mover = diary.mover[turn]
        fortune = diary.after[turn, mover] - diary.expected[turn]
        alone = turn == turns - 1 or diary.explored[turn] == 1
        part = 0.0 if alone else carry
        for seat in range(players):
            value = (1.0 - part) * diary.after[turn, seat] + part * target[seat]
            target[seat] = value + fortune * diary.share[turn, seat]
        place = memory.stored[0] % len(memory.length)
        memory.stored[0] += 1
        memory.on[place, :] = diary.on[turn]
        memory.length[place] = diary.length[turn]
        memory.players[place] = players
        for seat in range(players):
            memory.target[place, (seat - mover) % players] = target[seat]
