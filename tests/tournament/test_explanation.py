"""Standings say what decided each place; plans tell what will happen."""

from random import Random

import pytest

from heckmeck.language import available, words_in
from heckmeck.tournament.explanation import explained_standings, plan_line
from heckmeck.tournament.house_rules import HouseRules
from heckmeck.tournament.scores import TableScore
from heckmeck.tournament.stages import plan
from tests.tournament.helpers import by_worms, play_to_the_end, started


def test_each_reason_of_a_small_tournament() -> None:
    """Two tables of four: score, highest tile in the final, a shared place, a stage not reached, the lot."""
    tournament = started(8)
    tournament.draw()
    for number, table in enumerate(tournament.state.stages[0].tables, 1):
        one, two, three, four = table.players
        tournament.enter(
            number, [*by_worms({one: (8, 36), two: (4, 35)}), TableScore(three, ()), TableScore(four, ())]
        )
    tournament.draw()
    one, two, three, four = tournament.state.stages[1].tables[0].players
    tournament.enter(
        1, [TableScore(one, (36,)), TableScore(two, (35,)), TableScore(three, ()), TableScore(four, ())]
    )
    reasons = [why for _, why in explained_standings(tournament.state, words_in("en"))]
    assert reasons == [
        "",
        "Highest tile: 35 against 36",
        "Worms: 0 against 4",
        "shared place",
        "did not reach this stage",
        "drawn by lot",
        "drawn by lot",
        "drawn by lot",
    ]


def test_fractions_are_written_as_people_do() -> None:
    tournament = started(3, HouseRules(rounds=2))
    tournament.draw()
    one, two, three = tournament.state.stages[0].tables[0].players
    tournament.enter(1, [TableScore(one, (36,)), TableScore(two, ()), TableScore(three, ())])
    (_, first), (_, second), (_, third) = explained_standings(tournament.state, words_in("en"))
    assert (first, second, third) == ("", "Score: 2 against 10", "shared place")


@pytest.mark.parametrize("language", available())
def test_every_language_can_explain(language: str) -> None:
    words = words_in(language)
    tournament = started(40)
    tournament.draw()
    tournament.withdraw(1)
    play_to_the_end(tournament, Random(1))
    assert len(list(explained_standings(tournament.state, words))) == 40
    for count, rules in ((47, HouseRules()), (7, HouseRules()), (60, HouseRules(rounds=3))):
        for number, stage in enumerate(plan(count, rules), 1):
            assert str(stage.participants) in plan_line(words, number, stage)


def test_who_left_the_final() -> None:
    tournament = started(3)
    tournament.draw()
    tournament.withdraw(1)
    staying = tournament.state.stages[0].tables[0].staying
    tournament.enter(1, [TableScore(player, (20 + player,)) for player in staying])
    assert [why for _, why in explained_standings(tournament.state, words_in("en"))][-1] == "left the final"
