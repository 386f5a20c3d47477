"""A table in memory: replayed from the log, watched by sockets, never written back."""

import time
from collections import deque
from itertools import count
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.outlook_document import Outlook
from heckmeck.errors import Illegal, Malformed
from heckmeck.game import Game
from heckmeck.record.fair_dice import commitment_to
from heckmeck.record.state_document import state_of
from heckmeck.rules.state import Phase
from heckmeck.server.errors import Damaged
from heckmeck.server.tables import clocks
from heckmeck.server.tables.event_views import events_of
from heckmeck.server.tables.messages import (
    Absence,
    By,
    Reacted,
    Reaction,
    Step,
    TableChanged,
    TableReply,
    TableView,
)
from heckmeck.server.tables.observable import Watched
from heckmeck.server.tables.seats import Seats, people_at, seats_of
from heckmeck.server.tables.step_texts import StepTexts

TEXTS = StepTexts()
replays = count()  # each has texts of its own: a log that was cut back goes on otherwise
PICTURES = 8  # kept for watchers who are not told yet; who is slower misses some
encode = msgspec.json.Encoder().encode


class LoggedStep(msgspec.Struct, frozen=True):
    """A step as the log has it."""

    ply: int
    move: str
    by: By
    at: float


class Table(Watched):
    """One table. `facts` is its row of the store; the game is a replay of its steps."""

    def __init__(self, facts: dict[str, Any], seats: Seats) -> None:
        super().__init__(facts["id"])
        self.steps: list[LoggedStep] = []
        self.game: Game | None = None
        self.turn_began = 0.0
        self.known_since = time.monotonic()
        self.seen: dict[str, float] = {}  # person -> when, where no page of theirs is open in this process
        self.absent: tuple[Absence, ...] = ()
        self.shown = 0  # pictures so far
        self.recently_shown: deque[Reacted] = deque(maxlen=PICTURES)
        self.hurried: int | None = None  # the ply at which a bot was asked to decide now
        self.beginnings = 1  # replays from the start: watchers who know an earlier one begin anew
        self._replay = next(replays)
        self.change(facts, seats)

    # What is so

    def change(self, facts: dict[str, Any], seats: Seats) -> None:
        """Take over newer facts and seats; a table that has started sets up its game."""
        self.facts, self.seats = facts, seats
        self.version: int = facts["version"]
        self.status: str = facts["status"]
        self.clock: str = facts["clock"]
        self.pace: str = facts["pace"]
        if self.game is None and facts["start"] is not None:
            self.game = Game(
                facts["rules"], [seat.name for seat in seats], facts["start"], headers=self._headers()
            )
            self.turn_began = facts["touched"]
        self.wake()

    def _headers(self) -> dict[str, str]:
        drawn = {"drawn": "start"} if self.facts["drawn_start"] else {}
        return {**drawn, "commitment": commitment_to(self.facts["seed"]), "entropy": self.facts["entropy"]}

    @property
    def ply(self) -> int | None:
        """The newest ply; None before the start."""
        return None if self.game is None else len(self.steps)

    @property
    def running(self) -> bool:
        return self.status == "playing" and self.game is not None and not self.game.over

    @property
    def last_at(self) -> float:
        return self.steps[-1].at if self.steps else self.turn_began or float(self.facts["touched"])

    @property
    def played_by_bot(self) -> bool:
        """Whether the decision that is due is a bot's."""
        assert self.game is not None
        assert self.game.seat is not None
        return self.seats[self.game.seat].played_by_bot

    @property
    def waits_for_throw(self) -> bool:
        """Whether the dice that are due wait for a person's hand."""
        return self.game is not None and waits_for_throw(self.game, self.seats)

    @property
    def ended(self) -> bool:
        """Nothing can happen here any more: the seed may be told."""
        return self.status in ("over", "archived")

    def is_alone(self, person: str | None) -> bool:
        """Whether a person is the only one at the table."""
        return person is not None and people_at(self.seats) == {person}

    def seats_of(self, person: str | None) -> list[int]:
        """All seats of a person."""
        return seats_of(self.seats, person)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person whose decision it is, else the first one."""
        own = self.seats_of(person)
        if self.game is not None and self.game.seat in own:
            return self.game.seat
        return own[0] if own else None

    # What happened

    def take_over(self, steps: list[LoggedStep], game: Game | None = None) -> None:
        """Follow committed steps; `game` is a copy that has played them already. Damaged where they do not follow."""
        assert self.game is not None
        for step in steps:
            turns = self.game.state.turns
            if game is None:
                self._follow(step)
            else:
                self.game = game
            if step.ply == 1 or self.game.state.turns != turns:
                self.turn_began = step.at
            self.steps.append(step)
        self.wake()

    def _follow(self, step: LoggedStep) -> None:
        assert self.game is not None
        try:
            if step.ply != len(self.steps) + 1:
                raise Damaged(len(self.steps))
            self.game.play(step.move)
        except (Illegal, Malformed):
            raise Damaged(len(self.steps)) from None

    def begin_again(self) -> None:
        """Forget the game: the log is not the one that it was replayed from."""
        self.game, self.steps = None, []
        self._replay = next(replays)
        self.beginnings += 1

    def show(self, seat: int, reaction: Reaction) -> None:
        """Let a picture be seen by all who watch now."""
        self.recently_shown.append(Reacted(seat, reaction))
        self.shown += 1
        self.wake()

    # What people see

    def view(self) -> TableView:
        facts = self.facts
        return TableView(
            id=self.id,
            name=facts["name"],
            version=self.version,
            status=facts["status"],
            rules=facts["rules"],
            clock=facts["clock"],
            public=facts["public"],
            coach=facts["coach"],
            pace=facts["pace"],
            places=facts["places"],
            starter=facts["starter"],
            seats=[
                seat.view(number, facts["host"], self.game is not None)
                for number, seat in enumerate(self.seats)
            ],
            commitment=commitment_to(facts["seed"]),
            entropy=facts["entropy"],
            seed=facts["seed"].hex() if self.ended else None,
            rematch=facts["rematch"],
            created=facts["created"],
            touched=max(facts["touched"], self.last_at),
        )

    def reply(self, person: str | None) -> TableReply:
        state = None if self.game is None else state_of(self.game)
        hosting = person == self.facts["host"]
        you, yours = self.seat_of(person), self.seats_of(person)
        return TableReply(self.view(), you, yours, hosting, state, clocks.deadline(self))

    def changed(self, person: str | None) -> TableChanged:
        hosting = person == self.facts["host"]
        you, yours = self.seat_of(person), self.seats_of(person)
        return TableChanged(self.view(), you, yours, hosting, clocks.deadline(self))

    def step(self, ply: int) -> Step:
        """Return the message about a step; ply 0 is the start."""
        assert self.game is not None
        state = state_of(self.game, ply)
        deadline = clocks.deadline(self) if ply == self.ply else None
        if ply == 0:
            return Step(0, None, self.steps[0].at if self.steps else self.turn_began, deadline, state)
        logged = self.steps[ply - 1]
        return Step(ply, logged.by, logged.at, deadline, state)

    def step_text(self, ply: int, with_outlook: bool = False) -> str:
        """Return a step encoded once for all who watch."""
        key = self._replay, ply, with_outlook
        text = TEXTS.get(key)
        if text is None:
            step = self.step_with_events(ply, self.outlook(ply)) if with_outlook else self.step(ply)
            text = encode(step).decode()
            TEXTS.keep(key, text)
        return text

    def has_text(self, ply: int, with_outlook: bool) -> bool:
        """Whether a step is encoded already."""
        return (self._replay, ply, with_outlook) in TEXTS

    def outlook(self, ply: int) -> Outlook | None:
        assert self.game is not None
        return outlook_of(self.game.state_at(ply))

    def step_with_events(self, ply: int, outlook: Outlook | UnsetType | None = UNSET) -> Step:
        assert self.game is not None
        return msgspec.structs.replace(self.step(ply), outlook=outlook, events=events_of(self.game, ply))

    def record(self) -> str:
        """Return the game's record; the seed stands there only after the end."""
        assert self.game is not None
        game = self.game.copy()
        if self.ended:
            game.headers["seed"] = self.facts["seed"].hex()
        return game.record()


