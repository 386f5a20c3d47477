"""Turns played by the solver's decisions in the engine, compiled: what they bring, and how they end."""

import numpy as np

from heckmeck.bots.kernel import best_choice, value_positions
from heckmeck.game.dice_rng import throw
from heckmeck.rules.actions import KEEP_FACE, ROLL, ROLL_GOLDEN, STOP
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply, apply_dice
from heckmeck.rules.state import DECIDE, FACES, KEEP, ONE, ROLLING, START, WORM
from heckmeck.rules.turn import shown
from heckmeck.solver.endings import FAILURE, TOTALS
from heckmeck.solver.solved_turn import is_planned, planned_decision
from heckmeck.solver.states import POINTS


@compiled
def ending_of(kept) -> int:
    """The ending of a stop with these dice set aside (endings.py)."""
    total = 0
    for face in range(FACES):
        total += kept[face] * POINTS[face]
    return (2 * int(kept[WORM] > 0) + int(kept[ONE] >= 2)) * TOTALS + total


@compiled
def play_turns(states, kind, parameters, desk, golden, luck, turns, seen, worths):
    """Play the turn of `states[1]`, solved on the desk, many times; False where a decision was refused."""
    tree = desk.nine if golden else desk.eight
    value, roll = (desk.value9, desk.roll9) if golden else (desk.value8, desk.roll8)
    white = np.zeros(FACES, np.int8)
    kept = np.zeros(FACES, np.int64)
    for turn in range(turns):
        states[0] = states[1]
        s = states[0]
        kept[:] = 0
        ending = -1
        while s.turns == states[1].turns:
            if s.phase == ROLLING:
                apply_dice(s, white, throw(luck, s, white))
                if s.turns != states[1].turns:
                    ending = FAILURE + int(kept[ONE] >= 2)
                continue
            if s.phase == START:
                action = ROLL_GOLDEN if golden else ROLL
            elif is_planned(s):
                action = planned_decision(s, tree, desk.endings, value, roll)
                if s.phase == KEEP and action == STOP:
                    ending = FAILURE + int(kept[ONE] >= 2)
                elif s.phase == DECIDE and action == STOP:
                    ending = ending_of(kept)
                elif KEEP_FACE <= action < KEEP_FACE + FACES:
                    kept[action - KEEP_FACE] = shown(s, action - KEEP_FACE)
                    if kept.sum() == 8 + int(golden):
                        ending = ending_of(kept)
            else:
                action = best_choice(states, kind, parameters, desk)
            if not apply(s, action):
                return False
        seen[ending] += 1
        value_positions(kind, parameters, desk.networks, states[1], states, 1, desk.worth)
        worths[turn] = desk.worth[0]
    return True
