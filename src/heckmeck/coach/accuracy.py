"""How good decisions were: classes, accuracy and error rate. docs/coach.md says why the numbers are these."""

from collections.abc import Sequence

from heckmeck.bots.champion.exponential import exponential
from heckmeck.rules.compiled import compiled

BEST, FINE, INACCURACY, MISTAKE, BLUNDER = CLASSES = ("best", "fine", "inaccuracy", "mistake", "blunder")
# A class begins where a decision loses this much of a win
THRESHOLDS = {FINE: 0.0005, INACCURACY: 0.01, MISTAKE: 0.03, BLUNDER: 0.08}
BEGINS = tuple(THRESHOLDS.get(name, 0.0) for name in CLASSES)
HALVES_ACCURACY = 0.02  # of a win, lost per decision
LN_2 = 0.6931471805599453


@compiled
def class_number(loss: float) -> int:
    """Return the number of the class of a decision."""
    number = len(BEGINS) - 1
    while number > 0 and loss < BEGINS[number]:
        number -= 1
    return number


@compiled
def accuracy_at(error_rate: float) -> float:
    """Return 100 for no loss, half of that for each 2 points of mean loss."""
    return 100.0 * exponential(-LN_2 * error_rate / HALVES_ACCURACY)


def class_of(loss: float) -> str:
    """Return the class of a decision by what it loses against the best."""
    return CLASSES[class_number(loss)]


def accuracy_of(losses: Sequence[float]) -> float | None:
    """Return the accuracy for these losses; None without an unforced decision.

    A function of the mean, not a mean of marks: whoever lost more per decision never has the better accuracy.
    """
    error_rate = error_rate_of(losses)
    return None if error_rate is None else float(accuracy_at(error_rate))


def error_rate_of(losses: Sequence[float]) -> float | None:
    """Return the win probability lost per decision, on average over unforced ones; None without any."""
    return sum(losses) / len(losses) if losses else None
