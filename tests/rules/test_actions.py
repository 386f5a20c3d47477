"""Sets of decisions as the bits of an integer."""

from hypothesis import given
from hypothesis import strategies as st

from heckmeck.game.moves import ACTION_OF, SPELLING, read_action
from heckmeck.rules.actions import ACTIONS, holds, listed, only, pick, size

SETS = st.sets(st.integers(0, ACTIONS - 1))


@given(SETS)
def test_a_set_holds_its_actions_in_ascending_order(chosen):
    actions = sum(only(action) for action in chosen)
    assert listed(actions) == sorted(chosen)
    assert size(actions) == len(chosen)
    assert [pick(actions, index) for index in range(len(chosen))] == sorted(chosen)
    assert [holds(actions, action) for action in range(-1, ACTIONS + 1)] == [
        action in chosen for action in range(-1, ACTIONS + 1)
    ]


def test_every_action_has_one_spelling():
    assert len(set(SPELLING)) == ACTIONS == 39
    assert all(read_action(text) == action for text, action in ACTION_OF.items())
