"""The exact chances of a turn: of every total, of failing, and what each decision is worth.

Two kinds of numbers. `at_least` and `exactly` are, for every total, the best chance that can be had when playing for
just that total. `value`, `fail` and `decisions` belong to the play that is best for the aim. A total counts only with a
worm, or with the canned worm, which adds 5 (S1, K3).

The aim `worms` values what each total would bring in this very position like the bot `worms`: the tile's worms, a
steal counted 1 + 1/(n-1) times at a table of n, less the tile at stake on failure; in deluxe Bratworms and specialists
at that bot's prices. What the player has already, including a Bratworm just earned, does not count.
"""

from dataclasses import dataclass
from typing import Self

import numpy as np

from heckmeck.bots.worms import WormsBot
from heckmeck.coach.tile_chances import go_behind_giver
from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.game import Game
from heckmeck.game.moves import ACTION_OF, SPELLING
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.claim import final_total
from heckmeck.rules.compiled import compiled
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import CANNED_WORM, LOWEST_TILE, WORM_POINTS, State, empty_states
from heckmeck.solver.endings import TOTALS, Floats, join_endings
from heckmeck.solver.outcomes import find_outcomes, new_outcomes
from heckmeck.solver.play import TIE
from heckmeck.solver.solved_turn import (
    PLANNED,
    SolvedTurn,
    TurnRoom,
    find_worth,
    forget_turn,
    new_turn_room,
    trees_for,
)
from heckmeck.solver.turn_tree import Trees

TOTALS_SHOWN = range(LOWEST_TILE, TOTALS)
ONLY_FAILURE = 1  # the claims that an ending offers, as bits


@dataclass(frozen=True)
class Aim:
    """What a turn is played for: `worms`, or a total `at-least` or `exactly`."""

    kind: str = "worms"
    total: int = 0

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `worms`, `at-least:25` or `exactly:25`."""
        kind, _, total = text.partition(":")
        if text == "worms":
            return cls()
        digits = total.isascii() and total.isdigit() and len(total) <= 2
        if kind in ("at-least", "exactly") and digits and 1 <= int(total) < TOTALS:
            return cls(kind, int(total))
        raise Malformed("odds-aim", "S1", aim=shortened(text))

    def __str__(self) -> str:
        return f"{self.kind}:{self.total}" if self.total else self.kind

    @property
    def totals(self) -> range:
        """The totals that reach the aim."""
        return range(self.total, TOTALS if self.kind == "at-least" else self.total + 1)


@dataclass(frozen=True)
class Decision:
    """What a decision is worth for the aim, and the chance of failing after it."""

    value: float
    fail: float


@dataclass(frozen=True)
class Odds:
    """The chances of a turn; `best` is the decision to take, None while dice must fall."""

    value: float
    fail: float
    at_least: dict[int, float]
    exactly: dict[int, float]
    decisions: dict[str, Decision]
    best: str | None


def odds_of(game: Game, aim: Aim | None = None) -> Odds:
    """Return the chances of the turn under way."""
    if game.over:
        raise Illegal("odds-over", "E1")
    turn = Turn(game)
    aim = aim or Aim()
    at_least, exactly = turn.chances_of_totals()
    decisions = turn.decisions(aim)
    top = max(decision.value for decision in decisions.values())
    best = next(move for move, decision in decisions.items() if decision.value >= top - TIE)
    return Odds(
        top,
        decisions[best].fail,
        at_least,
        exactly,
        {move: decision for move, decision in decisions.items() if game.legal},
        best if game.legal else None,
    )


class Turn:
    """A turn under way, and what its endings would bring."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.states = empty_states(1)
        self.states[0] = game.state
        self.moment = self.states[0]
        go_behind_giver(self.moment)  # the odds are those after it
        self.is_settled = self.moment.phase not in PLANNED
        self.outcomes = new_outcomes()
        find_outcomes(self.states, self.outcomes)
        self.failing = (self.outcomes.offered == ONLY_FAILURE).astype(np.float64)

    def decisions(self, aim: Aim) -> dict[str, Decision]:
        """Return every decision; while dice must fall, the roll itself."""
        if self.is_settled:
            return {move: Decision(worth, 0.0) for move, worth in self.worth_of_choices(aim).items()}
        worms = aim.kind == "worms"
        endings = (
            WormsBot().value_endings(self.states, self.game.edition)
            if worms
            else self.endings_for(aim.totals)
        )
        turn = SolvedTurn(self.moment, endings)
        worth = turn.decisions(self.moment)
        return {
            move: Decision(worth[action], float(turn.chances(self.moment, action) @ self.failing))
            for move, action in self.actions(turn).items()
        }

    def chances_of_totals(self) -> tuple[dict[int, float], dict[int, float]]:
        """Return the best chances of reaching at least and exactly each total."""
        aims = [Aim(kind, total).totals for kind in ("at-least", "exactly") for total in TOTALS_SHOWN]
        if self.is_settled:
            best = np.array([self.chance_of_settled(totals) for totals in aims])
        else:
            trees = trees_for(self.moment)
            endings, best = np.array([self.endings_for(totals) for totals in aims]), np.empty(len(aims))
            find_best_worth(self.moment, trees, endings, new_turn_room(*trees), np.empty(ACTIONS), best)
        at_least, exactly = best.reshape(2, -1).tolist()
        return dict(zip(TOTALS_SHOWN, at_least, strict=True)), dict(zip(TOTALS_SHOWN, exactly, strict=True))

    def chance_of_settled(self, totals: range) -> float:
        """Return whether the dice, all of which lie aside, make one of these totals."""
        return float(final_total(self.game.state) in totals)

    def actions(self, turn: SolvedTurn) -> dict[str, int]:
        """Return the action of each decision; for the choice of a giver, the best one after it (B2)."""
        if self.moment.phase != self.game.state.phase:
            return dict.fromkeys(self.game.legal, turn.best(self.moment))
        return {SPELLING[action]: action for action in turn.decisions(self.moment)}

    def endings_for(self, totals: range) -> Floats:
        """Return 1 for each ending with a worm, or the canned worm, and one of these totals (S1, K3)."""
        stop = np.zeros((2, 2, TOTALS))
        stop[1, :, totals.start : totals.stop] = 1.0
        if owns(self.game.state, self.game.state.seat, CANNED_WORM):
            stop[0, :, max(0, totals.start - WORM_POINTS) : totals.stop - WORM_POINTS] = 1.0
            stop[0, :, max(0, totals.stop - WORM_POINTS) :] = float(totals.stop == TOTALS)
        return join_endings(stop, 0.0)

    def worth_of_choices(self, aim: Aim) -> dict[str, float]:
        """Value the choices that come after all dice have fallen."""
        if aim.kind != "worms":
            return dict.fromkeys(self.game.legal, self.chance_of_settled(aim.totals))
        worth = WormsBot().value_choices(self.states, self.game.edition)
        return {move: worth[ACTION_OF[move]] for move in self.game.legal}


@compiled
def find_best_worth(
    s: State, trees: Trees, endings: Floats, turn: TurnRoom, worth: Floats, best: Floats
) -> None:
    """Write what the turn is worth for each row of values of its endings."""
    for number in range(len(endings)):
        forget_turn(turn)
        find_worth(trees.eight, trees.nine, endings[number], turn, s, worth)
        best[number] = worth.max()
