"""The trees that the page grows are those of the native engine, number by number."""

import numpy as np
import pytest

from heckmeck.browser import places
from heckmeck.browser.desk import OFFSETS
from heckmeck.solver.turn_tree import TurnTree, eight_dice, nine_dice
from tests.browser.page import Page


def tree_in(page: Page, place: int, like: TurnTree) -> dict[str, np.ndarray]:
    """Read a tree; the page has room for the largest one, so only as much as `like` has."""
    for offset, array in zip(OFFSETS, like, strict=False):
        page.read(place + offset, array.nbytes)
    arrays = zip(like._asdict().items(), page.run(), strict=True)
    return {
        name: np.frombuffer(content, array.dtype).reshape(array.shape) for (name, array), content in arrays
    }


@pytest.mark.parametrize("golden_die", ["ones_and_worms", "standard"])
def test_trees_are_the_same(page: Page, golden_die: str) -> None:
    page.ask("lay_trees", golden_die == "standard")
    for place, native in ((places.EIGHT, eight_dice()), (places.NINE, nine_dice(golden_die))):
        page.read(place, 4)
        assert int.from_bytes(page.run()[0], "little") == len(native.left)
        found = tree_in(page, place, native)
        for name, array in native._asdict().items():
            assert np.array_equal(found[name], array), name
