"""Every legal decision with what it leads to, in one call: the one place where the coach looks ahead."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.champion.network import Networks
from heckmeck.bots.champion.valuation import result_of, valuation_for
from heckmeck.bots.planning import find_choices
from heckmeck.coach.plan import Plan, complete, forget, new_plan, serves, value_positions
from heckmeck.coach.prospect import ACTION, COLUMNS, WIN, Rows, note_certain, note_prospect
from heckmeck.coach.reason_numbers import note_reasons
from heckmeck.rules.actions import ACTIONS, ROLL, holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply_legal, legal_actions
from heckmeck.rules.state import NONE, OVER, ROLLING, State, empty_states
from heckmeck.solver.outcomes import MOST_POSITIONS, find_outcomes, giver_as_planned
from heckmeck.solver.solved_turn import PLANNED, best_in_room
from heckmeck.solver.turn_tree import Trees, trees_with

MOST_DECISIONS = 16  # the tiles of S7


class CoachRoom(NamedTuple):
    """What the coach knows, and room to look ahead: it remembers the plan of the last turn it was asked about."""

    trees: Trees
    networks: Networks
    plan: Plan
    reply: Plan  # of the turns that follow, with depth 2
    moment: np.recarray  # the one after a choice
    chosen: NDArray[np.int64]  # as in find_choices
    rows: Rows


def new_room(edition: Edition) -> CoachRoom:
    """Return room for the games of an edition."""
    trees = trees_with(edition.golden_die if edition.is_deluxe else None)
    return CoachRoom(
        trees,
        valuation_for(edition),
        new_plan(trees),
        new_plan(trees),
        empty_states(1),
        np.empty(MOST_POSITIONS, np.int64),
        np.empty((MOST_DECISIONS, COLUMNS)),
    )


@compiled
def judge(states: np.recarray, depth: int, room: CoachRoom, rows: Rows) -> int:
    """Fill a row for each legal decision in `states[0]`, best first, and return how many there are.

    The first row is what the position itself is worth, also where nobody decides: while dice must fall, and, its
    chances of winning alone, after the end.
    """
    s, givers = states[0], np.int64(0)
    if s.phase == OVER:
        rows[0, :] = 0.0
        result_of(s, rows[0])
        return 0
    planned_giver = giver_as_planned(s)
    if planned_giver != NONE:
        givers = legal_actions(s)
    count = 0
    for action in range(
        ACTIONS
    ):  # behind each giver for the Bratworm of a double 1 (B1, B2), or once at the position
        if givers == 0 or holds(givers, action):
            room.moment[0] = states[0]
            if givers == 0:
                count = look(s, room.moment, depth, room, rows)
                break
            apply_legal(room.moment[0], action)
            look(s, room.moment, depth, room, room.rows)
            for column in range(COLUMNS):
                rows[count, column] = room.rows[0, column]
            rows[count, ACTION] = action
            count += 1
    if givers:  # best is whom every plan expects
        put_in_order(rows, count, planned_giver, s.seat)
    note_reasons(rows, count, s.seat)
    return count


@compiled
def look(before: State, states: np.recarray, depth: int, room: CoachRoom, rows: Rows) -> int:
    """Do the same for a turn that goes on, is over or ends with a choice (S7, G2, B2), seen from `before`."""
    s, plan, count = states[0], room.plan, 0
    goes_on = s.turns == before.turns and s.phase in PLANNED
    if not (goes_on and serves(plan, s)):
        forget(plan)
        count = find_positions(before, states, goes_on, plan, room.chosen)
        value_positions(plan.outcomes.position, count, depth, room.trees, room.networks, room.reply, plan.win)
        if goes_on:
            complete(states, plan)
    if goes_on:
        return judge_turn(before, s, room.trees, plan, rows)
    return judge_choices(before, plan, room.chosen, count, rows)


@compiled
def find_positions(
    before: State, states: np.recarray, goes_on: bool, plan: Plan, chosen: NDArray[np.int64]
) -> int:
    """Write the positions that can follow the turn and return how many are to be judged."""
    if goes_on:
        find_outcomes(states, plan.outcomes)
        return int(plan.outcomes.found[1])
    if states[0].turns == before.turns:
        return find_choices(states, plan.outcomes.position, chosen)
    plan.outcomes.position[0] = states[0]
    chosen[0] = NONE
    return 1


@compiled
def judge_turn(before: State, s: State, trees: Trees, plan: Plan, rows: Rows) -> int:
    """Fill a row for each decision that a solved turn answers; while dice must fall, one for the roll."""
    best = best_in_room(trees.eight, trees.nine, plan.endings, plan.turn, s)
    legal, count = legal_actions(s), 0
    for action in range(ACTIONS):
        if holds(legal, action) or (s.phase == ROLLING and action == ROLL):
            note_prospect(trees, plan, before, s, action, rows[count])
            rows[count, ACTION] = action
            count += 1
    put_in_order(rows, count, best, before.seat)
    return count if legal else 0


@compiled
def judge_choices(before: State, plan: Plan, chosen: NDArray[np.int64], found: int, rows: Rows) -> int:
    """Fill a row for each choice that ends the turn; where it asks for a second one, with the best of these."""
    seat, win, count, best = before.seat, plan.win, 0, 0
    for index in range(found):
        if index > 0 and chosen[index] == chosen[index - 1]:
            if win[index, seat] <= rows[count - 1, WIN + seat]:
                continue
            count -= 1
        note_certain(before, plan.outcomes.position[index], win[index], rows[count])
        rows[count, ACTION] = chosen[index]
        count += 1
    for index in range(count):
        if rows[index, WIN + seat] > rows[best, WIN + seat]:
            best = index
    put_in_order(rows, count, int(rows[best, ACTION]), seat)
    return count


@compiled
def put_in_order(rows: Rows, count: int, best: int, seat: int) -> None:
    """Put the best decision first, then the others by the chance of winning; equals stay in the engine's order."""
    for end in range(1, count):
        index = end
        while index > 0 and comes_before(rows[index], rows[index - 1], best, seat):
            for column in range(COLUMNS):
                rows[index, column], rows[index - 1, column] = rows[index - 1, column], rows[index, column]
            index -= 1


@compiled
def comes_before(row: Rows, other: Rows, best: int, seat: int) -> bool:
    if row[ACTION] == best or other[ACTION] == best:
        return bool(row[ACTION] == best)
    return bool(row[WIN + seat] > other[WIN + seat])
