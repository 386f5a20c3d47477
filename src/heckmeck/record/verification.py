"""Recomputing every roll of a record from its seed and entropy (docs/notation.md 3)."""

from typing import NamedTuple

from heckmeck.errors import Illegal
from heckmeck.game import Game
from heckmeck.game.game import Step
from heckmeck.record.errors import RecordError
from heckmeck.record.fair_dice import commitment_to, drawn_start, roll_dice
from heckmeck.record.reader import read_record


class Verification(NamedTuple):
    """What was proved: this many rolls, and what else the record says about them.

    `committed`: it names the commitment shown before the game (D1). `phrases`: their number, where that is not the
    number of seats (D2). `drawn`: the seat that began was drawn from the same seed (D4).
    """

    rolls: int
    committed: bool
    phrases: int | None = None
    drawn: bool = False


def verify(source: str | bytes) -> Verification:
    """Prove that the dice of a record are those of its seed, or refuse it with a RecordError that names the roll."""
    game, lines = read_record(source)
    headers = game.headers
    if headers.get("dice") == "real":
        raise RecordError(Illegal("real-dice", "C1"))
    if "seed" not in headers:
        raise RecordError(Illegal("no-seed", "N3/D6"))
    seed = bytes.fromhex(headers["seed"])
    committed = "commitment" in headers
    if committed and headers["commitment"].lower() != commitment_to(seed):
        raise RecordError(Illegal("other-commitment", "N3/D1"))
    drawn = check_start(game, seed)
    rolls = 0
    for step, line in zip(game.steps, lines, strict=True):
        kind, _, dice = step.move.partition(" ")
        if kind == "dice":
            due = dice_due(game, step, seed, rolls)
            if dice != due:
                raise RecordError(Illegal("other-dice", "N3/D5", number=str(rolls), due=due), line, dice)
            rolls += 1
    return Verification(rolls, committed, phrases_not_of_the_seats(game), drawn)


def check_start(game: Game, seed: bytes) -> bool:
    """Return whether the start was drawn, and refuse any seat but the drawn one (D4)."""
    if game.headers.get("drawn") != "start":
        return False
    due = drawn_start(seed, game.headers.get("entropy", ""), len(game.players))
    if game.start != due:
        raise RecordError(Illegal("other-start", "N3/D4", name=game.players[due]))
    return True


def phrases_not_of_the_seats(game: Game) -> int | None:
    """Return how many phrases there are where that is not one per seat (D2)."""
    entropy = game.headers.get("entropy", "")
    phrases = entropy.count("|") + 1
    return phrases if entropy and phrases != len(game.players) else None


def dice_due(game: Game, step: Step, seed: bytes, number: int) -> str:
    """Return the dice that seed and entropy give for this step, which is roll `number` of the game."""
    golden = game.edition.golden_die if step.before.golden_left else None
    white = int(step.before.dice_left - step.before.golden_left)
    return roll_dice(seed, game.headers.get("entropy", ""), number, white, golden)
