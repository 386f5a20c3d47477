"""Games as a table for learning: one row per decision, with the position before it and how the game ended.

The columns are described in docs/research.md. The file is Parquet; writing it needs the extra `rl`.
"""

from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from heckmeck.envs.encoding import observation_size, write_mask, write_observation
from heckmeck.envs.rewards import write_win_share, write_worms_margin
from heckmeck.errors import Malformed
from heckmeck.game import Game
from heckmeck.game.moves import ACTION_OF
from heckmeck.rules.actions import ACTIONS
from heckmeck.rules.compiled import compiled
from heckmeck.rules.engine import legal_actions, places
from heckmeck.rules.state import STATE

ROWS_A_GROUP = 50_000
RECORDS = np.dtype((np.record, STATE))


@compiled
def encode(states: np.ndarray, rows: np.ndarray, masks: np.ndarray) -> None:
    """Write each position as its acting seat sees it, and what that seat may do."""
    for number in range(len(states)):
        write_observation(states[number], states[number].seat, rows[number])
        write_mask(legal_actions(states[number]), masks[number])


@compiled
def write_result(states: np.ndarray, shares: np.ndarray, margins: np.ndarray, place: np.ndarray) -> None:
    """Write what a finished game is worth to each seat, and its place from 0 (E2, E3)."""
    write_win_share(states[0], shares)
    write_worms_margin(states[0], margins)
    places(states[0], place)


class DatasetWriter:
    """A Parquet file that takes finished games of one number of players.

    >>> with DatasetWriter(path, players=2) as dataset:  # doctest: +SKIP
    ...     dataset.add(game)
    """

    def __init__(self, path: Path, players: int) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise Malformed("needs-extra", "", what="Parquet", extra="rl") from None
        self._arrow = pyarrow
        self._size = observation_size(players)
        self._schema = self._columns()
        self._file = pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []
        self._waiting_rows = 0
        self.players = players
        self.games = 0

    def _columns(self) -> Any:
        arrow = self._arrow
        kinds = {
            "game": arrow.int64(),
            "ply": arrow.int32(),
            "rules": arrow.string(),
            "seat": arrow.int8(),
            "observation": arrow.list_(arrow.int8(), self._size),
            "action_mask": arrow.list_(arrow.int8(), ACTIONS),
            "action": arrow.int8(),
            "win": arrow.float64(),
            "margin": arrow.float64(),
            "place": arrow.int8(),
        }
        return arrow.schema(list(kinds.items()))

    def add(self, game: Game) -> None:
        """Add every decision of a finished game."""
        if not game.over:
            raise Malformed("game-not-over", "E1")
        if len(game.players) != self.players:
            raise Malformed("players-of-dataset", "", players=len(game.players), due=self.players)
        decisions = [step for step in game.steps if step.move in ACTION_OF]
        states = np.frombuffer(b"".join(step.before.tobytes() for step in decisions), RECORDS)
        rows = np.empty((len(states), self._size), np.int8)
        masks = np.empty((len(states), ACTIONS), np.int8)
        encode(states, rows, masks)
        end = np.frombuffer(game.state.tobytes(), RECORDS)
        shares, margins = np.zeros((2, self.players))
        place = np.zeros(self.players, np.int8)
        write_result(end, shares, margins, place)
        seats = states["seat"]
        self._waiting.append(
            {
                "game": np.full(len(states), self.games),
                "ply": np.array([step.ply - 1 for step in decisions], np.int32),
                "rules": [str(game.edition)] * len(states),
                "seat": seats,
                "observation": rows,
                "action_mask": masks,
                "action": np.array([ACTION_OF[step.move] for step in decisions], np.int8),
                "win": shares[seats],
                "margin": margins[seats],
                "place": place[seats],
            }
        )
        self.games += 1
        self._waiting_rows += len(states)
        if self._waiting_rows >= ROWS_A_GROUP:
            self._write_waiting()

    def _write_waiting(self) -> None:
        if not self._waiting:
            return
        columns = {name: [rows[name] for rows in self._waiting] for name in self._schema.names}
        arrays = [self._array(name, np.concatenate(parts)) for name, parts in columns.items()]
        self._file.write_table(self._arrow.table(arrays, schema=self._schema))
        self._waiting, self._waiting_rows = [], 0

    def _array(self, name: str, values: np.ndarray) -> Any:
        kind = self._schema.field(name).type
        if values.ndim == 1:
            return self._arrow.array(values, kind)
        flat = self._arrow.array(values.ravel())
        return self._arrow.FixedSizeListArray.from_arrays(flat, type=kind)

    def close(self) -> None:
        self._write_waiting()
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
