"""What speaks most plainly for one decision against another, as a number; the names stand in a table."""

from heckmeck.coach.prospect import ENDS, FAIL, REASON, STEALS, WIN, WORMS, Rows
from heckmeck.rules.compiled import compiled

NO_DIFFERENCE = 0.0005  # of a win: not worth a word
# Differences that a sentence may lean on
FAILS_LESS, MORE_WORMS, STEALS_MORE, ENDS_MORE = 0.005, 0.05, 0.05, 0.5
CERTAIN = 1e-9

REASONS = (  # as the catalogues name them, after `why-`
    "only",
    "equal",
    "must-fail",
    "ends",
    "lasts",
    "cannot-fail",
    "safer-and-richer",
    "safer",
    "richer",
    "more-worms",
    "steals",
    "position",
)
ONLY, EQUAL, MUST_FAIL, ENDS_GAME, LASTS, CANNOT_FAIL = range(6)
SAFER_AND_RICHER, SAFER, RICHER, MORE, STEALS_MORE_OFTEN, POSITION = range(6, 12)


@compiled
def note_reasons(rows: Rows, count: int, seat: int) -> None:
    """Compare the best decision, the first, with the second, and every other one with the best."""
    for index in range(count):
        other = 0 if index > 0 else 1
        rows[index, REASON] = reason_between(rows[index], rows[other], seat) if count > 1 else ONLY


@compiled
def reason_between(row: Rows, other: Rows, seat: int) -> int:
    difference = row[WIN + seat] - other[WIN + seat]
    if abs(difference) < NO_DIFFERENCE:
        return EQUAL
    better, worse = (row, other) if difference > 0.0 else (other, row)
    return plainest(
        (better[FAIL], better[WORMS], better[STEALS], better[ENDS]),
        (worse[FAIL], worse[WORMS], worse[STEALS], worse[ENDS]),
    )


Told = tuple[float, float, float, float]  # fail, worms, steals, ends


@compiled
def plainest(better: Told, worse: Told) -> int:
    """Return what speaks most plainly for the better decision."""
    fail, worms, steals, ends = better
    fail2, worms2, steals2, ends2 = worse
    safer, richer = fail < fail2 - FAILS_LESS, worms > worms2 + MORE_WORMS
    if fail2 > 1 - CERTAIN and safer:
        return MUST_FAIL
    if abs(ends - ends2) > ENDS_MORE:
        return ENDS_GAME if ends > ends2 else LASTS
    if fail < CERTAIN and safer:
        return CANNOT_FAIL
    if safer:
        return SAFER_AND_RICHER if richer else SAFER
    if richer:
        return RICHER if fail > fail2 + FAILS_LESS else MORE
    return STEALS_MORE_OFTEN if steals > steals2 + STEALS_MORE else POSITION
