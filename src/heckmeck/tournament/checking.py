"""Replays a tournament from its file and lists whatever does not follow the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from heckmeck.errors import Illegal, Refused
from heckmeck.language import Words
from heckmeck.tournament.events import Draw, Event, Undo
from heckmeck.tournament.replay import apply, begin
from heckmeck.tournament.state import State


@dataclass(frozen=True)
class Fault:
    """One objection and the line of the file it concerns, from 1."""

    line: int
    refusal: Refused

    def in_words(self, words: Words) -> str:
        return words.say("tournament-line", line=self.line, what=self.refusal.in_words(words))


def check(events: Sequence[Event]) -> list[Fault]:
    """Return what is wrong with a finished tournament; nothing, if all is well.

    What was undone does not count, nor do its faults. After a draw that cannot be carried on with the rest is not checked.
    """
    if not events:
        return [Fault(1, Illegal("tournament-create-first", "L1"))]
    faults: list[Fault] = []
    try:
        steps: list[tuple[State, int]] = [(begin(events[0]), 0)]
    except Refused as refusal:
        return [Fault(1, refusal)]
    for line, event in enumerate(events[1:], 2):
        if isinstance(event, Undo):
            _step_back(steps, faults, line)
            continue
        found: list[Refused] = []
        before = len(faults)
        try:
            steps.append((apply(steps[-1][0], event, found.append), before))
        except Refused as refusal:
            found.append(refusal)
        faults += [Fault(line, refusal) for refusal in found]
        if isinstance(event, Draw) and len(steps) > 1 and steps[-1][1] != before:
            return faults
    if steps[-1][0].phase != "over":
        faults.append(Fault(len(events), Illegal("tournament-unfinished", "R6")))
    return faults


def _step_back(steps: list[tuple[State, int]], faults: list[Fault], line: int) -> None:
    """Take back the last step and forget what was wrong with it."""
    if len(steps) == 1:
        faults.append(Fault(line, Illegal("tournament-nothing-to-undo", "L3")))
    else:
        del faults[steps.pop()[1] :]
