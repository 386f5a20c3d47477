"""When a seat is out of time, and when a bot's decision is due: computed from the log, never stored as such."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heckmeck.server.table import Table

SECONDS_A_DECISION = {"30s": 30.0, "90s": 90.0}
SECONDS_A_TURN = {"1d": 86_400.0}
CLOCKS = ("none", *SECONDS_A_DECISION, *SECONDS_A_TURN)


def deadline(table: "Table") -> float | None:
    """Return when the clock of the decision runs out; None without a clock or where no person decides."""
    if not table.running or table.played_by_bot:
        return None
    if table.clock in SECONDS_A_DECISION:
        return table.last_at + SECONDS_A_DECISION[table.clock]
    if table.clock in SECONDS_A_TURN:
        return table.turn_began + SECONDS_A_TURN[table.clock]
    return None


def due(table: "Table", pace: float) -> float | None:
    """Return when the server itself has to act: for a bot, or because time is out."""
    if not table.running:
        return None
    return table.last_at + pace if table.played_by_bot else deadline(table)
