"""Decisions, what they bring and why, in the words of a language."""

from typing import TYPE_CHECKING

from heckmeck.coach.futures import Prospect
from heckmeck.coach.prospect import FAILURE
from heckmeck.coach.reason_numbers import NO_DIFFERENCE, REASONS, Told, plainest
from heckmeck.game import Game
from heckmeck.game.moves import FACE_LETTERS
from heckmeck.language import Words
from heckmeck.rules.claim import holder_of_top
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import HEN, UP, Phase
from heckmeck.rules.turn import shown

if TYPE_CHECKING:
    from heckmeck.coach.advice import Option


def move_in_words(game: Game, move: str, words: Words) -> str:
    """Say a decision as a person would."""
    kind, _, value = move.partition(" ")
    match kind:
        case "keep":
            return words.say(
                "move-keep", dice=words.dice(value * int(shown(game.state, FACE_LETTERS.index(value))))
            )
        case "roll" if game.phase is Phase.START:
            return words.say("choice-nine" if value else "choice-eight")
        case "roll":
            return words.say("move-roll")
        case "take":
            return words.say("move-take", tile=value)
        case "put":
            specialist = words.say("specialist-object", specialist=value.removeprefix("back "))
            return words.say("move-put-back", specialist=specialist)
        case "from":
            return words.say("move-from", name=game.players[int(value)])
        case _:
            return words.say(f"move-{kind}")


def likely_in_words(game: Game, option: "Option", words: Words) -> str:
    """Say what the decision will most likely bring; nothing where the tile is taken already."""
    likeliest = option.decision.prospect.likeliest
    if likeliest is None:
        return ""
    tile, chance = likeliest
    percent = in_percent(chance, words)
    if tile == FAILURE:
        return words.say("likely-fails", percent=percent)
    if game.state.grill[tile] == UP:
        return words.say("likely-takes", tile=str(tile), percent=percent)
    holder = int(holder_of_top(game.state, tile))
    key = "likely-takes-hen" if owns(game.state, holder, HEN) else "likely-steals"
    return words.say(key, tile=str(tile), name=game.players[holder], percent=percent)


def reason_in_words(game: Game, option: "Option", other: "Option | None", words: Words) -> str:
    """Compare an option with the best one, or the best with the next."""
    if other is None:
        return words.say("why-only")
    name = move_in_words(game, other.move, words)
    if abs(option.win - other.win) < NO_DIFFERENCE:
        return words.say("why-equal", other=name)
    is_best = option.win > other.win
    better, worse = (option, other) if is_best else (other, option)
    reason = reason_of(better.decision.prospect, worse.decision.prospect)
    return words.say(
        f"why-{reason}.{'best' if is_best else 'worse'}",
        other=name,
        fail=in_percent(option.fail, words),
        fail2=in_percent(other.fail, words),
        worms=worms_in_words(option.worms, words),
        worms2=worms_in_words(other.worms, words),
        steals=in_percent(option.decision.prospect.steals, words),
        steals2=in_percent(other.decision.prospect.steals, words),
        points=words.say("number", n=100 * abs(option.win - other.win)),
    )


def reason_of(better: Prospect, worse: Prospect) -> str:
    """Name what speaks most plainly for the better prospect."""
    return REASONS[plainest(told(better), told(worse))]


def told(prospect: Prospect) -> Told:
    return prospect.fail, prospect.worms, prospect.steals, prospect.ends


def in_percent(chance: float, words: Words) -> str:
    return words.say("whole-percent", n=100 * chance)


def worms_in_words(worms: float, words: Words) -> str:
    """Say a mean number of worms; what rounds to nothing has no sign."""
    return words.amount("number", round(worms, 1) + 0.0)
