"""The best play of a turn: what to do now, and what it is worth.

The one answer for bots, coach and odds. It is asked about a state of the engine and answers in the engine's actions.
"""

from typing import NamedTuple

import numpy as np

from heckmeck.rules.actions import KEEP_FACE, ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, holds
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import DECIDE, DICE, FACES, KEEP, ONE, ROLLING, START, State, field
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
def turn_so_far(s: State) -> tuple[int, int, bool]:
    """Return how many dice are played, how many faces are set aside, and whether the weasel is at hand."""
    dice, faces = int(s.dice_left), 0
    for face in range(FACES):
        if s.kept[face] > 0:
            dice += int(s.kept[face])
            faces += 1
    return dice, faces, weasel_is_usable(s)


@compiled
def node_of(tree: TurnTree, s: State) -> int:
    """Return the state of the tree that a moment is in."""
    node = state_of(tree, s.kept, s.phase == START or s.golden_left == 1)
    if node == NOWHERE:
        raise ValueError("no turn sets these dice aside (T2)")
    return node


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


@compiled
def worth_before_roll(s: State, tree: TurnTree, endings: Floats, roll: Floats) -> tuple[float, float]:
    """Return what stopping is worth, and what rolling is."""
    node = node_of(tree, s)
    return endings[tree.ending[node]], roll[int(weasel_is_usable(s)), node]


@compiled
def chances_after(
    s: State, tree: TurnTree, endings: Floats, value: Floats, roll: Floats, action: int
) -> Floats:
    """Return the chance of each ending when the turn continues with this action."""
    if not (holds(legal_actions(s), action) or (s.phase == ROLLING and action == ROLL)):
        raise ValueError("this action is not legal here (T2)")
    node, weasel, must_roll = node_of(tree, s), weasel_is_usable(s), True
    if action == STOP:
        chances = np.zeros(ENDINGS)
        chances[tree.ending[node] if s.phase == DECIDE else FAILURE + int(tree.bratworm[node])] = 1.0
        return chances
    if action == USE_WEASEL:
        weasel = False
    elif action >= KEEP_FACE:
        face = action - KEEP_FACE
        node, must_roll = state_after_keep(tree, node, face, shown(s, face), s.golden == face), False
    return chances_of_endings(tree, endings, value, roll, weasel, node, must_roll)


@compiled
def solve_rest(tree: TurnTree, endings: Floats, weasel: bool, faces_used: int) -> tuple[Floats, Floats]:
    """Return the value of every state from this many faces used on, and of rolling there.

    In one call: whoever decides by Python pays for each tree that is handed over.
    """
    value, roll = new_values(tree), new_values(tree)
    solve_from(tree, endings, weasel, faces_used, value, roll)
    return value, roll


@compiled
def are_finite(endings: Floats, state: State) -> bool:
    """Whether every ending that can still come has a value; after a double 1 none comes without the Bratworm (B1)."""
    for ending in range(ENDINGS):
        if (BRATWORM_OF_ENDING[ending] or state.kept[ONE] < 2) and not np.isfinite(endings[ending]):
            return False
    return True


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
        if endings.shape != (ENDINGS,) or not are_finite(endings, state):
            raise ValueError(f"values of endings must be {ENDINGS} finite numbers")
        self.endings = endings
        self._solved: dict[bool, Solved] = {}

    def decisions(self, s: State) -> dict[int, float]:
        """Return every legal decision with what it is worth; while dice must fall, the roll (T2-T6, K4, K5)."""
        phase = field(s, "phase")
        if phase == START:
            return {action: self._rolling(s, action == ROLL_GOLDEN) for action in (ROLL, ROLL_GOLDEN)}
        tree, value, roll, _, _ = self._solve(s)
        if phase == KEEP:
            worth = enumerate(worth_of_roll(s, tree, value, roll).tolist())
            return {AFTER_A_ROLL[number]: found for number, found in worth if found > -np.inf}
        stopping, rolling = worth_before_roll(s, tree, self.endings, roll)
        choices = {STOP: stopping} if phase == DECIDE else {}
        return choices | {ROLL: rolling} if field(s, "dice_left") > 0 else choices

    def best(self, s: State) -> int:
        """Return the best decision; ties as in play.py, eight dice rather than nine."""
        phase = field(s, "phase")
        if phase == ROLLING:
            return ROLL
        if phase == START:
            return ROLL_GOLDEN if self._rolling(s, golden=True) > self._rolling(s) else ROLL
        tree, value, roll, _, _ = self._solve(s)
        return int(planned_decision(s, tree, self.endings, value, roll))

    def chances(self, s: State, action: int | None = None) -> Floats:
        """Return the chance of each ending under the best play, after `action` or the best one."""
        action = self.best(s) if action is None else action
        tree, value, roll, _, _ = self._solve(s, action == ROLL_GOLDEN)
        return chances_after(s, tree, self.endings, value, roll, action)

    def _rolling(self, s: State, golden: bool = False) -> float:
        tree, _, roll, _, _ = self._solve(s, golden)
        return worth_before_roll(s, tree, self.endings, roll)[1]

    def _solve(self, s: State, golden: bool = False) -> Solved:
        """Return the values of a moment; `golden` adds the golden die to the dice of a turn that begins (K4)."""
        dice, faces_used, weasel = turn_so_far(s)
        nine = golden or dice > DICE
        found = self._solved.get(nine)
        if found is None or faces_used < found.faces_used or weasel > found.weasel:
            tree = eight_dice()
            if nine:
                tree = nine_dice("standard" if s.golden_die_standard else "ones_and_worms")
            values = solve_rest(tree, self.endings, weasel, faces_used)
            found = self._solved[nine] = Solved(tree, *values, faces_used, weasel)
        return found
