"""All different rolls, as a tree in which a roll shares its work with the rolls it extends.

Only the dice on allowed faces matter: with `faces` allowed, n dice show C(n + faces, faces)
different rolls. They are the nodes of a tree: a node adds k dice of one more face to its parent, in a fixed
order of the faces, and is itself the roll in which all dice left over show faces set aside before. So the
best keep of a node is the better of one new keep and the best keep of its parent, and the whole tree is one
flat walk with a short stack: read `parent`, compare with `row`, write `own`, weigh with `chance`.

A row is a keep: k dice of the face in place j are row j * dice + k. Row 0 is the dead roll (T3). With `lead`
the golden die shows the face in place 0: row k is then the keep of the golden die and k others, row 0 the
golden die alone, and no roll is dead.
"""

from collections.abc import Iterator
from math import factorial
from typing import NamedTuple

FACES = 6
SCRAP = FACES + 1  # a place on the stack that no node reads


class Node(NamedTuple):
    """One roll: its places on the stack, the keep it adds and its chance."""

    parent: int
    own: int
    row: int
    chance: float


def roll_nodes(faces: int, dice: int, lead: bool) -> list[Node]:
    """Return the rolls of `dice` dice with `faces` faces allowed, parents before children."""
    if not lead:
        dead = Node(0, SCRAP, 0, _chance(faces, dice, dice, 1))
        return [dead, *_extend(faces, dice, 0, dice, 0, 1)]
    nodes: list[Node] = []
    for k in range(dice + 1):
        nodes.append(Node(0, 1, k, _chance(faces, dice, dice - k, factorial(k))))
        nodes.extend(_extend(faces, dice, 1, dice - k, 1, factorial(k)))
    return nodes


def _extend(faces: int, dice: int, place: int, free: int, depth: int, same: int) -> Iterator[Node]:
    """Yield the rolls that add faces from `place` on to a roll with `free` dice left over."""
    for j in range(place, faces):
        for k in range(1, free + 1):
            if faces == FACES and j == faces - 1 and k < free:
                continue  # with every face allowed no die is left over
            more = same * factorial(k)
            yield Node(depth, depth + 1, j * dice + k, _chance(faces, dice, free - k, more))
            yield from _extend(faces, dice, j + 1, free - k, depth + 1, more)


def _chance(faces: int, dice: int, free: int, same: int) -> float:
    """Return the chance of a roll: `free` dice on used faces, `same` the product of k! over the others."""
    orders = factorial(dice) // (same * factorial(free))
    favourable: int = orders * (FACES - faces) ** free
    return float(favourable / FACES**dice)
