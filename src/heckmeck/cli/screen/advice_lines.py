"""Advice as a person reads it in the terminal."""

from collections.abc import Iterator

from heckmeck.cli.screen.columns import columns
from heckmeck.coach.advice import Advice, Option
from heckmeck.coach.reasons import in_percent, likely_in_words, move_in_words, worms_in_words
from heckmeck.language import Words

TITLES = ("option", "win", "loss", "fail", "worms", "brings")


def advice_lines(advice: Advice, words: Words) -> Iterator[str]:
    """Say every seat's chances, every option, and why the best one is best."""
    chances = zip(advice.game.players, advice.win, strict=True)
    yield " ".join(
        [
            words.say("advise-chances"),
            ", ".join(f"{name} {words.say('percent', n=100 * win)}" for name, win in chances),
        ]
    )
    if not advice.options:
        yield words.say("advise-over" if advice.game.over else "advise-nobody")
        return
    yield ""
    titles = [words.say(f"advise-{title}") for title in TITLES]
    yield from columns([titles, *(option_row(advice, option, words) for option in advice.options)])
    yield ""
    yield best_line(advice, words)


def best_line(advice: Advice, words: Words) -> str:
    """Name the best option, and why it is."""
    move = move_in_words(advice.game, advice.best.move, words)
    return f"{words.say('advise-best', move=move)} {advice.why(advice.best, words)}"


def option_row(advice: Advice, option: Option, words: Words) -> list[str]:
    return [
        move_in_words(advice.game, option.move, words),
        words.say("percent", n=100 * option.win),
        "–" if option is advice.best else words.say("points-lost", n=100 * option.loss),
        in_percent(option.fail, words),
        worms_in_words(option.worms, words),
        likely_in_words(advice.game, option, words),
    ]
