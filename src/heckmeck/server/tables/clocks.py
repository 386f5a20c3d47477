"""When a seat is out of time, and when a bot's decision is due: computed from the log, never stored as such."""

import time
from typing import TYPE_CHECKING

from heckmeck.rules.state import Phase

if TYPE_CHECKING:
    from heckmeck.game import Game
    from heckmeck.server.tables.consequences import Change
    from heckmeck.server.tables.table import Table

SECONDS_A_DECISION = {"30s": 30.0, "90s": 90.0}
SECONDS_A_TURN = {"1d": 86_400.0}
PACES = {"1x": 1.0, "3x": 1 / 3, "skip": 0.0}  # of the seconds that a bot seems to think
CLOCKS = ("none", *SECONDS_A_DECISION, *SECONDS_A_TURN)


def out_of_time(clock: str, last_at: float, turn_began: float) -> float | None:
    """Return when the time for a decision is over; None without a clock."""
    if clock in SECONDS_A_DECISION:
        return last_at + SECONDS_A_DECISION[clock]
    return turn_began + SECONDS_A_TURN[clock] if clock in SECONDS_A_TURN else None


def deadline(table: "Table") -> float | None:
    """Return when the clock of the decision runs out; None also where no person decides."""
    if not table.running or table.played_by_bot:
        return None
    return out_of_time(table.row.clock, table.last_at, table.turn_began)


def due_at(table: "Table", pace: float, change: "Change | None" = None) -> float | None:
    """Return when the server itself has to act, for a bot or because time is out: now, or after a change."""
    row, seats, steps, game, _ = change or (table.row, table.seats, (), table.game, None)
    if row.status == "starting":
        return row.due  # the phrases have had their time
    game = game or table.game
    if row.status != "playing" or game is None or game.seat is None:
        return None
    if row.dice == "real" and game.phase is Phase.ROLLING:
        return None  # until somebody has entered the dice
    last_at = steps[-1].at if steps else row.touched if table.game is None else table.last_at
    if seats[game.seat].played_by_bot:
        if table.hurried == game.ply:
            return last_at
        return bot_decides(game, last_at, pace * PACES[row.pace])
    is_same_turn = table.game is not None and table.game.state.turns == game.state.turns
    return out_of_time(row.clock, last_at, table.turn_began if is_same_turn else last_at)


def wait(table: "Table", pace: float) -> float | None:
    """Return how many seconds from now the server has to act.

    Never more than the decision may take: a clock on the wall that is put back stops nobody.
    """
    moment = due_at(table, pace)
    return None if moment is None else max(0.0, min(moment - time.time(), moment - table.last_at))


def bot_decides(game: "Game", last_at: float, pace: float) -> float:
    """Return when a bot decides: later after a roll in vain, which people look at first."""
    return last_at + (2 * pace if begins_after_a_roll_in_vain(game) else pace)


def begins_after_a_roll_in_vain(game: "Game") -> bool:
    """Whether the dice themselves ended the turn before (T3): nobody has decided anything since they fell."""
    before, last = ([False, False] + [move.startswith("dice") for move in game.moves[-2:]])[-2:]
    return last and (before or game.phase is not Phase.KEEP)
