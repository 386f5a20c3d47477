"""The position that the flags of `heckmeck odds` describe: whatever is not refused is one that a turn can come to.

Besides the flags only the position line lays dice (tests/properties/test_positions.py): records and live games are
played. A solved turn trusts them all.
"""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heckmeck.cli.commands.odds.position import OWNED, lay_position
from heckmeck.errors import Refused
from heckmeck.rules.actions import ROLL, STOP, listed
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.state import GOLDEN_DIE, WEASEL, WITH_SEAT, State
from heckmeck.solver.solved_turn import PLANNED, SolvedTurn
from tests.solver.aims import for_worms

GOLDEN = st.sampled_from(["", "", "+1", "+W", "+4"])
RULES = st.sampled_from(["classic", "deluxe", "deluxe golden_die=standard"])


@st.composite
def dice_of_a_turn(draw: st.DrawFn) -> tuple[str, str]:
    """Return what is set aside and what was rolled: often as many dice as there are, with anything on them."""

    def white(most: int, least: int = 0) -> str:
        return "".join(sorted(draw(st.lists(st.sampled_from("12345W"), min_size=least, max_size=most))))

    kept = white(9) + draw(GOLDEN)
    left = max(0, 8 - sum(die.isalnum() for die in kept.partition("+")[0]))
    roll = draw(st.sampled_from(["", white(9), white(left, left)]))
    return kept, roll + draw(GOLDEN) if roll else ""


def check_dice(s: State) -> None:
    """All dice are set aside, on the table or left (T2, T5); the golden die is one of them, and once (M5)."""
    golden_plays = s.golden_left or s.golden >= 0 or s.kept.sum() + s.dice_left > 8
    assert s.kept.sum() + s.dice_left == 8 + bool(golden_plays)
    assert s.roll.sum() + (s.golden >= 0) in (0, s.dice_left)
    assert not golden_plays or s.specialist[GOLDEN_DIE] == WITH_SEAT
    assert not s.weasel_used or s.specialist[WEASEL] == WITH_SEAT, "K5"


@settings(max_examples=300, deadline=None)
@given(RULES, dice_of_a_turn(), st.sampled_from(["", "8", "9"]), st.booleans(), st.sampled_from([*OWNED, ""]))
def test_what_is_not_refused_has_an_answer(
    rules: str, shown: tuple[str, str], dice: str, weasel_used: bool, owned: str
) -> None:
    try:
        game = lay_position(rules, *shown, dice, weasel_used, [owned] if owned else [])
    except Refused:
        assume(False)
    s = game.state
    check_dice(s)
    if s.phase in PLANNED:
        worth = sorted(SolvedTurn(s, for_worms()).decisions(s))
        if s.dice_left == 0:
            assert worth == [STOP], "T5: it is about to stop by itself"
        else:
            assert worth == (listed(legal_actions(s)) or [ROLL])
