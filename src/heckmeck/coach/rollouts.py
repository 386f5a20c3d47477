"""Looking closer: decisions played out by the champion until the chance of winning is known well enough."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from heckmeck.coach.advice import Advice, advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.judging import new_room
from heckmeck.coach.rollout_kernel import (
    BATCH,
    BATCHES,
    COLUMNS,
    ERROR,
    FEWEST,
    WIN,
    is_settled,
    next_row,
    plain_games,
    roll_out,
)
from heckmeck.game import Game
from heckmeck.game.moves import ACTION_OF
from heckmeck.rules.state import NONE, empty_states

CLOSE = 0.05  # of a win: what is judged worse by more is not played out
MOST_PLAYED_OUT = 4
STEP = 2  # batches at a time
ENOUGH = 0.005  # of a win: the standard error at which it is known well enough
MOST_GAMES = 4000  # for each decision
LARGEST_SEED = 2**31 - 1
WIDTH = 1.96  # standard errors on either side of an interval that holds the truth 19 times in 20


@dataclass(frozen=True)
class PlayedOut:
    """A decision, or with None the position itself, after so many games."""

    move: str | None
    seat: int
    games: int
    win: tuple[float, ...]  # every seat's chance
    errors: tuple[float, ...]  # its standard error
    settled: bool
    plain_games: float  # how many games with their luck one of these is worth

    @property
    def own_win(self) -> float:
        return self.win[self.seat]

    @property
    def error(self) -> float:
        return self.errors[self.seat]

    @property
    def margin(self) -> float:
        """Half of the interval that holds the truth 19 times in 20."""
        return WIDTH * self.error

    def document(self) -> dict[str, Any]:
        low, high = max(0.0, self.own_win - self.margin), min(1.0, self.own_win + self.margin)
        return {
            "move": self.move,
            "games": self.games,
            "win": self.own_win,
            "error": self.error,
            "interval": [low, high],
            "seats": list(self.win),
            "settled": self.settled,
        }


class Rollouts:
    """The decisions of a position, played out piece by piece: each step makes the one known worst better known.

    The same seed gives the same games, however often somebody looks in between.
    """

    def __init__(
        self,
        game: Game,
        moves: Sequence[str] | None = None,
        error: float = ENOUGH,
        most: int = MOST_GAMES,
        seed: int = 0,
    ) -> None:
        if not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"a seed is a number from 0 to {LARGEST_SEED}")
        self.game = game
        self.seed = seed
        chosen = worth_playing_out(advise(game, coach_for(game.edition))) if moves is None else list(moves)
        self._moves: list[str | None] = [*chosen] or [None]
        self._actions = [NONE if move is None else ACTION_OF[move] for move in self._moves]
        self._error, self._most = error, most
        self._room = new_room(game.edition)
        self._state = empty_states(1)
        self._state[0] = game.state
        self._rows = np.zeros((len(self._moves), COLUMNS))

    @property
    def seat(self) -> int:
        return int(self.game.state.seat)

    @property
    def games(self) -> int:
        """How many games have been played, for all decisions together."""
        return int(self._rows[:, BATCHES].sum()) * BATCH

    @property
    def share(self) -> float:
        """How much of the work is done, as far as can be told: the error falls with the root of the games."""
        shares = [max(played.games / self._most, self._certainty(played)) for played in self.found()]
        return min(1.0, sum(shares) / len(self._moves))

    @property
    def is_settled(self) -> bool:
        return self.game.over or self._next() == NONE

    def step(self) -> bool:
        """Play some more games; False where everything is known well enough."""
        if self.is_settled:
            return False
        index = self._next()
        roll_out(self._state, self._actions[index], self.seed, STEP, self._room, self._rows[index])
        return True

    def run(self) -> Iterator[None]:
        """Play until everything is known well enough; whoever waits hears of every step."""
        while self.step():
            yield

    def found(self) -> list[PlayedOut]:
        """Return what is known by now of the decisions that have been played out, best first."""
        found = [self._played_out(index) for index in range(len(self._moves)) if self._rows[index, BATCHES]]
        return sorted(found, key=lambda played: -played.own_win)

    def document(self) -> dict[str, Any]:
        """Return what is known by now, for `--json`."""
        return {
            "seed": self.seed,
            "target": self._error,
            "most": self._most,
            "settled": self.is_settled,
            "options": [played.document() for played in self.found()],
        }

    def _certainty(self, played: PlayedOut) -> float:
        if played.games < FEWEST * BATCH:
            return 0.0
        return min(1.0, (self._error / played.error) ** 2)

    def _next(self) -> int:
        return int(next_row(self._rows, len(self._rows), self.seat, self._error, self._most))

    def _played_out(self, index: int) -> PlayedOut:
        row, players = self._rows[index], len(self.game.players)
        return PlayedOut(
            move=self._moves[index],
            seat=self.seat,
            games=int(row[BATCHES]) * BATCH,
            win=tuple(row[WIN : WIN + players].tolist()),
            errors=tuple(row[ERROR : ERROR + players].tolist()),
            settled=bool(is_settled(row, self.seat, self._error, self._most)),
            plain_games=float(plain_games(row, self.seat)),
        )


def worth_playing_out(advice: Advice) -> list[str]:
    """Return the decisions that are judged nearly as good as the best one; none where nobody decides."""
    close = [option.move for option in advice.options if option.loss <= CLOSE]
    return close[:MOST_PLAYED_OUT]


def can_be_told_apart(one: PlayedOut, other: PlayedOut) -> bool:
    """Whether chance alone would hardly make such a difference: 1 time in 20."""
    return abs(one.own_win - other.own_win) > WIDTH * float(np.hypot(one.error, other.error))
