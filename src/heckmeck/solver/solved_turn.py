"""The best play of a turn: what to do now, and what it is worth.

The one answer for bots, coach and odds. It is asked about a state of the engine and answers in the engine's actions.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.rules.actions import ACTIONS, ROLL, ROLL_GOLDEN, STOP
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import DECIDE, DICE, FACES, KEEP, ROLLING, START, State, field
from heckmeck.solver.distribution import STACK, Walk
from heckmeck.solver.endings import ENDINGS, Floats
from heckmeck.solver.moment import (
    AFTER_A_ROLL,
    are_finite,
    chances_after,
    planned_decision,
    turn_so_far,
    worth_before_roll,
    worth_of_roll,
)
from heckmeck.solver.play import DECISIONS
from heckmeck.solver.solve import solve_from
from heckmeck.solver.turn_tree import EXTRA_SLOTS, Trees, TurnTree, trees_with

PLANNED = (START, ROLLING, KEEP, DECIDE)
IN_ORDER = (*AFTER_A_ROLL, ROLL, ROLL_GOLDEN)
UNSOLVED = FACES + 1


@compiled
def is_planned(s: State) -> bool:
    """Whether the decision is one of those that a solved turn answers."""
    return s.phase in (START, KEEP, DECIDE)


class TurnRoom(NamedTuple):
    """What is solved of a turn with eight and with nine dice, for the values of its endings, and room for the rest."""

    value8: Floats
    roll8: Floats
    value9: Floats
    roll9: Floats
    solved: NDArray[
        np.int64
    ]  # [eight or nine dice] -> from how many faces used on, and whether with the weasel
    walk: Walk


def new_turn_room(eight: TurnTree, nine: TurnTree) -> TurnRoom:
    """Return room for turns, one after the other; where no golden die can play, `nine` may be the smaller tree."""
    room = np.empty((6, 2, len(nine.left) + EXTRA_SLOTS))
    walk = Walk(room[4], room[5], np.empty(STACK), np.empty(STACK, np.uint16))
    return TurnRoom(room[0], room[1], room[2], room[3], np.full((2, 2), UNSOLVED), walk)


@compiled
def forget_turn(room: TurnRoom) -> None:
    """Let everything be solved again: the endings have other values."""
    room.solved[:, 0] = UNSOLVED
    room.solved[:, 1] = 0


@compiled
def solve_moment(
    eight: TurnTree, nine: TurnTree, endings: Floats, room: TurnRoom, s: State, golden: bool
) -> bool:
    """Solve what a moment asks for, and return whether with nine dice; `golden` adds the golden die (K4)."""
    dice, faces_used, weasel = turn_so_far(s)
    has_nine = golden or dice > DICE
    done = room.solved[int(has_nine)]
    if faces_used < done[0] or int(weasel) > done[1]:
        if has_nine:
            solve_from(nine, endings, weasel, faces_used, room.value9, room.roll9)
        else:
            solve_from(eight, endings, weasel, faces_used, room.value8, room.roll8)
        done[0], done[1] = faces_used, int(weasel)
    return has_nine


@compiled
def worth_of_rolling(
    eight: TurnTree, nine: TurnTree, endings: Floats, room: TurnRoom, s: State, golden: bool
) -> float:
    """Return what rolling is worth, where the turn begins with eight dice or nine."""
    if solve_moment(eight, nine, endings, room, s, golden):
        return worth_before_roll(s, nine, endings, room.roll9)[1]
    return worth_before_roll(s, eight, endings, room.roll8)[1]


@compiled
def find_worth(
    eight: TurnTree, nine: TurnTree, endings: Floats, room: TurnRoom, s: State, worth: Floats
) -> None:
    """Write what each action is worth, minus infinity where it is not legal; while dice must fall, the roll."""
    worth[:] = -np.inf
    if s.phase == START:
        worth[ROLL] = worth_of_rolling(eight, nine, endings, room, s, False)
        worth[ROLL_GOLDEN] = worth_of_rolling(eight, nine, endings, room, s, True)
    elif s.phase == KEEP:
        if solve_moment(eight, nine, endings, room, s, False):
            found = worth_of_roll(s, nine, room.value9, room.roll9)
        else:
            found = worth_of_roll(s, eight, room.value8, room.roll8)
        for number in range(DECISIONS):
            worth[AFTER_A_ROLL[number]] = found[number]
    else:
        if solve_moment(eight, nine, endings, room, s, False):
            stopping, rolling = worth_before_roll(s, nine, endings, room.roll9)
        else:
            stopping, rolling = worth_before_roll(s, eight, endings, room.roll8)
        if s.phase == DECIDE:
            worth[STOP] = stopping
        if s.dice_left > 0:
            worth[ROLL] = rolling


@compiled
def best_in_room(eight: TurnTree, nine: TurnTree, endings: Floats, room: TurnRoom, s: State) -> int:
    """Return the best decision; ties as in play.py, eight dice rather than nine."""
    if s.phase == ROLLING:
        return ROLL
    if s.phase == START:
        with_eight = worth_of_rolling(eight, nine, endings, room, s, False)
        return ROLL_GOLDEN if worth_of_rolling(eight, nine, endings, room, s, True) > with_eight else ROLL
    if solve_moment(eight, nine, endings, room, s, False):
        return planned_decision(s, nine, endings, room.value9, room.roll9)
    return planned_decision(s, eight, endings, room.value8, room.roll8)


@compiled
def find_chances_after(
    eight: TurnTree, nine: TurnTree, endings: Floats, room: TurnRoom, s: State, action: int, chances: Floats
) -> None:
    """Write the chance of each ending when the turn continues with this action."""
    if solve_moment(eight, nine, endings, room, s, action == ROLL_GOLDEN):
        chances_after(s, nine, endings, room.value9, room.roll9, action, room.walk, chances)
    else:
        chances_after(s, eight, endings, room.value8, room.roll8, action, room.walk, chances)


Room = tuple[TurnTree, TurnTree, Floats, TurnRoom]


class SolvedTurn:
    """The best play of a turn for the given values of its endings (endings.py).

    It serves every moment of the turn whose endings are worth the same: until a Bratworm moves. Only what is asked for
    is solved, with eight or nine dice, from the moment in question on.
    """

    def __init__(self, state: State, endings: Floats) -> None:
        if endings.shape != (ENDINGS,) or not are_finite(endings, state):
            raise ValueError(f"values of endings must be {ENDINGS} finite numbers")
        self.endings = endings
        self._room: Room | None = None

    def decisions(self, s: State) -> dict[int, float]:
        """Return every legal decision with what it is worth; while dice must fall, the roll (T2-T6, K4, K5)."""
        worth = np.empty(ACTIONS)
        find_worth(*self._room_for(s), s, worth)
        found: list[float] = worth.tolist()
        return {action: found[action] for action in IN_ORDER if found[action] > -np.inf}

    def best(self, s: State) -> int:
        """Return the best decision; ties as in play.py, eight dice rather than nine."""
        return int(best_in_room(*self._room_for(s), s))

    def chances(self, s: State, action: int | None = None) -> Floats:
        """Return the chance of each ending under the best play, after `action` or the best one."""
        chances = np.empty(ENDINGS)
        action = self.best(s) if action is None else action
        find_chances_after(*self._room_for(s), s, action, chances)
        return chances

    def _room_for(self, s: State) -> Room:
        """Return the trees, the values of the endings and the room; a second tree only where nine dice may play."""
        trees = trees_for(s)
        if self._room is None or (trees.nine is not trees.eight and self._room[1] is trees.eight):
            self._room = *trees, self.endings, new_turn_room(*trees)
        return self._room


def trees_for(s: State) -> Trees:
    """Return the trees that a turn needs from this moment on."""
    if field(s, "phase") != START and dice_in(s) <= DICE:
        return trees_with(None)
    return trees_with("standard" if s.golden_die_standard else "ones_and_worms")


def dice_in(s: State) -> int:
    """Return how many dice are played, like `turn_so_far`: a call of compiled code would take longer."""
    kept: bytes = field(s, "kept").tobytes()
    return int(field(s, "dice_left")) + sum(kept)
