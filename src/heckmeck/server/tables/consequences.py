"""What follows at a table, played on a copy: a press as a whole, and the dice that must fall after it."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from heckmeck.errors import Illegal, Refused
from heckmeck.game import Game
from heckmeck.record.fair_dice import commitment_to
from heckmeck.rules.state import Phase
from heckmeck.server.store.rows import By, LoggedStep, Seats, Status, StoredTable, TableRow
from heckmeck.server.tables.real_dice import check_entry, check_seen, is_entry, step_of

if TYPE_CHECKING:
    from heckmeck.server.tables.table import Table


class Change(NamedTuple):
    """What becomes of a table: its row and seats, new steps, and the game that has played them on a copy.

    `also` is a further table that comes into being with it.
    """

    row: TableRow
    seats: Seats
    steps: Sequence[LoggedStep] = ()
    game: Game | None = None
    also: StoredTable | None = None


def new_game(row: TableRow, seats: Seats) -> Game:
    """Return the game of a table that has started, before its first dice."""
    if row.dice == "real":
        return Game(row.rules, [seat.name for seat in seats], row.start or 0, headers={"dice": "real"})
    drawn = {"drawn": "start"} if row.drawn_start else {}
    headers = {**drawn, "commitment": commitment_to(row.seed), "entropy": row.entropy or ""}
    return Game(row.rules, [seat.name for seat in seats], row.start or 0, headers=headers)


def consequences(table: "Table", moves: Sequence[str], by: By, person: str | None = None) -> Change:
    """Play decisions, if any is due, and the dice that must fall, on a copy: all of it or nothing.

    A refused decision raises, and nothing has happened. Those of a person are all for seats of theirs.
    """
    assert table.game is not None
    game, now = table.game.copy(), time.time()
    steps: list[LoggedStep] = []
    for move in moves:
        try:
            if is_entry(move):
                check_entry(table, game, move, person)
            elif by == "player":
                check_turn(game, table.seats_of(person))
            logged, taker = step_of(move, by)
            game.play(logged)
        except Refused as refused:
            if len(moves) > 1:
                refused.details["act"] = move
            raise
        steps.append(LoggedStep(game.ply, logged, taker, now))
    if table.real:
        check_seen(game, [*table.steps, *steps])
    steps += dice_due(game, table.seats, table.row.seed, now, thrown=not moves)
    status: Status = "over" if game.over else "playing"
    row = (
        table.row if status == table.status else replace(table.row, status=status, version=table.version + 1)
    )
    return Change(row, table.seats, steps, game)


def check_turn(game: Game, own: Sequence[int]) -> None:
    """Refuse who has other seats than the one whose decision it is."""
    if game.seat is not None and game.seat not in own:
        raise Illegal("not-your-turn", "M3", name=game.players[game.seat])


def dice_due(game: Game, seats: Seats, seed: bytes, now: float, thrown: bool = False) -> list[LoggedStep]:
    """Let fall what must fall: a function of seed, entropy and roll number alone (docs/notation.md 3).

    Dice that wait for a person's hand fall only when `thrown`.
    """
    steps: list[LoggedStep] = []
    if is_real(game):
        return steps
    while game.phase is Phase.ROLLING and (thrown or not waits_for_throw(game, seats)):
        thrown = False
        dice = game.roll(game.fair_roll(seed))
        steps.append(LoggedStep(game.ply, f"dice {dice}", "dice", now))
    return steps


def waits_for_throw(game: Game, seats: Seats) -> bool:
    """Whether the dice that begin the turn are for a person to throw."""
    if game.seat is None or is_real(game) or not game.begins_turn:
        return False
    seat = seats[game.seat]
    return seat.throws and not seat.played_by_bot


def is_real(game: Game) -> bool:
    """Whether people roll real dice: none fall here."""
    return game.headers.get("dice") == "real"
