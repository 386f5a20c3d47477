"""The coach at the table: what each choice is worth, and a warning before one that costs a lot."""

from heckmeck.cli.screen.advice_lines import best_line
from heckmeck.cli.screen.choices import Choice
from heckmeck.coach.advice import Option, advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.reason_numbers import NO_DIFFERENCE
from heckmeck.coach.reasons import in_percent, reason_in_words
from heckmeck.game import Game
from heckmeck.language import Words


class Tutor:
    """Helps a person to decide; `warns_at` is a loss in points of win probability, None for never."""

    def __init__(self, game: Game, shows: bool, warns_at: float | None) -> None:
        self.coach = coach_for(game.edition)
        self.shows = shows
        self.warns_at = warns_at

    def labelled(self, game: Game, options: list[Choice], words: Words) -> list[Choice]:
        """Add to each choice the chance of winning with it, and what it costs."""
        if not self.shows or not game.legal:
            return options
        advice = advise(game, self.coach)
        return [
            option._replace(label=f"{option.label}  {worth(advice.option(option.move), words)}")
            for option in options
        ]

    def says(self, game: Game, words: Words) -> str:
        """Name the best choice and say why, where there is a choice to make."""
        return best_line(advise(game, self.coach), words) if self.shows and len(game.legal) > 1 else ""

    def warning(self, game: Game, move: str, words: Words) -> str:
        """Say what a decision would cost, if that deserves a warning; otherwise nothing."""
        if self.warns_at is None or not move:
            return ""
        advice = advise(game, self.coach)
        option = advice.option(move)
        if option is advice.best or 100 * option.loss < self.warns_at:
            return ""
        why = reason_in_words(game, option, advice.best, words)
        return words.say("tutor-warning", points=words.say("number", n=100 * option.loss), why=why)

    def ways_out(self, words: Words) -> list[Choice]:
        """Return the choices after a warning: to decide again, or to continue."""
        return [Choice("y", "", words.say("tutor-yes")), Choice("n", "", words.say("tutor-no"))]


def worth(option: Option, words: Words) -> str:
    win = in_percent(option.win, words)
    return win if option.loss < NO_DIFFERENCE else f"{win} ({words.say('points-lost', n=100 * option.loss)})"
