"""A tournament as its organiser runs it: each act is checked, becomes an event and changes the state."""

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
    Register,
    Rename,
    Result,
    Return,
    Undo,
    Withdraw,
)
from heckmeck.tournament.house_rules import HouseRules, house_rules_document
from heckmeck.tournament.replay import apply, as_written, begin, next_draw, strictly
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
        """Open a tournament; without a seed one is drawn from the system's secure source."""
        source = draw_seed() if seed is None else seed
        at = clock() if clock else None
        return cls([Create(name, source.hex(), house_rules_document(rules), at=at)], clock)

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
            return self._states[-2]
        return apply(self.state, event, refuse)

    def replay(self, event: Event) -> Event:
        """Add an event that is kept already."""
        return self.take_over(event, self.after(event, as_written))

    def add(self, event: Event) -> Event:
        """Add an event as it is."""
        state = self.after(event)
        if self.keep is not None:
            self.keep(event)
        return self.take_over(event, state)

    def take_over(self, event: Event, state: State) -> Event:
        """Add an event whose state is known from `after`."""
        self._events.append(event)
        if isinstance(event, Undo):
            self._states.pop()
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

    def draw(self) -> Event:
        """Draw the next round: the only one that the seed allows (R9)."""
        return self.add(msgspec.structs.replace(next_draw(self.state), at=self._now()))

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
