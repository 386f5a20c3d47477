"""Every legal decision with what it leads to, for every kind of question: the one place where the coach looks ahead."""

from typing import NamedTuple

import numpy as np

from heckmeck.coach.futures import Prospect, at_the_end_of_the_turn
from heckmeck.coach.plan import Plan
from heckmeck.coach.valuation import Valuation, champion_valuation, shares_of
from heckmeck.rules.actions import listed
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import apply_legal, legal_actions
from heckmeck.rules.state import NONE, ONE, OVER, State, copy_of
from heckmeck.solver.endings import Floats
from heckmeck.solver.outcomes import giver_as_planned
from heckmeck.solver.solved_turn import PLANNED

TURN_FIELDS = ("phase", "roll", "golden", "kept", "dice_left", "golden_left", "weasel_used")


class Decision(NamedTuple):
    """A legal decision and its prospect."""

    action: int
    prospect: Prospect


class Coach:
    """Judges positions by a valuation; remembers the plan of the last turn it was asked about."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self._last: tuple[bytes, Plan] | None = None

    def win(self, state: State) -> Floats:
        """Return every seat's chance of winning, with the best play for the rest of the turn."""
        check_state(state)
        return shares_of(state) if state.phase == OVER else self.outlook(state).win

    def outlook(self, state: State) -> Prospect:
        """Return the prospect of a position that is not over."""
        if state.phase not in PLANNED:
            return self.decisions(state)[0].prospect
        return self.plan(state).prospect(state)

    def decisions(self, state: State) -> list[Decision]:
        """Return the legal decisions, best first; empty where nobody decides."""
        check_state(state)
        legal = listed(legal_actions(state))
        if not legal:
            return []
        if state.phase in PLANNED:
            plan = self.plan(state)
            best = plan.turn.best(state)
            found = [Decision(action, plan.prospect(state, action)) for action in legal]
        else:
            found = [Decision(action, self.after(state, action)) for action in legal]
            best = best_choice(state, found)
        return sorted(found, key=lambda decision: (decision.action != best, -decision.prospect.own_win))

    def after(self, state: State, action: int) -> Prospect:
        """Carry a choice out on a copy and look from there (S7, G2, B2)."""
        after = copy_of(state)
        apply_legal(after, action)
        if after.turns > state.turns:
            return at_the_end_of_the_turn(state, after, self.valuation)
        return self.outlook(after)

    def end_of_turn(self, before: State, after: State) -> Floats:
        """Return every seat's chance of winning right after a turn, before anybody looks into the next one."""
        return at_the_end_of_the_turn(before, after, self.valuation).win

    def plan(self, state: State) -> Plan:
        """Return the plan of the turn under way; made afresh where the table has changed."""
        table = copy_of(state)
        for field in TURN_FIELDS:
            table[field] = 0
        key = table.tobytes() + bytes([int(state.kept[ONE] >= 2)])
        last = self._last  # read once: another thread may ask this coach about another turn
        if last is None or last[0] != key:
            last = self._last = key, Plan(state, self.valuation)
        return last[1]


def check_state(state: State) -> None:
    """Say what is wanted when a whole game is given: compiled code would only name types."""
    if not isinstance(state, np.record):
        raise TypeError(f"the coach looks at a state, like game.state, not at a {type(state).__name__}")


def best_choice(state: State, found: list[Decision]) -> int:
    """Return the champion's choice; the Bratworm of a double 1 comes from the richest, as every plan expects (B2)."""
    giver = int(giver_as_planned(state))
    if giver != NONE:
        return giver
    return max(found, key=lambda decision: decision.prospect.own_win).action


def coach_for(edition: Edition, depth: int = 1) -> Coach:
    """Return a coach that judges like the champion; with depth 2, only after the next player's best turn."""
    valuation = champion_valuation(edition)
    return Coach(valuation if depth == 1 else deeper(valuation))


def deeper(valuation: Valuation) -> Valuation:
    """Return the valuation that plays one more turn at its best before it judges."""

    def after_one_more_turn(positions: np.recarray, count: int) -> Floats:
        coach = Coach(valuation)
        return np.array([coach.win(positions[index]) for index in range(count)])

    return after_one_more_turn
