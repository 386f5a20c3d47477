"""Taking back at a table with real dice: what was entered wrongly stays in the log and no longer counts (C4)."""

from collections.abc import Sequence

from heckmeck.errors import Illegal

UNDO = "undo "


def counted(moves: Sequence[str]) -> list[int]:
    """Return the steps that count, by ply: `undo 12` lets those after step 12 count no longer."""
    plies: list[int] = []
    for ply, move in enumerate(moves, 1):
        if move.startswith(UNDO):
            last = int(move.removeprefix(UNDO))
            while plies and plies[-1] > last:
                plies.pop()
        else:
            plies.append(ply)
    return plies


def read_undo(move: str, moves: Sequence[str]) -> int:
    """Return the step that a game goes back to: one that counts, or the start, and not the newest (C4)."""
    text = move.removeprefix(UNDO)
    plies = [0, *counted(moves)]
    if not text.isascii() or not text.isdigit() or len(text) > len(str(len(moves))):
        raise Illegal("nothing-to-take-back", "C4")
    if str(int(text)) != text or int(text) not in plies[:-1]:
        raise Illegal("nothing-to-take-back", "C4")
    return int(text)


def rolls_in(moves: Sequence[str]) -> int:
    """Return how many rolls count."""
    return sum(moves[ply - 1].startswith("dice ") for ply in counted(moves))
