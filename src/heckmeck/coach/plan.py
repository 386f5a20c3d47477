"""A turn solved for who plays it, with every seat's chances at each decision."""

from typing import NamedTuple

import numpy as np

from heckmeck.bots.planning import planned_decision
from heckmeck.coach.futures import Futures, Prospect
from heckmeck.coach.valuation import Valuation
from heckmeck.rules.actions import KEEP_FACE, ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, listed
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import DECIDE, DICE, FACES, KEEP, ROLLING, START, WEASEL, State, empty_states
from heckmeck.rules.turn import shown, weasel_is_usable
from heckmeck.solver.distribution import chances_of_endings
from heckmeck.solver.endings import FAILURE, TOTALS, Floats
from heckmeck.solver.outcomes import Outcomes, find_outcomes, new_outcomes
from heckmeck.solver.play import state_after_keep, state_of
from heckmeck.solver.solve import new_values, solve
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice

NOBODY_DECIDES = -1  # the dice must fall
PLANNED = (START, ROLLING, KEEP, DECIDE)
BRATWORM_OF_ENDING = np.append(np.arange(FAILURE) // TOTALS % 2, (0, 1))
BRATWORM_OF_ENDING.setflags(write=False)


class Path(NamedTuple):
    """Where a decision leads: to a node of the tree, rolling there or free to stop, or to an ending."""

    nine: bool
    weasel: bool = False
    node: int = 0
    roll: bool = False
    ending: int | None = None


class Solved(NamedTuple):
    tree: TurnTree
    value: Floats
    roll: Floats


class Plan:
    """The rest of a turn, played as well as can be. It serves every moment of the turn until a Bratworm moves."""

    def __init__(self, state: State, valuation: Valuation) -> None:
        states, outcomes = empty_states(1), new_outcomes()
        states[0] = state
        find_outcomes(states, outcomes)
        count = int(outcomes.found[0])
        positions = outcomes.position[:count].view(np.recarray)
        self.futures = Futures(state, positions, outcomes.claim[:count], valuation)
        self.leads_to, self.endings = choose_positions(outcomes, self.futures.worth)
        self.weasel = bool(owns(state, state.seat, WEASEL))
        self.golden_die = "standard" if state.golden_die_standard else "ones_and_worms"
        self._solved: dict[bool, Solved] = {}

    def solved(self, nine: bool) -> Solved:
        """Return the solution of the turn with eight or nine dice."""
        if nine not in self._solved:
            tree = nine_dice(self.golden_die) if nine else eight_dice()
            value, roll = new_values(tree), new_values(tree)
            solve(tree, self.endings, self.weasel, value, roll)
            self._solved[nine] = Solved(tree, value, roll)
        return self._solved[nine]

    def paths(self, state: State) -> dict[int, Path]:
        """Return where each legal decision leads; while dice must fall, the one way there is."""
        weasel = bool(weasel_is_usable(state))
        if state.phase == START:
            return {ROLL: Path(False, weasel, roll=True), ROLL_GOLDEN: Path(True, weasel, roll=True)}
        nine = with_nine_dice(state)
        tree = self.solved(nine).tree
        node = int(state_of(tree, state.kept, state.golden_left == 1))
        rolling = Path(nine, weasel, node, roll=True)
        if state.phase == ROLLING:
            return {NOBODY_DECIDES: rolling}
        if state.phase == DECIDE:
            return {ROLL: rolling, STOP: Path(nine, ending=int(tree.ending[node]))}
        paths = {}
        for action in listed(legal_actions(state)):
            if action == USE_WEASEL:
                paths[action] = Path(nine, False, node, roll=True)
            elif action == STOP:
                paths[action] = Path(nine, ending=FAILURE + int(tree.bratworm[node]))
            else:
                face = action - KEEP_FACE
                after = state_after_keep(
                    tree, node, face, int(shown(state, face)), bool(state.golden == face)
                )
                paths[action] = Path(nine, weasel, int(after))
        return paths

    def best(self, state: State) -> int:
        """Return the champion's decision; ties as in the solver, eight dice rather than nine."""
        if state.phase == ROLLING:
            return NOBODY_DECIDES
        if state.phase == START:
            eight, nine = (float(self.solved(dice).value[int(self.weasel), 0]) for dice in (False, True))
            return ROLL_GOLDEN if nine > eight else ROLL
        tree, value, roll = self.solved(with_nine_dice(state))
        return int(planned_decision(state, tree, self.endings, value, roll))

    def prospect(self, path: Path) -> Prospect:
        """Return how likely each position after the turn is along this path."""
        if path.ending is not None:
            return self.futures.only(int(self.leads_to[path.ending]))
        tree, value, roll = self.solved(path.nine)
        chances = chances_of_endings(tree, self.endings, value, roll, path.weasel, path.node, path.roll)
        chance: Floats = np.bincount(self.leads_to, chances, len(self.futures.win)).astype(np.float64)
        return Prospect(chance, self.futures)


def choose_positions(outcomes: Outcomes, worth: Floats) -> tuple[np.ndarray, Floats]:
    """Return for every ending the best position that it offers, and what that is worth (S7, G2, B2)."""
    count = len(worth)
    offered = (outcomes.offered[:, None] >> outcomes.claim[:count]) & 1 == 1
    offered &= BRATWORM_OF_ENDING[:, None] == outcomes.bratworm[:count]
    choices = np.where(offered, worth, -np.inf)
    return choices.argmax(axis=1), choices.max(axis=1)


def with_nine_dice(state: State) -> bool:
    return bool(state.dice_left + sum(int(state.kept[face]) for face in range(FACES)) > DICE)
