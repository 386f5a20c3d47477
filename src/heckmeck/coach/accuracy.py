"""How good decisions were: classes, accuracy and error rate. docs/coach.md says why the numbers are these."""

from collections.abc import Sequence

BEST, FINE, INACCURACY, MISTAKE, BLUNDER = CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")
# A class begins where a decision loses so much of a win
THRESHOLDS = {FINE: 0.0005, INACCURACY: 0.01, MISTAKE: 0.03, BLUNDER: 0.08}
HALVES_MARKS = 0.01  # this loss leaves half the marks of a decision


def class_of(loss: float) -> str:
    """Return the class of a decision by what it loses against the best."""
    return next((name for name in reversed(CLASSES) if loss >= THRESHOLDS.get(name, 0.0)), BEST)


def marks_of(loss: float) -> float:
    """Return 100 for the best decision, half of that for each point of win probability lost."""
    return float(100.0 * 0.5 ** (loss / HALVES_MARKS))


def accuracy_of(losses: Sequence[float]) -> float | None:
    """Return the mean of the marks of unforced decisions; None without any."""
    return sum(map(marks_of, losses)) / len(losses) if losses else None


def error_rate_of(losses: Sequence[float]) -> float | None:
    """Return the win probability lost a decision, on average over unforced ones; None without any."""
    return sum(losses) / len(losses) if losses else None
