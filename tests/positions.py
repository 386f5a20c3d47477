"""Positions for tests: a game whose table is laid by hand."""

from collections.abc import Sequence

from heckmeck.game import Game
from heckmeck.game.moves import SPECIALIST_NAMES
from heckmeck.rules.state import DOWN, GONE, IN_THE_BOX, OUT_OF_THE_GAME, UP, WITH_SEAT
from heckmeck.rules.turn import begin_turn

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")


def position(
    rules: str = "classic",
    players: int = 2,
    grill: Sequence[int] | None = None,
    down: Sequence[int] = (),
    stacks: Sequence[Sequence[int]] = (),
    on: dict[str, int] | None = None,
    owners: dict[str, int] | None = None,
    bratworms: Sequence[int] = (),
    supply: int | None = None,
) -> Game:
    """Lay the table: face-up tiles, face-down ones, stacks from below, specialists on tiles and with seats.

    Where `grill` is not given, every tile not in a stack and not face-down is face-up. Specialists stay where the
    edition puts them if none is mentioned at all; otherwise those not mentioned are out of the game.
    """
    game = Game(rules, NAMES[:players])
    s = game.state
    taken = [tile for stack in stacks for tile in stack]
    up = (
        [tile for tile in game.edition.tiles if tile not in taken and tile not in down]
        if grill is None
        else grill
    )
    s.grill[:] = GONE
    s.grill[list(up)] = UP
    if down:
        s.grill[list(down)] = DOWN
    for seat, stack in enumerate(stacks):
        s.stack[seat, : len(stack)] = stack
        s.height[seat] = len(stack)
    if on is not None or owners is not None:
        s.specialist[:] = OUT_OF_THE_GAME if game.edition.is_deluxe else IN_THE_BOX
        for name, tile in (on or {}).items():
            s.specialist[SPECIALIST_NAMES.index(name)] = tile
        for name, seat in (owners or {}).items():
            s.specialist[SPECIALIST_NAMES.index(name)] = WITH_SEAT + seat
    s.bratworms[: len(bratworms)] = bratworms
    if supply is not None:
        s.supply = supply
    begin_turn(s)
    return game


def play(game: Game, moves: str) -> Game:
    """Play moves separated by semicolons; a word of dice and faces is a roll."""
    for move in (part.strip() for part in moves.split(";")):
        if move[0] in "12345W+":
            game.roll(move)
        else:
            game.play(move)
    return game


def stack(game: Game, seat: int) -> list[int]:
    return game.document()["players"][seat]["stack"]


def where(game: Game, specialist: str) -> dict[str, int] | None:
    return game.document()["specialists"][specialist]


def face_up(game: Game) -> list[int]:
    return [int(tile) for tile, side in game.document()["grill"].items() if side == "up"]


def face_down(game: Game) -> list[int]:
    return [int(tile) for tile, side in game.document()["grill"].items() if side == "down"]
