"""A position given by the flags of `heckmeck odds`: the first turn of a game, with dice on the table."""

from collections.abc import Sequence

from heckmeck.errors import Illegal, Malformed, shortened
from heckmeck.game import Game
from heckmeck.game.moves import FACE_LETTERS, SPECIALIST_NAMES, read_dice
from heckmeck.game.refusals import why_not_dice
from heckmeck.rules.specialists import earn_bratworm
from heckmeck.rules.state import DICE, GOLDEN_DIE, NONE, ONE, WEASEL, WITH_SEAT, WORM, Phase
from heckmeck.rules.turn import begin_turn, dice_fit, free_faces, weasel_is_usable

OWNED = ("golden_die", "weasel", "canned_worm")


def lay_position(
    rules: str, kept: str, roll: str, dice: str, weasel_used: bool, owned: Sequence[str]
) -> Game:
    """Lay the dice of the first turn of a game of two; the specialist may be given in any edition."""
    game = Game(rules, ["A", "B"])
    number = number_of_dice(dice, kept + roll)
    own(game, owned or (["golden_die"] if number > DICE else []))
    if dice or kept or roll:
        take_dice(game, number)
    if weasel_used:
        if game.state.specialist[WEASEL] != WITH_SEAT:
            raise Illegal("weasel-not-owned", "K5")
        game.state.weasel_used = 1
    if kept:
        set_aside(game, kept, number)
    if roll:
        let_fall(game, roll)
    return game


def number_of_dice(dice: str, seen: str) -> int:
    """Eight or nine; where it is not given, it follows from the dice that are shown."""
    if dice not in ("", "8", "9"):
        raise Malformed("odds-dice", "K4", dice=shortened(dice))
    if dice:
        return int(dice)
    return DICE + 1 if "+" in seen or len(seen) > DICE else DICE


def own(game: Game, owned: Sequence[str]) -> None:
    if len(owned) > 1:
        raise Illegal("odds-owns-two", "G2")
    for name in owned:
        if name not in OWNED:
            raise Malformed("odds-owns", "K2", name=shortened(name), names=", ".join(OWNED))
        game.state.specialist[SPECIALIST_NAMES.index(name)] = WITH_SEAT
    begin_turn(game.state)


def take_dice(game: Game, number: int) -> None:
    """Eight dice, or nine with the golden die (K4)."""
    if number > DICE:
        if game.state.specialist[GOLDEN_DIE] != WITH_SEAT:
            raise Illegal("golden-die-not-owned", "K4")
        game.state.dice_left = number
        game.state.golden_left = 1
    game.state.phase = Phase.ROLLING


def set_aside(game: Game, kept: str, number: int) -> None:
    """Set dice aside; two 1s have earned a Bratworm (T2, B1)."""
    s = game.state
    white, golden = read_dice(kept)
    count = int(white.sum()) + (golden != NONE)
    if count > number or (golden == NONE and count > DICE):
        raise Illegal("odds-too-many-dice", "T2", count=str(count), dice=str(number))
    s.kept[:] = white
    if golden != NONE:
        if not s.golden_left:
            raise Illegal("golden-die-not-rolled", "K4")
        if golden not in (ONE, WORM) and not s.golden_die_standard:
            raise Illegal("golden-die-face", "M5", face=FACE_LETTERS[golden])
        s.kept[golden] += 1
        s.golden_left = 0
    s.dice_left -= count
    s.phase = Phase.DECIDE
    if s.kept[ONE] >= 2:
        earn_bratworm(s)


def let_fall(game: Game, roll: str) -> None:
    """Lay a roll on the table; one that fails at once has no odds (T3)."""
    s = game.state
    white, golden = read_dice(roll)
    s.phase = Phase.ROLLING
    if not dice_fit(s, white, golden):
        raise why_not_dice(s, white, golden)
    s.roll[:] = white
    s.golden = golden
    if not free_faces(s) and not weasel_is_usable(s):
        raise Illegal("odds-roll-fails", "T3", roll=roll)
    s.phase = Phase.KEEP
