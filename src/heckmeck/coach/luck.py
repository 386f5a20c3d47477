"""A game as a chain of changes of every seat's chance of winning: rolls, decisions, and what lies between two
turns.

A roll changes the chances by luck: before it they are the mean over all rolls. A decision changes them by what it
loses against the best one. After a turn the position is judged as it is; a look into the next turn judges it better,
and the difference is the revaluation. Nothing else changes anything: the parts add up from the start to the result.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from heckmeck.coach.coach import Coach, Decision
from heckmeck.game import Game
from heckmeck.game.game import Step
from heckmeck.game.moves import ACTION_OF
from heckmeck.record.unseen import unseen_turns
from heckmeck.solver.endings import Floats


@dataclass(frozen=True)
class Change:
    """A step and what it did to every seat's chance of winning."""

    step: Step
    before: Floats
    after: Floats  # as judged in this turn
    revaluation: Floats  # of the position after it, seen from the next turn
    decisions: list[Decision]  # best first; none where dice fell
    unseen: bool = False  # in a turn of real dice that were not all told: nobody can judge it (C2)

    @property
    def seat(self) -> int:
        """Who rolled or decided."""
        return int(self.step.before.seat)

    @property
    def turn(self) -> int:
        return int(self.step.before.turns) + 1

    @property
    def ply(self) -> int:
        """Where `advise --at` shows it: the moment of the decision, or the dice as they fell."""
        return self.step.ply if self.is_roll else self.step.ply - 1

    @property
    def is_roll(self) -> bool:
        return not self.decisions

    @property
    def swing(self) -> float:
        """How the chance of whoever rolled or decided changed."""
        return float(self.after[self.seat] - self.before[self.seat])

    @property
    def ends_turn(self) -> bool:
        return bool(self.step.after.turns > self.step.before.turns)


def changes(game: Game, coach: Coach) -> Iterator[Change]:
    """Yield every step of a game with its changes."""
    before, unseen = coach.look(game.state_at(0)), unseen_turns(game)
    for step in game.steps:
        now = coach.look(step.after)
        if before.decisions:
            action = ACTION_OF[step.move]
            after = next(decision for decision in before.decisions if decision.action == action).prospect.win
        elif step.after.turns > step.before.turns:
            after = coach.end_of_turn(step.after)
        else:
            after = now.win
        is_unseen = int(step.before.turns) + 1 in unseen
        yield Change(step, before.win, after, now.win - after, before.decisions, is_unseen)
        before = now
