"""What to do now: every legal decision with what it is worth and what it risks."""

from dataclasses import dataclass
from typing import Any

from heckmeck.coach.coach import Coach, Decision, coach_for
from heckmeck.coach.reasons import likely_in_words, reason_in_words
from heckmeck.game import Game
from heckmeck.game.moves import SPELLING
from heckmeck.language import Words


@dataclass(frozen=True)
class Option:
    """A legal decision as the coach sees it; the chances are those of whoever decides."""

    move: str
    win: float
    loss: float  # against the best decision
    decision: Decision

    @property
    def fail(self) -> float:
        return self.decision.prospect.fail

    @property
    def worms(self) -> float:
        """Worms at the end of the turn less worms now, on average."""
        return self.decision.prospect.worms


@dataclass(frozen=True)
class Advice:
    """Every seat's chance of winning, and the options of whoever decides, best first; none where nobody does."""

    game: Game
    win: list[float]
    options: list[Option]

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, move: str) -> Option:
        return next(option for option in self.options if option.move == move)

    def why(self, option: Option, words: Words) -> str:
        """Say in one sentence why the option is best, or why another is better."""
        others = self.options[:1] if option is not self.best else self.options[1:2]
        return reason_in_words(self.game, option, others[0] if others else None, words)

    def document(self, words: Words) -> dict[str, Any]:
        """Return the advice for `--json`."""
        return {
            "ply": self.game.ply,
            "phase": self.game.phase.name.lower(),
            "seat": self.game.seat,
            "win": self.win,
            "options": [self._row(option, words) for option in self.options],
        }

    def _row(self, option: Option, words: Words) -> dict[str, Any]:
        likeliest = option.decision.prospect.likeliest
        likely = None if likeliest is None else {"tile": likeliest[0] or None, "chance": likeliest[1]}
        return {
            "move": option.move,
            "win": option.win,
            "loss": option.loss,
            "fail": option.fail,
            "worms": option.worms,
            "likely": likely,
            "brings": likely_in_words(self.game, option, words),
            "why": self.why(option, words),
        }


def advise(game: Game, coach: Coach | None = None) -> Advice:
    """Look at the decision that is due; `coach` remembers the turn from one question to the next."""
    coach = coach or coach_for(game.edition)
    win, decisions = coach.look(game.state)
    best = decisions[0].prospect.own_win if decisions else 0.0
    return Advice(game, win.tolist(), [option_of(decision, best) for decision in decisions])


def option_of(decision: Decision, best: float) -> Option:
    win = decision.prospect.own_win
    return Option(SPELLING[decision.action], win, max(0.0, best - win), decision)
