"""The exact chances of a turn: of every total, of failing, and what each decision is worth.

Two kinds of numbers. `at_least` and `exactly` are, for every total, the best chance that can be had when playing for
just that total. `value`, `fail` and `decisions` belong to the play that is best for the aim. A total counts only with a
worm, or with the canned worm and then 5 more (S1, K3).

The aim `worms` values what each total would bring in this very position as the bot `worms` does: worms of the tile, a
steal counted 1 + 1/(n-1) times at a table of n, less the tile at stake on failure; in deluxe Bratworms and specialists
at the prices of that bot. What the player has already, a Bratworm just earned included, does not count.
"""

from dataclasses import dataclass
from typing import NamedTuple, Self

import numpy as np

from heckmeck.bots.champion.valuation import valuation_for
from heckmeck.bots.kinds import WORMS
from heckmeck.bots.planning import value_turn, worth_of_choice
from heckmeck.bots.worms import WormsBot
from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING, read_action
from heckmeck.rules.actions import KEEP_FACE
from heckmeck.rules.claim import final_total
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.specialists import move_bratworm, owns, raven_was_disturbed
from heckmeck.rules.state import CANNED_WORM, DICE, LOWEST_TILE, NONE, WORM_POINTS, Phase, empty_states
from heckmeck.rules.turn import shown, weasel_is_usable
from heckmeck.solver.endings import ENDINGS, TOTALS, Floats, join_endings
from heckmeck.solver.outcomes import MOST_POSITIONS, new_outcomes, richest
from heckmeck.solver.play import GIVE_UP, REROLL, TIE
from heckmeck.solver.rolls import FACES
from heckmeck.solver.solution import ROLL, STOP, Moment, Solution
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice

TOTALS_SHOWN = range(LOWEST_TILE, TOTALS)
ONLY_FAILURE = 1  # of the claims that an ending offers, as bits
MOVES = {REROLL: "weasel", GIVE_UP: "stop", STOP: "stop", ROLL: "roll"}
MOVES |= {face: SPELLING[KEEP_FACE + face] for face in range(FACES)}


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
    """What a decision is worth for the aim, and the chance to fail after it."""

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


class Choice(NamedTuple):
    """A decision, spelled, with the solution that it belongs to and its number there."""

    move: str
    solution: Solution
    decision: int


def odds_of(game: Game, aim: Aim | None = None) -> Odds:
    """Return the chances of the turn under way."""
    if game.over:
        raise Illegal("odds-over", "E1")
    turn = Turn(game)
    aim = aim or Aim()
    chances = {
        kind: {total: turn.chance_of(Aim(kind, total).totals) for total in TOTALS_SHOWN}
        for kind in ("at-least", "exactly")
    }
    decisions = turn.decisions(aim)
    top = max(decision.value for decision in decisions.values())
    best = next(move for move, decision in decisions.items() if decision.value >= top - TIE)
    return Odds(
        top,
        decisions[best].fail,
        chances["at-least"],
        chances["exactly"],
        {move: decision for move, decision in decisions.items() if game.legal},
        best if game.legal else None,
    )


class Turn:
    """A turn under way, and what its endings would bring."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase = game.phase
        self.states = empty_states(3)
        self.states[0] = game.state
        self.networks = valuation_for(game.edition)
        self.parameters = WormsBot().parameters(len(game.players))
        s = self.states[0]
        if self.phase is Phase.BRATWORM and not raven_was_disturbed(s):
            move_bratworm(s, richest(s, legal_actions(s)))  # it is earned; the odds are those after it
        self.is_settled = self.phase in (Phase.CLAIM, Phase.PUT_BACK) or (
            self.phase is Phase.BRATWORM and bool(raven_was_disturbed(s))
        )
        self.moment = moment_of(game)
        outcomes, worth, self.worms = new_outcomes(), np.zeros(MOST_POSITIONS), np.zeros(ENDINGS)
        value_turn(self.states, WORMS, self.parameters, outcomes, worth, self.worms, self.networks)
        self.worms[np.isneginf(self.worms)] = 0.0  # endings that cannot come any more
        self.failing = (outcomes.offered == ONLY_FAILURE).astype(np.float64)

    @property
    def trees(self) -> list[TurnTree]:
        """The turns that can still be played: both numbers of dice where they are to be chosen (K4)."""
        s, nine = self.game.state, nine_dice(self.game.edition.golden_die)
        if self.phase is Phase.START:
            return [eight_dice(), nine]
        return [nine if s.dice_left + s.kept.sum() > DICE else eight_dice()]

    def decisions(self, aim: Aim) -> dict[str, Decision]:
        """Return every decision, in the engine's order; while dice must fall, the roll itself."""
        if self.is_settled:
            return {move: Decision(self.worth_of_choice(aim, move), 0.0) for move in self.game.legal}
        endings = self.worms if aim.kind == "worms" else self.endings_for(aim.totals)
        return {
            choice.move: Decision(
                choice.solution.decisions(self.moment)[choice.decision],
                float(choice.solution.chances(self.moment, choice.decision) @ self.failing),
            )
            for choice in self.choices(endings)
        }

    def chance_of(self, totals: range) -> float:
        """Return the best chance of one of these totals."""
        if self.is_settled:
            return float(final_total(self.game.state) in totals)
        choices = self.choices(self.endings_for(totals))
        return max(choice.solution.decisions(self.moment)[choice.decision] for choice in choices)

    def choices(self, endings: Floats) -> list[Choice]:
        """Solve the turn for these values of its endings and return what can be decided now."""
        weasel = self.moment.weasel
        solutions = [Solution(tree, endings, weasel) for tree in self.trees]
        first = solutions[0]
        if self.phase is Phase.START:
            return [Choice(*pair, ROLL) for pair in zip(("roll", "roll golden"), solutions, strict=True)]
        if self.phase is Phase.ROLLING:
            return [Choice("roll", first, ROLL)]
        if self.phase is Phase.BRATWORM:
            return [Choice(move, first, first.best(self.moment)) for move in self.game.legal]
        return [Choice(MOVES[decision], first, decision) for decision in first.decisions(self.moment)]

    def endings_for(self, totals: range) -> Floats:
        """Return one for each ending with a worm, or the canned worm, and such a total (S1, K3)."""
        stop = np.zeros((2, 2, TOTALS))
        stop[1, :, totals.start : totals.stop] = 1.0
        if owns(self.game.state, self.game.state.seat, CANNED_WORM):
            stop[0, :, max(0, totals.start - WORM_POINTS) : totals.stop - WORM_POINTS] = 1.0
            stop[0, :, max(0, totals.stop - WORM_POINTS) :] = float(totals.stop == TOTALS)
        return join_endings(stop, 0.0)

    def worth_of_choice(self, aim: Aim, move: str) -> float:
        """Value a choice that comes after all dice have fallen."""
        if aim.kind != "worms":
            return self.chance_of(aim.totals)
        return float(worth_of_choice(self.states, read_action(move), WORMS, self.parameters, self.networks))


def moment_of(game: Game) -> Moment:
    """Return the moment of the turn, as the solver sees it."""
    s = game.state
    roll = tuple(int(shown(s, face)) for face in range(FACES)) if game.phase is Phase.KEEP else None
    return Moment(
        tuple(s.kept.tolist()),
        roll,
        bool(s.golden_left) or game.phase is Phase.START,
        None if s.golden == NONE else int(s.golden),
        bool(weasel_is_usable(s)),
    )
