"""Whole games between built-in bots inside compiled code."""

import threading
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.built_in import CHAMPION, DEPTH, PLANS_A_TURN, RANDOM, BuiltInBot, Parameters
from heckmeck.bots.champion.network import NO_NETWORKS, Networks
from heckmeck.bots.champion.replies import value_turn_by_replies
from heckmeck.bots.champion.valuation import valuation_for, value_by_networks
from heckmeck.bots.memo import no_endings, no_values, recall_or_solve
from heckmeck.bots.planning import find_choices
from heckmeck.bots.simple import simple_decision
from heckmeck.bots.worth import stole, took_something, value_by_kind
from heckmeck.game.dice_rng import below, throw
from heckmeck.rules.actions import ROLL, ROLL_GOLDEN, pick, size
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply_dice, apply_legal, legal_actions
from heckmeck.rules.state import FACES, NONE, OVER, ROLLING, START, State, empty_states
from heckmeck.rules.turn import weasel_is_usable
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.moment import planned_decision
from heckmeck.solver.outcomes import (
    MOST_POSITIONS,
    Outcomes,
    find_outcomes,
    giver_as_planned,
    new_outcomes,
    value_endings,
)
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.solved_turn import is_planned
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice

FAILURES, STEALS, TURNS = range(3)
TALLIES = 3

Chance = NDArray[np.int64]


class Desk(NamedTuple):
    """The trees of a turn and room to work in, for the games of one edition."""

    eight: TurnTree
    nine: TurnTree
    outcomes: Outcomes
    worth: Floats
    endings: Floats
    value8: Floats
    roll8: Floats
    value9: Floats
    roll9: Floats
    choices: np.recarray  # these two as in find_choices
    chosen: NDArray[np.int64]
    networks: Networks
    reply: Outcomes
    solved_endings: Floats  # these two as in memo.py
    solved_values: Floats


def new_desk(edition: Edition, networks: Networks = NO_NETWORKS) -> Desk:
    """Return a desk for games of this edition; the champion needs its networks there."""
    eight, nine = eight_dice(), nine_dice(edition.golden_die)
    return Desk(
        eight,
        nine,
        new_outcomes(),
        np.zeros(MOST_POSITIONS),
        np.zeros(ENDINGS),
        new_values(eight),
        new_values(eight),
        new_values(nine),
        new_values(nine),
        empty_states(MOST_POSITIONS),
        np.zeros(MOST_POSITIONS, np.int64),
        networks,
        new_outcomes(),
        no_endings(),
        no_values(eight),
    )


class Desks(threading.local):
    """The desks of a thread: what it has solved once serves all its later games, and nobody else works there."""

    def __init__(self) -> None:
        self._kept: dict[Edition, Desk] = {}

    def of(self, edition: Edition, bots: Iterable[BuiltInBot]) -> Desk:
        desk = self._kept.get(edition) or new_desk(edition)
        if desk.networks is NO_NETWORKS and any(bot.kind == CHAMPION for bot in bots):
            desk = desk._replace(networks=valuation_for(edition))
        self._kept[edition] = desk
        return desk


DESKS = Desks()


@compiled
def random_decision(s: State, whim: Chance) -> int:
    options = legal_actions(s)
    return pick(options, below(whim, size(options)))


@compiled
def let_dice_fall(s: State, luck: Chance, white: NDArray[np.int8]) -> None:
    apply_dice(s, white, throw(luck, s, white))


@compiled
def play_turn_by_rule(s: State, kind: int, luck: Chance, whim: Chance) -> None:
    """Play a turn like a bot that decides step by step."""
    white = np.zeros(FACES, np.int8)
    turns = s.turns
    while s.turns == turns:
        if s.phase == ROLLING:
            let_dice_fall(s, luck, white)
        else:
            apply_legal(s, random_decision(s, whim) if kind == RANDOM else simple_decision(s))


@compiled
def value_positions(
    kind: int,
    parameters: Parameters,
    networks: Networks,
    before: State,
    positions: np.recarray,
    count: int,
    worth: Floats,
) -> None:
    """Value positions that can follow `before` as the bot of this kind does."""
    if kind == CHAMPION:
        value_by_networks(networks, before.seat, positions, count, worth)
    else:
        value_by_kind(kind, parameters, before, positions, count, worth)


