"""House rules can be changed until registration is closed (docs/rules.md R9), and are then as given at first."""

from random import Random

import pytest

from heckmeck.errors import Illegal, Refused
from heckmeck.tournament.checking import check
from heckmeck.tournament.events import Rules
from heckmeck.tournament.exchange import read_event, read_events, write_events
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.rules_file import house_rules_from
from heckmeck.tournament.tournament import Tournament

from .helpers import names, play_to_the_end, started


def test_other_rules_before_the_draw() -> None:
    tournament = started(24)
    tournament.add(Rules({"preset": "seven"}))
    assert tournament.state.rules == house_rules_from({"preset": "seven"})
    tournament.add(Rules({"rounds": 3, "table_size": 4}))  # all of it: nothing of "seven" is left
    assert tournament.state.rules == HouseRules(rounds=3, table_size=4)
    tournament.undo()
    assert tournament.state.rules.preset == "seven"
    play_to_the_end(tournament, Random(1))
    assert check(tournament.events) == []
    assert Tournament(read_events(write_events(tournament.events))).state == tournament.state


def test_not_after_the_draw_and_not_with_an_open_seal() -> None:
    """R9: with a known seed, other tables would choose the draw."""
    drawn, sealed = started(8), Tournament.create("Sealed")
    drawn.draw()
    sealed.register(names(8))
    sealed.draw("shout")
    sealed.undo()
    for tournament in (drawn, sealed):
        with pytest.raises(Illegal) as refusal:
            tournament.add(Rules({"rounds": 2}))
        assert (refusal.value.reason, refusal.value.clause) == ("tournament-registration-over", "R9")


@pytest.mark.parametrize("rules", ['{"colour": 1}', '{"rounds": 0}', "[]"])
def test_rules_that_are_none_are_refused(rules: str) -> None:
    with pytest.raises(Refused):
        read_event(f'{{"event": "rules", "rules": {rules}}}')
