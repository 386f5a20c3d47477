"""All rolls that differ, as a tree in which a roll shares its work with the rolls it extends.

Of a roll only the dice on allowed faces matter: with `faces` allowed, n dice show C(n + faces, faces) different
rolls. The rolls are nodes of a tree: a node adds k dice of one more face to its parent, in a fixed order of the
faces, and is itself the roll in which all dice left over show faces set aside before. So the best keep of a node
is the better of one more number and the best keep of its parent, and the whole tree is one flat walk with a
short stack: read `parent`, compare with `row`, write `own`, weigh with `chance`.

A table row holds what keeping k dice of a face is worth:
- the face in place j with k dice has row j * dice + k - 1, the dead roll (T3) the row after all those;
- with `lead` the golden die shows the first face: this face has the rows 0..dice by the number k of other dice
  that show it too, can always be kept, and no roll is dead.
"""

from collections.abc import Iterator
from math import factorial
from typing import NamedTuple

FACES = 6
DEEPEST = FACES
SCRAP = DEEPEST + 1  # the place on the stack that nobody reads


class Node(NamedTuple):
    """One roll: its places on the stack, its row of the table and its chance."""

    parent: int
    own: int
    row: int
    chance: float


def roll_nodes(faces: int, dice: int, lead: bool) -> list[Node]:
    """Return the rolls of `dice` dice with `faces` faces allowed, parents before children."""
    nodes: list[Node] = []
    if lead:
        for k in range(dice + 1):
            nodes.append(Node(0, 1, k, _chance(faces, dice, dice - k, factorial(k))))
            nodes.extend(_extend(faces, dice, 1, dice - k, 1, factorial(k), first_row=dice + 1))
    else:
        nodes.append(Node(0, SCRAP, faces * dice, _chance(faces, dice, dice, 1)))
        nodes.extend(_extend(faces, dice, 0, dice, 0, 1, first_row=0))
    return nodes


def row_count(faces: int, dice: int, lead: bool) -> int:
    """Return how many rows of the table the nodes read: the keeps, and the dead roll or the golden die alone."""
    return faces * dice + 1


def _extend(
    faces: int, dice: int, place: int, free: int, depth: int, orders: int, first_row: int
) -> Iterator[Node]:
    """Yield all rolls that add faces from `place` on to a roll with `free` dice left over."""
    for j in range(place, faces):
        for k in range(1, free + 1):
            if faces == FACES and j == faces - 1 and k < free:
                continue  # with every face allowed no die is left over
            row = first_row + (j - (1 if first_row else 0)) * dice + k - 1
            same = orders * factorial(k)
            yield Node(depth, depth + 1, row, _chance(faces, dice, free - k, same))
            yield from _extend(faces, dice, j + 1, free - k, depth + 1, same, first_row)


def _chance(faces: int, dice: int, free: int, same: int) -> float:
    """Return the chance of a roll: `same` is the product of k! over its faces, `free` dice show used faces."""
    return factorial(dice) // (same * factorial(free)) * (FACES - faces) ** free / FACES**dice
