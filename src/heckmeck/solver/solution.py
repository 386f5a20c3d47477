"""The best play of one turn: any moment of it can be asked for values, decisions and chances."""

from dataclasses import dataclass

import numpy as np

from heckmeck.solver.distribution import chances_of_endings
from heckmeck.solver.endings import ENDINGS, FAILURE, Floats
from heckmeck.solver.play import (
    DECISIONS,
    GIVE_UP,
    REROLL,
    best_of,
    state_after_keep,
    state_of,
    stop_is_best,
    worth_of_decisions,
)
from heckmeck.solver.rolls import FACES
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.states import ONE, WORM
from heckmeck.solver.turn_tree import NOWHERE, TurnTree

STOP = DECISIONS
ROLL = DECISIONS + 1
NO_FACE = -1


@dataclass(frozen=True)
class Moment:
    """A moment of a turn: the dice set aside by face, and the roll on the table if it waits for a decision.

    Unless told otherwise the golden die, if it plays, is still to be rolled and the weasel not at hand.
    """

    kept: tuple[int, ...] = (0,) * FACES
    roll: tuple[int, ...] | None = None
    golden_left: bool = True
    golden_face: int | None = None
    weasel: bool = False


class Solution:
    """The best play of a turn for the given values of its endings (endings.py).

    Decisions are numbers: 0..5 keep that face, REROLL and GIVE_UP after a roll; STOP and ROLL before one.
    """

    def __init__(self, tree: TurnTree, endings: Floats, weasel: bool = False) -> None:
        if endings.shape != (ENDINGS,) or not np.isfinite(endings).all():
            raise ValueError(f"values of endings must be {ENDINGS} finite numbers")
        self.tree = tree
        self.endings = endings
        self.weasel = weasel
        self.values, self.rolls = new_values(tree), new_values(tree)
        solve(tree, endings, weasel, self.values, self.rolls)

    @property
    def start(self) -> float:
        """What the whole turn is worth."""
        return float(self.values[int(self.weasel), 0])

    def value(self, moment: Moment) -> float:
        """Return what the turn is worth from here."""
        return max(self.decisions(moment).values())

    def decisions(self, moment: Moment) -> dict[int, float]:
        """Return every legal decision with what it is worth (T2-T6, K5)."""
        state = self._state(moment)
        if moment.roll is not None:
            worth = self._worth(state, moment)
            return {decision: float(worth[decision]) for decision in np.flatnonzero(worth > -np.inf).tolist()}
        choices = {}
        if state > 0:
            choices[STOP] = float(self.endings[self.tree.ending[state]])
        if self.tree.left[state] > 0:
            choices[ROLL] = float(self.rolls[int(moment.weasel), state])
        return choices

    def best(self, moment: Moment) -> int:
        """Return the best decision; ties as in play.py."""
        state = self._state(moment)
        if moment.roll is not None:
            return best_of(self._worth(state, moment))
        return STOP if stop_is_best(self.tree, self.endings, self.rolls, moment.weasel, state) else ROLL

    def chances(self, moment: Moment, decision: int | None = None) -> Floats:
        """Return the chance of each ending under the best play, after `decision` or the best one."""
        if decision is None:
            decision = self.best(moment)
        elif decision not in self.decisions(moment):
            raise ValueError(f"decision {decision} is not legal here (T2)")
        state, weasel = self._state(moment), moment.weasel
        if decision in (STOP, GIVE_UP):
            ending = self.tree.ending[state] if decision == STOP else FAILURE + self.tree.bratworm[state]
            chances = np.zeros(ENDINGS)
            chances[ending] = 1.0
            return chances
        if decision in (ROLL, REROLL):
            return self._follow(state, weasel and decision == ROLL, must_roll=True)
        assert moment.roll is not None
        golden = decision == moment.golden_face
        after = state_after_keep(self.tree, state, decision, moment.roll[decision], golden)
        return self._follow(after, weasel, must_roll=False)

    def _follow(self, state: int, weasel: bool, must_roll: bool) -> Floats:
        return chances_of_endings(self.tree, self.endings, self.values, self.rolls, weasel, state, must_roll)

    def _worth(self, state: int, moment: Moment) -> Floats:
        counts = np.array(moment.roll, dtype=np.int64)
        golden_face = NO_FACE if moment.golden_face is None else moment.golden_face
        solved = self.tree, self.values, self.rolls
        return worth_of_decisions(*solved, moment.weasel, state, counts, golden_face)

    def _state(self, moment: Moment) -> int:
        """Return the state of a moment; refuse what no turn can come to."""
        if moment.weasel and not self.weasel:
            raise ValueError("the weasel was left out of this solution (K5)")
        if len(moment.kept) != FACES or min(moment.kept) < 0:
            raise ValueError("dice set aside are six counts, one a face (T2)")
        state = state_of(self.tree, np.array(moment.kept, dtype=np.int64), moment.golden_left)
        if state == NOWHERE:
            raise ValueError(f"no turn sets aside {moment.kept} (T2)")
        if moment.roll is not None:
            self._check_roll(state, moment.roll, moment.golden_face)
        return state

    def _check_roll(self, state: int, roll: tuple[int, ...], golden_face: int | None) -> None:
        left = int(self.tree.left[state])
        if len(roll) != FACES or min(roll) < 0 or sum(roll) != left or left == 0:
            raise ValueError(f"a roll of {left} dice cannot be {roll} (T5)")
        if self.tree.golden[state] and (golden_face not in (ONE, WORM) or not roll[golden_face]):
            raise ValueError("the golden die shows a 1 or a worm, and lies in the roll (M5)")
