"""The coach for people and programs: judges positions like the champion."""

from typing import NamedTuple

import numpy as np

from heckmeck.coach.futures import Prospect, prospect_of
from heckmeck.coach.judging import MOST_DECISIONS, judge, new_room
from heckmeck.coach.plan import value_positions
from heckmeck.coach.prospect import ACTION, COLUMNS, WIN
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import MOST_PLAYERS, State, empty_states
from heckmeck.solver.endings import Floats


class Decision(NamedTuple):
    """A legal decision and its prospect."""

    action: int
    prospect: Prospect


class Look(NamedTuple):
    """A position as the coach sees it."""

    win: Floats  # every seat's chance of winning, with the best play for the rest of the turn
    decisions: list[Decision]  # the legal ones, best first; empty where nobody decides


class Coach:
    """Judges positions as the champion does; with depth 2, only after the next player's best turn.

    It remembers the plan of the last turn it was asked about.
    """

    def __init__(self, edition: Edition, depth: int = 1) -> None:
        self.depth = depth
        self._room = new_room(edition)

    def look(self, state: State) -> Look:
        """Return all that there is to say about a position, in one call of compiled code."""
        check_state(state)
        states, rows = (
            empty_states(1),
            np.empty((MOST_DECISIONS, COLUMNS)),
        )  # not the coach's own: threads may ask it
        states[0] = state
        count = judge(states, self.depth, self._room, rows)
        decisions = [Decision(int(row[ACTION]), prospect_of(state, row)) for row in rows[:count]]
        return Look(rows[0, WIN : WIN + int(state.players)].copy(), decisions)

    def win(self, state: State) -> Floats:
        """Return every seat's chance of winning, with the best play for the rest of the turn."""
        return self.look(state).win

    def decisions(self, state: State) -> list[Decision]:
        """Return the legal decisions, best first; empty where nobody decides."""
        return self.look(state).decisions

    def end_of_turn(self, after: State) -> Floats:
        """Return every seat's chance of winning right after a turn, before anybody looks into the next one."""
        check_state(after)
        states, win = empty_states(1), np.zeros((1, MOST_PLAYERS))
        states[0] = after
        room = self._room
        value_positions(states, 1, self.depth, room.trees, room.networks, room.reply, win)
        return win[0, : int(after.players)]


def check_state(state: State) -> None:
    """Say what is wanted when a whole game is given: compiled code would only name types."""
    if not isinstance(state, np.record):
        raise TypeError(f"the coach looks at a state, like game.state, not at a {type(state).__name__}")


def coach_for(edition: Edition, depth: int = 1) -> Coach:
    """Return a coach that judges like the champion; with depth 2, only after the next player's best turn."""
    return Coach(edition, depth)