@compiled
def value_turn(states: np.recarray, kind: int, parameters: Parameters, desk: Desk) -> None:
    """Value every ending of the turn under way in `states[0]` as the bot of this kind does."""
    outcomes, worth, endings, networks = desk.outcomes, desk.worth, desk.endings, desk.networks
    if kind == CHAMPION and parameters[DEPTH] > 1:
        value_turn_by_replies(states, networks, desk.eight, desk.nine, outcomes, desk.reply, worth, endings)
    else:
        find_outcomes(states, outcomes)
        distinct = outcomes.found[1]
        value_positions(kind, parameters, networks, states[0], outcomes.position, distinct, worth)
        value_endings(outcomes, worth, endings)


@compiled
def best_choice(states: np.recarray, kind: int, parameters: Parameters, desk: Desk) -> int:
    """Return the best tile or specialist to choose in `states[0]`, by what follows (S7, G2, B2)."""
    best = giver_as_planned(states[0])
    if best == NONE:
        count = find_choices(states, desk.choices, desk.chosen)
        value_positions(kind, parameters, desk.networks, states[0], desk.choices, count, desk.worth)
        best = desk.chosen[np.argmax(desk.worth[:count])]
    return best


@compiled
def play_turn_by_plan(
    states: np.recarray, kind: int, parameters: Parameters, desk: Desk, luck: Chance
) -> None:
    """Play a turn like a bot that values its outcomes and solves it once, at its beginning."""
    value_turn(states, kind, parameters, desk)
    play_valued_turn(states, kind, parameters, desk, luck)


@compiled
def play_valued_turn(
    states: np.recarray, kind: int, parameters: Parameters, desk: Desk, luck: Chance
) -> None:
    """Play a turn whose endings on the desk have their values: solve it and take the best decisions."""
    white = np.zeros(FACES, np.int8)
    s = states[0]
    turns, weasel, endings = s.turns, weasel_is_usable(s), desk.endings
    golden = False
    value, roll = desk.value8, desk.roll8
    if kind < CHAMPION and not weasel and s.phase == ROLLING:
        value = recall_or_solve(desk.eight, endings, desk.solved_endings, desk.solved_values, roll)
        roll = value  # the better of stopping and rolling also tells whether to stop
    else:
        solve(desk.eight, endings, weasel, value, roll)
    if s.phase == START:
        solve(desk.nine, endings, weasel, desk.value9, desk.roll9)
        golden = desk.value9[int(weasel), 0] > desk.value8[int(weasel), 0]
        apply_legal(s, ROLL_GOLDEN if golden else ROLL)
    tree = desk.nine if golden else desk.eight
    if golden:
        value, roll = desk.value9, desk.roll9
    while s.turns == turns:
        if s.phase == ROLLING:
            let_dice_fall(s, luck, white)
        elif is_planned(s):
            apply_legal(s, planned_decision(s, tree, endings, value, roll))
        else:
            apply_legal(s, best_choice(states, kind, parameters, desk))


@compiled
def play_game(
    states: np.recarray,
    kinds: NDArray[np.int64],
    parameters: Parameters,
    desk: Desk,
    luck: Chance,
    tally: NDArray[np.int64],
) -> None:
    """Play the game in `states[0]` to its end; count each seat's failures, steals and turns."""
    whim = luck.copy()
    whim[0] ^= 1  # the whims of `random` do not move the dice
    s, before = states[0], states[1]
    while s.phase != OVER:
        states[1] = states[0]
        seat = s.seat
        if kinds[seat] >= PLANS_A_TURN:
            play_turn_by_plan(states, kinds[seat], parameters[seat], desk, luck)
        else:
            play_turn_by_rule(s, kinds[seat], luck, whim)
        tally[seat, TURNS] += 1
        if not took_something(before, s, seat):
            tally[seat, FAILURES] += 1
        elif stole(before, s, seat):
            tally[seat, STEALS] += 1
