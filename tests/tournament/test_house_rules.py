"""A club's own rules from a TOML file (docs/rules.md R2-R4; clauses H1-H5 of the file)."""

from fractions import Fraction
from random import Random

import pytest

from heckmeck.errors import Malformed
from heckmeck.tournament.house_rules import HouseRules, HouseStage
from heckmeck.tournament.points import SHEET_POINTS
from heckmeck.tournament.rules_file import house_rules_document, house_rules_from, read_house_rules
from heckmeck.tournament.standings import values_of

from .helpers import by_worms, play_to_the_end, started

EVERYTHING = """
edition = "deluxe"
highest_tile = 34
worms_on_low_tiles = 2
table_size = 4
score = "places"
ranking = ["score", "wins"]

[points]
4 = [5, 2.5, 1, 0]
3 = [4, 2, 0]

[[stage]]
rounds = 2
advance = 12

[[stage]]
tables = 3
each = 2
"""


def test_an_empty_file_is_the_rules_of_the_sheet() -> None:
    assert read_house_rules("") == HouseRules()
    assert house_rules_document(HouseRules()) == {}


def test_everything_can_be_changed() -> None:
    assert read_house_rules(EVERYTHING) == HouseRules(
        edition="deluxe",
        highest_tile=34,
        worms_on_low_tiles=2,
        table_size=4,
        score="places",
        ranking=("score", "wins", "lot"),
        points={
            **SHEET_POINTS,
            4: (Fraction(5), Fraction(5, 2), Fraction(1), Fraction(0)),
            3: (Fraction(4), Fraction(2), Fraction(0)),
        },
        stages=(HouseStage(rounds=2, advance=12), HouseStage(tables=3, each=2)),
    )


def test_rules_round_trip_through_their_document() -> None:
    rules = read_house_rules(EVERYTHING)
    document = house_rules_document(rules)
    assert document["points"] == {"3": [4, 2, 0], "4": [5, "5/2", 1, 0]}
    assert house_rules_from(document) == rules


@pytest.mark.parametrize(
    ("text", "reason", "clause"),
    [
        ("rounds =", "toml", "H1"),
        ("a = 1\na = 2", "toml", "H1"),
        ("score = nan", "toml", "H1"),
        ("x = " + "[" * 5000, "toml", "H1"),
        ("colour = 1", "house-key", "H1"),
        ("[[stage]]\nadvance = 6\nseats = 3", "house-key", "H1"),
        ("# comment\n" + ".".join("a" * 9_990) + " = 1", "toml-size", "H1"),
        ("#" * 20_001, "toml-size", "H1"),
        ("rounds = 1e40000000", "house-value", "H2"),
        ("[points]\n2 = [1e40000000, 0]", "house-value", "H3"),
        ('[points]\n2 = ["1e40000000", 0]', "house-value", "H3"),
        ("[[stage]]\nadvance = 6\n" * 11, "house-value", "H4"),
        ("rounds = 0", "house-value", "H2"),
        ("rounds = true", "house-value", "H2"),
        ("rounds = 2.5", "house-value", "H2"),
        ("table_size = 8", "house-value", "H2"),
        ('edition = "junior"', "house-value", "H2"),
        ("edition = []", "house-value", "H2"),
        ('score = "worms"', "house-value", "H2"),
        ("points = 3", "house-value", "H2"),
        ("stage = 3", "house-value", "H2"),
        ("stage = [3]", "house-value", "H2"),
        ('ranking = "score"', "house-value", "H2"),
        ('ranking = ["luck"]', "house-value", "H2"),
        ("ranking = []", "house-value", "R3"),
        ('ranking = ["wins", "wins"]', "house-value", "R3"),
        ('ranking = ["lot", "wins"]', "house-value", "R3"),
        ('edition = "deluxe"\nhighest_tile = 28', "house-value", "M7"),
        ("[points]\n8 = [1, 2]", "house-value", "R4"),
        ("[points]\n3 = [6, 3]", "points", "H3"),
        ("[points]\n3 = [1, 3, 6]", "points", "H3"),
        ("[points]\n3 = [6, 3, -1]", "house-value", "H3"),
        ('[points]\n3 = [6, 3, "x"]', "house-value", "H3"),
        ("[points]\n3 = [6, 3, true]", "house-value", "H3"),
        ("[points]\n3 = [6, 3, [1]]", "house-value", "H3"),
        ('[points]\n3 = [6, 3, "1/0"]', "house-value", "H3"),
        ("[[stage]]\ntables = 4", "stage-advance", "H4"),
        ("[[stage]]\nadvance = 4\neach = 1", "stage-advance", "H4"),
        ("[[stage]]\nadvance = 4\ntables = 4\ntable_size = 4", "stage-tables", "H4"),
        ("[[stage]]\neach = 1\nrounds = 2", "stage-each", "R7"),
        ("rounds = 2\n[[stage]]\nadvance = 4", "rounds-and-stages", "H5"),
    ],
)
def test_a_mistake_in_the_file_is_named(text: str, reason: str, clause: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_house_rules(text)
    assert (refusal.value.reason, refusal.value.clause) == (f"tournament-{reason}", clause)
    assert not any("\n" in str(detail) for detail in refusal.value.details.values())


def test_a_club_runs_a_tournament_of_its_own() -> None:
    """Ten people, two tables of five, three from each to a final of six, with the club's own points."""
    rules = read_house_rules("[points]\n5 = [10, 5, 2.5, 0, 0]\n[[stage]]\ntables = 2\neach = 3")
    tournament = started(10, rules)
    tournament.draw()
    for number in (1, 2):
        players = tournament.state.stages[0].tables[number - 1].players
        results = zip(players, [(9, 36), (5, 33), (3, 30), (2, 25), (1, 21)], strict=True)
        tournament.enter(number, by_worms(dict(results)))
    values = values_of(tournament.state.stages[0], rules)
    assert sorted(value["score"] for value in values.values()) == sorted([19, 10, Fraction(11, 2), 2, 1] * 2)
    tournament.draw()
    assert tournament.state.stages[1].plan.tables == (6,)
    play_to_the_end(tournament, Random(1))
    assert tournament.state.phase == "over"
