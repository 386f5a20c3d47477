"""A table with real dice: people roll on the kitchen table and enter what fell; wrong entries are taken back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heckmeck.errors import Illegal
from heckmeck.game import Game
from heckmeck.game.taking_back import UNDO, read_undo
from heckmeck.rules.state import Phase
from heckmeck.server.errors import Denied
from heckmeck.server.store.rows import By, LoggedStep

if TYPE_CHECKING:
    from heckmeck.server.tables.table import Table

DICE = "dice "
FILLED = "filled "  # dice of which only what is set aside next was seen: the others are made up
ENTRIES = (DICE, FILLED, UNDO)


def is_entry(move: str) -> bool:
    """Whether this is no decision: only at a table with real dice can anybody say it."""
    return move.startswith(ENTRIES)


def check_entry(table: "Table", game: Game, move: str, person: str | None) -> None:
    """Refuse what is entered where dice fall by themselves, or by somebody who may not (C1, C4)."""
    if table.row.dice != "real":
        raise Denied(409, "dice-are-not-entered", clause="D5")
    if move.startswith(UNDO):
        check_may_take_back(table, game, move, person)
    elif game.seat is not None and not may_enter(table, game.seat, person):
        raise Illegal("not-your-dice", "C1", name=game.players[game.seat])


def may_enter(table: "Table", seat: int, person: str | None) -> bool:
    """Whose turn it is enters their dice; the host may for everybody, and anybody at the table for a bot."""
    own = table.seats_of(person)
    return seat in own or (bool(own) and (person == table.row.host or table.seats[seat].played_by_bot))


def check_may_take_back(table: "Table", game: Game, move: str, person: str | None) -> None:
    """The host takes back everything; everybody what was done at their own seats, and what bots did (C4)."""
    last = read_undo(move, game.moves)
    if table.row.rematch is not None:
        raise Denied(409, "over-already")
    if person == table.row.host:
        return
    for ply in game.counted:
        seat = int(game.state_at(ply - 1).seat)
        if ply > last and seat not in table.seats_of(person) and not table.seats[seat].played_by_bot:
            raise Illegal("not-your-entry", "C4", name=game.players[seat])


def step_of(move: str, by: By) -> tuple[str, By]:
    """Return what is logged of a move, and who took it."""
    if move.startswith(FILLED):
        return DICE + move.removeprefix(FILLED), "filled"
    return (move, "dice") if move.startswith(DICE) else (move, by)


def check_seen(game: Game, log: Sequence[LoggedStep]) -> None:
    """Nobody chooses among dice that are made up: what was set aside is told together with them (C2)."""
    counted = game.counted
    is_filled = bool(counted) and log[counted[-1] - 1].by == "filled"
    if is_filled and game.phase is Phase.KEEP and any(move.startswith("keep") for move in game.legal):
        raise Illegal("dice-not-seen", "C2")


def unseen_among(log: Sequence[LoggedStep], counted: Sequence[int]) -> list[int]:
    """Return the numbers of the rolls that count and were not seen."""
    rolls = [log[ply - 1] for ply in counted if log[ply - 1].move.startswith(DICE)]
    return [number for number, roll in enumerate(rolls) if roll.by == "filled"]
