"""What happened in a tournament, told from its events: all of it, what still counts, what was corrected."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins

from heckmeck.tournament.events import Close, Correct, Draw, Event, Notice, Report, Result, Undo
from heckmeck.tournament.seal import public
from heckmeck.tournament.view import TournamentCorrection, TournamentUndo

Place = tuple[int, int, int]  # stage, round, table
Corrections = dict[Place, tuple[TournamentCorrection, ...]]


def counting(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """Return the events that were not undone, with their numbers (L3)."""
    steps: list[tuple[int, Event]] = []
    notices: list[tuple[int, Event]] = []
    for number, event in enumerate(events, 1):
        if isinstance(event, Undo):
            steps.pop()
        else:
            (notices if isinstance(event, Notice) else steps).append((number, event))
    return sorted((*steps, *notices), key=lambda counted: counted[0])


def history(events: Sequence[Event]) -> Iterator[dict[str, Any]]:
    """Yield all events with their numbers, and whether they still count; the number of a draw is its `draw`."""
    count = {number for number, _ in counting(events)}
    for number, event in enumerate(public(events), 1):
        drawn = {"draw": event.number} if isinstance(event, Draw) else {}
        yield {**to_builtins(event), **drawn, "number": number, "counts": number in count}


def corrections(events: Sequence[Event]) -> Corrections:
    """Return, for each corrected table, what was entered before, when it was corrected and why (L4)."""
    entered: dict[Place, Result] = {}
    found: Corrections = {}
    for _, event in counting(events):
        if not isinstance(event, Result) or isinstance(event, Report):
            continue
        where = (event.stage, event.round, event.table)
        if isinstance(event, Correct):
            trace = TournamentCorrection(event.at, event.reason, entered[where].scores)
            found[where] = (*found.get(where, ()), trace)
        entered[where] = event
    return found


def to_undo(events: Sequence[Event]) -> TournamentUndo | None:
    """Return what an undo would take back: the event, at which table, about whom; no creation and no close (L3)."""
    number, event = last_step(events)
    if number == 1 or isinstance(event, Close):
        return None
    about = (getattr(event, name, None) for name in ("round", "table", "player"))
    return TournamentUndo(number, type(event).__name__.lower(), *about)


def last_step(events: Sequence[Event]) -> tuple[int, Event]:
    """Return what an undo would take back, with its number."""
    return next(step for step in reversed(counting(events)) if not isinstance(step[1], Notice))


def last_game(events: Sequence[Event]) -> str | None:
    """Return when the last game ended: a correction is not a game."""
    return next((event.at for _, event in reversed(counting(events)) if type(event) is Result), None)
