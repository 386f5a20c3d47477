"""A review looks again where it is close: the decision and the best one are played out, and their difference counts."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from heckmeck.coach.accuracy import BLUNDER, FINE, THRESHOLDS
from heckmeck.coach.review import Judgement, Review
from heckmeck.coach.rollouts import MOST_GAMES, Rollouts

ENOUGH = 0.01  # of a win: a review has many decisions


def is_close(judged: Judgement) -> bool:
    """Whether so little was lost that a better look may judge otherwise."""
    return not judged.forced and THRESHOLDS[FINE] <= judged.loss < THRESHOLDS[BLUNDER]


def close_decisions(review: Review) -> list[int]:
    """Return which decisions of a review are close."""
    return [number for number, judged in enumerate(review.judgements) if is_close(judged)]


def look_again(
    review: Review, error: float = ENOUGH, most: int = MOST_GAMES, seed: int = 0
) -> Iterator[Judgement]:
    """Judge the close decisions of a review anew, one after the other; what is not asked for stays as it was."""
    for number in close_decisions(review):
        review.judgements[number] = played_out(review, review.judgements[number], error, most, seed)
        yield review.judgements[number]


def played_out(review: Review, judged: Judgement, error: float, most: int, seed: int) -> Judgement:
    """Return the judgement by rollouts; where the decision turns out as good as any, nothing is lost."""
    rollouts = Rollouts(review.game.at(judged.ply), [judged.best, judged.move], error, most, seed)
    for _ in rollouts.run():
        pass
    found = {played.move: played for played in rollouts.found()}
    best, taken = found[judged.best], found[judged.move]
    loss = best.own_win - taken.own_win
    return replace(
        judged,
        best=judged.best if loss > 0 else judged.move,
        loss=max(0.0, loss),
        error=float(np.hypot(best.error, taken.error)),
    )
