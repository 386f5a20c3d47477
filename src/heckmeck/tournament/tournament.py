"""A tournament as its organiser runs it: each act is checked, becomes an event and changes the state."""

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from copy import copy

import msgspec

from heckmeck.errors import Illegal, Refused
from heckmeck.record.errors import RecordError
from heckmeck.record.fair_dice import draw_seed
from heckmeck.tournament.events import (
    Correct,
    Create,
    Event,
    Notice,
    Open,
    Register,
    Rename,
    Result,
    Return,
    Undo,
    Withdraw,
)
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.replay import apply, as_written, begin, due_events, strictly
from heckmeck.tournament.rules_file import house_rules_document
from heckmeck.tournament.scores import Objection, TableScore
from heckmeck.tournament.stages import STANDARD
from heckmeck.tournament.state import State

Clock = Callable[[], str]


class Tournament:
    """The events so far and the state they lead to. Every method that acts returns the event it added.

    A refused act changes nothing; the refusal of a list of events names the line. `clock`, if given, writes
    the time of each event. `keep`, once set, writes an event down before it counts.
    """

    keep: Callable[[Event], None] | None = None

    def __init__(self, events: Iterable[Event], clock: Clock | None = None) -> None:
        self._events: list[Event] = []
        self._states: list[State] = []
        self._clock = clock
        for line, event in enumerate(events, 1):
            try:
                self.replay(event)
            except Refused as refusal:
                raise RecordError(refusal, line) from None
        if not self._states:
            raise Illegal("tournament-create-first", "L1")

    @classmethod
    def create(
        cls, name: str, seed: bytes | None = None, rules: HouseRules = STANDARD, clock: Clock | None = None
    ) -> "Tournament":
        """Open a tournament; without a seed one that nobody chose is sealed (R9)."""
        at, changed = clock() if clock else None, house_rules_document(rules)
        if seed is None:
            return cls([Open(name, changed, draw_seed().hex(), at=at)], clock)
        return cls([Create(name, seed.hex(), changed, at=at)], clock)

    def copy(self) -> "Tournament":
        """Return the same tournament, independent of what happens to this one."""
        same = copy(self)
        same._events, same._states = self._events.copy(), self._states.copy()
        return same

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, including what was undone."""
        return tuple(self._events)

    @property
    def state(self) -> State:
        return self._states[-1]

    def after(self, event: Event, refuse: Objection = strictly) -> State:
        """Return the state that an event would lead to, or refuse it; nothing changes."""
        if not self._states:
            return begin(event)
        if isinstance(event, Undo):
            if len(self._states) == 1:
                raise Illegal("tournament-nothing-to-undo", "L3")
            if self._states[-2].seal != self.state.seal:
                raise Illegal("tournament-closed-for-good", "R9")
            return dataclasses.replace(self._states[-2], day=self.state.day)
        return apply(self.state, event, refuse)

    def after_all(self, events: Iterable[Event]) -> list[State]:
        """Return the states that events would lead to, one after the other; nothing changes."""
        same, states = self.copy(), []
        for event in events:
            states.append(same.after(event))
            same.take_over(event, states[-1])
        return states

    def replay(self, event: Event) -> Event:
        """Add an event that is kept already."""
        return self.take_over(event, self.after(event, as_written))

    def add(self, event: Event) -> Event:
        """Add an event as it is."""
        state = self.after(event)
        if self.keep is not None:
            self.keep(event)
        return self.take_over(event, state)

    def add_now(self, event: Event) -> Event:
        """Add an event with the time of the clock."""
        return self.add(msgspec.structs.replace(event, at=self._now()))

    def take_over(self, event: Event, state: State) -> Event:
        """Add an event whose state is known from `after`."""
        self._events.append(event)
        if isinstance(event, Undo):
            self._states[-2:] = [state]
        elif isinstance(event, Notice):
            self._states[-1] = state
        else:
            self._states.append(state)
        return event

    def register(self, names: Sequence[str]) -> Event:
        return self.add(Register(tuple(names), at=self._now()))

    def rename(self, player: int, name: str) -> Event:
        return self.add(Rename(player, name, at=self._now()))

    def withdraw(self, player: int) -> Event:
        """Let a participant drop out, at any time (R8)."""
        return self.add(Withdraw(player, at=self._now()))

    def take_back(self, player: int) -> Event:
        """Let somebody who dropped out play after all, if nothing was drawn since."""
        return self.add(Return(player, at=self._now()))

    def draw(self, phrase: str = "") -> Event:
        """Draw the next round: the only one that the seed allows. The first draw closes the registration (R9)."""
        due = due_events(self.state, phrase)
        return [self.add(msgspec.structs.replace(event, at=self._now())) for event in due][-1]

    def enter(self, table: int, scores: Sequence[TableScore], record: str | None = None) -> Event:
        """Enter the result of a table of this round."""
        return self.add(Result(*self._round(), table, tuple(scores), record, at=self._now()))

    def correct(
        self,
        table: int,
        scores: Sequence[TableScore],
        reason: str | None = None,
        round_number: int | None = None,
    ) -> Event:
        """Correct a result of this stage, of the last round unless another is named (L4)."""
        stage, last = self._round()
        where = (stage, round_number or last, table)
        return self.add(Correct(*where, tuple(scores), reason=reason, at=self._now()))

    def undo(self) -> Event:
        """Take back the last event that still counts (L3)."""
        return self.add(Undo(at=self._now()))

    def _now(self) -> str | None:
        return self._clock() if self._clock else None

    def _round(self) -> tuple[int, int]:
        stages = self.state.stages
        return len(stages), len(stages[-1].rounds) if stages else 0
