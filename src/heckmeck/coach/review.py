"""A game looked at decision by decision: what was lost, what was luck, and how both add up to the result."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from heckmeck.coach.accuracy import CLASSES, accuracy_of, class_of, error_rate_of
from heckmeck.coach.coach import Coach, coach_for
from heckmeck.coach.luck import Change, changes
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.solver.endings import Floats

TURNING_POINTS = 5
TURNS_THE_GAME = 0.1  # of a win


@dataclass(frozen=True)
class Judgement:
    """A decision that was taken."""

    change: Change
    best: str
    loss: float
    error: float | None = None  # of the loss, where it comes from rollouts

    @property
    def ply(self) -> int:
        return self.change.ply

    @property
    def move(self) -> str:
        return self.change.step.move

    @property
    def seat(self) -> int:
        return self.change.seat

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.change.decisions) == 1

    @property
    def grade(self) -> str:
        return class_of(self.loss)

    def document(self) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "turn": self.change.turn,
            "seat": self.seat,
            "move": self.move,
            "best": self.best,
            "win": float(self.change.before[self.seat]),
            "loss": self.loss,
            "class": self.grade,
            "forced": self.forced,
            **({} if self.error is None else {"error": self.error}),
        }


@dataclass(frozen=True)
class Ledger:
    """How a player's chance of winning went from the start to the result; everything between is a sum over the game."""

    start: float
    luck: float  # of the player's own rolls
    luck_of_others: float
    losses: float  # by the player's own decisions
    losses_of_others: float  # what their decisions changed for this player
    unjudged: float  # what turns changed whose dice were not all told
    revaluation: float
    result: float

    @property
    def adjusted(self) -> float:
        """The result without the luck of any roll."""
        return self.result - self.luck - self.luck_of_others


class Review:
    """Everything there is to say about a finished or unfinished game."""

    def __init__(self, game: Game, coach: Coach) -> None:
        self.game = game = game.corrected()
        self.start = coach.win(game.at(0).state)
        self.result = coach.win(game.state)
        self.changes = list(changes(game, coach))
        self.judged = [change for change in self.changes if not change.unseen]
        self.judgements = [judgement(change) for change in self.judged if not change.is_roll]

    @cached_property
    def graph(self) -> Floats:
        """Every seat's chance of winning at the start and after each turn: `[turn, seat]`."""
        after = [change.after + change.revaluation for change in self.changes if change.ends_turn]
        rows = [self.start, *after]
        if not self.game.over and self.changes:
            rows.append(self.result)
        graph = np.array(rows)
        graph.setflags(write=False)
        return graph

    @cached_property
    def turning_points(self) -> tuple[Change, ...]:
        """The rolls and decisions that moved most for the player whose turn it was, in the order of the game."""
        large = [change for change in self.judged if abs(change.swing) >= TURNS_THE_GAME]
        most = sorted(large, key=lambda change: -abs(change.swing))[:TURNING_POINTS]
        return tuple(sorted(most, key=lambda change: change.step.ply))

    @property
    def revaluation(self) -> float:
        """The mean size of the revaluation after a turn, over turns and seats."""
        sizes = [np.abs(change.revaluation).mean() for change in self.changes if change.ends_turn]
        return float(np.mean(sizes)) if sizes else 0.0

    def unforced(self, seat: int) -> list[Judgement]:
        return [judged for judged in self.judgements if judged.seat == seat and not judged.forced]

    def ledger(self, seat: int) -> Ledger:
        """Sum up what happened to one player's chance."""
        sums = dict.fromkeys(("luck", "luck_of_others", "losses", "losses_of_others", "unjudged"), 0.0)
        for change in self.changes:
            kind = "luck" if change.is_roll else "losses"
            own = kind if change.seat == seat else f"{kind}_of_others"
            sums["unjudged" if change.unseen else own] += change.after[seat] - change.before[seat]
        revaluation = sum(change.revaluation[seat] for change in self.changes)
        return Ledger(
            start=float(self.start[seat]),
            revaluation=float(revaluation),
            result=float(self.result[seat]),
            **{kind: float(total) for kind, total in sums.items()},
        )

    def document(self) -> dict[str, Any]:
        """Return the review for `--json`."""
        rolls = [change for change in self.judged if change.is_roll]
        return {
            "rules": str(self.game.edition),
            "over": self.game.over,
            "turns": int(self.game.state.turns),
            "players": [self._player(seat) for seat in range(len(self.game.players))],
            "decisions": [judged.document() for judged in self.judgements],
            "rolls": [
                {
                    "ply": roll.ply,
                    "turn": roll.turn,
                    "seat": roll.seat,
                    "move": roll.step.move,
                    "luck": roll.swing,
                }
                for roll in rolls
            ],
            "turning_points": [
                {
                    "ply": point.ply,
                    "turn": point.turn,
                    "seat": point.seat,
                    "move": point.step.move,
                    "swing": point.swing,
                }
                for point in self.turning_points
            ],
            "unjudged_turns": sorted({change.turn for change in self.changes if change.unseen}),
            "graph": self.graph.tolist(),
            "revaluation": self.revaluation,
        }

    def _player(self, seat: int) -> dict[str, Any]:
        unforced = self.unforced(seat)
        losses = [judged.loss for judged in unforced]
        ledger = self.ledger(seat)
        return {
            "name": self.game.players[seat],
            "decisions": len(unforced),
            "accuracy": accuracy_of(losses),
            "error_rate": error_rate_of(losses),
            "classes": {name: sum(judged.grade == name for judged in unforced) for name in CLASSES},
            **ledger.__dict__,
            "adjusted": ledger.adjusted,
        }


def judgement(change: Change) -> Judgement:
    best = change.decisions[0]
    loss = max(0.0, best.prospect.own_win - float(change.after[change.seat]))
    return Judgement(change, SPELLING[best.action], loss)


def review(game: Game, coach: Coach | None = None) -> Review:
    """Look at every decision of a game."""
    return Review(game, coach or coach_for(game.edition))
