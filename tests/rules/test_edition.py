"""Presets and options: M4-M7, S7, F4, E4 and N1."""

import numpy as np
import pytest

from heckmeck import Malformed
from heckmeck.rules.edition import Edition
from heckmeck.rules.engine import new_game
from heckmeck.rules.state import UP


def test_presets():
    assert Edition.parse("russian") == Edition("russian", steal="optional")
    assert Edition.parse("russian steal=forced").steal == "forced"
    assert Edition.parse("classic").tiles == list(range(21, 37))
    assert Edition.parse("deluxe").tiles == [11, 13, *range(21, 37)]
    assert Edition.parse("classic highest_tile=28").tiles == list(range(21, 29))


@pytest.mark.parametrize(
    "text",
    [
        "classic",
        "deluxe golden_die=standard",
        "russian steal=forced faster=off",
        "deluxe max_turns=none highest_tile=29",
        "classic max_turns=12 worms_on_low_tiles=0 lower_tile=any",
    ],
)
def test_text_is_kept_as_it_was_read(text):
    """N9: also options that repeat the preset, in their order."""
    edition = Edition.parse(f"  {text.replace(' ', '   ')} ")
    assert str(edition) == text
    assert eval(repr(edition), {"Edition": Edition}) == edition


def test_text_of_a_made_edition_names_what_differs():
    assert str(Edition("russian", steal="forced", faster="highest")) == "russian steal=forced faster=highest"
    assert str(Edition("russian", steal="optional")) == "russian"
    assert (
        str(Edition.parse("deluxe max_turns=5").with_options(max_turns=None, steal="optional"))
        == "deluxe steal=optional"
    )


def test_options_are_numbers_in_the_state():
    rules = "deluxe golden_die=standard worms_on_low_tiles=2 steal=optional lower_tile=any faster=highest max_turns=9"
    s = new_game(Edition.parse(rules), 3, 2)
    assert (s.golden_die_standard, s.worms_on_low_tiles, s.steal_optional, s.lower_tile_any) == (1, 2, 1, 1)
    assert (s.faster, s.max_turns, s.seat, s.supply) == (2, 9, 2, 7)


@pytest.mark.parametrize("rules", ["classic", "deluxe highest_tile=30", "russian highest_tile=21"])
def test_the_table_has_the_tiles_and_specialists_of_the_edition(rules):
    """M1, M4, M7."""
    edition = Edition.parse(rules)
    s = new_game(edition, 2)
    assert np.flatnonzero(s.grill == UP).tolist() == edition.tiles
    assert s.specialist.tolist() == ([11, 21, 23, 25, 27, 29] if edition.is_deluxe else [-1] * 6)
    assert s.supply == (7 if edition.is_deluxe else 0)


@pytest.mark.parametrize("text", ["", "classic steal=", "classic =optional", "classic highest_tile=36.0"])
def test_refused(text):
    with pytest.raises(Malformed):
        Edition.parse(text)
