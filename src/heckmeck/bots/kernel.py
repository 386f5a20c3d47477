"""Whole games between built-in bots inside compiled code."""

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.kinds import PLANS_A_TURN, RANDOM, Parameters
from heckmeck.bots.planning import Desk, chosen, is_planned, plan_turn, planned_decision
from heckmeck.bots.first_tile import simple_decision
from heckmeck.bots.worth import stole, took_something
from heckmeck.chance import below, throw
from heckmeck.rules.actions import pick, size
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply_dice, apply_legal, legal_actions
from heckmeck.rules.state import FACES, OVER, ROLLING, State

FAILURES, STEALS, TURNS = range(3)
TALLIES = 3

Chance = NDArray[np.int64]


@compiled
def random_decision(s: State, whim: Chance) -> int:
    options = legal_actions(s)
    return pick(options, below(whim, size(options)))


@compiled
def decision(states: np.recarray, kind: int, parameters: Parameters, planned: bool, desk: Desk, whim: Chance) -> int:
    """Return the decision of the bot of this kind; a bot that plans does so unless `planned` says it has."""
    if kind == RANDOM:
        return random_decision(states[0], whim)
    if kind < PLANS_A_TURN:
        return simple_decision(states[0])
    if not is_planned(states[0]):
        return chosen(states, kind, parameters, desk)
    if not planned:
        plan_turn(states, kind, parameters, desk)
    return planned_decision(states[0], desk)


@compiled
def play_turn(states: np.recarray, kind: int, parameters: Parameters, desk: Desk, luck: Chance, whim: Chance) -> None:
    """Play the turn that begins in `states[0]` to its end."""
    s = states[0]
    turns = s.turns
    white = np.zeros(FACES, np.int8)
    planned = kind >= PLANS_A_TURN
    if planned:
        plan_turn(states, kind, parameters, desk)
    while s.turns == turns:
        if s.phase == ROLLING:
            apply_dice(s, white, throw(luck, s, white))
        else:
            apply_legal(s, decision(states, kind, parameters, planned, desk, whim))
            planned = planned and is_planned(s)  # a choice uses the desk; the rest of the turn is planned anew


@compiled
def play_game(
    states: np.recarray, kinds: NDArray[np.int64], parameters: Parameters, desk: Desk, luck: Chance, tally: NDArray[np.int64]
) -> None:
    """Play the game in `states[0]` to its end; count each seat's failures, steals and turns."""
    whim = luck + 1
    s, before = states[0], states[1]
    while s.phase != OVER:
        states[1] = states[0]
        seat = s.seat
        play_turn(states, kinds[seat], parameters[seat], desk, luck, whim)
        tally[seat, TURNS] += 1
        if not took_something(before, s, seat):
            tally[seat, FAILURES] += 1
        elif stole(before, s, seat):
            tally[seat, STEALS] += 1
