"""A table in memory: replayed from the log, watched by sockets, never written back."""

import time
from collections import deque
from collections.abc import Sequence
from itertools import count

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.outlook_document import Outlook
from heckmeck.errors import Illegal, Malformed
from heckmeck.game import Game
from heckmeck.record.fair_dice import commitment_to
from heckmeck.record.unseen import with_unseen
from heckmeck.server.errors import Damaged
from heckmeck.server.store.event_log import News
from heckmeck.server.store.rows import LoggedStep, Seats, Status, StoredTable, TableRow
from heckmeck.server.tables import clocks
from heckmeck.server.tables.consequences import Change, new_game, waits_for_throw
from heckmeck.server.tables.event_views import events_of
from heckmeck.server.tables.messages import Absence, Move, Reacted, Step, TableChanged, TableReply, TableView
from heckmeck.server.tables.observable import Watched
from heckmeck.server.tables.real_dice import unseen_among
from heckmeck.server.tables.requests import Reaction
from heckmeck.server.tables.seats import people_at, seat_view, seats_of
from heckmeck.server.tables.step_texts import Detail, StepTexts

TEXTS = StepTexts()
replays = count()  # each has texts of its own: a log that was cut back goes on otherwise
PICTURES = 8  # kept for watchers who are not told yet; who is slower misses some
encode = msgspec.json.Encoder().encode


