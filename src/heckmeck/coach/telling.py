"""Pieces of a review in words, for the terminal and for the page."""

from heckmeck.coach.advice import Advice, option_of
from heckmeck.coach.luck import Change
from heckmeck.coach.reasons import move_in_words, reason_in_words
from heckmeck.coach.review import Judgement, Review
from heckmeck.language import Words


def points(change: float, words: Words) -> str:
    """Write a change of a chance in points, with its sign."""
    return words.say("signed-points", sign="minus" if change < 0 else "plus", n=100 * abs(change))


def share_or_dash(number: float | None, words: Words) -> str:
    return "–" if number is None else words.amount("percent", number)


def grade_in_words(grade: str, words: Words) -> str:
    return words.say("review-grade", grade=grade)


def advice_at(review: Review, judged: Judgement) -> Advice:
    """Return the advice for the moment when the decision was taken."""
    decisions = judged.change.decisions
    best = decisions[0].prospect
    options = [option_of(decision, best.own_win) for decision in decisions]
    return Advice(review.game.at(judged.ply), best.win.tolist(), options)


def change_in_words(review: Review, change: Change, words: Words) -> str:
    """Say what was rolled or decided."""
    kind, _, value = change.step.move.partition(" ")
    if kind == "dice":
        return words.say("review-rolled", dice=words.dice(value))
    return move_in_words(review.game.at(change.ply), change.step.move, words)


def better_in_words(review: Review, judged: Judgement, words: Words) -> str:
    """Name the better decision and say why it is."""
    advice = advice_at(review, judged)
    move = move_in_words(advice.game, judged.best, words)
    why = reason_in_words(advice.game, advice.best, advice.option(judged.move), words)
    return f"{words.say('review-better', move=move)} {why}"
