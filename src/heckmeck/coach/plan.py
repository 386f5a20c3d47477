"""The best play for the rest of a turn, and every seat's chance of winning after it.

A plan is room that compiled code fills: what can follow the turn, how each of these positions is judged, and what is
solved of the turn for whoever plays it. It serves every moment of the turn until a Bratworm moves.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.bots.champion.network import Networks
from heckmeck.bots.champion.valuation import chances_of_outcomes, result_of, win_chances
from heckmeck.rules.actions import ROLL
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import (
    LOWEST_TILE,
    MOST_PLAYERS,
    NONE,
    ONE,
    OVER,
    SPECIALISTS,
    START,
    State,
    empty_states,
)
from heckmeck.solver.endings import BRATWORM_OF_ENDING, ENDINGS, Floats
from heckmeck.solver.outcomes import CLAIMS, MOST_POSITIONS, Outcomes, find_outcomes, new_outcomes
from heckmeck.solver.solved_turn import (
    TurnRoom,
    best_in_room,
    find_chances_after,
    forget_turn,
    new_turn_room,
)
from heckmeck.solver.turn_tree import Trees


class Plan(NamedTuple):
    """The plan of one turn at a time."""

    table: np.recarray  # the one position that it was made for
    made: NDArray[
        np.int64
    ]  # whether there is a plan, and whether the Bratworm of a double 1 was earned before
    outcomes: Outcomes
    win: Floats  # [position, seat]
    best: NDArray[np.int64]  # [bratworm, claim] -> position, the best for the player
    leads_to: NDArray[np.int64]  # [ending] -> position
    endings: Floats
    chances: Floats  # of the endings, after the decision that was asked about last
    turn: TurnRoom


def new_plan(trees: Trees) -> Plan:
    """Return room for the plans of turns, one after the other."""
    return Plan(
        empty_states(1),
        np.zeros(2, np.int64),
        new_outcomes(),
        np.empty((MOST_POSITIONS, MOST_PLAYERS)),
        np.empty((2, CLAIMS), np.int64),
        np.empty(ENDINGS, np.int64),
        np.empty(ENDINGS),
        np.empty(ENDINGS),
        new_turn_room(*trees),
    )


@compiled
def value_positions(
    positions: np.recarray,
    count: int,
    depth: int,
    trees: Trees,
    networks: Networks,
    reply: Plan,
    win: Floats,
) -> None:
    """Write every seat's chance at the beginning of a turn; with depth 2, as that turn at its best leaves it."""
    if depth == 1:
        win_chances(networks, positions, count, win)
    else:
        for index in range(count):
            value_by_turn(positions[index : index + 1], trees, networks, reply, win[index])


@compiled
def value_by_turn(states: np.ndarray, trees: Trees, networks: Networks, plan: Plan, win: Floats) -> None:
    """Write what the best play of the turn that begins in `states[0]` leaves to every seat."""
    s = states[0]
    win[:] = 0.0
    if s.phase == OVER:
        result_of(s, win)
        return
    find_outcomes(states, plan.outcomes)  # type: ignore[arg-type]
    chances_of_outcomes(networks, plan.outcomes, plan.win)
    settle(plan, s.seat)
    action = ROLL
    if s.phase == START:
        action = best_in_room(trees.eight, trees.nine, plan.endings, plan.turn, s)
    find_chances_after(trees.eight, trees.nine, plan.endings, plan.turn, s, action, plan.chances)
    for ending in range(ENDINGS):
        if plan.chances[ending] > 0.0:
            for seat in range(s.players):
                win[seat] += plan.chances[ending] * plan.win[plan.leads_to[ending], seat]


@compiled
def settle(plan: Plan, seat: int) -> None:
    """Choose for every ending the best position that it offers (S7, G2, B2); of equals the first."""
    outcomes, best, win = plan.outcomes, plan.best, plan.win
    best[:] = NONE
    for index in range(outcomes.found[0]):
        bratworm, claim = outcomes.bratworm[index], outcomes.claim[index]
        if best[bratworm, claim] == NONE or win[index, seat] > win[best[bratworm, claim], seat]:
            best[bratworm, claim] = index
    for ending in range(ENDINGS):
        chosen = choice_of(outcomes.offered[ending], best[BRATWORM_OF_ENDING[ending]], win, seat)
        plan.leads_to[ending] = max(chosen, 0)
        plan.endings[ending] = -np.inf if chosen == NONE else win[chosen, seat]
    forget_turn(plan.turn)


@compiled
def choice_of(offered: np.int64, best: NDArray[np.int64], win: Floats, seat: int) -> int:
    """Return the best of the positions for the claims that an ending offers: tiles first, then the failure."""
    chosen = NONE
    for number in range(LOWEST_TILE, CLAIMS + 1):
        claim = number % CLAIMS
        if not (offered >> claim) & 1 or best[claim] == NONE:
            continue
        if chosen == NONE or win[best[claim], seat] > win[chosen, seat]:
            chosen = best[claim]
    return chosen


@compiled
def complete(states: np.recarray, plan: Plan) -> None:
    """Make the plan of the turn under way in `states[0]`, the outcomes of which are judged, and remember it."""
    s, outcomes, win = states[0], plan.outcomes, plan.win
    distinct = outcomes.found[1]
    for index in range(distinct, outcomes.found[0]):
        for seat in range(s.players):
            win[index, seat] = win[index - distinct, seat]
    settle(plan, s.seat)
    plan.table[0] = states[0]
    plan.made[0] = 1
    plan.made[1] = 1 if s.kept[ONE] >= 2 else 0


@compiled
def forget(plan: Plan) -> None:
    """Give the room of a plan free for other positions."""
    plan.made[0] = 0


@compiled
def serves(plan: Plan, s: State) -> bool:
    """Whether the plan was made for this very turn: nothing but dice have moved."""
    if plan.made[0] == 0 or (plan.made[1] == 1) != (s.kept[ONE] >= 2):
        return False
    return same_options(plan.table[0], s) and same_table(plan.table[0], s)


@compiled
def same_options(a: State, b: State) -> bool:
    return bool(
        a.max_turns == b.max_turns
        and a.golden_die_standard == b.golden_die_standard
        and a.worms_on_low_tiles == b.worms_on_low_tiles
        and a.steal_optional == b.steal_optional
        and a.lower_tile_any == b.lower_tile_any
        and a.faster == b.faster
        and a.players == b.players
    )


@compiled
def same_table(a: State, b: State) -> bool:
    """Whether everything but the dice is the same."""
    if a.turns != b.turns or a.seat != b.seat or a.supply != b.supply or a.received != b.received:
        return False
    for tile in range(CLAIMS):
        if a.grill[tile] != b.grill[tile]:
            return False
    for specialist in range(SPECIALISTS):
        if a.specialist[specialist] != b.specialist[specialist]:
            return False
    for seat in range(a.players):
        if a.height[seat] != b.height[seat] or a.bratworms[seat] != b.bratworms[seat]:
            return False
        for level in range(a.height[seat]):
            if a.stack[seat, level] != b.stack[seat, level]:
                return False
    return True
