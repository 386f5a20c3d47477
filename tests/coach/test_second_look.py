"""A review that looks again: close decisions are judged by rollouts, and everything else stays."""

from dataclasses import replace

from heckmeck.coach.review import review
from heckmeck.coach.second_look import close_decisions, is_close, look_again
from tests.coach.games import played


def test_close_decisions_get_the_loss_that_rollouts_find() -> None:
    found = review(played("classic", 2, "simple", seed=42, turns=5))
    before = list(found.judgements)
    close = close_decisions(found)
    assert close
    looked = list(look_again(found, error=0.1, most=64))
    assert [found.judgements[number] for number in close] == looked
    for number, (old, new) in enumerate(zip(before, found.judgements, strict=True)):
        if number not in close:
            assert new is old
            continue
        assert new.error is not None
        assert new.loss >= 0
        assert (new.best == new.move) == (new.loss == 0)
        assert abs(new.loss - old.loss) < 5 * new.error + 0.05
        assert new.document()["error"] == new.error
        assert "error" not in old.document()


def test_a_blunder_and_the_best_decision_are_not_close() -> None:
    found = review(played("classic", 2, "simple", seed=42, turns=3))
    judged = next(judged for judged in found.judgements if not judged.forced)
    assert [is_close(replace(judged, loss=loss)) for loss in (0.0, 0.01, 0.2)] == [False, True, False]
