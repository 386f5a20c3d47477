"""Entries of the rules: a new game, what is legal, the two kinds of step, and what is told about them."""

from heckmeck.browser.addresses import Address, bytes_at, facts_at, states_at, words_at
from heckmeck.game import event_rows, reasons
from heckmeck.rules import engine, setup, unseen
from heckmeck.rules import facts as rules_facts
from heckmeck.rules.compiled import compiled
from heckmeck.rules.state import FACES


@compiled
def new_game(state: Address, deluxe: int, highest_tile: int, players: int, start: int) -> None:
    """Set the table in a state that holds the options, and zero elsewhere (M1, M3, M4, M7)."""
    setup.lay_table(states_at(state, 1)[0], deluxe != 0, highest_tile, players, start)


@compiled
def find_facts(state: Address, facts: Address) -> None:
    """Fill in what follows from a state: the decisions allowed now, worms, places, totals."""
    rules_facts.find_facts(states_at(state, 1)[0], facts_at(facts, 1)[0])


@compiled
def apply(state: Address, action: int) -> bool:
    """Carry out a decision and all its effects; 0, and nothing changed, where it is not legal."""
    return engine.apply(states_at(state, 1)[0], action)


@compiled
def apply_dice(state: Address, white: Address, golden: int) -> bool:
    """Let dice fall: six bytes with the number of white dice on each face, and the golden die's face or NONE.

    0, and nothing changed, where other dice are due.
    """
    return engine.apply_dice(states_at(state, 1)[0], bytes_at(white, FACES), golden)


@compiled
def make_up_roll(state: Address, white: Address, golden: int, face: int) -> int:
    """Add to the white dice set aside those that nobody told; return the golden die's face or NONE."""
    return unseen.make_up_roll(states_at(state, 1)[0], bytes_at(white, FACES), golden, face)


@compiled
def why_not(state: Address, action: int) -> int:
    """Return the number of the reason why a decision is not legal."""
    return reasons.why_no_decision(states_at(state, 1)[0], action)


@compiled
def why_not_dice(state: Address, white: Address, golden: int) -> int:
    """Return the number of the reason why dice cannot fall."""
    return reasons.why_no_dice(states_at(state, 1)[0], bytes_at(white, FACES), golden)


@compiled
def what_is_due(state: Address) -> int:
    """Return what the game waits for, as the number of a reason why something else is refused."""
    return reasons.what_is_due(states_at(state, 1)[0])


@compiled
def find_events(before: Address, after: Address, action: int, rows: Address) -> int:
    """Write a row for each event of a step and return how many; `action` is the decision, or DICE_FALL."""
    room = words_at(rows, (event_rows.MOST_EVENTS, event_rows.COLUMNS))
    return event_rows.note_events(states_at(before, 1)[0], states_at(after, 1)[0], action, room)


ENTRIES = (
    new_game,
    find_facts,
    apply,
    apply_dice,
    make_up_roll,
    why_not,
    why_not_dice,
    what_is_due,
    find_events,
)
