"""The best play of a turn: what to do now, and what it is worth.

The one answer for bots, coach and odds. It is asked about a state of the engine and answers in the engine's actions.
"""

from typing import NamedTuple

import numpy as np

from heckmeck.rules.actions import KEEP_FACE, ROLL, ROLL_GOLDEN, STOP, USE_WEASEL
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import DECIDE, DICE, FACES, KEEP, ONE, ROLLING, START, State
from heckmeck.rules.turn import shown, weasel_is_usable
from heckmeck.solver.distribution import chances_of_endings
from heckmeck.solver.endings import BRATWORM_OF_ENDING, ENDINGS, FAILURE, Floats
from heckmeck.solver.play import best_of, state_after_keep, state_of, stop_is_best, worth_of_decisions
from heckmeck.solver.solve import new_values, solve_from
from heckmeck.solver.turn_tree import NOWHERE, TurnTree, eight_dice, nine_dice

PLANNED = (START, ROLLING, KEEP, DECIDE)
# The actions by the numbers that play.py gives decisions after a roll
AFTER_A_ROLL: tuple[int, ...] = (*range(KEEP_FACE, KEEP_FACE + FACES), USE_WEASEL, STOP)


@compiled
def is_planned(s: State) -> bool:
    """Whether the decision is one of those that a solved turn answers."""
    return s.phase in (START, KEEP, DECIDE)


@compiled
def dice_of_turn(s: State) -> tuple[int, int]:
    """Return how many dice are played, and how many faces are set aside."""
    dice, faces = int(s.dice_left), 0
    for face in range(FACES):
        if s.kept[face] > 0:
            dice += int(s.kept[face])
            faces += 1
    return dice, faces


@compiled
def worth_of_roll(s: State, tree: TurnTree, value: Floats, roll: Floats) -> Floats:
    """Return what each decision after the roll on the table is worth, as in play.py."""
    counts = np.zeros(FACES, np.int64)
    for face in range(FACES):
        counts[face] = shown(s, face)
    state = state_of(tree, s.kept, s.golden_left == 1)
    return worth_of_decisions(tree, value, roll, weasel_is_usable(s), state, counts, s.golden)


@compiled
def planned_decision(s: State, tree: TurnTree, endings: Floats, value: Floats, roll: Floats) -> int:
    """Return the best decision of a solved turn: which face, weasel, roll or stop."""
    if s.phase == DECIDE:
        state = state_of(tree, s.kept, s.golden_left == 1)
        return STOP if stop_is_best(tree, endings, roll, weasel_is_usable(s), state) else ROLL
    return AFTER_A_ROLL[best_of(worth_of_roll(s, tree, value, roll))]


class Solved(NamedTuple):
    """The values of a tree, right for at least this many faces used; the second row only with the weasel."""

    tree: TurnTree
    value: Floats
    roll: Floats
    faces_used: int
    weasel: bool


class SolvedTurn:
    """The best play of a turn for the given values of its endings (endings.py).

    It serves every moment of the turn whose endings are worth the same: until a Bratworm moves. Only what is asked for
    is solved, with eight or nine dice, from the moment in question on.
    """

    def __init__(self, state: State, endings: Floats) -> None:
        earned = int(state.kept[ONE] >= 2)  # then no turn ends without the Bratworm
        if endings.shape != (ENDINGS,) or not np.isfinite(endings[earned <= BRATWORM_OF_ENDING]).all():
            raise ValueError(f"values of endings must be {ENDINGS} finite numbers")
        self.endings = endings
        self._solved: dict[bool, Solved] = {}

    def decisions(self, s: State) -> dict[int, float]:
        """Return every legal decision with what it is worth; while dice must fall, the roll (T2-T6, K4, K5)."""
        if s.phase == START:
            return {
                action: self._worth_of_rolling(s, action == ROLL_GOLDEN) for action in (ROLL, ROLL_GOLDEN)
            }
        if s.phase == KEEP:
            tree, value, roll, _, _ = self._solve(s)
            worth = worth_of_roll(s, tree, value, roll)
            return {AFTER_A_ROLL[found]: float(worth[found]) for found in np.flatnonzero(worth > -np.inf)}
        choices = {}
        if s.phase == DECIDE:
            tree = self._solve(s).tree
            choices[STOP] = float(self.endings[tree.ending[node_of(tree, s)]])
        if s.dice_left > 0:
            choices[ROLL] = self._worth_of_rolling(s)
        return choices

    def best(self, s: State) -> int:
        """Return the best decision; ties as in play.py, eight dice rather than nine."""
        if s.phase == ROLLING:
            return ROLL
        if s.phase == START:
            eight, nine = self.decisions(s).values()
            return ROLL_GOLDEN if nine > eight else ROLL
        tree, value, roll, _, _ = self._solve(s)
        return int(planned_decision(s, tree, self.endings, value, roll))

    def chances(self, s: State, action: int | None = None) -> Floats:
        """Return the chance of each ending under the best play, after `action` or the best one."""
        if action is None:
            action = self.best(s)
        elif action not in self.decisions(s):
            raise ValueError(f"action {action} is not legal here (T2)")
        solved = self._solve(s, True) if action == ROLL_GOLDEN else self._solve(s)
        tree, weasel = solved.tree, bool(weasel_is_usable(s))
        node = node_of(tree, s)
        if action == STOP:
            chances = np.zeros(ENDINGS)
            chances[tree.ending[node] if s.phase == DECIDE else FAILURE + tree.bratworm[node]] = 1.0
            return chances
        must_roll = action in (ROLL, ROLL_GOLDEN, USE_WEASEL)
        if not must_roll:
            face = action - KEEP_FACE
            node = state_after_keep(tree, node, face, shown(s, face), bool(s.golden == face))
        at_hand = weasel and action != USE_WEASEL
        return chances_of_endings(tree, self.endings, solved.value, solved.roll, at_hand, node, must_roll)

    def _worth_of_rolling(self, s: State, golden: bool = False) -> float:
        solved = self._solve(s, golden)
        return float(solved.roll[int(weasel_is_usable(s)), node_of(solved.tree, s)])

    def _solve(self, s: State, golden: bool = False) -> Solved:
        """Return the values of a moment; `golden` adds the golden die to the dice of a turn that begins (K4)."""
        dice, faces_used = dice_of_turn(s)
        nine, weasel = golden or dice > DICE, bool(weasel_is_usable(s))
        found = self._solved.get(nine)
        if found is None or faces_used < found.faces_used or weasel > found.weasel:
            tree = (
                nine_dice("standard" if s.golden_die_standard else "ones_and_worms") if nine else eight_dice()
            )
            found = Solved(tree, new_values(tree), new_values(tree), faces_used, weasel)
            solve_from(tree, self.endings, weasel, faces_used, found.value, found.roll)
            self._solved[nine] = found
        return found


def node_of(tree: TurnTree, s: State) -> int:
    """Return the state of the tree that a moment is in."""
    node = int(state_of(tree, s.kept, s.phase == START or s.golden_left == 1))
    if node == NOWHERE:
        raise ValueError(f"no turn sets aside {s.kept.tolist()} (T2)")
    return node
