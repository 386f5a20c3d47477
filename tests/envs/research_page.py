"""The tables of docs/research.md, made from the code: `python -m tests.envs.research_page` writes them anew."""

from collections.abc import Iterable
from pathlib import Path

from heckmeck.envs.encoding import SEAT_FIELDS, SEAT_SIZE, TABLE_SIZE, Field, layout
from heckmeck.game.moves import SPELLING
from heckmeck.rules.actions import (
    ACTIONS,
    FROM_SEAT,
    KEEP_FACE,
    PUT_SPECIALIST_BACK,
    ROLL,
    ROLL_GOLDEN,
    STOP,
    TAKE,
    USE_WEASEL,
)

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
ACTION_GROUPS = (
    (ROLL, "roll all dice not set aside (T5); before the first roll: eight dice (K4)"),
    (ROLL_GOLDEN, "before the first roll: nine dice, the golden one included (K4)"),
    (KEEP_FACE, "set aside all dice of this face (T2)"),
    (STOP, "stop (T4); after a dead roll: decline the weasel (K5)"),
    (USE_WEASEL, "roll all dice of this roll again (K5)"),
    (TAKE, "choose this tile (S7)"),
    (PUT_SPECIALIST_BACK, "put this one of two specialists back (G2)"),
    (FROM_SEAT, "take the Bratworm from this seat (B2)"),
)
DATASET = (
    ("game", "int64", "number of the game in the file, from 0"),
    ("ply", "int32", "steps of the game before this decision, rolls included (NOTATION 2)"),
    ("rules", "string", "preset and options"),
    ("seat", "int8", "who decides"),
    ("observation", "fixed-size list of int8", "the position as this seat sees it, as above"),
    ("action_mask", "fixed-size list of 39 int8", "the legal actions"),
    ("action", "int8", "what was decided"),
    ("win", "double", "what the game was worth to this seat in the end: reward `win`"),
    ("margin", "double", "and reward `margin`"),
    ("place", "int8", "its place in the end, 0 is the first (E3)"),
)


def rows(lines: Iterable[Iterable[object]]) -> str:
    head, *body = [[str(cell) for cell in line] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *body])


def numbers(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def action_rows() -> str:
    lines = [("code", "spelled", "meaning")]
    ends = [first for first, _ in ACTION_GROUPS[1:]] + [ACTIONS]
    for (first, meaning), end in zip(ACTION_GROUPS, ends, strict=True):
        spelled = dict.fromkeys((f"`{SPELLING[first]}`", f"`{SPELLING[end - 1]}`"))
        lines.append((numbers(first, end - first), " … ".join(spelled), meaning))
    return rows(lines)


def field_rows(start: int, fields: Iterable[Field]) -> str:
    lines = [("index", "field", "0 to", "meaning")]
    for field in fields:
        lines.append((numbers(start, field.size), f"`{field.name}`", str(field.most), field.meaning))
        start += field.size
    return rows(lines)


def tables() -> dict[str, str]:
    assert layout(2)[-1].stop == TABLE_SIZE + 2 * SEAT_SIZE
    return {
        "actions": action_rows(),
        "observation": field_rows(0, [at.field for at in layout(2) if at.seat is None]),
        "seat": field_rows(0, SEAT_FIELDS),
        "dataset": rows([("column", "type", "meaning"), *((f"`{name}`", *rest) for name, *rest in DATASET)]),
    }


def written(page: str) -> str:
    """Return the page with its tables as the code has them."""
    for name, table in tables().items():
        start, end = f"<!-- table: {name} -->\n", "<!-- end -->"
        before, rest = page.split(start)
        page = f"{before}{start}{table}\n{end}{rest.split(end, 1)[1]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
