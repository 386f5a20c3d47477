"""Random games in compiled code, every state of which is checked."""

import numpy as np

from heckmeck.game.dice_rng import below
from heckmeck.rules.actions import ACTIONS, ROLL, STOP, holds
from heckmeck.rules.claim import forced_claim
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply, apply_dice, apply_legal, legal_actions
from heckmeck.rules.state import (
    BRATWORM,
    BRATWORMS,
    CLAIM,
    DECIDE,
    FACES,
    GONE,
    HEN,
    IN_THE_BOX,
    OVER,
    PUT_BACK,
    RAVEN,
    ROLLING,
    SPECIALISTS,
    TURN_DONE,
    UP,
    WITH_SEAT,
)
from tests.random_games import random_step

BROKEN = (
    "none",
    "every tile is in exactly one place (M6, S6)",
    "every specialist is in exactly one place or out (G1-G3)",
    "nobody owns two specialists, but while G2 is asked",
    "an owner of a specialist other than the hen has a tile (G4)",
    "Bratworms sum to 7 in deluxe, to 0 else (M4)",
    "over exactly when no tile is face-up or max_turns is reached (E1, E4)",
    "legal decisions are empty exactly while rolling and when over",
    "every legal decision applies",
    "every other decision is refused and changes nothing",
    "choices are asked only with two or more options (NOTATION 2)",
    "dice are accounted for",
)


@compiled
def tiles_are_in_one_place(s, in_play):
    for tile in range(len(in_play)):
        places = 1 if s.grill[tile] != GONE else 0
        for seat in range(s.players):
            for level in range(s.height[seat]):
                if s.stack[seat, level] == tile:
                    places += 1
        if places != in_play[tile]:
            return False
    return True


@compiled
def specialists_are_in_one_place(s, deluxe):
    for specialist in range(SPECIALISTS):
        place = s.specialist[specialist]
        if (place == IN_THE_BOX) == deluxe:
            return False
        if 0 < place < WITH_SEAT:
            raven_waits = s.phase == BRATWORM and specialist == RAVEN
            if s.grill[place] != UP and not raven_waits:
                return False
            for other in range(specialist):
                if s.specialist[other] == place:
                    return False
        if place >= WITH_SEAT + s.players:
            return False
    return True


@compiled
def owners(s):
    """Return 0, or the number of the broken rule about owners."""
    for seat in range(s.players):
        count = 0
        for specialist in range(SPECIALISTS):
            if s.specialist[specialist] == WITH_SEAT + seat:
                count += 1
                if specialist != HEN and s.height[seat] == 0:
                    return 4
        if count > (2 if s.phase == PUT_BACK and seat == s.seat else 1):
            return 3
    return 0


@compiled
def face_up_tiles(s):
    count = 0
    for tile in range(len(s.grill)):
        if s.grill[tile] == UP:
            count += 1
    return count


@compiled
def broken_rule(s, in_play, deluxe):
    if not tiles_are_in_one_place(s, in_play):
        return 1
    if not specialists_are_in_one_place(s, deluxe):
        return 2
    broken = owners(s)
    if broken:
        return broken
    if s.supply + s.bratworms.sum() != (BRATWORMS if deluxe else 0) or s.bratworms.min() < 0:
        return 5
    ended = face_up_tiles(s) == 0 or (s.max_turns > 0 and s.turns == s.max_turns)
    waiting = s.phase == BRATWORM  # the last tile is taken, the raven's Bratworm not yet (K8)
    choosing = s.phase == PUT_BACK
    if (s.phase == OVER) != ended and not ((waiting or choosing) and s.phase != OVER):
        return 6
    legal = legal_actions(s)
    if (legal == 0) != (s.phase == ROLLING or s.phase == OVER):
        return 7
    if s.phase >= CLAIM and s.phase < OVER and legal & (legal - 1) == 0:
        return 10
    if s.phase == TURN_DONE or (s.phase != OVER and s.kept.sum() + s.dice_left not in (8, 9)):
        return 11
    return 0


@compiled
def same(a, b):
    """Whether two arrays of one state hold the same bytes."""
    left, right = a.view(np.uint64), b.view(np.uint64)  # whole words, several times as fast
    for index in range(len(left)):
        if left[index] != right[index]:
            return False
    return True


@compiled
def wrong_answer_to_an_action(states, scratch, chance):
    """Try every code, and some that do not exist: legal ones must apply, others must be refused and change nothing."""
    legal = legal_actions(states[0])
    scratch[0] = states[0]
    for action in range(-1, ACTIONS + 1):
        applied = apply(scratch[0], action)
        if applied != holds(legal, action):
            return 8
        if applied:
            scratch[0] = states[0]
        elif not same(states, scratch):
            return 9
    white = np.zeros(FACES, np.int8)
    white[below(chance, FACES)] = states[0].dice_left + below(chance, 3) - 1
    golden = below(chance, FACES + 1) - 1
    scratch[0] = states[0]
    if not apply_dice(scratch[0], white, golden) and not same(states, scratch):
        return 9
    return 0


@compiled
def sensible_random_step(s, chance, white):
    """A random step that seldom stops for nothing, so that games are no longer than they need to be."""
    if s.phase == DECIDE and forced_claim(s) == 0 and below(chance, 16):
        apply_legal(s, ROLL)
    elif s.phase == DECIDE and forced_claim(s) != 0 and below(chance, 2):
        apply_legal(s, STOP)
    else:
        random_step(s, chance, white)


@compiled
def play_and_check(start, ends, chance, in_play, deluxe, every):
    """Play a game into each element of `ends`; try all actions at one step in `every`; return the broken rule or 0."""
    white = np.zeros(FACES, np.int8)
    states, scratch = start.copy(), start.copy()
    for game in range(len(ends)):
        states[0] = start[0]
        s = states[0]
        while True:
            broken = broken_rule(s, in_play, deluxe)
            if broken == 0 and below(chance, every) == 0:
                broken = wrong_answer_to_an_action(states, scratch, chance)
            if broken:
                ends[0] = states[0]
                return broken
            if s.phase == OVER:
                break
            sensible_random_step(s, chance, white)
        ends[game] = states[0]
    return 0
