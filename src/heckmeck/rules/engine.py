"""All that the rest of the program calls: a new game, what is legal, and the two kinds of step."""

import numpy as np

from heckmeck.rules import actions, claim, ending, setup, specialists, turn
from heckmeck.rules.actions import (
    FROM_SEAT,
    KEEP_FACE,
    PUT_SPECIALIST_BACK,
    ROLL,
    ROLL_GOLDEN,
    STOP,
    TAKE,
    USE_WEASEL,
    only,
)
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import (
    BRATWORM,
    CLAIM,
    DECIDE,
    KEEP,
    LOWEST_PORTION,
    PUT_BACK,
    START,
    TURN_DONE,
    State,
    empty_states,
)

places = ending.places


def new_game(edition: Edition, players: int, start: int = 0) -> State:
    """Set the table for 2 to 7 players; `start` is the seat that begins (M3, M4)."""
    s = empty_states(1)[0]
    edition.write_options(s)
    setup.lay_table(s, edition.is_deluxe, edition.highest_tile, players, start)
    return s


@compiled
def legal_actions(s: State) -> np.int64:
    """Return the set of decisions allowed now; empty while dice must fall and when the game is over."""
    if s.phase == KEEP:
        return turn.keep_options(s)
    if s.phase == DECIDE:
        return only(ROLL) | only(STOP)
    if s.phase == START:
        return only(ROLL) | only(ROLL_GOLDEN)
    if s.phase == CLAIM:
        return claim.claim_options(s)
    if s.phase == PUT_BACK:
        return specialists.put_back_options(s)
    if s.phase == BRATWORM:
        return specialists.bratworm_options(s)
    return np.int64(0)


@compiled
def apply_legal(s: State, action: int) -> None:
    """Carry out a decision that is known to be legal."""
    if action <= ROLL_GOLDEN:
        turn.decide_to_roll(s, action == ROLL_GOLDEN)
    elif action < STOP:
        turn.set_aside(s, action - KEEP_FACE)
    elif action == STOP:
        turn.stop(s)
    elif action == USE_WEASEL:
        turn.reroll_with_weasel(s)
    elif action < PUT_SPECIALIST_BACK:
        claim.claim(s, action - TAKE + LOWEST_PORTION)
    elif action < FROM_SEAT:
        specialists.put_back_one_of_two(s, action - PUT_SPECIALIST_BACK)
    else:
        turn.take_bratworm_from(s, action - FROM_SEAT)
    if s.phase == TURN_DONE:
        ending.end_turn(s)


@compiled
def apply(s: State, action: int) -> bool:
    """Carry out a decision and all its effects; False, and nothing changed, where it is not legal."""
    if not actions.holds(legal_actions(s), action):
        return False
    apply_legal(s, action)
    return True


@compiled
def apply_dice(s: State, white: np.ndarray, golden: int) -> bool:
    """Let dice fall: how many white ones show each face, and the golden die's face or NONE.

    False, and nothing changed, where other dice are due.
    """
    if not turn.dice_fit(s, white, golden):
        return False
    turn.dice_fall(s, white, golden)
    if s.phase == TURN_DONE:
        ending.end_turn(s)
    return True
