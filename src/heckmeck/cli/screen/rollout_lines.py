"""Decisions played out, as a person sees it in the terminal: a bar while it lasts, then a table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from heckmeck.cli.screen.columns import columns
from heckmeck.coach.reasons import move_in_words
from heckmeck.language import Words

if TYPE_CHECKING:
    from heckmeck.coach.rollouts import PlayedOut, Rollouts

TITLES = ("advise-option", "advise-win", "rollouts-margin", "rollouts-games")


def play_out(rollouts: "Rollouts", words: Words) -> bool:
    """Play until everything is known well enough, with a bar where somebody watches; False where they stopped it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    console = Console(stderr=True)
    looks = BarColumn(), TaskProgressColumn(), TextColumn("{task.description}")
    with Progress(*looks, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words.say("rollouts-working"), total=1.0)
        try:
            for _ in rollouts.run():
                bar.update(task, completed=rollouts.share, description=leader(rollouts, words))
        except KeyboardInterrupt:
            return False
    return True


def leader(rollouts: "Rollouts", words: Words) -> str:
    """Say which decision is ahead by now."""
    first = rollouts.found()[0]
    return " ".join(
        [name_of(rollouts, first, words), percent(first.own_win, words), margin_in_words(first, words)]
    )


def rollout_lines(rollouts: "Rollouts", words: Words) -> Iterator[str]:
    """Say what is known of each decision, and whether the best one can be told from the next."""
    found = rollouts.found()
    if not found:
        return
    yield ""
    yield words.say("rollouts-title")
    yield ""
    rows = [
        [
            name_of(rollouts, played, words),
            percent(played.own_win, words),
            margin_in_words(played, words),
            str(played.games),
        ]
        for played in found
    ]
    yield from columns([[words.say(title) for title in TITLES], *rows])
    yield ""
    yield verdict(rollouts, found, words)


def verdict(rollouts: "Rollouts", found: list["PlayedOut"], words: Words) -> str:
    """Say whether the best decision can be told from the next one, and whether everything was played."""
    told = [] if rollouts.is_settled else [words.say("rollouts-stopped")]
    if len(found) > 1:
        from heckmeck.coach.rollouts import can_be_told_apart

        key = "rollouts-clear" if can_be_told_apart(found[0], found[1]) else "rollouts-close"
        names = {
            "best": name_of(rollouts, found[0], words),
            "other": name_of(rollouts, found[1], words),
        }
        told.append(words.say(key, **names))
    return " ".join([*told, words.say("rollouts-note")])


def name_of(rollouts: "Rollouts", played: "PlayedOut", words: Words) -> str:
    if played.move is None:
        return rollouts.game.players[played.seat]
    return move_in_words(rollouts.game, played.move, words)


def percent(chance: float, words: Words) -> str:
    return words.say("percent", n=100 * chance)


def margin_in_words(played: "PlayedOut", words: Words) -> str:
    return f"±{words.say('number', n=100 * played.margin)}"
