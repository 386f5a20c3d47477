"""Whole tournaments against an independent program that knows docs/rules.md section 8 alone (recomputation.py)."""

import os
from random import Random

import pytest

from heckmeck.tournament.coming import smallest_tables
from heckmeck.tournament.events import Admit, Reserve
from heckmeck.tournament.exchange import write_events
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.standings import champions, overall_standings
from heckmeck.tournament.tournament import Tournament

from .helpers import dealt, names, play_round
from .recomputation import recompute

MANY = int(os.environ.get("HECKMECK_TOURNAMENTS", "40"))


def eventful(random: Random, participants: int, rounds: int) -> Tournament:
    """A tournament in which people come late, drop out, and results are corrected and undone."""
    tournament = Tournament.create("Any", rules=HouseRules(rounds=rounds))
    tournament.register(names(participants))
    tournament.draw("shout")
    if random.random() < 0.5 and (room := smallest_tables(tournament.state)):
        tournament.add(Reserve(("Late",)))
        tournament.add(Admit(participants + 1, room[0]))
    while tournament.state.phase != "over":
        if tournament.state.phase != "playing":
            tournament.draw()
        state = tournament.state
        if random.random() < 0.3 and not state.stages[-1].plan.is_final:
            number = random.choice(state.open_tables())
            staying = state.stages[-1].tables[number - 1].staying
            if len(staying) > 2:
                tournament.withdraw(random.choice(staying))
        play_round(tournament, random)
        if random.random() < 0.5:
            tournament.undo()
            play_round(tournament, random)
        table = tournament.state.stages[-1].tables[0]
        if random.random() < 0.5 and table.scores is not None:
            tournament.correct(1, dealt(table.staying, random))
    return tournament


@pytest.mark.parametrize("number", range(MANY))
def test_standings_and_champion_are_those_of_the_rules(number: int) -> None:
    random = Random(number)
    participants = random.choice([random.randint(2, 40), random.randint(30, 120)])
    tournament = eventful(random, participants, random.choice([1, 1, 2, 3]))
    again = recompute(write_events(tournament.events))
    assert again.champions == sorted(champions(tournament.state))
    assert again.ranks == [(line.rank, line.player) for line in overall_standings(tournament.state)]
    assert [stage.lots for stage in again.stages] == [list(stage.lots) for stage in tournament.state.stages]
