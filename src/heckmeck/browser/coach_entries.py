"""Entries of the coach: what a decision can lead to, and how good each is."""

from heckmeck.browser import places
from heckmeck.browser.addresses import Address, floats_at, longs_at, states_at
from heckmeck.browser.desk import coach_for, forget_plans, grown_tree, outcomes_at, turn_at
from heckmeck.coach import accuracy, judging, prospect, rollout_kernel, tile_chances
from heckmeck.coach.outlook_kernel import COLUMNS, ROWS, look
from heckmeck.coach.plan import value_positions
from heckmeck.coach.reach import ROOM
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import MOST_PLAYERS
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.outcomes import CLAIMS
from heckmeck.solver.turn_tree import Trees


@compiled
def find_outlook(states: Address, rows: Address, dead: Address, room: Address) -> None:
    """Fill in the rows of the outlook of the first state, and the chance that the throw after each is dead.

    Two more states behind it and the room are to work in.
    """
    table = longs_at(rows, (ROWS, COLUMNS))
    look(states_at(states, 3), table, floats_at(dead, ROWS), longs_at(room, ROOM))


@compiled
def judge(state: Address, depth: int, rows: Address) -> int:
    """Fill in a row for each decision allowed now, best first, and return how many; trees and weights are laid.

    The first row tells each seat's chance of winning also where nobody decides: while dice must fall, and at the end.
    """
    last = longs_at(places.DEPTH, 1)
    if last[0] != depth:
        forget_plans()
        last[0] = depth
    states = states_at(state, 1)
    table = floats_at(rows, (judging.MOST_DECISIONS, prospect.COLUMNS))
    return judging.judge(states, depth, coach_for(states[0].players), table)


@compiled
def value_end(state: Address, depth: int, win: Address) -> None:
    """Write each seat's chance of winning right after a turn, before anybody looks into the next one."""
    states = states_at(state, 1)
    room, table = coach_for(states[0].players), floats_at(win, (1, MOST_PLAYERS))
    value_positions(states, 1, depth, room.trees, room.networks, room.reply, table)


@compiled
def find_tile_chances(state: Address, chances: Address) -> None:
    """Write the best chance of each tile after each decision, a row for each tile number; the trees are laid."""
    states = states_at(places.MOMENT, 1)
    states[0] = states_at(state, 1)[0]
    tile_chances.find_tile_chances(
        states,
        Trees(grown_tree(places.EIGHT), grown_tree(places.NINE)),
        outcomes_at(places.OUTCOMES),
        floats_at(places.ENDINGS_WORTH, (ENDINGS,)),
        turn_at(places.REPLY + places.TURN),
        floats_at(places.WORTH, (ACTIONS,)),
        floats_at(chances, (CLAIMS, ACTIONS)),
    )


@compiled
def accuracy_at(error_rate: float) -> float:
    """Return the accuracy for a mean loss."""
    return accuracy.accuracy_at(error_rate)


@compiled
def roll_out(state: Address, action: int, seed: int, batches: int, row: Address) -> None:
    """Play a decision, or with NONE the position itself, out in some more batches of games; trees and weights are laid.

    The row is zero before the first of them.
    """
    states, sums = states_at(state, 1), floats_at(row, rollout_kernel.COLUMNS)
    rollout_kernel.roll_out(states, action, seed, batches, coach_for(states[0].players), sums)


@compiled
def next_row(rows: Address, count: int, seat: int, error: float, most: int) -> int:
    """Return which of these rows is to be played out next, or NONE: each is known well enough to the seat."""
    table = floats_at(rows, (judging.MOST_DECISIONS, rollout_kernel.COLUMNS))
    return rollout_kernel.next_row(table, count, seat, error, most)


ENTRIES = (find_outlook, judge, value_end, find_tile_chances, accuracy_at, roll_out, next_row)
