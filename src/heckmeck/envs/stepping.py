"""From decision to decision, compiled: the dice fall, the bots play, and a finished game begins anew."""

import numpy as np

from heckmeck.envs.encoding import write_mask, write_observation
from heckmeck.envs.opponents import OUTSIDE, any_of, decide
from heckmeck.envs.rewards import ILLEGAL_REWARD, write_rewards
from heckmeck.game.dice_rng import below, throw
from heckmeck.rules.actions import holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import apply_dice, apply_legal, legal_actions
from heckmeck.rules.state import FACES, NONE, OVER, ROLLING, State


@compiled
def play_on(s: State, chance: np.ndarray, minds: np.ndarray, white: np.ndarray) -> None:
    """Play until somebody outside must decide, or the game is over; `white` is scratch."""
    while s.phase != OVER:
        if s.phase == ROLLING:
            apply_dice(s, white, throw(chance, s, white))
        elif minds[s.seat] == OUTSIDE:
            return
        else:
            apply_legal(s, decide(minds[s.seat], s, chance))


@compiled
def begin_game(
    states: np.ndarray,
    game: int,
    first: np.ndarray,
    start: int,
    chance: np.ndarray,
    minds: np.ndarray,
    white: np.ndarray,
) -> None:
    """Set the table and go to the first decision; a game that the bots end before it is set up anew.

    The given seat begins, or, where none is given, a drawn one (M3).
    """
    s = states[game]
    s.phase = OVER
    while s.phase == OVER:
        states[game] = first[0]
        s.seat = below(chance, s.players) if start == NONE else start
        play_on(s, chance, minds, white)


@compiled
def begin(states: np.ndarray, first: np.ndarray, start: int, chance: np.ndarray, minds: np.ndarray) -> None:
    """Begin a single game."""
    begin_game(states, 0, first, start, chance, minds, np.zeros(FACES, np.int8))


@compiled
def act(states: np.ndarray, action: int, chance: np.ndarray, minds: np.ndarray) -> bool:
    """Take a decision in a single game and go to the next; False, and nothing changed, if it is not legal."""
    if not holds(legal_actions(states[0]), action):
        return False
    apply_legal(states[0], action)
    play_on(states[0], chance, minds, np.zeros(FACES, np.int8))
    return True


@compiled
def observe(states: np.ndarray, seat: int, row: np.ndarray, mask: np.ndarray) -> None:
    """Write what a seat sees, and what it may do: nothing while another seat decides."""
    s = states[0]
    write_observation(s, seat, row)
    mask[:] = 0
    if s.seat == seat:
        write_mask(legal_actions(s), mask)


@compiled
def score(states: np.ndarray, reward: int, rewards: np.ndarray) -> None:
    """Write what a single game that is over is worth to each seat."""
    write_rewards(states[0], reward, rewards)


@compiled
def show(s: State, row: np.ndarray, mask: np.ndarray) -> np.int64:
    """Write what the seat to decide sees and may do; return the set of its decisions."""
    write_observation(s, s.seat, row)
    options = legal_actions(s)
    write_mask(options, mask)
    return options


@compiled
def begin_many(
    states: np.ndarray,
    first: np.ndarray,
    start: int,
    chances: np.ndarray,
    minds: np.ndarray,
    rows: np.ndarray,
    masks: np.ndarray,
    seats: np.ndarray,
    options: np.ndarray,
) -> None:
    """Begin every game and write what the first seat to decide sees."""
    white = np.zeros(FACES, np.int8)
    for game in range(len(states)):
        s = states[game]
        begin_game(states, game, first, start, chances[game], minds, white)
        options[game] = show(s, rows[game], masks[game])
        seats[game] = s.seat


@compiled
def act_many(
    states: np.ndarray,
    first: np.ndarray,
    start: int,
    chances: np.ndarray,
    minds: np.ndarray,
    rows: np.ndarray,
    masks: np.ndarray,
    seats: np.ndarray,
    options: np.ndarray,
    actions: np.ndarray,
    reward: int,
    rewards: np.ndarray,
    ended: np.ndarray,
    last_rows: np.ndarray,
) -> None:
    """Take one decision in every game; a game that ends is scored, and a new one begins in its place."""
    white = np.zeros(FACES, np.int8)
    for game in range(len(states)):
        s = states[game]
        chance = chances[game]
        legal = holds(options[game], actions[game])
        if legal:
            apply_legal(s, actions[game])
            play_on(s, chance, minds, white)
        rewards[game] = 0
        ended[game] = not legal or s.phase == OVER
        if ended[game]:
            if legal:
                write_rewards(s, reward, rewards[game])
            else:
                rewards[game, s.seat] = ILLEGAL_REWARD
            write_observation(s, seats[game], last_rows[game])
            begin_game(states, game, first, start, chance, minds, white)
        options[game] = show(s, rows[game], masks[game])
        seats[game] = s.seat


@compiled
def choose_at_random(options: np.ndarray, chance: np.ndarray, actions: np.ndarray) -> None:
    """Write a legal decision for every game, each with the same chance."""
    for game in range(len(options)):
        actions[game] = any_of(options[game], chance)
