"""Recomputing every roll of a record from its seed and entropy (NOTATION.md 3)."""

from typing import NamedTuple

from heckmeck.errors import Illegal
from heckmeck.game import Game, Step
from heckmeck.record.errors import RecordError
from heckmeck.record.fair_dice import commitment_to, roll_dice
from heckmeck.record.reader import read_record


class Verification(NamedTuple):
    """What was proved: so many rolls, and whether the record names the commitment shown before the game."""

    rolls: int
    committed: bool


def verify(source: str | bytes) -> Verification:
    """Prove that the dice of a record are those of its seed, or refuse it with a RecordError that names the roll."""
    game, lines = read_record(source)
    headers = game.headers
    if "seed" not in headers:
        raise RecordError(Illegal("no-seed", "N3"))
    seed = bytes.fromhex(headers["seed"])
    committed = "commitment" in headers
    if committed and headers["commitment"].lower() != commitment_to(seed):
        raise RecordError(Illegal("other-commitment", "N3"))
    rolls = 0
    for step, line in zip(game.steps, lines, strict=True):
        kind, _, dice = step.move.partition(" ")
        if kind == "dice":
            due = dice_due(game, step, seed, rolls)
            if dice != due:
                raise RecordError(Illegal("other-dice", "N3", number=str(rolls), due=due), line, dice)
            rolls += 1
    return Verification(rolls, committed)


def dice_due(game: Game, step: Step, seed: bytes, number: int) -> str:
    """Return the dice that seed and entropy give for this step, which is roll `number` of the game."""
    golden = game.edition.golden_die if step.before.golden_left else None
    white = int(step.before.dice_left - step.before.golden_left)
    return roll_dice(seed, game.headers.get("entropy", ""), number, white, golden)
