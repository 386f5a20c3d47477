"""Entries for a position laid piece by piece: docs/notation.md, P."""

from heckmeck.browser.addresses import Address, states_at
from heckmeck.rules import position, turn
from heckmeck.rules.compiled import compiled


@compiled
def clear_table(state: Address) -> None:
    """Take everything off the table of a new game."""
    position.clear_table(states_at(state, 1)[0])


@compiled
def lay_tile(box: Address, state: Address, tile: int, place: int) -> int:
    """Lay a tile out of the box, UP or DOWN, or on the stack of WITH_SEAT plus a seat; return the number of a flaw."""
    return position.lay_tile(states_at(box, 1)[0], states_at(state, 1)[0], tile, place)


@compiled
def lay_specialist(box: Address, state: Address, specialist: int, place: int) -> int:
    """Lay a Specialist on a tile or before WITH_SEAT plus a seat; return the number of a flaw."""
    return position.lay_specialist(states_at(box, 1)[0], states_at(state, 1)[0], specialist, place)


@compiled
def find_flaw(box: Address, state: Address) -> int:
    """Return the number of what is wrong with a position when all is laid."""
    return position.find_flaw(states_at(box, 1)[0], states_at(state, 1)[0])


@compiled
def first_missing(box: Address) -> int:
    """Return the lowest tile that has not been laid."""
    return position.first_missing(states_at(box, 1)[0])


@compiled
def is_new_turn(state: Address) -> bool:
    """Whether the dice of a turn have not fallen yet."""
    return turn.is_new_turn(states_at(state, 1)[0])


@compiled
def begin_turn(state: Address) -> None:
    """Put all dice into the hand of the player whose turn it is (T1, K4)."""
    turn.begin_turn(states_at(state, 1)[0])


ENTRIES = (clear_table, lay_tile, lay_specialist, find_flaw, first_missing, is_new_turn, begin_turn)
