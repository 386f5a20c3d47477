"""How good decisions were: classes, accuracy and error rate. docs/coach.md says why the numbers are these."""

from collections.abc import Sequence

BEST, FINE, INACCURACY, MISTAKE, BLUNDER = CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")
# A class begins where a decision loses this much of a win
THRESHOLDS = {FINE: 0.0005, INACCURACY: 0.01, MISTAKE: 0.03, BLUNDER: 0.08}
HALVES_ACCURACY = 0.02  # of a win, lost per decision


def class_of(loss: float) -> str:
    """Return the class of a decision by what it loses against the best."""
    return next((name for name in reversed(CLASSES) if loss >= THRESHOLDS.get(name, 0.0)), BEST)


def accuracy_of(losses: Sequence[float]) -> float | None:
    """Return 100 for no loss, half of that for each 2 points of mean loss; None without an unforced decision.

    A function of the mean, not a mean of marks: whoever lost more per decision never has the better accuracy.
    """
    error_rate = error_rate_of(losses)
    return None if error_rate is None else float(100.0 * 0.5 ** (error_rate / HALVES_ACCURACY))


def error_rate_of(losses: Sequence[float]) -> float | None:
    """Return the win probability lost per decision, on average over unforced ones; None without any."""
    return sum(losses) / len(losses) if losses else None
