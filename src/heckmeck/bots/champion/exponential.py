"""The exponential function from additions and multiplications alone: the same number on every machine and in the page.

C libraries and browsers have their own, which may differ in the last bit, and a last bit can turn a decision.
"""

from math import factorial

from heckmeck.rules.compiled import compiled

SMALLEST = -690.0  # below, the result counts as 0: nothing is ever lost in subnormal numbers
HALVINGS_PER_UNIT = 1.4426950408889634  # 1 / ln 2
# ln 2 in two parts: with a small whole number the first multiplies exactly
LN_2_HIGH, LN_2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
TERMS = tuple(1.0 / factorial(power) for power in range(13, -1, -1))
HALVES = tuple(0.5 ** (1 << bit) for bit in range(10))


@compiled
def exponential(x: float) -> float:
    """Return e to the power of `x`, which is not above 0, to the last bit or the one before it."""
    if x < SMALLEST:
        return 0.0
    halvings = int(0.5 - x * HALVINGS_PER_UNIT)
    rest = (x + halvings * LN_2_HIGH) + halvings * LN_2_LOW
    power = 0.0
    for term in TERMS:
        power = power * rest + term
    for bit in range(len(HALVES)):
        if halvings >> bit & 1:
            power *= HALVES[bit]
    return power
