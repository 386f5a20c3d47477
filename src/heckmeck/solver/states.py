"""What can happen in a turn: its states, the throws from each, and where every keep leads.

A state lies between setting dice aside and the next roll. It consists of the set of faces used, the
dice left, the total, whether the Bratworm is earned (B1), and whether the golden die is still to be rolled
(M5; with standard faces it is a die like the others and not told apart).

A throw is a roll of the plain dice from a state. Most states have one. A state with the golden die left has
one per face it can show, 1 or worm; where that face is used already, the golden die changes nothing.
"""

from collections.abc import Iterator
from typing import NamedTuple

from heckmeck.solver.rolls import FACES

ONE = 0
WORM = FACES - 1
POINTS = (1, 2, 3, 4, 5, 5)


class State(NamedTuple):
    """A state of a turn; `used` has one bit per face, `left` counts the golden die too."""

    used: int
    left: int
    total: int
    bratworm: bool
    golden: bool

    def keep(self, face: int, count: int, golden: bool) -> "State":
        """Set aside `count` dice of a face, the golden die among them or not (T2, B1)."""
        return State(
            self.used | 1 << face,
            self.left - count,
            self.total + count * POINTS[face],
            self.bratworm or (face == ONE and count >= 2),
            self.golden and not golden,
        )

    def allowed(self) -> list[int]:
        return [face for face in range(FACES) if not self.used >> face & 1]


class Throw(NamedTuple):
    """A roll of the plain dice: its shape, the share of the state's rolls that it is, and its keeps."""

    faces: int
    dice: int
    lead: bool
    share: float
    keeps: list[State | None]  # by row, as in rolls.py; None is the dead roll


def throws(state: State) -> Iterator[Throw]:
    """Yield the throws of a state; none if no dice are left."""
    if not state.golden:
        if state.left:
            yield plain_throw(state, state.left, 1.0)
        return
    shown = [face for face in (ONE, WORM) if face in state.allowed()]
    for face in shown:
        yield lead_throw(state, face)
    if len(shown) < 2:
        yield plain_throw(state, state.left - 1, 1.0 - 0.5 * len(shown))


def plain_throw(state: State, dice: int, share: float) -> Throw:
    keeps = [state.keep(face, k, False) for face in state.allowed() for k in range(1, dice + 1)]
    return Throw(len(state.allowed()), dice, False, share, [None, *keeps])


def lead_throw(state: State, shown: int) -> Throw:
    """Return the throw in which the golden die shows an allowed face; this face takes place 0."""
    dice = state.left - 1
    others = [face for face in state.allowed() if face != shown]
    led = [state.keep(shown, k + 1, True) for k in range(dice + 1)]
    keeps = [state.keep(face, k, False) for face in others for k in range(1, dice + 1)]
    return Throw(1 + len(others), dice, True, 0.5, [*led, *keeps])


def grow(start: State) -> list[dict[State, list[Throw]]]:
    """Return all states with their throws, by the number of faces used."""
    layers = [{start: list(throws(start))}]
    for _ in range(FACES):
        found = {keep for ways in layers[-1].values() for throw in ways for keep in throw.keeps if keep}
        layers.append({state: list(throws(state)) for state in sorted(found)})
    return layers