class Table(Watched):
    """One table: its row, its seats, and the steps of its game, which is a replay of them."""

    def __init__(self, row: TableRow, seats: Seats, steps: Sequence[LoggedStep] = ()) -> None:
        super().__init__(row.id)
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
        self._set(row, seats)
        if steps:
            self._follow(steps)

    # What is so

    def _set(self, row: TableRow, seats: Seats) -> None:
        """Take over a newer row and seats; a table that has started sets up its game."""
        self.row, self.seats = row, seats
        if self.game is None and row.start is not None:
            self.game, self.turn_began = new_game(row, seats), row.touched

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def status(self) -> Status:
        return self.row.status

    @property
    def stored(self) -> StoredTable:
        """What the store must have, if nobody else was faster."""
        return StoredTable(self.row, self.seats, self.steps)

    @property
    def ply(self) -> int | None:
        """The newest ply; None before the start."""
        return None if self.game is None else len(self.steps)

    @property
    def running(self) -> bool:
        return self.status == "playing" and self.game is not None and not self.game.over

    @property
    def last_at(self) -> float:
        return self.steps[-1].at if self.steps else self.turn_began or self.row.touched

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
    def real(self) -> bool:
        """Whether people roll real dice."""
        return self.row.dice == "real"

    @property
    def filled(self) -> list[int]:
        """The rolls, by ply, of which only what was set aside was entered."""
        return [step.ply for step in self.steps if step.by == "filled"]

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

    def take_over(self, change: Change) -> None:
        """Follow what has been committed: the copy that has played the steps is the game now."""
        turns = None if self.game is None else self.game.state.turns
        self._set(change.row, change.seats)
        if change.steps:
            assert change.game is not None
            self.game = change.game
            self.steps += change.steps
            if change.steps[0].ply == 1 or turns != self.game.state.turns:
                self.turn_began = change.steps[-1].at
        self.wake()

    def catch_up(self, news: News) -> None:
        """Follow what the log has beyond what was known here. Damaged where its steps do not follow."""
        if news.lost:  # it is not the log that the game was replayed from
            self.game, self.steps = None, []
            self._replay = next(replays)
            self.beginnings += 1
        if news.seats is not None:
            self._set(news.row, news.seats)
        self.follow(news.steps)

    def follow(self, steps: Sequence[LoggedStep]) -> None:
        """Play steps that somebody else has committed."""
        self._follow(steps)
        self.wake()

    def _follow(self, steps: Sequence[LoggedStep]) -> None:
        for step in steps:
            assert self.game is not None
            turns = self.game.state.turns
            try:
                if step.ply != len(self.steps) + 1:
                    raise Damaged(len(self.steps))
                self.game.play(step.move)
            except (Illegal, Malformed):
                raise Damaged(len(self.steps)) from None
            if step.ply == 1 or self.game.state.turns != turns:
                self.turn_began = step.at
            self.steps.append(step)

    def show(self, seat: int, reaction: Reaction) -> None:
        """Let a picture be seen by all who watch now."""
        self.recently_shown.append(Reacted(seat, reaction))
        self.shown += 1
        self.wake()

    def corrected(self) -> Game:
        """Return the game without what was taken back, for whoever judges or keeps it (C2, C4)."""
        assert self.game is not None
        game = self.game.corrected()
        if self.real:
            game.headers = with_unseen(game.headers, unseen_among(self.steps, self.game.counted))
        return game

    # What people see

    def view(self) -> TableView:
        row = self.row
        return TableView(
            id=row.id,
            name=row.name,
            version=row.version,
            status=row.status,
            rules=row.rules,
            clock=row.clock,
            public=row.public,
            coach=row.coach,
            asks=row.asks,
            dice=row.dice,
            pace=row.pace,
            places=row.places,
            starter=row.starter,
            start=row.start,
            seats=[
                seat_view(number, seat, row.host, self.game is not None)
                for number, seat in enumerate(self.seats)
            ],
            commitment="" if self.real else commitment_to(row.seed),
            entropy=None if self.real else row.entropy,
            seed=row.seed.hex() if self.ended and not self.real else None,
            rematch=row.rematch,
            created=row.created,
            touched=max(row.touched, self.last_at),
        )

    def reply(self, person: str | None) -> TableReply:
        state = None if self.game is None else self.game.state_document()
        you, yours, hosting = self.seat_of(person), self.seats_of(person), person == self.row.host
        return TableReply(self.view(), you, yours, hosting, state, clocks.deadline(self))

    def changed(self, person: str | None) -> TableChanged:
        you, yours, hosting = self.seat_of(person), self.seats_of(person), person == self.row.host
        return TableChanged(self.view(), you, yours, hosting, clocks.deadline(self))

    def move(self, ply: int) -> Move:
        """Return a step for whoever knows the rules; ply 0 is the start."""
        deadline = clocks.deadline(self) if ply == self.ply else None
        if ply == 0:
            return Move(0, None, None, self.steps[0].at if self.steps else self.turn_began, deadline)
        logged = self.steps[ply - 1]
        return Move(ply, logged.move, logged.by, logged.at, deadline)

    def step(self, ply: int) -> Step:
        """Return a step with the state after it."""
        assert self.game is not None
        move = self.move(ply)
        return Step(ply, move.by, move.at, move.deadline, self.game.state_document(ply))

    def step_text(self, ply: int, detail: Detail) -> str:
        """Return a step encoded once for all who watch."""
        key = self._replay, ply, detail
        text = TEXTS.get(key)
        if text is None:
            text = encode(self._told(ply, detail)).decode()
            TEXTS.keep(key, text)
        return text

    def _told(self, ply: int, detail: Detail) -> Step | Move:
        if detail == "moves":
            return self.move(ply)
        return self.step(ply) if detail == "states" else self.step_with_events(ply, self.outlook(ply))

    def has_text(self, ply: int, detail: Detail) -> bool:
        """Whether a step is encoded already, or takes no time."""
        return detail == "moves" or (self._replay, ply, detail) in TEXTS

    def outlook(self, ply: int) -> Outlook | None:
        assert self.game is not None
        return outlook_of(self.game.state_at(ply))

    def step_with_events(self, ply: int, outlook: Outlook | UnsetType | None = UNSET) -> Step:
        assert self.game is not None
        return replace(self.step(ply), outlook=outlook, events=events_of(self.game, ply))

    def record(self) -> str:
        """Return the game's record; the seed stands there only after the end."""
        game = self.corrected()
        if self.ended and not self.real:
            game.headers["seed"] = self.row.seed.hex()
        return game.record()
