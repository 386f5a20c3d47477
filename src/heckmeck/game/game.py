"""One game for people and programs: names, words for moves, history, copies and refusals."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

import numpy as np
from msgspec import to_builtins

from heckmeck.errors import Malformed, shortened
from heckmeck.game.events import Event, what_happened
from heckmeck.game.moves import read_action, read_dice, spell_dice, spelled
from heckmeck.game.position import write_position
from heckmeck.game.position_reader import read_position
from heckmeck.game.refusals import why_not, why_not_dice
from heckmeck.game.taking_back import UNDO, counted, read_undo, rolls_in
from heckmeck.record import fair_dice
from heckmeck.record.document import document, ranking
from heckmeck.record.names import DEFAULT_NAMES, check_names
from heckmeck.record.state_document import StateDocument
from heckmeck.rules import engine
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import Phase, State, copy_of, empty_states, field
from heckmeck.rules.turn import is_new_turn

PHASES = tuple(Phase)
RECORD = empty_states(1).dtype


class Step(NamedTuple):
    """One step of a finished or running game."""

    ply: int
    move: str
    before: State
    after: State


class Game:
    """A game of Heckmeck.

    >>> game = Game("classic", ["Anna", "Ben"])
    >>> game.roll("11345WWW")
    '11345WWW'
    >>> game.legal
    ['keep 1', 'keep 3', 'keep 4', 'keep 5', 'keep W']
    """

    def __init__(
        self,
        rules: str | Edition = "classic",
        players: Sequence[str] = ("Anna", "Ben"),
        start: int | str = 0,
        moves: Iterable[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Set the table; `moves` are played at once, `headers` are other facts of the record (N1)."""
        self.edition = rules if isinstance(rules, Edition) else Edition.parse(rules)
        self.players = tuple(players)
        self.headers = dict(headers or {})
        check_names(self.players, self.headers)
        self.start = self._seat_of(start)
        self.moves: list[str] = []
        self._past: list[bytes] = []
        self._events: list[tuple[Event, ...]] = []
        self._rolls = 0
        self.origin = ""  # the position line that the game began from, if not at its beginning
        self.state = engine.new_game(self.edition, len(self.players), self.start)
        for move in moves:
            self.play(move)

    @classmethod
    def from_position(
        cls,
        line: str,
        players: Sequence[str] | None = None,
        moves: Iterable[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> Self:
        """Lay a position (docs/notation.md 4), which has neither names nor a history; then play `moves`."""
        edition, state = read_position(line)
        names = DEFAULT_NAMES[: state.players] if players is None else players
        if len(names) != state.players:
            raise Malformed("seats-do-not-fit", "P4", seats=str(len(names)), players=str(state.players))
        game = cls(edition, names, int(state.seat), headers=headers)
        if state.tobytes() != game.state.tobytes():
            game.origin, game.state = line, state
        for move in moves:
            game.play(move)
        return game

    def _seat_of(self, player: int | str) -> int:
        if isinstance(player, str):
            if player in self.players:
                return self.players.index(player)
        elif 0 <= player < len(self.players):
            return player
        raise Malformed("unknown-start", "N1", name=shortened(str(player)))

    # The state of the game

    @property
    def ply(self) -> int:
        """The number of steps so far."""
        return len(self.moves)

    @property
    def phase(self) -> Phase:
        return PHASES[int(field(self.state, "phase"))]

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def seat(self) -> int | None:
        """Who decides, or rolls; None when the game is over."""
        return None if self.over else int(field(self.state, "seat"))

    @property
    def legal(self) -> list[str]:
        """The decisions allowed now; empty while dice must fall and when the game is over."""
        return spelled(engine.legal_actions(self.state))

    @property
    def ranking(self) -> list[list[int]]:
        """The seats, place by place, as they stand now (E3)."""
        return ranking(self.state)

    @property
    def begins_turn(self) -> bool:
        """Whether the dice that begin a turn are due: the ones that nobody decides to roll (T1)."""
        return self.phase is Phase.ROLLING and bool(is_new_turn(self.state))

    @property
    def rolls(self) -> int:
        """How many times dice have fallen."""
        return self._rolls

    def state_document(self, ply: int | None = None) -> StateDocument:
        """Return the state document, now or after step `ply` (docs/notation.md 2)."""
        ply = self.ply if ply is None else ply
        return document(self.state_at(ply), self.players, ply, self.moves[ply - 1] if ply else None)

    def document(self, ply: int | None = None) -> dict[str, Any]:
        """Return the state document in plain values."""
        plain: dict[str, Any] = to_builtins(self.state_document(ply))
        return plain

    def position(self, ply: int | None = None) -> str:
        """Return the position line, now or after step `ply` (docs/notation.md 4)."""
        return write_position(self.edition, self.state if ply is None else self.state_at(ply))

    def record(self) -> str:
        """Return the game as the text of a `.heck` file (docs/notation.md 1)."""
        from heckmeck.record.writer import write

        return write(self)

    # What happens

    def play(self, move: str) -> list[Event]:
        """Take a decision like `keep W`, or let dice fall with `dice 11345WWW`; return what it did.

        `undo 12` takes back everything after step 12: it is a step itself, and nothing is forgotten (C4).
        """
        kind, _, dice = move.partition(" ")
        if kind == "dice":
            return self._let_fall(dice)
        if move.startswith(UNDO):
            return self._go_back(move)
        action = read_action(move)
        before = self.state.tobytes()
        if not engine.apply(self.state, action):
            raise why_not(self.state, action)
        return self._remember(before, move)

    def roll(self, dice: str | None = None) -> str:
        """Let these dice fall, or, without any, the fair dice of the game's seed, drawn if it has none; return them."""
        if dice is None:
            self.headers.setdefault("seed", fair_dice.draw_seed().hex())
            dice = self.fair_roll(self.seed)
        self._let_fall(dice)
        return dice

    def _let_fall(self, dice: str) -> list[Event]:
        white, golden = read_dice(dice)
        before = self.state.tobytes()
        if not engine.apply_dice(self.state, white, golden):
            raise why_not_dice(self.state, white, golden)
        self._rolls += 1
        return self._remember(before, f"dice {spell_dice(white, golden)}")

    def _go_back(self, move: str) -> list[Event]:
        before = self.state.tobytes()
        self.state = copy_of(self.state_at(read_undo(move, self.moves)))
        self._past.append(before)
        self.moves.append(move)
        self._events.append(())
        self._rolls = rolls_in(self.moves)
        return []

    def _remember(self, before: bytes, move: str) -> list[Event]:
        self._past.append(before)
        self.moves.append(move)
        events = what_happened(_state_from(before), move, self.state)
        self._events.append(tuple(events))
        return events

    def undo(self) -> str:
        """Take the last step back and return it."""
        if not self.moves:
            raise IndexError("nothing to undo")
        self.state = _state_from(self._past.pop())
        self._events.pop()
        move = self.moves.pop()
        self._rolls = rolls_in(self.moves)
        return move

    @property
    def counted(self) -> list[int]:
        """The steps that were not taken back, by ply."""
        return counted(self.moves)

    def corrected(self) -> Self:
        """Return the game without what was taken back."""
        twin = self.copy()
        plies = self.counted
        if len(plies) < self.ply:
            twin.moves = [self.moves[ply - 1] for ply in plies]
            twin._past = [self._past[ply - 1] for ply in plies]
            twin._events = [self._events[ply - 1] for ply in plies]
        return twin

    def copy(self) -> Self:
        """Return an independent game in the same position, with the same history."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.headers, twin.moves = dict(self.headers), list(self.moves)
        twin._past, twin._events = list(self._past), list(self._events)
        twin.state = copy_of(self.state)
        return twin

    @property
    def steps(self) -> Iterator[Step]:
        """Every step with the states before and after it."""
        states = [*map(_state_from, self._past), self.state]
        for ply, move in enumerate(self.moves):
            yield Step(ply + 1, move, states[ply], states[ply + 1])

    def events(self, ply: int) -> list[Event]:
        """Return what step `ply` did; the start did nothing."""
        self.state_at(ply)  # refuses what is none
        return list(self._events[ply - 1]) if ply else []

    def state_at(self, ply: int) -> State:
        """Return the state after step `ply` without the history that `at` copies; the newest is the game's own."""
        if not 0 <= ply <= self.ply:
            raise Malformed("no-such-ply", "N8", ply=str(ply), last=str(self.ply))
        return self.state if ply == self.ply else _state_from(self._past[ply])

    def at(self, ply: int) -> Self:
        """Return the game as it was after step `ply`."""
        state = self.state_at(ply)
        twin = self.copy()
        if ply < self.ply:
            twin.state = state
            del twin.moves[ply:], twin._past[ply:], twin._events[ply:]
            twin._rolls = rolls_in(twin.moves)
        return twin

    # Fair dice

    @property
    def seed(self) -> bytes:
        """The seed of the fair dice; empty before there is one."""
        return bytes.fromhex(self.headers.get("seed", ""))

    def fair_roll(self, seed: bytes) -> str:
        """Return the dice that this seed gives for the roll that is due (docs/notation.md 3)."""
        golden_left = int(field(self.state, "golden_left"))
        golden = self.edition.golden_die if golden_left else None
        white = int(field(self.state, "dice_left")) - golden_left
        return fair_dice.roll_dice(seed, self.headers.get("entropy", ""), self.rolls, white, golden)

    # As text

    def __repr__(self) -> str:
        headers = f", headers={self.headers!r}" if self.headers else ""
        moves = f", moves={self.moves!r}" if self.moves else ""
        if self.origin:
            return f"Game.from_position({self.origin!r}, {list(self.players)!r}{moves}{headers})"
        start = f", start={self.start}" if self.start else ""
        return f"Game({str(self.edition)!r}, {list(self.players)!r}{start}{moves}{headers})"

    def __str__(self) -> str:
        from heckmeck.game.board import table_text

        return table_text(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.edition, self.players, self.start, self.origin, self.moves) == (
            other.edition,
            other.players,
            other.start,
            other.origin,
            other.moves,
        )

    __hash__ = None  # type: ignore[assignment]


def _state_from(content: bytes) -> State:
    state: State = np.frombuffer(bytearray(content), RECORD)[0]
    return state