def consequences(table: Table, move: str | None, by: By, now: float) -> tuple[list[LoggedStep], Game]:
    """Play a decision, if one is due, and the dice that must fall, on a copy; return the steps and the copy.

    A refused decision raises and nothing has happened.
    """
    assert table.game is not None
    game = table.game.copy()
    steps: list[LoggedStep] = []
    if move is not None:
        game.play(move)
        steps.append(LoggedStep(game.ply, move, by, now))
    steps += dice_due(game, table.seats, table.facts["seed"], now, thrown=move is None)
    return steps, game


def dice_due(game: Game, seats: Seats, seed: bytes, now: float, thrown: bool = False) -> list[LoggedStep]:
    """Let fall what must fall: a function of seed, entropy and roll number alone (NOTATION.md 3).

    Dice that wait for a person's hand fall only when `thrown`.
    """
    steps: list[LoggedStep] = []
    while game.phase is Phase.ROLLING and (thrown or not waits_for_throw(game, seats)):
        thrown = False
        dice = game.roll(game.fair_roll(seed))
        steps.append(LoggedStep(game.ply, f"dice {dice}", "dice", now))
    return steps


def waits_for_throw(game: Game, seats: Seats) -> bool:
    """Whether the dice that begin the turn are for a person to throw."""
    if game.seat is None or not game.begins_turn:
        return False
    seat = seats[game.seat]
    return seat.throws and not seat.played_by_bot
