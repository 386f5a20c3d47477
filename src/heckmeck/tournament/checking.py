"""Replays a tournament and lists whatever does not follow the rules."""

from collections.abc import Sequence
from dataclasses import replace

from heckmeck.errors import Illegal, Refused
from heckmeck.record.errors import RecordError
from heckmeck.tournament.events import Draw, Event, Notice, Undo
from heckmeck.tournament.replay import apply, begin
from heckmeck.tournament.state import State


def check(events: Sequence[Event]) -> list[RecordError]:
    """Return what is wrong with a tournament as far as it has come, by line; nothing if all is well.

    What was undone does not count, nor do its faults. Checking ends after a draw that makes no sense.
    """
    try:
        state = begin(events[0])
    except (IndexError, Refused):
        return [RecordError(Illegal("tournament-create-first", "L1"), 1)]
    faults: list[RecordError] = []
    steps: list[tuple[State, int]] = []  # before each event that counts: the state, the number of faults
    for line, event in enumerate(events[1:], 2):
        if isinstance(event, Undo):
            if steps:
                day = state.day
                state, found = steps.pop()
                state = replace(state, day=day)
                del faults[found:]
            else:
                faults.append(RecordError(Illegal("tournament-nothing-to-undo", "L3"), line))
            continue
        if not isinstance(event, Notice):
            steps.append((state, len(faults)))
        objections: list[Refused] = []
        try:
            state = apply(state, event, objections.append)
        except Refused as refusal:
            objections.append(refusal)
        faults += [RecordError(objection, line) for objection in objections]
        if isinstance(event, Draw) and state is steps[-1][0]:
            return faults
    return faults
